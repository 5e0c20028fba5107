-- Redaction: a person's values are taken out of the log, one order a transaction, and their digests stay (DATA-01, PROF-04).

-- Who had whose data erased, when and why; by whom the data were is kept as a keyed hash alone. What the job needs to find the person
-- stands sealed, and no longer than until it is done.
-- Personal data: sealed; owner: the client account; purged at the end of the erasure.
CREATE TABLE erasures (
  client_id uuid NOT NULL REFERENCES clients (id),
  id uuid NOT NULL,
  person_tag text NOT NULL CHECK (length(person_tag) = 64),
  kinds text[] NOT NULL CHECK (kinds <@ ARRAY['phone', 'email', 'name'] AND cardinality(kinds) > 0),
  sealed text,
  why text NOT NULL CHECK (length(why) <= 500),
  asked_at timestamptz NOT NULL DEFAULT now(),
  asked_by text,
  -- Orders up to this one were looked through; null before the first.
  searched_to uuid,
  searched_at timestamptz,
  -- What went beside orders, and what stays, by kind.
  elsewhere jsonb NOT NULL DEFAULT '{}',
  fault text,
  ended_at timestamptz,
  PRIMARY KEY (client_id, id),
  CHECK (ended_at IS NULL OR sealed IS NULL)
);
-- The same person is erased once at a time.
CREATE UNIQUE INDEX erasures_under_way ON erasures (client_id, person_tag) WHERE ended_at IS NULL;
CREATE INDEX erasures_newest ON erasures (client_id, asked_at DESC, id);

-- Orders that name the person, and what came of each. An order that was taken out has its log alone.
CREATE TABLE erasure_orders (
  client_id uuid NOT NULL,
  erasure_id uuid NOT NULL,
  order_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'erased', 'held', 'nothing')),
  erased integer NOT NULL DEFAULT 0,
  staying integer NOT NULL DEFAULT 0,
  -- What else the order calls the person, and which pictures it does not name any more; sealed until the end.
  sealed text,
  PRIMARY KEY (client_id, erasure_id, order_id),
  FOREIGN KEY (client_id, erasure_id) REFERENCES erasures (client_id, id)
);
CREATE INDEX erasure_orders_waiting ON erasure_orders (client_id, erasure_id, order_id) WHERE state = 'waiting';

GRANT SELECT ON erasures, erasure_orders TO epod_client, epod_platform;
GRANT INSERT (client_id, id, person_tag, kinds, sealed, why, asked_by) ON erasures TO epod_client, epod_platform;
GRANT UPDATE (sealed, searched_to, searched_at, elsewhere, fault, ended_at) ON erasures TO epod_platform;
GRANT INSERT, UPDATE (state, erased, staying, sealed) ON erasure_orders TO epod_platform;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['erasures', 'erasure_orders'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
    EXECUTE format('CREATE POLICY client ON %I TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client())', t);
  END LOOP;
END $$;

-- What the job takes away, as the platform's role.
GRANT UPDATE (disclosures) ON events TO epod_platform;
GRANT DELETE ON names, files, pictures TO epod_platform;
GRANT UPDATE (failures) ON imports TO epod_platform;
GRANT UPDATE (file_name) ON import_batches, delivery_uploads TO epod_platform;

-- A value leaves an event only where an event of the same order names it as erased, whoever asks.
CREATE FUNCTION is_told_erasure(event events, before text[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (
    SELECT FROM unnest(before, event.disclosures) WITH ORDINALITY AS d (was, is_now, at)
    WHERE is_now IS DISTINCT FROM was AND NOT EXISTS (
      SELECT FROM events e
      WHERE e.client_id = event.client_id AND e.order_id = event.order_id AND e.type = 'erased'
        AND e.body::jsonb -> 'data' -> 'values'
          @> jsonb_build_array(jsonb_build_object('seq', event.seq, 'places', jsonb_build_array(d.at - 1)))))
$$;

CREATE OR REPLACE FUNCTION events_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF is_erasure(OLD.disclosures, NEW.disclosures)
        AND to_jsonb(NEW) - 'disclosures' = to_jsonb(OLD) - 'disclosures'
        AND is_told_erasure(NEW, OLD.disclosures) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'events are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
