-- A change of many orders, or the telling of them, is work of its own: it is asked for once, done beside the request order by order, watched, stopped, and taken back by another.

CREATE TABLE bulk_changes (
  client_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Whoever asked for it, and as whom each order is changed.
  user_id uuid NOT NULL,
  username text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('edit', 'tell', 'undo')),
  -- The change that it takes back: each is taken back once.
  undoes uuid,
  -- Whom to tell, and how; kept no longer than it is under way, since it may name people.
  asked jsonb,
  total integer NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'stopped', 'failed')),
  -- The code of the sentence that says why it failed.
  fault text,
  tries smallint NOT NULL DEFAULT 0,
  -- Who does it says so with every order; a process that died does not.
  maker uuid,
  leased_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (client_id, id),
  UNIQUE (client_id, undoes),
  FOREIGN KEY (client_id, user_id) REFERENCES users (client_id, id)
);
CREATE INDEX bulk_changes_to_make ON bulk_changes (created_at) WHERE state IN ('waiting', 'running');
CREATE INDEX bulk_changes_of_client ON bulk_changes (client_id, created_at, id);

CREATE TABLE bulk_change_orders (
  client_id uuid NOT NULL,
  change_id uuid NOT NULL,
  place integer NOT NULL,
  order_id uuid NOT NULL,
  -- The order's number, where whoever asked saw the order.
  identifier text,
  -- The revision that was seen or, of one that takes back, the one that is taken back.
  seen_rev integer,
  -- What to change; kept no longer than it is not done, since it may name people. From then on the log has it.
  edit jsonb,
  outcome text CHECK (outcome IN ('done', 'same', 'kept', 'left')),
  -- The sentence that says why it was left.
  reason jsonb,
  -- The revision that was written.
  rev integer,
  PRIMARY KEY (client_id, change_id, place),
  UNIQUE (client_id, change_id, order_id),
  FOREIGN KEY (client_id, change_id) REFERENCES bulk_changes (client_id, id) ON DELETE CASCADE
);

GRANT SELECT, INSERT ON bulk_changes, bulk_change_orders TO epod_app;
GRANT UPDATE (state, asked, fault, tries, maker, leased_until, ended_at) ON bulk_changes TO epod_app;
GRANT UPDATE (edit, outcome, reason, rev) ON bulk_change_orders TO epod_app;
GRANT DELETE ON bulk_changes, bulk_change_orders TO epod_platform;
ALTER TABLE bulk_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE bulk_changes FORCE ROW LEVEL SECURITY;
ALTER TABLE bulk_change_orders ENABLE ROW LEVEL SECURITY;
ALTER TABLE bulk_change_orders FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON bulk_changes TO epod_platform USING (true) WITH CHECK (true);
CREATE POLICY client ON bulk_changes TO epod_client, epod_vendor, epod_distributor USING (client_id = app_client()) WITH CHECK (client_id = app_client());
CREATE POLICY platform ON bulk_change_orders TO epod_platform USING (true) WITH CHECK (true);
CREATE POLICY client ON bulk_change_orders TO epod_client, epod_vendor, epod_distributor USING (client_id = app_client()) WITH CHECK (client_id = app_client());
