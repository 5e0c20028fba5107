-- Expand: a webhook's secrets of before the last sign too, each until its own time is over (HOOK-01).
--
-- Each as {"sealed": ..., "until": ...}, the last first. A process of before neither reads nor writes them.
-- Locks: ACCESS EXCLUSIVE for milliseconds; no row is looked at or written.
ALTER TABLE webhooks ADD COLUMN sealed_older jsonb NOT NULL DEFAULT '[]';
GRANT UPDATE (sealed_older) ON webhooks TO epod_client;
