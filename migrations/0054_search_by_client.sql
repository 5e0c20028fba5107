-- A search reads one client's part of the index: client and trigram are keys of one GIN index, which the policy of the
-- search's role asks for together. The client stands in it as an array of one, so that no other index can serve that
-- condition, whatever the planner believes of the table's size, and so that no extension but pg_trgm is needed.
--
-- Locks: making the index holds SHARE on orders (reading goes on, writing waits) for about 15 to 60 s a million orders;
-- the rest holds ACCESS EXCLUSIVE for milliseconds. On a large table make it before, while everything runs, and this
-- finds it there:
--   CREATE INDEX CONCURRENTLY orders_client_search ON orders USING gin ((ARRAY[client_id]), search gin_trgm_ops);
CREATE INDEX IF NOT EXISTS orders_client_search ON orders USING gin ((ARRAY[client_id]), search gin_trgm_ops);

DROP POLICY search ON orders;
CREATE POLICY search ON orders FOR SELECT TO epod_search
  USING (ARRAY[client_id] @> ARRAY[app_client()] AND search LIKE (current_setting('app.search', true) || '%')
    AND CASE current_setting('app.scope', true)
      WHEN 'client' THEN true WHEN 'vendor' THEN transporter = app_party()
      WHEN 'distributor' THEN destination_name = app_party() OR client_name = app_party() ELSE false END);

-- Its keys were the trigrams of all clients together.
DROP INDEX orders_search;
