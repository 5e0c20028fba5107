-- Expand: the night's work removes codes that opened a page a month ago (DATA-01); they were kept for good, each with the keyed
-- digests of the networks that asked for it and tried it.
--
-- Locks: none that anybody waits for.
GRANT DELETE ON access_codes TO epod_platform;
