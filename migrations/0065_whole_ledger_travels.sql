-- Expand: an archive of an account takes the whole ledger of messages, who is left alone, and which users were removed (DATA-01,
-- MESG-01). What of a message opens something, or is work of one installation, stays.
--
-- Locks: ACCESS EXCLUSIVE on message_opt_outs for milliseconds; no row is looked at or written.
GRANT SELECT (provisioned_id, is_removed) ON users TO epod_archive;
GRANT SELECT (template, provider, cost, parts, delivered_at, read_at, failed_at, tried, ways_left, instead_of, again_of, is_timed,
  attachment, attachment_name) ON outbox TO epod_archive;

GRANT SELECT ON message_opt_outs TO epod_archive;
CREATE POLICY archive ON message_opt_outs FOR SELECT TO epod_archive USING (client_id = app_client());
