-- Expand: a user that whoever provisions it deleted is found there no more (ACCT-04, RFC 7644 section 3.6).
--
-- The row stays: what its user did stays on record. It has another id there from then on, under which it is found once it is
-- enabled or added again; null for the row's own. Processes of the release before find it as one that is disabled, as they did.
-- Locks: ACCESS EXCLUSIVE for milliseconds; no row is looked at or written.
ALTER TABLE users ADD COLUMN provisioned_id uuid;
ALTER TABLE users ADD COLUMN is_removed boolean NOT NULL DEFAULT false;

GRANT UPDATE (provisioned_id, is_removed) ON users TO epod_platform;
-- Whom User Management enables is found again.
GRANT SELECT (is_removed), UPDATE (is_removed) ON users TO epod_manager;
