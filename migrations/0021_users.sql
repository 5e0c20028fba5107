-- Users are managed: invited, changed, disabled, looked at as they look; and who changed what is kept.

-- An administrator of every client; no setting of a configuration, and granted by another one alone.
ALTER TABLE users ADD COLUMN is_platform_admin boolean NOT NULL DEFAULT false;
-- Optimistic concurrency: counts the changes of a row by those who manage users.
ALTER TABLE users ADD COLUMN rev integer NOT NULL DEFAULT 1;
ALTER TABLE users ADD COLUMN last_sign_in_at timestamptz;
-- Null until the invitation is taken up.
ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL;
ALTER TABLE users ADD COLUMN is_invited boolean GENERATED ALWAYS AS (password_hash IS NULL) STORED;

-- An invitation is a code for a first password.
ALTER TABLE password_resets ADD COLUMN purpose text NOT NULL DEFAULT 'reset' CHECK (purpose IN ('reset', 'invitation'));

-- The session of somebody who looks at everything as this session's user does; with it this one ends.
ALTER TABLE sessions ADD COLUMN viewed_from uuid REFERENCES sessions (id) ON DELETE CASCADE;
CREATE INDEX sessions_viewed_from ON sessions (viewed_from) WHERE viewed_from IS NOT NULL;

-- The audit log of user management, append-only by grant and by trigger.
-- Personal data: names, e-mail addresses; owner: the client account; purged with the account.
CREATE TABLE user_changes (
  client_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- Who did it; null for the product itself.
  by text,
  user_id uuid NOT NULL,
  username text NOT NULL,
  action text NOT NULL CHECK (action IN ('created', 'invited', 'accepted', 'changed', 'disabled', 'enabled',
    'reset', 'sessions_ended', 'viewed_as', 'second_factor_removed')),
  before jsonb,
  after jsonb,
  why text,
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id, user_id) REFERENCES users (client_id, id)
);
CREATE INDEX user_changes_user ON user_changes (client_id, user_id, id);

CREATE FUNCTION user_changes_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'user_changes are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER user_changes_append_only BEFORE UPDATE OR DELETE ON user_changes
  FOR EACH ROW EXECUTE FUNCTION user_changes_are_append_only();
CREATE TRIGGER user_changes_no_truncate BEFORE TRUNCATE ON user_changes
  FOR EACH STATEMENT EXECUTE FUNCTION user_changes_are_append_only();

-- `epod_manager` sees one client's users and no secret of theirs: neither a password's hash nor a code's nor a token's.
GRANT SELECT (is_platform_admin, rev, last_sign_in_at, is_invited) ON users TO epod_manager;
GRANT INSERT (id, client_id, username, name, email, reach, party, config) ON users TO epod_manager;
GRANT UPDATE (name, email, reach, party, disabled, config, rev) ON users TO epod_manager;
GRANT SELECT (id, client_id, user_id, idle_expires_at, absolute_expires_at, ended_at, viewed_from) ON sessions TO epod_manager;
GRANT UPDATE (ended_at) ON sessions TO epod_manager;
GRANT SELECT (client_id, user_id, purpose, expires_at, used_at) ON password_resets TO epod_manager;
GRANT INSERT (hash, name_hash, client_id, user_id, address, purpose, expires_at) ON password_resets TO epod_manager;
GRANT UPDATE (expires_at) ON password_resets TO epod_manager;
-- When something was done is the database's to say.
GRANT SELECT, INSERT (client_id, id, by, user_id, username, action, before, after, why) ON user_changes
  TO epod_manager, epod_platform;
GRANT UPDATE (name, email, reach, party, config, rev, is_platform_admin, last_sign_in_at) ON users TO epod_platform;

ALTER TABLE user_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON user_changes TO epod_platform USING (true) WITH CHECK (true);
CREATE POLICY manager ON user_changes TO epod_manager USING (client_id = app_client()) WITH CHECK (client_id = app_client());

CREATE POLICY manager_reads ON users FOR SELECT TO epod_manager USING (client_id = app_client());
CREATE POLICY manager_adds ON users FOR INSERT TO epod_manager WITH CHECK (client_id = app_client() AND NOT is_platform_admin);
CREATE POLICY manager_changes ON users FOR UPDATE TO epod_manager
  USING (client_id = app_client() AND NOT is_platform_admin) WITH CHECK (client_id = app_client() AND NOT is_platform_admin);
CREATE POLICY manager ON sessions TO epod_manager USING (client_id = app_client()) WITH CHECK (client_id = app_client());
CREATE POLICY manager ON password_resets TO epod_manager USING (client_id = app_client()) WITH CHECK (client_id = app_client());
CREATE POLICY manager ON idempotency TO epod_manager USING (client_id = app_client()) WITH CHECK (client_id = app_client());
CREATE POLICY manager ON outbox FOR INSERT TO epod_manager WITH CHECK (client_id = app_client());
CREATE POLICY manager ON policies FOR SELECT TO epod_manager USING (client_id = app_client());
CREATE POLICY manager ON policy_withdrawals FOR SELECT TO epod_manager USING (client_id = app_client());
CREATE POLICY manager ON clients FOR SELECT TO epod_manager USING (id = app_client());
