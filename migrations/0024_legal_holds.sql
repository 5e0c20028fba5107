-- Legal hold: what is held is not removed when its time of retention is over: one order's, or all of a client's where no order is
-- named. A hold is never deleted; it ends, once.

CREATE TABLE legal_holds (
  client_id uuid NOT NULL REFERENCES clients (id),
  id uuid NOT NULL,
  order_id uuid,
  why text NOT NULL CHECK (length(why) <= 500),
  begun_at timestamptz NOT NULL DEFAULT now(),
  begun_by text,
  ended_at timestamptz,
  ended_by text,
  ended_why text CHECK (length(ended_why) <= 500),
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id, order_id) REFERENCES orders (client_id, id),
  CHECK ((ended_at IS NULL) = (ended_why IS NULL))
);
-- The same is held once at a time.
CREATE UNIQUE INDEX legal_holds_standing ON legal_holds (client_id, coalesce(order_id, '00000000-0000-0000-0000-000000000000'))
  WHERE ended_at IS NULL;
CREATE INDEX legal_holds_newest ON legal_holds (begun_at DESC, id);

-- When a hold began is the database's to say.
GRANT SELECT ON legal_holds TO epod_client, epod_platform;
GRANT INSERT (client_id, id, order_id, why, begun_by), UPDATE (ended_at, ended_by, ended_why) ON legal_holds TO epod_client;
-- Who opened a link is removed when its time is over.
GRANT DELETE ON link_openings TO epod_platform;

ALTER TABLE legal_holds ENABLE ROW LEVEL SECURITY;
ALTER TABLE legal_holds FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON legal_holds FOR SELECT TO epod_platform USING (true);
CREATE POLICY client ON legal_holds TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client());
