-- Deliveries that a file brings: an upload of them can be taken back as one, by whoever handed it in and by the client's desk.

CREATE TABLE delivery_uploads (
  client_id uuid NOT NULL REFERENCES clients (id),
  id uuid NOT NULL,
  -- Whose reach it was sent with: 'client', 'vendor' or 'distributor', and the name of the last two.
  kind text NOT NULL,
  party text NOT NULL,
  username text NOT NULL,
  file_name text NOT NULL,
  -- Rows of the file, those among them that were never sent.
  rows integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz,
  undone_by text,
  PRIMARY KEY (client_id, id)
);
CREATE INDEX delivery_uploads_newest ON delivery_uploads (client_id, created_at, id);

-- What an upload has put on record, from this revision of the order on; in the transaction that wrote it.
CREATE TABLE delivery_writes (
  client_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  party text NOT NULL,
  rev integer NOT NULL,
  -- Was it taken back? Null while nobody has tried.
  undone boolean,
  PRIMARY KEY (client_id, upload_id, order_id),
  FOREIGN KEY (client_id, upload_id) REFERENCES delivery_uploads (client_id, id)
);

GRANT SELECT, INSERT ON delivery_uploads, delivery_writes TO epod_app;
GRANT UPDATE (undone_at, undone_by) ON delivery_uploads TO epod_app;
GRANT UPDATE (undone) ON delivery_writes TO epod_app;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['delivery_uploads', 'delivery_writes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
    EXECUTE format('CREATE POLICY client ON %I TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client())', t);
    EXECUTE format('CREATE POLICY vendor ON %I TO epod_vendor
      USING (client_id = app_client() AND kind = ''vendor'' AND party = app_party() AND party <> '''')
      WITH CHECK (client_id = app_client() AND kind = ''vendor'' AND party = app_party() AND party <> '''')', t);
    EXECUTE format('CREATE POLICY distributor ON %I TO epod_distributor
      USING (client_id = app_client() AND kind = ''distributor'' AND party = app_party() AND party <> '''')
      WITH CHECK (client_id = app_client() AND kind = ''distributor'' AND party = app_party() AND party <> '''')', t);
  END LOOP;
END $$;
