-- What cards and totals count without reading history: orders that have ended, by the day of their dispatch.
-- Open orders are not in it, since they pass their ETA with nothing being written: they are counted where they stand.

CREATE INDEX orders_open ON orders (client_id, dispatch_at) INCLUDE (eta_at, transporter, id) WHERE status = 'open';

-- One row for a day (of UTC+05:30, whatever the client's zone), and one for each transporter of that day.
CREATE TABLE order_counts (
  client_id uuid NOT NULL REFERENCES clients (id),
  -- '' for all orders of the client.
  transporter text NOT NULL,
  day date NOT NULL,
  received integer NOT NULL,
  -- Of those received.
  exceptions integer NOT NULL,
  rejected integer NOT NULL,
  PRIMARY KEY (client_id, transporter, day)
) WITH (fillfactor = 70);

-- What is to be added to it: written with the order, so that nobody waits for the day's row, and folded into it later.
CREATE TABLE order_count_changes (
  client_id uuid NOT NULL,
  -- '' where none is known.
  transporter text NOT NULL,
  day date NOT NULL,
  received integer NOT NULL,
  exceptions integer NOT NULL,
  rejected integer NOT NULL
);
CREATE INDEX order_count_changes_day ON order_count_changes (client_id, day);

INSERT INTO order_counts (client_id, transporter, day, received, exceptions, rejected)
SELECT client_id, CASE WHEN grouping(transporter) = 1 THEN '' ELSE transporter END, (dispatch_at AT TIME ZONE INTERVAL '05:30')::date AS day,
  count(*) FILTER (WHERE status = 'received'), count(*) FILTER (WHERE status = 'received' AND exception), count(*) FILTER (WHERE status = 'rejected')
FROM orders WHERE status <> 'open'
GROUP BY GROUPING SETS ((client_id, day), (client_id, day, transporter)) HAVING grouping(transporter) = 1 OR transporter <> '';

GRANT SELECT ON order_counts, order_count_changes TO epod_app;
GRANT INSERT ON order_count_changes TO epod_app;
GRANT INSERT, UPDATE ON order_counts TO epod_platform;
GRANT DELETE ON order_count_changes TO epod_platform;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['order_counts', 'order_count_changes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
    EXECUTE format('CREATE POLICY client ON %I TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client())', t);
    EXECUTE format('CREATE POLICY vendor ON %I TO epod_vendor USING (client_id = app_client() AND transporter = app_party() AND transporter <> '''')
      WITH CHECK (client_id = app_client() AND transporter = app_party() AND transporter <> '''')', t);
  END LOOP;
END $$;
-- Who ends an order without being client or carrier writes what changes, and reads nothing.
CREATE POLICY ending ON order_count_changes FOR INSERT TO epod_distributor, epod_order WITH CHECK (client_id = app_client());
