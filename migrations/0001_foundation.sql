-- Roles: `epod_app` holds the grants; the roles below it differ only in which rows their policies show.
-- Every transaction of the application takes one of them, so that what a vendor may see is not the query's to decide.
-- They are made before this runs, own nothing, cannot sign in, and cannot bypass row-level security.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE FUNCTION app_client() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.client', true), '')::uuid;
CREATE FUNCTION app_party() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN current_setting('app.party', true);

CREATE TABLE clients (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE CHECK (key ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Versions of a client's configuration; the highest counts.
CREATE TABLE policies (
  client_id uuid NOT NULL REFERENCES clients (id),
  version integer NOT NULL CHECK (version > 0),
  document jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text,
  PRIMARY KEY (client_id, version)
);

-- Personal data: name, e-mail; owner: the client account; purged with the account.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  client_id uuid NOT NULL REFERENCES clients (id),
  username text NOT NULL,
  name text NOT NULL,
  email text,
  password_hash text NOT NULL,
  -- 'vendor' and 'distributor' accounts reach only the orders that name their party.
  reach text NOT NULL DEFAULT 'client' CHECK (reach IN ('client', 'vendor', 'distributor')),
  party text,
  disabled boolean NOT NULL DEFAULT false,
  config jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (client_id, id),
  CHECK ((reach = 'client') = (party IS NULL))
);
CREATE UNIQUE INDEX users_username ON users (lower(username));

-- The read model: what the events of an order add up to. Columns are what is filtered, sorted or counted.
-- Personal data: contacts of drivers and receivers in doc; owner: the client account; purged with the order's retention.
CREATE TABLE orders (
  client_id uuid NOT NULL REFERENCES clients (id),
  id uuid NOT NULL,
  rev integer NOT NULL,
  identifier text NOT NULL,
  invoice text,
  truck_number text NOT NULL,
  client_name text NOT NULL,
  source_name text NOT NULL,
  destination_name text NOT NULL,
  transporter text,
  -- Where no dispatch is known, the time the order was made.
  dispatch_at timestamptz NOT NULL,
  eta_at timestamptz,
  delivered_at timestamptz,
  status text NOT NULL CHECK (status IN ('open', 'received', 'rejected')),
  exception boolean NOT NULL,
  has_remarks boolean NOT NULL,
  has_attachments boolean NOT NULL,
  sms_delivered boolean NOT NULL,
  -- Digest of the order's last event, which the next one takes up.
  head text NOT NULL,
  search text NOT NULL,
  doc jsonb NOT NULL,
  -- The order as lists answer it, written through the answer's schema, and which form of that schema wrote it.
  wire text NOT NULL,
  wire_form text NOT NULL,
  -- The list reads this alone down to the page's rows, and only then the rows.
  PRIMARY KEY (client_id, id) INCLUDE (dispatch_at, status, eta_at, exception),
  UNIQUE (client_id, identifier)
);
-- Holds all that the table may be narrowed by, so that counting and finding a page never touch the rows.
CREATE INDEX orders_dispatch ON orders (client_id, dispatch_at)
  INCLUDE (status, eta_at, exception, id, source_name, destination_name, client_name, truck_number);
CREATE INDEX orders_vendor ON orders (client_id, transporter, dispatch_at) INCLUDE (status, eta_at, exception, id);
CREATE INDEX orders_search ON orders USING gin (search gin_trgm_ops);

-- The truth: append-only, each row's body holding the digest of the row before it.
CREATE TABLE events (
  client_id uuid NOT NULL,
  order_id uuid NOT NULL,
  seq integer NOT NULL CHECK (seq > 0),
  type text NOT NULL,
  at timestamptz NOT NULL,
  body text NOT NULL,
  digest text NOT NULL,
  -- Readers of the whole log go by (txid, position) and stop before the oldest transaction still running, so that none is missed.
  txid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  position bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (client_id, order_id, seq),
  FOREIGN KEY (client_id, order_id) REFERENCES orders (client_id, id) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX events_log ON events (client_id, txid, position);

CREATE FUNCTION events_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER events_append_only BEFORE UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION events_are_append_only();
CREATE TRIGGER events_no_truncate BEFORE TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION events_are_append_only();

-- Public links: only the digest of the reference is kept.
CREATE TABLE links (
  client_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  party text NOT NULL CHECK (party IN ('receiver', 'driver', 'tracking')),
  ref_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id, order_id) REFERENCES orders (client_id, id)
);
CREATE INDEX links_order ON links (client_id, order_id);

CREATE TABLE link_openings (
  client_id uuid NOT NULL,
  link_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  user_agent text,
  id uuid PRIMARY KEY,
  FOREIGN KEY (client_id, link_id) REFERENCES links (client_id, id)
);
CREATE INDEX link_openings_link ON link_openings (client_id, link_id, at);

-- Stored bytes by their digest; the bytes lie in the file store.
CREATE TABLE files (
  client_id uuid NOT NULL REFERENCES clients (id),
  digest text NOT NULL,
  mime text NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (client_id, digest)
);

-- Messages to be sent, and what became of them. A one-time password stands sealed in `secret`, wiped once sent or expired.
-- Personal data: recipient; owner: the client account; purged 90 days after the last try.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  client_id uuid NOT NULL REFERENCES clients (id),
  order_id uuid,
  kind text NOT NULL CHECK (kind IN ('otp', 'office', 'reset')),
  channel text NOT NULL CHECK (channel IN ('email', 'sms', 'whatsapp')),
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  secret text,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed', 'expired', 'no_provider')),
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  lease_until timestamptz,
  expires_at timestamptz,
  sent_at timestamptz,
  -- The provider's own name for the message.
  provider_id text,
  error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (client_id, order_id) REFERENCES orders (client_id, id)
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'queued';
CREATE INDEX outbox_recent ON outbox (client_id, id);
CREATE INDEX outbox_recipient ON outbox (recipient, created_at) WHERE kind = 'otp';

-- First answers to requests with an Idempotency-Key, kept seven days.
CREATE TABLE idempotency (
  client_id uuid NOT NULL REFERENCES clients (id),
  actor text NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  status integer,
  answer text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (client_id, actor, route, key)
);
CREATE INDEX idempotency_age ON idempotency (created_at);

-- Names of clients, places, transporters, trucks and drivers once used, for filters and completion.
CREATE TABLE names (
  client_id uuid NOT NULL REFERENCES clients (id),
  kind text NOT NULL CHECK (kind IN ('client', 'source', 'destination', 'transporter', 'truck', 'driver')),
  name text NOT NULL,
  PRIMARY KEY (client_id, kind, name)
);

-- Bulk requests and what became of their rows.
CREATE TABLE imports (
  client_id uuid NOT NULL REFERENCES clients (id),
  id uuid NOT NULL,
  username text NOT NULL,
  rows integer NOT NULL,
  failures jsonb NOT NULL,
  acknowledged_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (client_id, id)
);

GRANT USAGE ON SCHEMA public TO epod_app, epod_search;
GRANT SELECT ON orders TO epod_search;
GRANT SELECT ON clients, policies TO epod_app;
GRANT SELECT ON users TO epod_platform;
GRANT SELECT, INSERT ON orders, events, links, link_openings, files, outbox, idempotency, names, imports TO epod_app;
-- Whose a row is never changes.
GRANT UPDATE (rev, identifier, invoice, truck_number, client_name, source_name, destination_name, transporter,
  dispatch_at, eta_at, delivered_at, status, exception, has_remarks, has_attachments, sms_delivered, head, search, doc, wire, wire_form)
  ON orders TO epod_app;
GRANT UPDATE (revoked_at) ON links TO epod_app;
GRANT UPDATE (status, answer) ON idempotency TO epod_app;
GRANT UPDATE (acknowledged_at) ON imports TO epod_app;
GRANT UPDATE ON outbox TO epod_platform;
GRANT INSERT ON clients, policies, users TO epod_platform;
GRANT UPDATE (password_hash, disabled) ON users TO epod_platform;
GRANT DELETE ON idempotency, outbox TO epod_platform;

-- One client's own rows, for every table that has a client; the platform role (sign-in, jobs) sees across clients.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['policies', 'users', 'orders', 'events', 'links', 'link_openings', 'files', 'outbox', 'idempotency', 'names', 'imports'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
    EXECUTE format('CREATE POLICY client ON %I TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client())', t);
  END LOOP;
  -- What accounts of every reach need of their own client besides orders.
  FOREACH t IN ARRAY ARRAY['policies', 'files', 'outbox', 'idempotency'] LOOP
    EXECUTE format('CREATE POLICY party ON %I TO epod_vendor, epod_distributor, epod_order USING (client_id = app_client()) WITH CHECK (client_id = app_client())', t);
  END LOOP;
  -- What hangs on an order is seen by whoever sees the order.
  FOREACH t IN ARRAY ARRAY['events', 'links'] LOOP
    EXECUTE format('CREATE POLICY party ON %I TO epod_vendor, epod_distributor, epod_order
      USING (client_id = app_client() AND EXISTS (SELECT FROM orders o WHERE o.client_id = %I.client_id AND o.id = %I.order_id))
      WITH CHECK (client_id = app_client() AND EXISTS (SELECT FROM orders o WHERE o.client_id = %I.client_id AND o.id = %I.order_id))', t, t, t, t, t);
  END LOOP;
END $$;

ALTER TABLE clients ENABLE ROW LEVEL SECURITY;
ALTER TABLE clients FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON clients TO epod_platform USING (true) WITH CHECK (true);
CREATE POLICY own ON clients TO epod_client, epod_vendor, epod_distributor, epod_order USING (id = app_client());

CREATE POLICY vendor ON orders TO epod_vendor
  USING (client_id = app_client() AND transporter = app_party()) WITH CHECK (client_id = app_client() AND transporter = app_party());
CREATE POLICY distributor ON orders TO epod_distributor
  USING (client_id = app_client() AND (destination_name = app_party() OR client_name = app_party()))
  WITH CHECK (client_id = app_client() AND (destination_name = app_party() OR client_name = app_party()));
-- Searching takes a role of its own: row-level security lets an index serve LIKE only where the policy itself asks for it.
-- With % at its end no pattern can fail, so that a failure never tells of rows that were looked at and not shown.
CREATE POLICY search ON orders FOR SELECT TO epod_search
  USING (client_id = app_client() AND search LIKE (current_setting('app.search', true) || '%') AND CASE current_setting('app.scope', true)
    WHEN 'client' THEN true WHEN 'vendor' THEN transporter = app_party()
    WHEN 'distributor' THEN destination_name = app_party() OR client_name = app_party() ELSE false END);
CREATE POLICY link ON orders TO epod_order
  USING (client_id = app_client() AND id::text = app_party()) WITH CHECK (client_id = app_client() AND id::text = app_party());
CREATE POLICY opening ON link_openings FOR INSERT TO epod_order
  WITH CHECK (client_id = app_client() AND EXISTS (SELECT FROM links l WHERE l.client_id = link_openings.client_id AND l.id = link_openings.link_id));
