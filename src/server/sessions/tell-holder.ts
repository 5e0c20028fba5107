import { randomUUIDv7 } from 'node:crypto'
import { messageWords } from '../../domain/words/messages.ts'
import type { Deps } from '../deps.ts'
import type { SecurityEvent } from '../security-log.ts'
import type { Account } from '../stores/accounts/accounts.ts'
import { queueMessage } from '../stores/accounts/password-resets.ts'
import type { Tx } from '../stores/database/database.ts'

/** A change that users make to how they sign in. */
export type OwnChange = keyof typeof messageWords.ownChanges

/**
 * Mails the holder of an account what was changed of how it is signed in to; the mail leaves with
 * the change itself. Whoever has no address is told nothing.
 */
export const tellHolder = async (
  tx: Tx,
  { client_id, email, username }: Pick<Account, 'client_id' | 'email' | 'username'>,
  change: OwnChange,
): Promise<void> => {
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
