-- What runs without being asked: when each job last began and ended, what went wrong, when it is next. One row a job, for the whole installation.

CREATE TABLE job_runs (
  job text PRIMARY KEY CHECK (length(job) <= 40),
  -- Null where it was asked for and nobody has taken it up.
  began_at timestamptz,
  -- Null while it runs; a process that ended under it leaves it so.
  ended_at timestamptz,
  next_at timestamptz,
  -- What went wrong, for operators.
  fault text CHECK (length(fault) <= 500),
  -- What came of it, where there is something to tell.
  result jsonb
);

GRANT SELECT, INSERT, UPDATE ON job_runs TO epod_platform;

ALTER TABLE job_runs ENABLE ROW LEVEL SECURITY;
ALTER TABLE job_runs FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON job_runs TO epod_platform USING (true) WITH CHECK (true);
