-- Expand: orders whose end was recorded in error (DESK-22) are found by their events, so that Analysis counts no clock from
-- such an end (MGMT-04). The log of before says it as well, whichever release wrote it: there is nothing to fill in.
--
-- Locks: making the index holds SHARE on events (reading goes on, writing waits) for about a second a million events.
-- On a large table make it before, while everything runs, and this finds it there:
--   CREATE INDEX CONCURRENTLY events_in_error ON events (client_id, order_id) WHERE type = 'recorded_in_error';
CREATE INDEX IF NOT EXISTS events_in_error ON events (client_id, order_id) WHERE type = 'recorded_in_error';
