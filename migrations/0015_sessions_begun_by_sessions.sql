-- The session whose code began this one, and with which it ends; null for one begun with a password.
ALTER TABLE sessions ADD COLUMN parent_id uuid;
ALTER TABLE sessions ADD FOREIGN KEY (client_id, parent_id) REFERENCES sessions (client_id, id) ON DELETE CASCADE;
CREATE INDEX sessions_parent ON sessions (client_id, parent_id) WHERE parent_id IS NOT NULL;
