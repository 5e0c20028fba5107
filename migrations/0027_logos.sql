-- Clients' logos, which anybody may see: of the files that are kept, these alone are served without an account.

CREATE TABLE logos (
  client_id uuid NOT NULL REFERENCES clients (id),
  digest text NOT NULL,
  width integer NOT NULL CHECK (width BETWEEN 1 AND 512),
  height integer NOT NULL CHECK (height BETWEEN 1 AND 512),
  created_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (client_id, digest),
  FOREIGN KEY (client_id, digest) REFERENCES files (client_id, digest)
);

GRANT SELECT, INSERT ON logos TO epod_client, epod_platform;

ALTER TABLE logos ENABLE ROW LEVEL SECURITY;
ALTER TABLE logos FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON logos TO epod_platform USING (true) WITH CHECK (true);
CREATE POLICY client ON logos TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client());
