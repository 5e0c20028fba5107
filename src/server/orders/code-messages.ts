import { randomUUIDv7 } from 'node:crypto'
import { codeMessage } from '../../domain/messages/code-message.ts'
import type { OrderEvent } from '../../domain/order/events.ts'
import type { Order } from '../../domain/order/order.ts'
import { asName } from '../../domain/order/parties/as-name.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { Instant } from '../../domain/time.ts'
import { messageWords } from '../../domain/words/messages.ts'
import type { Deps } from '../deps.ts'
import type { QueuedMessage } from '../stores/messages/queue.ts'

/**
 * The messages of codes that these events sent at `now`, one to each contact; the code itself
 * stands sealed in them and nowhere else.
 */
export const codeMessages = (
  { keys }: Pick<Deps, 'keys'>,
  { policy, client_name }: { readonly policy: Policy; readonly client_name: string },
  order: Order,
  events: readonly OrderEvent[],
  now: Instant,
): QueuedMessage[] =>
  events.flatMap((event) => {
    if (event.type !== 'otp_sent' || event.data.nonce === null) return []
    const { contacts, nonce, expires_at } = event.data
    const otp = keys.otpOf(order._id, contacts, nonce)
    const told = { sender: client_name, sent_at: now, expires_at }
    return contacts.map((recipient): QueuedMessage => ({
      id: randomUUIDv7(),
      order_id: order._id,
      kind: 'otp',
      recipient,
      subject: messageWords.otpSubject(asName(order.identifier)),
      ...codeMessage(order, told, recipient, policy),
      secret: keys.seal(String(otp)),
      expires_at,
    }))
  })
