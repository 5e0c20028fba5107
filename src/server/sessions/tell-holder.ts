import { randomUUIDv7 } from 'node:crypto'
import { messageWords } from '../../domain/words/messages.ts'
import type { Deps } from '../deps.ts'
import type { SecurityEvent } from '../security-log.ts'
import type { Account } from '../stores/accounts/accounts.ts'
import { queueMessage } from '../stores/messages/queue.ts'
import { noteChange, type ChangedFields } from '../stores/accounts/user-changes.ts'
import type { Tx } from '../stores/database/database.ts'

/** A change that users make to how they sign in. */
export type OwnChange = keyof typeof messageWords.ownChanges

/**
 * Puts on record what users changed of how they sign in, by themselves and without a secret, and
 * mails it to them; both go with the change itself. Whoever has no address is sent nothing.
 */
export const tellHolder = async (
  tx: Tx,
  account: Pick<Account, 'client_id' | 'user_id' | 'email' | 'username'>,
  change: OwnChange,
  { before = null, after = null }: { before?: ChangedFields; after?: ChangedFields } = {},
): Promise<void> => {
  const { client_id, user_id, email, username } = account
  const line = { client_id, user_id, username, by: username, action: change, before, after }
  await noteChange(tx, line)
  if (email === null) return
  await queueMessage(tx, client_id, {
    id: randomUUIDv7(),
    order_id: null,
    kind: 'reset',
    channel: 'email',
    recipient: email,
    expires_at: null,
    subject: messageWords.ownChangeSubject,
    body: messageWords.ownChangeText(username, messageWords.ownChanges[change]),
    secret: null,
  })
}

/** Puts such a change on record, once it has been made. */
export const ownChangeMade = (
  { security }: Pick<Deps, 'security'>,
  { client_id, user_id }: Pick<Account, 'client_id' | 'user_id'>,
  change: OwnChange,
): void => security({ event: change, client_id, user_id } satisfies SecurityEvent)
