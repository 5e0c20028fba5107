-- Expand: a kept download also says what whoever asked for it sees (ROLE-15), and is had no longer than that stays the same.
--
-- What processes of the release before ask for, and asked for before, says nothing of it: it is then had by whoever sees all of
-- the account, and anybody else asks again. Locks: ACCESS EXCLUSIVE for milliseconds; no row is looked at or written.
ALTER TABLE kept_downloads
  ADD COLUMN sight text NOT NULL DEFAULT '{"reach":{"kind":"client"},"withheld":[]}';
