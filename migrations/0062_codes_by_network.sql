-- Expand: codes that open a page are counted apart from one-time passwords of receipt, and by the network that asks for them and
-- tries them, so that no stranger who knows a number uses up what its receiver may (LINK-02).
--
-- Networks are kept as keyed digests. Null, and a try that is not in tries_from: no network is known, as of rows of before, and of
-- processes of the release before; those count as another network's, and such messages as one-time passwords that are asked for.
-- Locks: ACCESS EXCLUSIVE for milliseconds; no row is looked at or written.
ALTER TABLE access_codes ADD COLUMN asked_from text, ADD COLUMN tries_from jsonb NOT NULL DEFAULT '{}';
GRANT UPDATE (tries_from) ON access_codes TO epod_app;

-- Set for messages with such a code alone.
ALTER TABLE outbox ADD COLUMN page_asked_from text;
