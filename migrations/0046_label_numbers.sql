-- Numbers of GS1 transport labels (application identifier and value), each of one order of an account: a label that belongs
-- to another order is refused. They follow from the order's row, whoever writes it.
ALTER TABLE orders ADD COLUMN label_numbers text[] NOT NULL DEFAULT '{}';
GRANT UPDATE (label_numbers) ON orders TO epod_app;

CREATE TABLE label_numbers (
  client_id uuid NOT NULL REFERENCES clients (id),
  number text NOT NULL,
  order_id uuid NOT NULL,
  PRIMARY KEY (client_id, number),
  FOREIGN KEY (client_id, order_id) REFERENCES orders (client_id, id) ON DELETE CASCADE
);
CREATE INDEX label_numbers_order ON label_numbers (client_id, order_id);

GRANT SELECT, INSERT ON label_numbers TO epod_app;

ALTER TABLE label_numbers ENABLE ROW LEVEL SECURITY;
ALTER TABLE label_numbers FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON label_numbers TO epod_platform USING (true) WITH CHECK (true);
CREATE POLICY client ON label_numbers TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client());
-- Whoever reads a label out sees and writes what is of orders that it sees; the key refuses what is another's all the same.
CREATE POLICY own ON label_numbers TO epod_vendor, epod_distributor, epod_order
  USING (client_id = app_client() AND EXISTS (SELECT FROM orders o WHERE o.client_id = label_numbers.client_id AND o.id = label_numbers.order_id))
  WITH CHECK (client_id = app_client() AND EXISTS (SELECT FROM orders o WHERE o.client_id = label_numbers.client_id AND o.id = label_numbers.order_id));

CREATE FUNCTION orders_keep_label_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO label_numbers (client_id, number, order_id)
  SELECT NEW.client_id, n, NEW.id FROM unnest(NEW.label_numbers) n
  WHERE NOT EXISTS (
    SELECT FROM label_numbers l WHERE l.client_id = NEW.client_id AND l.number = n AND l.order_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER orders_enter_with_label_numbers AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.label_numbers <> '{}') EXECUTE FUNCTION orders_keep_label_numbers();
CREATE TRIGGER orders_keep_label_numbers AFTER UPDATE OF label_numbers ON orders
  FOR EACH ROW WHEN (NEW.label_numbers IS DISTINCT FROM OLD.label_numbers) EXECUTE FUNCTION orders_keep_label_numbers();
