-- A session that was begun with a code for one purpose is good for that and nothing else; null is good for everything its account may do.
ALTER TABLE sessions ADD COLUMN purpose text CHECK (purpose IN ('mobile_add'));
