-- What the public pages need to find an order by its number (LINK-02).

CREATE INDEX orders_invoice ON orders (client_id, invoice) WHERE invoice IS NOT NULL;

-- Codes that open a page found by LR number; the newest of an order and party counts.
CREATE TABLE access_codes (
  client_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  party text NOT NULL CHECK (party IN ('receiver', 'driver', 'tracking')),
  hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  used_at timestamptz,
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id, order_id) REFERENCES orders (client_id, id)
);
CREATE INDEX access_codes_order ON access_codes (client_id, order_id, created_at);

-- How often something was asked for in an hour, by a digest of who or what; for public calls, which have no client.
CREATE TABLE budgets (
  key text NOT NULL,
  slot timestamptz NOT NULL,
  used integer NOT NULL,
  PRIMARY KEY (key, slot)
);

GRANT SELECT, INSERT, UPDATE (tries, used_at) ON access_codes TO epod_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON budgets TO epod_platform;

ALTER TABLE access_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE access_codes FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON access_codes TO epod_platform USING (true) WITH CHECK (true);
CREATE POLICY client ON access_codes TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client());

ALTER TABLE budgets ENABLE ROW LEVEL SECURITY;
ALTER TABLE budgets FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON budgets TO epod_platform USING (true) WITH CHECK (true);

-- The log of a link's opening is seen by whoever sees the link.
CREATE POLICY party ON link_openings FOR SELECT TO epod_vendor, epod_distributor
  USING (client_id = app_client() AND EXISTS (SELECT FROM links l WHERE l.client_id = link_openings.client_id AND l.id = link_openings.link_id));
