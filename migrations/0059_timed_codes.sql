-- Expand: a delivery code that the timer sent at dispatch says so (OTP-03); those count apart from the ones that are asked for.
--
-- Messages of before, and of processes of the release before, count among the latter. Locks: ACCESS EXCLUSIVE for milliseconds;
-- no row is looked at or written.
ALTER TABLE outbox ADD COLUMN is_timed boolean NOT NULL DEFAULT false;
