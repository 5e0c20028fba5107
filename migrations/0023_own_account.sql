-- One's own account: where sessions come from, and second factors. Secrets are sealed with the installation's key
-- or kept as SHA-256.

-- Where a session began, as login_failures.address has networks, and whether it proved two factors.
-- Personal data: addresses; owner: the client account; purged with the row.
ALTER TABLE sessions ADD COLUMN network text;
ALTER TABLE sessions ADD COLUMN strong boolean NOT NULL DEFAULT false;

-- A user's authenticator app (RFC 6238); it counts from its first right code on. Wrong codes of strangers are counted by the hour.
CREATE TABLE second_factors (
  client_id uuid NOT NULL,
  user_id uuid NOT NULL,
  sealed_secret text NOT NULL,
  confirmed_at timestamptz,
  -- The time step of the last code that was good: each is good once.
  last_step bigint NOT NULL DEFAULT 0,
  wrong integer NOT NULL DEFAULT 0,
  wrong_since timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (client_id, user_id),
  FOREIGN KEY (client_id, user_id) REFERENCES users (client_id, id) ON DELETE CASCADE
);

-- What opens once in place of the app.
CREATE TABLE recovery_codes (
  client_id uuid NOT NULL,
  user_id uuid NOT NULL,
  hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (client_id, user_id, hash),
  FOREIGN KEY (client_id, user_id) REFERENCES second_factors (client_id, user_id) ON DELETE CASCADE
);

-- A right password that waits for its second factor.
CREATE TABLE sign_in_tickets (
  hash text PRIMARY KEY,
  client_id uuid NOT NULL,
  user_id uuid NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (client_id, user_id) REFERENCES users (client_id, id) ON DELETE CASCADE
);
CREATE INDEX sign_in_tickets_user ON sign_in_tickets (client_id, user_id);
CREATE INDEX sign_in_tickets_age ON sign_in_tickets (expires_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON second_factors, recovery_codes, sign_in_tickets TO epod_platform;

-- Nobody has a viewer yet when these are read: only the platform role sees them.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['second_factors', 'recovery_codes', 'sign_in_tickets'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
  END LOOP;
END $$;
