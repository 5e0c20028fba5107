-- An import is one batch, however many requests bring it, and can be undone (IMPO-02).

CREATE TABLE import_batches (
  client_id uuid NOT NULL REFERENCES clients (id),
  id uuid NOT NULL,
  username text NOT NULL,
  -- '' where the sender named none.
  file_name text NOT NULL,
  -- Rows of the file, those among them that were never sent.
  rows integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz,
  undone_by text,
  PRIMARY KEY (client_id, id)
);
CREATE INDEX import_batches_newest ON import_batches (client_id, created_at, id);

-- What a batch has written: these orders, each as this revision; in the transaction that wrote them.
CREATE TABLE import_writes (
  client_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  rev integer NOT NULL,
  order_ids uuid[] NOT NULL,
  orders integer GENERATED ALWAYS AS (cardinality(order_ids)) STORED,
  -- How many were undone; null while nobody has tried.
  undone integer,
  PRIMARY KEY (client_id, batch_id, position),
  FOREIGN KEY (client_id, batch_id) REFERENCES import_batches (client_id, id)
);

ALTER TABLE imports ADD COLUMN batch_id uuid;
ALTER TABLE imports ADD FOREIGN KEY (client_id, batch_id) REFERENCES import_batches (client_id, id);
CREATE INDEX imports_batch ON imports (client_id, batch_id);

GRANT SELECT, INSERT ON import_batches, import_writes TO epod_app;
GRANT UPDATE (undone_at, undone_by) ON import_batches TO epod_app;
GRANT UPDATE (undone) ON import_writes TO epod_app;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['import_batches', 'import_writes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
    EXECUTE format('CREATE POLICY client ON %I TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client())', t);
  END LOOP;
END $$;

-- An order that is taken out leaves the read model, and so every list, count and search, and its number is free again; its log
-- stays, which therefore no longer hangs on the row.
ALTER TABLE events DROP CONSTRAINT events_client_id_order_id_fkey;
ALTER TABLE access_codes DROP CONSTRAINT access_codes_client_id_order_id_fkey,
  ADD FOREIGN KEY (client_id, order_id) REFERENCES orders (client_id, id) ON DELETE CASCADE;
ALTER TABLE outbox DROP CONSTRAINT outbox_client_id_order_id_fkey,
  ADD FOREIGN KEY (client_id, order_id) REFERENCES orders (client_id, id) ON DELETE SET NULL (order_id);

CREATE FUNCTION orders_leave_by_their_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM events e WHERE e.client_id = OLD.client_id AND e.order_id = OLD.id AND e.seq = OLD.rev + 1 AND e.type = 'withdrawn') THEN
    RAISE EXCEPTION 'an order leaves only by an event of its log' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER orders_leave_by_their_log BEFORE DELETE ON orders FOR EACH ROW EXECUTE FUNCTION orders_leave_by_their_log();
GRANT DELETE ON orders TO epod_client;
