import type { Channel } from '../../messages/channel.ts'
import { forbidden, type Reason } from '../../policy/reason.ts'
import type { Viewer } from '../../policy/viewer.ts'
import type { OrderEvent } from '../events.ts'
import type { Order } from '../order.ts'

/**
 * What a provider's receipt says of a message about an order; of its last notice by this channel,
 * where it `is_notice`.
 */
export interface ReportCommand {
  type: 'report'
  recipient: string
  channel: Channel
  outcome: 'delivered' | 'failed'
  is_notice: boolean
}

/** Nobody reports what became of a message but the system, which had it from a provider. */
export const reportReasons = ({ user_id, link, reach }: Viewer): Reason[] =>
  user_id === null && link === null && reach.kind === 'client'
    ? []
    : [forbidden('reports_from_providers')]

/** What the wire has for a phone that a message reached, and for one that it did not. */
const statuses = { delivered: 'DELIVERED_TO_HANDSET', failed: 'NOT_DELIVERED' } as const

/**
 * Whether a message arrived, for the receiver whose phone it went to, and of a notice for the
 * order's own messages; nothing, where it went to somebody else.
 */
export const decideReport = (
  { spocs }: Pick<Order, 'spocs'>,
  { recipient, channel, outcome, is_notice }: ReportCommand,
): OrderEvent[] => {
  const known = spocs.find(({ contact }) =>
    [...contact.phone, ...contact.email].includes(recipient),
  )
  if (!known || (channel !== 'sms' && !is_notice)) return []
  return [
    {
      type: 'contact_status',
      data: { phone: recipient, status: statuses[outcome], channel, is_notice },
    },
  ]
}

/** The order's messages with what is known of the last by this channel; arrived stays arrived. */
export const afterReport = (
  sent: Order['notification_details'],
  { channel, status }: { channel: string; status: string },
): Order['notification_details'] => {
  if (status !== statuses.delivered) return sent
  const at = sent.findLastIndex(({ notificationType }) => notificationType === channel)
  return sent.map((one, index) => (index === at ? { ...one, status: 'delivered' as const } : one))
}
