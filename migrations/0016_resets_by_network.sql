-- Where a new password was asked for, as login_failures.address has it: strangers must not use up the user's own requests.
-- Personal data: addresses; owner: the client account; purged with the row.
ALTER TABLE password_resets ADD COLUMN address text NOT NULL DEFAULT '';
