-- Personal values of events stand beside their texts, which hold salted digests of them (selective
-- disclosure, RFC 9901). A value can be erased: what is left of it is its name, the text stays.
ALTER TABLE events ADD COLUMN disclosures text[] NOT NULL DEFAULT '{}';

CREATE FUNCTION is_erasure(before text[], after text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT cardinality(before) = cardinality(after) AND NOT EXISTS (
    SELECT FROM unnest(before, after) AS d (was, is_now)
    WHERE is_now IS DISTINCT FROM was
      AND is_now IS DISTINCT FROM CASE json_array_length(was::json)
        WHEN 3 THEN '[' || (was::json -> 1)::text || ']'
        WHEN 2 THEN '[]'
      END)
$$;

CREATE OR REPLACE FUNCTION events_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF is_erasure(OLD.disclosures, NEW.disclosures)
        AND to_jsonb(NEW) - 'disclosures' = to_jsonb(OLD) - 'disclosures' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'events are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
