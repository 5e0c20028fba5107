-- Expand: a webhook that an API key made ends with the key, and says so (HOOK-01).
--
-- No row is of the new state before a process of this release writes one. Locks: ACCESS EXCLUSIVE
-- for as long as a few rows a client take to be looked at.
ALTER TABLE webhooks DROP CONSTRAINT webhooks_state_check;
ALTER TABLE webhooks ADD CONSTRAINT webhooks_state_check
  CHECK (state IN ('active', 'gone', 'failing', 'secret_lost', 'key_revoked'));
