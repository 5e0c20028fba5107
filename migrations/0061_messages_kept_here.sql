-- Expand: messages that no provider carries are counted by an index that holds nothing else, as those that wait and
-- those that were given up are (MGMT-02).
--
-- Locks: making the index holds SHARE on outbox (reading goes on, writing waits) for about a second a million messages.
-- On a large table make it before, while everything runs, and this finds it there:
--   CREATE INDEX CONCURRENTLY outbox_kept ON outbox (client_id) WHERE state = 'no_provider';
CREATE INDEX IF NOT EXISTS outbox_kept ON outbox (client_id) WHERE state = 'no_provider';
