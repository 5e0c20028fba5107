-- Passkeys (WebAuthn): public keys that users sign in with, and the challenges that wait for an answer.

-- A user's passkey. The private key never leaves the user's device; what is kept here opens nothing.
-- Personal data: the name that the user gave the key; owner: the client account; purged with the account.
CREATE TABLE passkeys (
  client_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- The id that the authenticator gave it, in base64url: no two keys of the installation share one.
  credential_id text NOT NULL UNIQUE CHECK (length(credential_id) <= 1400),
  -- COSE in base64url, as it was registered.
  public_key text NOT NULL,
  -- How often it has signed, where the authenticator counts: a lower one is a copy.
  counter bigint NOT NULL DEFAULT 0,
  transports jsonb NOT NULL DEFAULT '[]',
  -- Kept by an account of the maker's on several devices, or bound to one.
  is_synced boolean NOT NULL,
  name text NOT NULL CHECK (length(name) <= 80),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id, user_id) REFERENCES users (client_id, id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user ON passkeys (client_id, user_id);

-- A challenge is good once, for five minutes, in the browser that it was made for.
CREATE TABLE passkey_challenges (
  -- SHA-256 of what the browser holds in a cookie.
  hash text PRIMARY KEY,
  challenge text NOT NULL,
  -- Who adds a key; null for whoever signs in, who has said no name yet.
  client_id uuid,
  user_id uuid,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (client_id, user_id) REFERENCES users (client_id, id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_user ON passkey_challenges (client_id, user_id);
CREATE INDEX passkey_challenges_age ON passkey_challenges (expires_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON passkeys, passkey_challenges TO epod_platform;

-- Nobody has a viewer yet when these are read: only the platform role sees them.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['passkeys', 'passkey_challenges'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
  END LOOP;
END $$;

-- What users change of how they sign in is on record too; which actions there are, the contract lists.
ALTER TABLE user_changes DROP CONSTRAINT user_changes_action_check;
ALTER TABLE user_changes ADD CONSTRAINT user_changes_action_check CHECK (action ~ '^[a-z_]{1,40}$');

-- Who judges a configuration has to know who can sign in.
GRANT SELECT (is_invited) ON users TO epod_client;
