-- Webhooks: other systems that are told what happens to a client's orders (Standard Webhooks).

-- Who listens. What it is told next follows from the last event it was told of: the log is its backlog.
CREATE TABLE webhooks (
  client_id uuid NOT NULL REFERENCES clients (id),
  id uuid NOT NULL,
  url text NOT NULL CHECK (length(url) <= 2000),
  types text[] NOT NULL CHECK (cardinality(types) BETWEEN 1 AND 100),
  -- Sealed with the installation's secret; the former signs too, until its time is over.
  sealed_secret text NOT NULL,
  sealed_former text,
  former_until timestamptz,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'gone', 'failing', 'secret_lost')),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text,
  -- Since when nothing was taken; null where the last try was.
  failing_since timestamptz,
  -- The last event that was looked at; null before the first.
  after_order uuid,
  after_seq integer,
  -- Its queue is as long as it may be: what is in the log beyond waits there.
  is_full boolean NOT NULL DEFAULT false,
  -- Size of the last checkpoint that was looked at.
  checkpoint bigint NOT NULL DEFAULT 0,
  -- Whoever holds the lease delivers, one process at a time.
  lease uuid,
  lease_until timestamptz,
  leased_at timestamptz,
  PRIMARY KEY (client_id, id),
  CHECK ((sealed_former IS NULL) = (former_until IS NULL)),
  CHECK ((after_order IS NULL) = (after_seq IS NULL))
);
CREATE INDEX webhooks_active ON webhooks (leased_at NULLS FIRST) WHERE state = 'active';

-- What a listener is told, and what became of that: no word of an event, which is read where it stands. Purged after 30 days.
CREATE TABLE webhook_deliveries (
  client_id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  -- The same for every try: `webhook-id`.
  id uuid NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL,
  order_id uuid,
  seq integer,
  checkpoint bigint,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'given_up')),
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  -- What came of the last try, its HTTP status where there was one, and how long it took.
  outcome text,
  status integer,
  took_ms integer,
  PRIMARY KEY (client_id, webhook_id, id),
  FOREIGN KEY (client_id, webhook_id) REFERENCES webhooks (client_id, id) ON DELETE CASCADE,
  CHECK ((order_id IS NULL) = (seq IS NULL)),
  CHECK ((order_id IS NULL) <> (checkpoint IS NULL))
);
CREATE UNIQUE INDEX webhook_deliveries_event ON webhook_deliveries (webhook_id, order_id, seq) WHERE order_id IS NOT NULL;
CREATE INDEX webhook_deliveries_queued ON webhook_deliveries (webhook_id, due_at) WHERE state = 'queued';
CREATE INDEX webhook_deliveries_order ON webhook_deliveries (webhook_id, order_id, number) WHERE state = 'queued';
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (client_id, webhook_id, number);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);

-- Who changed what other systems may do and are told, append-only by grant and by trigger.
CREATE TABLE system_changes (
  client_id uuid NOT NULL REFERENCES clients (id),
  id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- Null for the product itself.
  by text,
  action text NOT NULL CHECK (action IN ('webhook_added', 'webhook_removed', 'webhook_rotated', 'webhook_enabled',
    'webhook_disabled', 'key_made', 'key_revoked')),
  what jsonb NOT NULL,
  PRIMARY KEY (client_id, id)
);
CREATE FUNCTION system_changes_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'system_changes are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER system_changes_append_only BEFORE UPDATE OR DELETE ON system_changes
  FOR EACH ROW EXECUTE FUNCTION system_changes_are_append_only();
CREATE TRIGGER system_changes_no_truncate BEFORE TRUNCATE ON system_changes
  FOR EACH STATEMENT EXECUTE FUNCTION system_changes_are_append_only();

GRANT SELECT, INSERT, UPDATE, DELETE ON webhooks, webhook_deliveries TO epod_platform;
GRANT SELECT, INSERT, DELETE ON webhooks TO epod_client;
GRANT UPDATE (sealed_secret, sealed_former, former_until, state, failing_since, is_full) ON webhooks TO epod_client;
GRANT SELECT ON webhook_deliveries TO epod_client;
GRANT UPDATE (state, tries, due_at) ON webhook_deliveries TO epod_client;
-- When something was done is the database's to say.
GRANT SELECT, INSERT (client_id, id, by, action, what) ON system_changes TO epod_platform, epod_client;

-- Vendors, distributors and links have nothing to do with other systems.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['webhooks', 'webhook_deliveries', 'system_changes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
    EXECUTE format('CREATE POLICY client ON %I TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client())', t);
  END LOOP;
END $$;
