-- Receivers who want no messages of a client by a channel, or whose number is somebody else's, as they or a provider said.
-- Personal data: recipient; owner: the client account; kept until the receiver writes that they want messages again.
CREATE TABLE message_opt_outs (
  client_id uuid NOT NULL REFERENCES clients (id),
  channel text NOT NULL CHECK (channel IN ('sms', 'whatsapp')),
  recipient text NOT NULL,
  why text NOT NULL CHECK (why IN ('opted_out', 'wrong_number')),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (client_id, channel, recipient)
);
GRANT SELECT, INSERT, DELETE ON message_opt_outs TO epod_platform;
GRANT SELECT ON message_opt_outs TO epod_client;
ALTER TABLE message_opt_outs ENABLE ROW LEVEL SECURITY;
ALTER TABLE message_opt_outs FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON message_opt_outs TO epod_platform USING (true) WITH CHECK (true);
CREATE POLICY client ON message_opt_outs TO epod_client USING (client_id = app_client());
