-- Expand: an order's row held its state twice, whole (doc) and as it is answered (wire). From here on it holds the answer, and
-- of the state what that lacks (untold): stored-state.ts puts both together. A row that has a doc is read by it.
--
-- Processes of the release before read doc alone. While a database has orders from before, a trigger writes it for them;
-- `npm run db:rebuild`, once none of them runs, takes the trigger away and the doc out of each row. A new database has
-- neither. Locks: ACCESS EXCLUSIVE for milliseconds; no row is looked at or written.
ALTER TABLE orders ALTER COLUMN doc DROP NOT NULL, ADD COLUMN untold jsonb,
  ADD CONSTRAINT orders_have_a_state CHECK (doc IS NOT NULL OR untold IS NOT NULL) NOT VALID;
GRANT UPDATE (untold) ON orders TO epod_app;

-- What both lack is as in an order of which nothing is known.
CREATE FUNCTION orders_keep_doc() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told jsonb;
  profile jsonb;
BEGIN
  told := NEW.wire::jsonb;
  SELECT coalesce(jsonb_object_agg(key, value), '{}') INTO profile FROM jsonb_each(told)
    WHERE key ~ '^(client_client|cust_code|cust_name|bill_qty|po_number|sla|depot_name|depot_code|zone|POD_ID|lr|shipping_plant|(bill|material|sales)_[A-Za-z0-9_]{1,40})$';
  NEW.doc := (told - 'trip_status' - 'review_status' - ARRAY(SELECT jsonb_object_keys(profile)))
    || jsonb_build_object('profile', profile, 'review', NULL, 'trip_completed_at', NULL,
      'challenge', '{"hash": null, "contacts": [], "expires_at": null, "sent": [], "tries": 0, "locked_until": null}'::jsonb,
      'approval_status', (told -> 'approval_status') - 'review_status')
    || (NEW.untold - 'epod')
    || jsonb_build_object('epod', ((told -> 'epod') - 'goods') || coalesce(NEW.untold -> 'epod', '{}'));
  RETURN NEW;
END $$;
DO $$
BEGIN
  IF EXISTS (SELECT FROM orders) THEN
    CREATE TRIGGER orders_keep_doc BEFORE INSERT OR UPDATE ON orders
      FOR EACH ROW WHEN (NEW.doc IS NULL) EXECUTE FUNCTION orders_keep_doc();
  END IF;
END $$;

-- An answer is packed to where four rows fit a page; an event that begins an order stays in its row, packed where the
-- engine has lz4, and is not moved to a side table, which took a row and an index entry there for each.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_settings s WHERE s.name = 'default_toast_compression' AND 'lz4' = ANY (s.enumvals)) THEN
    ALTER TABLE orders ALTER COLUMN untold SET STORAGE MAIN, ALTER COLUMN untold SET COMPRESSION lz4;
    ALTER TABLE orders SET (toast_tuple_target = 2000);
    ALTER TABLE events ALTER COLUMN body SET STORAGE MAIN, ALTER COLUMN body SET COMPRESSION lz4,
      ALTER COLUMN disclosures SET STORAGE MAIN, ALTER COLUMN disclosures SET COMPRESSION lz4;
  ELSE
    ALTER TABLE events SET (toast_tuple_target = 4080);
  END IF;
END $$;
