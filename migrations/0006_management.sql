-- What the pages for user management, history and analysis read.

-- Never the password's hash: whoever manages users does not sign in as them.
GRANT SELECT (id, client_id, username, name, email, reach, party, disabled, config, created_at) ON users TO epod_app;

-- The history goes back in time.
CREATE INDEX events_time ON events (client_id, at, position);
