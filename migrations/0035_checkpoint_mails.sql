-- Checkpoints by mail, for clients to keep: one a night. A message may carry a text as a file.
ALTER TABLE outbox
  ADD COLUMN attachment text CHECK (length(attachment) <= 100000),
  ADD COLUMN attachment_name text CHECK (attachment_name ~ '^[\w.-]{1,100}$'),
  ADD CONSTRAINT outbox_attachment_named CHECK ((attachment IS NULL) = (attachment_name IS NULL));
ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN ('otp', 'office', 'reset', 'notice', 'digest'));

-- Which day's was queued, in the same transaction as its messages: so each is queued once.
CREATE TABLE checkpoint_mails (
  client_id uuid NOT NULL REFERENCES clients (id),
  day date NOT NULL,
  size bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (client_id, day)
);
GRANT SELECT, INSERT ON checkpoint_mails TO epod_platform;
ALTER TABLE checkpoint_mails ENABLE ROW LEVEL SECURITY;
ALTER TABLE checkpoint_mails FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON checkpoint_mails TO epod_platform USING (true) WITH CHECK (true);
