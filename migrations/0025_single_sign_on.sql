-- Single sign-on (OpenID Connect) and provisioning (SCIM): who vouches for a client's users. Secrets are sealed with
-- the installation's key or kept as SHA-256.

-- The provider that a client's users sign in at; one for each client.
CREATE TABLE sign_in_providers (
  client_id uuid PRIMARY KEY REFERENCES clients (id),
  issuer text NOT NULL,
  provider_client_id text NOT NULL,
  sealed_secret text,
  scopes text NOT NULL,
  groups_claim text NOT NULL,
  -- In order: the first group that somebody is in decides.
  groups jsonb NOT NULL,
  -- Passwords are refused for all but administrators.
  is_only boolean NOT NULL DEFAULT false,
  end_session_endpoint text,
  rev integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT now(),
  changed_by text
);

-- Which e-mail addresses lead to which provider; a domain leads to one.
CREATE TABLE sign_in_domains (
  domain text PRIMARY KEY,
  client_id uuid NOT NULL REFERENCES sign_in_providers (client_id) ON DELETE CASCADE
);
CREATE INDEX sign_in_domains_client ON sign_in_domains (client_id);

-- Who changed a client's provider or its tokens, append-only by grant and by trigger.
CREATE TABLE sign_in_changes (
  client_id uuid NOT NULL REFERENCES clients (id),
  id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  by text,
  action text NOT NULL CHECK (action IN ('saved', 'removed', 'token_made', 'token_revoked')),
  before jsonb,
  after jsonb,
  why text,
  PRIMARY KEY (client_id, id)
);
CREATE FUNCTION sign_in_changes_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'sign_in_changes are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER sign_in_changes_append_only BEFORE UPDATE OR DELETE ON sign_in_changes
  FOR EACH ROW EXECUTE FUNCTION sign_in_changes_are_append_only();
CREATE TRIGGER sign_in_changes_no_truncate BEFORE TRUNCATE ON sign_in_changes
  FOR EACH STATEMENT EXECUTE FUNCTION sign_in_changes_are_append_only();

-- A browser that was sent to the provider and has not come back yet: used once, within ten minutes.
CREATE TABLE sign_in_starts (
  state_hash text PRIMARY KEY,
  client_id uuid NOT NULL REFERENCES clients (id),
  browser_hash text NOT NULL,
  -- Nonce and code verifier.
  sealed text NOT NULL,
  provider_rev integer NOT NULL,
  network text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_starts_age ON sign_in_starts (expires_at);
CREATE INDEX sign_in_starts_client ON sign_in_starts (client_id);

-- Who a user is to the provider (issuer and subject), and to whoever provisions it (external id).
-- Personal data: identifiers; owner: the client account; purged with the account.
CREATE TABLE user_identities (
  client_id uuid NOT NULL,
  user_id uuid NOT NULL,
  issuer text,
  subject text,
  external_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (client_id, user_id),
  FOREIGN KEY (client_id, user_id) REFERENCES users (client_id, id) ON DELETE CASCADE,
  CHECK ((issuer IS NULL) = (subject IS NULL)),
  UNIQUE (client_id, issuer, subject),
  UNIQUE (client_id, external_id)
);

-- Bearer tokens of whoever provisions a client's users.
CREATE TABLE scim_tokens (
  client_id uuid NOT NULL REFERENCES clients (id),
  id uuid NOT NULL,
  hash text NOT NULL UNIQUE,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text,
  last_used_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (client_id, id)
);

-- A session that a provider vouched for, and the provider's own name for it, where it says one.
ALTER TABLE sessions ADD COLUMN is_single boolean NOT NULL DEFAULT false;
ALTER TABLE sessions ADD COLUMN provider_session text;

GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_providers, sign_in_domains, sign_in_starts, user_identities, scim_tokens
  TO epod_platform;
-- When something was done is the database's to say.
GRANT SELECT, INSERT (client_id, id, by, action, before, after, why) ON sign_in_changes TO epod_platform;

-- Nobody has a viewer yet when most of these are read: only the platform role sees them.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['sign_in_providers', 'sign_in_domains', 'sign_in_changes', 'sign_in_starts',
    'user_identities', 'scim_tokens'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
  END LOOP;
END $$;
