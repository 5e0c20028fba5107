-- A version of a client's configuration holds from a time on, for a reason, and is never changed: what was to hold later
-- and shall not is withdrawn beside it.

-- The preset that a client began with, by its name; null where there was none.
ALTER TABLE clients ADD COLUMN preset text;

ALTER TABLE policies ADD COLUMN why text;
-- The version whose document this one brought back.
ALTER TABLE policies ADD COLUMN restores integer;
ALTER TABLE policies ADD COLUMN effective_at timestamptz;
UPDATE policies SET effective_at = created_at;
ALTER TABLE policies ALTER COLUMN effective_at SET NOT NULL, ALTER COLUMN effective_at SET DEFAULT now();
-- What is to hold next is found without reading what has held.
CREATE INDEX policies_effective ON policies (client_id, effective_at);

CREATE TABLE policy_withdrawals (
  client_id uuid NOT NULL,
  version integer NOT NULL,
  why text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text,
  PRIMARY KEY (client_id, version),
  FOREIGN KEY (client_id, version) REFERENCES policies (client_id, version)
);

CREATE FUNCTION policies_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'policies are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER policies_append_only BEFORE UPDATE OR DELETE ON policies FOR EACH ROW EXECUTE FUNCTION policies_are_append_only();
CREATE TRIGGER policies_no_truncate BEFORE TRUNCATE ON policies FOR EACH STATEMENT EXECUTE FUNCTION policies_are_append_only();
CREATE TRIGGER policy_withdrawals_append_only BEFORE UPDATE OR DELETE ON policy_withdrawals
  FOR EACH ROW EXECUTE FUNCTION policies_are_append_only();
CREATE TRIGGER policy_withdrawals_no_truncate BEFORE TRUNCATE ON policy_withdrawals
  FOR EACH STATEMENT EXECUTE FUNCTION policies_are_append_only();

-- When a version was written is the database's to say.
GRANT INSERT (client_id, version, document, why, restores, effective_at, created_by) ON policies TO epod_client;
GRANT SELECT ON policy_withdrawals TO epod_app;
GRANT INSERT (client_id, version, why, created_by) ON policy_withdrawals TO epod_client;

ALTER TABLE policy_withdrawals ENABLE ROW LEVEL SECURITY;
ALTER TABLE policy_withdrawals FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON policy_withdrawals FOR SELECT TO epod_platform USING (true);
CREATE POLICY client ON policy_withdrawals TO epod_client USING (client_id = app_client()) WITH CHECK (client_id = app_client());
CREATE POLICY party ON policy_withdrawals FOR SELECT TO epod_vendor, epod_distributor, epod_order USING (client_id = app_client());
-- Who is not of the client's own desk reads what holds, and writes nothing.
DROP POLICY party ON policies;
CREATE POLICY party ON policies FOR SELECT TO epod_vendor, epod_distributor, epod_order USING (client_id = app_client());
