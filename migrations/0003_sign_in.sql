-- Signing in: sessions, what may stand in an address, and the limits on guessing. Secrets are kept as SHA-256 only.
-- Personal data: addresses and browsers' names; owner: the client account; purged when they have had their time.

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  client_id uuid NOT NULL,
  user_id uuid NOT NULL,
  renewal_hash text NOT NULL UNIQUE,
  idle_expires_at timestamptz NOT NULL,
  absolute_expires_at timestamptz NOT NULL,
  embedded boolean NOT NULL DEFAULT false,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  UNIQUE (client_id, id),
  FOREIGN KEY (client_id, user_id) REFERENCES users (client_id, id)
);
CREATE INDEX sessions_user ON sessions (client_id, user_id) WHERE ended_at IS NULL;
CREATE INDEX sessions_age ON sessions (absolute_expires_at);

-- A session's bearer tokens: the newest, and those before it while other tabs are still learning of it.
CREATE TABLE session_tokens (
  hash text PRIMARY KEY,
  client_id uuid NOT NULL,
  session_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (client_id, session_id) REFERENCES sessions (client_id, id) ON DELETE CASCADE
);
CREATE INDEX session_tokens_session ON session_tokens (client_id, session_id);

-- Single-use codes that may stand in an address: embedding, adding an order on a phone. They end with the session that made them.
CREATE TABLE url_codes (
  hash text PRIMARY KEY,
  client_id uuid NOT NULL,
  session_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('embed', 'mobile_add')),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  FOREIGN KEY (client_id, session_id) REFERENCES sessions (client_id, id) ON DELETE CASCADE
);
CREATE INDEX url_codes_session ON url_codes (client_id, session_id);

-- Wrong passwords, and tries that are not yet decided, for the limits of AUTH-13. The name is hashed: people type passwords into that field too.
CREATE TABLE login_failures (
  id uuid PRIMARY KEY,
  name_hash text NOT NULL,
  address text NOT NULL,
  pending boolean NOT NULL DEFAULT true,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX login_failures_name ON login_failures (name_hash, at);
CREATE INDEX login_failures_address ON login_failures (address, at);
CREATE INDEX login_failures_age ON login_failures (at);

-- Requests for a new password, also for names that nobody has: what is written must not tell the two apart.
CREATE TABLE password_resets (
  hash text PRIMARY KEY,
  name_hash text NOT NULL,
  client_id uuid,
  user_id uuid,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (client_id, user_id) REFERENCES users (client_id, id)
);
CREATE INDEX password_resets_name ON password_resets (name_hash, at);
CREATE INDEX password_resets_user ON password_resets (client_id, user_id);
CREATE INDEX password_resets_age ON password_resets (at);

GRANT SELECT, INSERT, UPDATE, DELETE ON sessions, session_tokens, url_codes, login_failures, password_resets TO epod_platform;

-- Nobody has a viewer yet when these are read: only the platform role sees them.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['sessions', 'session_tokens', 'url_codes', 'login_failures', 'password_resets'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
  END LOOP;
END $$;
