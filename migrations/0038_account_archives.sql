-- Data portability: all that an account has leaves as one archive and is brought into another installation. Who writes an
-- archive sees one client's rows and no secret: the role `epod_archive` may read the columns that travel, and nothing else.

-- The archives that were asked for, and what became of them.
CREATE TABLE account_exports (
  client_id uuid NOT NULL REFERENCES clients (id),
  id uuid NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'running', 'done', 'failed', 'expired')),
  asked_by text,
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- Until when a process works at it; null while none does.
  lease_until timestamptz,
  -- How many processes have begun it.
  tries integer NOT NULL DEFAULT 0,
  -- Photos and papers that are in it, of how many.
  files_done integer NOT NULL DEFAULT 0,
  files_total integer,
  -- How many of them could not be taken: they are not as they were put on record.
  files_lost integer NOT NULL DEFAULT 0,
  done_at timestamptz,
  expires_at timestamptz,
  bytes bigint,
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (client_id, id),
  CHECK (state <> 'done' OR num_nulls(done_at, expires_at, bytes, sha256) = 0)
);
-- One at a time for each client.
CREATE UNIQUE INDEX account_exports_standing ON account_exports (client_id) WHERE state IN ('queued', 'running');
CREATE INDEX account_exports_newest ON account_exports (client_id, asked_at DESC, id);

-- Where an account was before: what the log of that installation had signed of its events, and the keys to verify it with.
CREATE TABLE account_origins (
  client_id uuid NOT NULL REFERENCES clients (id),
  manifest_sha256 text NOT NULL CHECK (manifest_sha256 ~ '^[0-9a-f]{64}$'),
  origin text NOT NULL CHECK (length(origin) <= 2000),
  exported_at timestamptz NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now(),
  -- Null where that installation had signed none.
  checkpoint text CHECK (length(checkpoint) <= 65536),
  keys jsonb NOT NULL,
  PRIMARY KEY (client_id, manifest_sha256)
);

-- Which installation has signed it; null for this one. Others' are kept, and not handed out as our own.
ALTER TABLE credentials ADD COLUMN origin text CHECK (length(origin) <= 2000);

-- When one was asked for is the database's to say.
GRANT SELECT ON account_exports TO epod_client, epod_platform;
GRANT INSERT (client_id, id, asked_by) ON account_exports TO epod_client;
GRANT UPDATE ON account_exports TO epod_platform;
GRANT SELECT ON account_origins TO epod_client, epod_platform;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['account_exports', 'account_origins'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
    EXECUTE format('CREATE POLICY client ON %I TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client())', t);
  END LOOP;
END $$;

GRANT USAGE ON SCHEMA public TO epod_archive;
GRANT SELECT ON policies, policy_withdrawals, user_changes, preferences, saved_views, sign_in_changes, files, logos, events, names,
  pictures, link_openings, crate_entries, import_batches, imports, import_writes, delivery_uploads, delivery_writes,
  legal_holds, credentials, account_origins, log_leaves TO epod_archive;
GRANT SELECT (id, client_id, username, name, email, reach, party, disabled, config, rev, last_sign_in_at, created_at)
  ON users TO epod_archive;
GRANT SELECT (client_id, id, order_id, party, created_at, created_by, expires_at, revoked_at) ON links TO epod_archive;
GRANT SELECT (client_id, id, party_kind, party, until, balances, created_at, created_by, expires_at, answer, note, answered_at)
  ON crate_statements TO epod_archive;
GRANT SELECT (id, client_id, order_id, kind, channel, recipient, subject, body, state, tries, due_at, expires_at, sent_at,
  provider_id, error, sent_by, created_at) ON outbox TO epod_archive;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['policies', 'policy_withdrawals', 'users', 'user_changes', 'preferences', 'saved_views',
    'sign_in_changes', 'files', 'logos', 'events', 'names', 'pictures', 'links', 'link_openings', 'outbox', 'crate_entries',
    'crate_statements', 'import_batches', 'imports', 'import_writes', 'delivery_uploads', 'delivery_writes', 'legal_holds',
    'credentials', 'account_origins', 'log_leaves'] LOOP
    EXECUTE format('CREATE POLICY archive ON %I FOR SELECT TO epod_archive USING (client_id = app_client())', t);
  END LOOP;
END $$;
GRANT SELECT ON clients TO epod_archive;
CREATE POLICY archive ON clients FOR SELECT TO epod_archive USING (id = app_client());

-- What anybody may read of the tree.
GRANT SELECT ON log_tiles, log_checkpoints, log_cosignatures TO epod_archive;
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['log_tiles', 'log_checkpoints', 'log_cosignatures'] LOOP
    EXECUTE format('CREATE POLICY archive ON %I FOR SELECT TO epod_archive USING (current_setting(''app.scope'', true) = ''archive'')', t);
  END LOOP;
END $$;
