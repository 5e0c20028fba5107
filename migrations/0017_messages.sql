-- Messages of one order that left together are copies of each other: found without reading the whole ledger.
CREATE INDEX outbox_copies ON outbox (order_id, created_at) WHERE order_id IS NOT NULL;

-- Who pressed, where somebody did: the cap of a user is counted by it. Personal data of the account's own user.
ALTER TABLE outbox ADD COLUMN sent_by text;
