-- The outbox read as a ledger: filtered, one message's life, sent again, and what it cost.
ALTER TABLE outbox
  -- Tries that came to nothing: when, why, and what was said. Personal data, as the error.
  ADD COLUMN tried jsonb NOT NULL DEFAULT '[]',
  -- In how many parts an SMS left.
  ADD COLUMN parts smallint CHECK (parts > 0),
  -- The message that an administrator had sent again by this one.
  ADD COLUMN again_of uuid;

-- Newest first, of a range of days too; by the one before, days were found by reading all.
CREATE INDEX outbox_newest ON outbox (client_id, created_at, id);
DROP INDEX outbox_recent;
-- Dead letters are few among many.
CREATE INDEX outbox_dead ON outbox (client_id, created_at, id) WHERE state IN ('failed', 'expired');
-- Of every kind: the one before held notices alone.
CREATE INDEX outbox_to ON outbox (client_id, recipient, created_at, id);
DROP INDEX outbox_told;
CREATE INDEX outbox_instead ON outbox (instead_of) WHERE instead_of IS NOT NULL;
-- Of two who send one message again at once, one does.
CREATE UNIQUE INDEX outbox_again ON outbox (again_of) WHERE again_of IS NOT NULL;

-- Whoever sends again is told beforehand where the day's money is spent.
GRANT SELECT ON message_spend TO epod_client;
CREATE POLICY client ON message_spend TO epod_client USING (client_id = app_client());
