-- Files of orders by what tells the same picture, so that one used on another order of the account is found. A row stays when its photo is deleted.

CREATE TABLE pictures (
  client_id uuid NOT NULL REFERENCES clients (id),
  order_id uuid NOT NULL,
  digest text NOT NULL,
  -- How it looks; null for PDFs and for pictures that show too little.
  hash bit(64),
  -- The hash in four parts, by which an index finds what is at most 7 digits apart.
  band_1 integer,
  band_2 integer,
  band_3 integer,
  band_4 integer,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (client_id, digest, order_id),
  FOREIGN KEY (client_id, digest) REFERENCES files (client_id, digest),
  FOREIGN KEY (client_id, order_id) REFERENCES orders (client_id, id),
  CHECK (num_nulls(hash, band_1, band_2, band_3, band_4) IN (0, 5))
);
CREATE INDEX pictures_band_1 ON pictures (client_id, band_1) WHERE band_1 IS NOT NULL;
CREATE INDEX pictures_band_2 ON pictures (client_id, band_2) WHERE band_2 IS NOT NULL;
CREATE INDEX pictures_band_3 ON pictures (client_id, band_3) WHERE band_3 IS NOT NULL;
CREATE INDEX pictures_band_4 ON pictures (client_id, band_4) WHERE band_4 IS NOT NULL;

GRANT SELECT, INSERT ON pictures TO epod_app;

ALTER TABLE pictures ENABLE ROW LEVEL SECURITY;
ALTER TABLE pictures FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON pictures TO epod_platform USING (true) WITH CHECK (true);
CREATE POLICY client ON pictures TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client());
-- Whoever adds a photo to an order has it looked for on all others of the account, and writes down its own alone.
CREATE POLICY compared ON pictures FOR SELECT TO epod_vendor, epod_distributor, epod_order USING (client_id = app_client());
CREATE POLICY added ON pictures FOR INSERT TO epod_vendor, epod_distributor, epod_order
  WITH CHECK (client_id = app_client() AND EXISTS (SELECT FROM orders o WHERE o.client_id = pictures.client_id AND o.id = pictures.order_id));
