-- Expand: openings of links that have had their time are found by an index, client by client (DATA-01).
--
-- Locks: making the index holds SHARE on link_openings (reading goes on, writing waits) for about a second a million
-- openings. On a large table make it before, while everything runs, and this finds it there:
--   CREATE INDEX CONCURRENTLY link_openings_age ON link_openings (client_id, at);
CREATE INDEX IF NOT EXISTS link_openings_age ON link_openings (client_id, at);
