-- Checkpoints in an object store with object lock: which are to be put there, which stand there, and which were read back and seen to
-- be locked. `place` is the store, bucket and prefix as the operator has set them.
CREATE TABLE log_archived (
  place text NOT NULL CHECK (length(place) BETWEEN 1 AND 2000),
  size bigint NOT NULL REFERENCES log_checkpoints (size),
  -- A process that is at it has it for a minute.
  claimed_at timestamptz,
  put_at timestamptz,
  -- The store's name for what was put.
  version text CHECK (length(version) <= 1024),
  confirmed_at timestamptz,
  PRIMARY KEY (place, size)
);
CREATE INDEX log_archived_open ON log_archived (place, size) WHERE confirmed_at IS NULL;
GRANT SELECT, INSERT, UPDATE (claimed_at, put_at, version, confirmed_at) ON log_archived TO epod_platform;
ALTER TABLE log_archived ENABLE ROW LEVEL SECURITY;
ALTER TABLE log_archived FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON log_archived TO epod_platform USING (true) WITH CHECK (true);
