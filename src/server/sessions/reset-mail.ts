import { randomUUIDv7 } from 'node:crypto'
import type { QueuedMessage } from '../stores/messages/queue.ts'

/** Minutes that a link for a new password is good for. */
export const resetMinutes = 30

/** A mail about a password; its secret goes in the place of the gap when it leaves. */
export const resetMail = (
  recipient: string,
  text: Pick<QueuedMessage, 'subject' | 'body' | 'secret'>,
): QueuedMessage => ({
  id: randomUUIDv7(),
  order_id: null,
  kind: 'reset',
  channel: 'email',
  recipient,
  expires_at: null,
  ...text,
})
