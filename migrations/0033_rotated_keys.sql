-- Why an operator put another key into use; null where nobody did (its secret was gone).
ALTER TABLE log_keys ADD COLUMN retired_why text CHECK (length(retired_why) <= 1000);
ALTER TABLE issuer_keys ADD COLUMN retired_why text CHECK (length(retired_why) <= 1000);
GRANT UPDATE (retired_why) ON log_keys, issuer_keys TO epod_platform;
