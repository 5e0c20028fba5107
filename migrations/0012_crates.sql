-- The crate account: every movement is two entries, one party's loss and another's gain; a balance is the sum of its entries and is kept nowhere.

CREATE TABLE crate_entries (
  client_id uuid NOT NULL REFERENCES clients (id),
  movement uuid NOT NULL,
  -- The lot and the order whose count moved the crates; null where somebody moved them by hand.
  lot text,
  order_id uuid,
  event text NOT NULL CHECK (event IN ('wh_out', 'pod_in', 'pod_out', 'wh_in', 'moved')),
  asset text NOT NULL,
  party_kind text NOT NULL CHECK (party_kind IN ('warehouse', 'vehicle', 'receiver', 'lost', 'damaged')),
  party text NOT NULL,
  amount integer NOT NULL CHECK (amount <> 0),
  at timestamptz NOT NULL,
  by_username text,
  note text,
  PRIMARY KEY (client_id, movement, amount),
  FOREIGN KEY (client_id, order_id) REFERENCES orders (client_id, id)
);
CREATE INDEX crate_entries_party ON crate_entries (client_id, party_kind, party, asset, at);
CREATE INDEX crate_entries_lot ON crate_entries (client_id, lot, at) WHERE lot IS NOT NULL;

CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the crate ledger is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER crate_entries_append_only BEFORE UPDATE OR DELETE ON crate_entries FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER crate_entries_no_truncate BEFORE TRUNCATE ON crate_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- At COMMIT each movement has its two sides, of one asset, and they add up to nothing.
CREATE FUNCTION movement_is_double() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE sides integer; total bigint; assets integer;
BEGIN
  SELECT count(*), sum(amount), count(DISTINCT asset) INTO sides, total, assets FROM crate_entries WHERE client_id = NEW.client_id AND movement = NEW.movement;
  IF sides <> 2 OR total <> 0 OR assets <> 1 THEN RAISE EXCEPTION 'a movement has two sides' USING ERRCODE = 'check_violation'; END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER crate_entries_double AFTER INSERT ON crate_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION movement_is_double();

-- What a party was asked to confirm; only the digest of the address is kept.
CREATE TABLE crate_statements (
  client_id uuid NOT NULL REFERENCES clients (id),
  id uuid NOT NULL,
  party_kind text NOT NULL,
  party text NOT NULL,
  until timestamptz NOT NULL,
  -- The balances that were stated, by asset.
  balances jsonb NOT NULL,
  ref_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  expires_at timestamptz NOT NULL,
  answer text CHECK (answer IN ('confirmed', 'contested')),
  note text,
  answered_at timestamptz,
  PRIMARY KEY (client_id, id)
);
CREATE INDEX crate_statements_party ON crate_statements (client_id, created_at);

GRANT SELECT, INSERT ON crate_entries, crate_statements TO epod_app;
GRANT UPDATE (answer, note, answered_at) ON crate_statements TO epod_platform;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['crate_entries', 'crate_statements'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
    EXECUTE format('CREATE POLICY client ON %I TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client())', t);
  END LOOP;
END $$;
-- Whoever sees an order counts its crates, and sees those counts alone.
CREATE POLICY party ON crate_entries TO epod_vendor, epod_distributor, epod_order
  USING (client_id = app_client() AND EXISTS (SELECT FROM orders o WHERE o.client_id = crate_entries.client_id AND o.id = crate_entries.order_id))
  WITH CHECK (client_id = app_client() AND EXISTS (SELECT FROM orders o WHERE o.client_id = crate_entries.client_id AND o.id = crate_entries.order_id));
