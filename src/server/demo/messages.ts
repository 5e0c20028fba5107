import { composedMessage } from '../../domain/messages/composed.ts'
import type { Recorded } from '../../domain/order/events.ts'
import { evolve } from '../../domain/order/evolve.ts'
import type { Order } from '../../domain/order/order.ts'
import { noticeOf } from '../../domain/order/parties/notice.ts'
import { later, MINUTE, type Instant } from '../../domain/time.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { codeMessages } from '../orders/code-messages.ts'
import { outboundMessages } from '../proof/outbound.ts'
import type { PastMessage } from '../stores/messages/past-messages.ts'
import type { QueuedMessage } from '../stores/messages/queue.ts'
import { idAt } from './telling.ts'

/** From a message to its receipt. */
const RECEIPT_AFTER = MINUTE

/** The ledger's side of what an order's past tells of messages: each as the product writes it. */
export const messagesIn = (
  deps: Pick<Deps, 'keys'>,
  account: Caller,
  log: readonly Recorded[],
): PastMessage[] => {
  const messages: PastMessage[] = []
  let order: Order | null = null
  for (const event of log) {
    order = evolve(order, event)
    messages.push(...messagesOf(deps, account, order, event))
  }
  return messages
}

const messagesOf = (
  deps: Pick<Deps, 'keys'>,
  account: Caller,
  order: Order,
  event: Recorded,
): PastMessage[] => {
  const at = event.server_time
  switch (event.type) {
    case 'notified': {
      const [recipient] = order.spocs[0]?.contact.phone ?? []
      const { status } = event.data
      return recipient === undefined || (status !== 'delivered' && status !== 'not_delivered')
        ? []
        : [
            noticeBy('whatsapp', {
              account,
              order,
              recipient,
              at,
              hasArrived: status === 'delivered',
            }),
          ]
    }
    case 'contact_status': {
      const { phone: recipient, status } = event.data
      const hasArrived = status === 'DELIVERED_TO_HANDSET'
      return [noticeBy('sms', { account, order, recipient, at, hasArrived })]
    }
    case 'otp_sent':
      return codeMessages(deps, account, order, [event], at).map((one) => left(one, at))
    case 'outbound':
      return outboundMessages(account, order, [event], at, []).map((one) => left(one, at))
    default:
      return []
  }
}

/** A message that has left, and of which no receipt came. */
const left = (queued: QueuedMessage, at: Instant): PastMessage => {
  const { secret: _secret, ways_left: _ways, ...message } = queued
  return { ...message, id: idAt(at), state: 'sent', sent_at: at, said_at: null }
}

/** What a receipt that came `at` said of a notice. */
interface Reported {
  readonly account: Caller
  readonly order: Order
  readonly recipient: string
  readonly at: Instant
  readonly hasArrived: boolean
}

const noticeBy = (
  channel: 'whatsapp' | 'sms',
  { account: { client_name, policy }, order, recipient, at, hasArrived }: Reported,
): PastMessage => {
  const sent_at = later(at, -RECEIPT_AFTER)
  const { time_zone } = policy
  const sender = client_name
  const { subject, body, values } = noticeOf(order, { sender, link: null, policy, time_zone })
  return {
    id: idAt(sent_at),
    order_id: order._id,
    kind: 'notice',
    channel,
    recipient,
    subject,
    ...composedMessage('notice', values, channel, policy, body),
    expires_at: null,
    state: hasArrived ? 'delivered' : 'failed',
    sent_at,
    said_at: at,
  }
}
