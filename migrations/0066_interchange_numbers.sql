-- Expand: interchanges are numbered one by one (TRADE-02, TRADE-03), and no longer by the second in which they are written.
--
-- It begins a day ahead of the number of this second, so that it goes on upwards at every partner, and processes of the release
-- before write none of the same meanwhile. Locks: none that anybody waits for.
CREATE SEQUENCE interchange_numbers AS bigint MINVALUE 1 MAXVALUE 999999999 CYCLE;
SELECT setval('interchange_numbers', 1 + (extract(epoch FROM now())::bigint + 86400) % 999999999);
GRANT USAGE ON SEQUENCE interchange_numbers TO epod_app;
