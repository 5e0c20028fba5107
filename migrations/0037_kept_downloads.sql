-- Downloads that take long are made to a file beside the request, and taken from there as often as whoever asked wants, for a day.

CREATE TABLE kept_downloads (
  client_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Whoever asked for it; nobody else sees it.
  user_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('report', 'pods')),
  -- What was asked for, as the call's schema has it, and the language of what is written in it.
  asked jsonb NOT NULL,
  language text NOT NULL,
  file_name text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'making', 'ready', 'failed')),
  -- Rows or files that it will have, bytes that it has so far and will have about; null while unknown.
  rows integer,
  bytes bigint NOT NULL DEFAULT 0,
  expected_bytes bigint,
  digest text,
  -- The code of the sentence that says why it failed.
  fault text,
  tries smallint NOT NULL DEFAULT 0,
  -- Who makes it says so again and again; a process that died does not.
  maker uuid,
  leased_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id, user_id) REFERENCES users (client_id, id)
);
CREATE INDEX kept_downloads_to_make ON kept_downloads (created_at) WHERE state IN ('waiting', 'making');

GRANT SELECT, INSERT, DELETE ON kept_downloads TO epod_app;
GRANT UPDATE (state, rows, bytes, expected_bytes, digest, fault, tries, maker, leased_until, ended_at) ON kept_downloads TO epod_app;
ALTER TABLE kept_downloads ENABLE ROW LEVEL SECURITY;
ALTER TABLE kept_downloads FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON kept_downloads TO epod_platform USING (true) WITH CHECK (true);
CREATE POLICY client ON kept_downloads TO epod_client, epod_vendor, epod_distributor USING (client_id = app_client()) WITH CHECK (client_id = app_client());
