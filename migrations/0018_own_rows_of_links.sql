-- A public link's transactions read messages, kept answers and links of their own order alone, and change none of them.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['outbox', 'idempotency'] LOOP
    EXECUTE format('DROP POLICY party ON %I', t);
    EXECUTE format('CREATE POLICY party ON %I TO epod_vendor, epod_distributor
      USING (client_id = app_client()) WITH CHECK (client_id = app_client())', t);
  END LOOP;
END $$;
DROP POLICY party ON links;
CREATE POLICY party ON links TO epod_vendor, epod_distributor
  USING (client_id = app_client() AND EXISTS (SELECT FROM orders o WHERE o.client_id = links.client_id AND o.id = links.order_id))
  WITH CHECK (client_id = app_client() AND EXISTS (SELECT FROM orders o WHERE o.client_id = links.client_id AND o.id = links.order_id));

CREATE POLICY link_reads ON outbox FOR SELECT TO epod_order USING (client_id = app_client() AND order_id::text = app_party());
CREATE POLICY link_adds ON outbox FOR INSERT TO epod_order WITH CHECK (client_id = app_client() AND order_id::text = app_party());
-- The actor of a link's answers ends with the order that the link is of.
CREATE POLICY link_reads ON idempotency FOR SELECT TO epod_order USING (client_id = app_client() AND actor LIKE 'link:%:' || app_party());
CREATE POLICY link_adds ON idempotency FOR INSERT TO epod_order WITH CHECK (client_id = app_client() AND actor LIKE 'link:%:' || app_party());
CREATE POLICY link_reads ON links FOR SELECT TO epod_order USING (client_id = app_client() AND order_id::text = app_party());
