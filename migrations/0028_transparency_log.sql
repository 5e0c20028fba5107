-- Transparency log: every event of the installation is a leaf of one Merkle tree (RFC 6962), in the order in which they were
-- committed. What was once said of the tree, its checkpoints, is signed and leaves the house.

-- Keys that sign checkpoints. The private half is sealed with the installation's secret; nothing is deleted, so that what an earlier
-- key has signed can be verified.
CREATE TABLE log_keys (
  name text NOT NULL CHECK (name ~ '^[!-*,-~]{1,255}$'),
  public_key bytea PRIMARY KEY CHECK (length(public_key) = 32),
  sealed text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  retired_at timestamptz
);

-- Which leaf an event is. No foreign key: where an event is gone, this is what shows it.
CREATE TABLE log_leaves (
  leaf bigint PRIMARY KEY CHECK (leaf >= 0),
  client_id uuid NOT NULL,
  order_id uuid NOT NULL,
  seq integer NOT NULL,
  UNIQUE (client_id, order_id, seq)
);

-- The tree's hashes in tiles (C2SP tlog-tiles): up to 256 of 32 bytes side by side. The last tile of a level grows.
CREATE TABLE log_tiles (
  level smallint NOT NULL CHECK (level >= 0),
  number bigint NOT NULL CHECK (number >= 0),
  hashes bytea NOT NULL CHECK (length(hashes) BETWEEN 32 AND 8192 AND length(hashes) % 32 = 0),
  PRIMARY KEY (level, number)
);
-- Hashes cannot be compressed.
ALTER TABLE log_tiles ALTER COLUMN hashes SET STORAGE EXTERNAL;

-- Checkpoints as they were signed (C2SP signed-note, tlog-checkpoint).
CREATE TABLE log_checkpoints (
  size bigint PRIMARY KEY CHECK (size >= 0),
  note text NOT NULL CHECK (length(note) <= 65536),
  at timestamptz NOT NULL DEFAULT now()
);

-- What witnesses elsewhere have signed of a checkpoint (C2SP tlog-cosignature), each in its line.
CREATE TABLE log_cosignatures (
  size bigint NOT NULL REFERENCES log_checkpoints (size),
  witness text NOT NULL CHECK (length(witness) <= 255),
  line text NOT NULL CHECK (length(line) <= 1000),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (size, witness)
);

-- What a time-stamping authority has answered to a checkpoint (RFC 3161).
CREATE TABLE log_timestamps (
  size bigint PRIMARY KEY REFERENCES log_checkpoints (size),
  reply bytea NOT NULL CHECK (length(reply) <= 65536),
  at timestamptz NOT NULL DEFAULT now()
);

-- Up to where the log of events has become leaves; what lies before it and is a leaf already is passed over.
CREATE TABLE log_place (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  txid xid8 NOT NULL,
  position bigint NOT NULL
);

CREATE FUNCTION log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the transparency log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE FUNCTION tiles_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.level <> OLD.level OR NEW.number <> OLD.number
    OR substring(NEW.hashes FROM 1 FOR length(OLD.hashes)) <> OLD.hashes THEN
    RAISE EXCEPTION 'a tile only grows' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER log_leaves_append_only BEFORE UPDATE OR DELETE ON log_leaves FOR EACH ROW EXECUTE FUNCTION log_is_append_only();
CREATE TRIGGER log_leaves_no_truncate BEFORE TRUNCATE ON log_leaves FOR EACH STATEMENT EXECUTE FUNCTION log_is_append_only();
CREATE TRIGGER log_checkpoints_append_only BEFORE UPDATE OR DELETE ON log_checkpoints
  FOR EACH ROW EXECUTE FUNCTION log_is_append_only();
CREATE TRIGGER log_checkpoints_no_truncate BEFORE TRUNCATE ON log_checkpoints
  FOR EACH STATEMENT EXECUTE FUNCTION log_is_append_only();
CREATE TRIGGER log_cosignatures_append_only BEFORE UPDATE OR DELETE ON log_cosignatures
  FOR EACH ROW EXECUTE FUNCTION log_is_append_only();
CREATE TRIGGER log_timestamps_append_only BEFORE UPDATE OR DELETE ON log_timestamps
  FOR EACH ROW EXECUTE FUNCTION log_is_append_only();
CREATE TRIGGER log_tiles_only_grow BEFORE UPDATE ON log_tiles FOR EACH ROW EXECUTE FUNCTION tiles_only_grow();
CREATE TRIGGER log_tiles_stay BEFORE DELETE ON log_tiles FOR EACH ROW EXECUTE FUNCTION log_is_append_only();
CREATE TRIGGER log_tiles_no_truncate BEFORE TRUNCATE ON log_tiles FOR EACH STATEMENT EXECUTE FUNCTION log_is_append_only();

GRANT SELECT, INSERT ON log_keys, log_leaves, log_tiles, log_checkpoints, log_cosignatures, log_timestamps, log_place
  TO epod_platform;
GRANT UPDATE (hashes) ON log_tiles TO epod_platform;
GRANT UPDATE (txid, position) ON log_place TO epod_platform;
GRANT UPDATE (retired_at) ON log_keys TO epod_platform;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['log_keys', 'log_leaves', 'log_tiles', 'log_checkpoints', 'log_cosignatures', 'log_timestamps',
    'log_place'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
  END LOOP;
END $$;
