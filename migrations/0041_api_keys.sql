-- API keys: what another system calls with, for one client and as far as its scopes go. Kept as SHA-256, and after their end for the record.
CREATE TABLE api_keys (
  client_id uuid NOT NULL REFERENCES clients (id),
  id uuid NOT NULL,
  hash text NOT NULL UNIQUE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  scopes text[] NOT NULL CHECK (cardinality(scopes) BETWEEN 1 AND 20),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text,
  -- Null: until it is revoked.
  expires_at timestamptz,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  PRIMARY KEY (client_id, id)
);
-- The log names a key by its name.
CREATE UNIQUE INDEX api_keys_name ON api_keys (client_id, lower(name)) WHERE revoked_at IS NULL;

GRANT SELECT, UPDATE (last_used_at) ON api_keys TO epod_platform;
GRANT SELECT (client_id, id, name, scopes, created_at, created_by, expires_at, last_used_at, revoked_at) ON api_keys TO epod_client;
GRANT INSERT (client_id, id, hash, name, scopes, created_by, expires_at) ON api_keys TO epod_client;
GRANT UPDATE (revoked_at, revoked_by) ON api_keys TO epod_client;

ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON api_keys TO epod_platform USING (true) WITH CHECK (true);
CREATE POLICY client ON api_keys TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client());
