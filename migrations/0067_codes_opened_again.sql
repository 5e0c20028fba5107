-- Expand: a code that opened a page opens it again for the request that used it, whose answer was lost (LINK-02).
--
-- The digest of that request's Idempotency-Key; null where there was none, and in rows of before. It goes with its row.
-- Locks: ACCESS EXCLUSIVE for milliseconds; no row is looked at or written.
ALTER TABLE access_codes ADD COLUMN used_under text;
GRANT UPDATE (used_under) ON access_codes TO epod_app;
