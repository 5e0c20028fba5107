-- The feed of changes names places of the log by transaction ids, which mean nothing to another server: each database has an epoch of its own,
-- so that a place of another is told from ours.
CREATE TABLE feed_epoch (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  epoch uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO feed_epoch DEFAULT VALUES;

GRANT SELECT ON feed_epoch TO epod_platform;
ALTER TABLE feed_epoch ENABLE ROW LEVEL SECURITY;
ALTER TABLE feed_epoch FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON feed_epoch TO epod_platform USING (true) WITH CHECK (true);
