-- Providers of SMS and WhatsApp: who took a message, what is known of its arrival, what it cost, and what comes in its place.
ALTER TABLE outbox
  -- Event and values, for a provider that sends by registered templates, and for another channel. Personal data, as the body.
  ADD COLUMN template jsonb,
  ADD COLUMN provider text,
  ADD COLUMN cost numeric(12, 4),
  ADD COLUMN delivered_at timestamptz,
  ADD COLUMN read_at timestamptz,
  ADD COLUMN failed_at timestamptz,
  -- Ways that are tried after this one, one after the other: channel and recipient.
  ADD COLUMN ways_left jsonb NOT NULL DEFAULT '[]',
  -- When it is looked at whether it arrived; null where nothing comes in its place.
  ADD COLUMN judge_at timestamptz,
  -- The message that this one comes in the place of.
  ADD COLUMN instead_of uuid;
ALTER TABLE outbox DROP CONSTRAINT outbox_state_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_state_check
  CHECK (state IN ('queued', 'sent', 'delivered', 'read', 'failed', 'expired', 'no_provider'));

-- Whose messages wait, and which of them longest: one client's thousands are never walked through for another's.
CREATE INDEX outbox_waiting ON outbox ((kind IN ('notice', 'digest')), channel, client_id, due_at, id) WHERE state = 'queued';
CREATE INDEX outbox_told ON outbox (client_id, recipient, created_at) WHERE kind = 'notice';
CREATE INDEX outbox_judged ON outbox (judge_at) WHERE judge_at IS NOT NULL;
CREATE INDEX outbox_taken ON outbox (provider, provider_id) WHERE provider_id IS NOT NULL;

-- What a client's messages have cost in a day of its own zone: counted before they leave, so that a cap is never passed.
CREATE TABLE message_spend (
  client_id uuid NOT NULL REFERENCES clients (id),
  day date NOT NULL,
  spent numeric(14, 4) NOT NULL,
  PRIMARY KEY (client_id, day)
);
GRANT SELECT, INSERT, UPDATE ON message_spend TO epod_platform;
ALTER TABLE message_spend ENABLE ROW LEVEL SECURITY;
ALTER TABLE message_spend FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON message_spend TO epod_platform USING (true) WITH CHECK (true);
