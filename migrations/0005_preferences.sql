-- What users keep for themselves: how the table looks, and filters under a name. And messages that people send about orders.

CREATE TABLE preferences (
  client_id uuid NOT NULL,
  user_id uuid NOT NULL,
  document jsonb NOT NULL,
  PRIMARY KEY (client_id, user_id),
  FOREIGN KEY (client_id, user_id) REFERENCES users (client_id, id)
);

CREATE TABLE saved_views (
  client_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  search text NOT NULL,
  PRIMARY KEY (client_id, id),
  UNIQUE (client_id, user_id, name),
  FOREIGN KEY (client_id, user_id) REFERENCES users (client_id, id)
);

GRANT SELECT, INSERT, UPDATE (document) ON preferences TO epod_app;
GRANT SELECT, INSERT, UPDATE (search), DELETE ON saved_views TO epod_app;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['preferences', 'saved_views'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY platform ON %I TO epod_platform USING (true) WITH CHECK (true)', t);
    EXECUTE format('CREATE POLICY client ON %I TO epod_client, epod_vendor, epod_distributor USING (client_id = app_client()) WITH CHECK (client_id = app_client())', t);
  END LOOP;
END $$;

ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN ('otp', 'office', 'reset', 'notice'));
CREATE INDEX outbox_notices ON outbox (client_id, created_at) WHERE kind = 'notice';
