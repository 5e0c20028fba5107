-- Expand: a label that an undone import brought gives its numbers free, those of its own order. The release before takes none back.
--
-- Locks: none that anybody waits for.
GRANT DELETE ON label_numbers TO epod_client;

CREATE OR REPLACE FUNCTION orders_keep_label_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NOT OLD.label_numbers <@ NEW.label_numbers THEN
    DELETE FROM label_numbers l
    WHERE l.client_id = NEW.client_id AND l.order_id = NEW.id AND l.number <> ALL (NEW.label_numbers);
  END IF;
  INSERT INTO label_numbers (client_id, number, order_id)
  SELECT NEW.client_id, n, NEW.id FROM unnest(NEW.label_numbers) n
  WHERE NOT EXISTS (
    SELECT FROM label_numbers l WHERE l.client_id = NEW.client_id AND l.number = n AND l.order_id = NEW.id);
  RETURN NULL;
END $$;
