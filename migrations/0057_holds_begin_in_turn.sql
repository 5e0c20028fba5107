-- Expand: a legal hold that waited for an erasure to end began when it had waited, not when it was asked for (DATA-01).
-- Locks: ACCESS EXCLUSIVE for milliseconds; no row is looked at or written.
ALTER TABLE legal_holds ALTER COLUMN begun_at SET DEFAULT clock_timestamp();
