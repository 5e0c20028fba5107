-- Links whose address is the reference alone, messages that only try a text out, and who lifted an opt-out.

-- The step that a link opens at, where it was sent for one: an address that is the reference alone says none.
ALTER TABLE links ADD COLUMN opens text CHECK (opens ~ '^[a-z]{1,20}$');

-- A message of no order, to try a text out.
ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN ('otp', 'office', 'reset', 'notice', 'digest', 'test'));
CREATE INDEX outbox_tests ON outbox (client_id, created_at) WHERE kind = 'test';

-- An opt-out has a name of its own, so that it can be lifted by whoever is not shown its number, and the word that was written.
ALTER TABLE message_opt_outs
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN said text CHECK (length(said) <= 40);
CREATE UNIQUE INDEX message_opt_outs_id ON message_opt_outs (client_id, id);
CREATE INDEX message_opt_outs_newest ON message_opt_outs (client_id, at DESC, id);
GRANT DELETE ON message_opt_outs TO epod_client;

ALTER TABLE system_changes DROP CONSTRAINT system_changes_action_check;
ALTER TABLE system_changes ADD CONSTRAINT system_changes_action_check
  CHECK (action IN ('webhook_added', 'webhook_removed', 'webhook_rotated', 'webhook_enabled', 'webhook_disabled', 'key_made',
    'key_revoked', 'opt_out_lifted'));
