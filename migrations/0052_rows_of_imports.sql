-- Whoever sends a file tells how many of its rows were refused before they were sent or by the server, and how many are left as
-- they were: the others became orders, so that all of them add up. Null where nobody told.
ALTER TABLE import_batches ADD COLUMN refused integer, ADD COLUMN unchanged integer,
  ADD CHECK ((refused IS NULL) = (unchanged IS NULL)), ADD CHECK (refused >= 0 AND unchanged >= 0 AND refused + unchanged <= rows);
GRANT UPDATE (refused, unchanged) ON import_batches TO epod_app;
