import { randomUUIDv7 } from 'node:crypto'
import type { Channel } from '../../domain/messages/channel.ts'
import { byFirstWay, unitsOf } from '../../domain/messages/composed.ts'
import { contactsOf } from '../../domain/order/entry/contacts.ts'
import type { OrderEvent } from '../../domain/order/events.ts'
import type { Order } from '../../domain/order/order.ts'
import { closedAt } from '../../domain/order/proof/dispute.ts'
import { tellsReceivers } from '../../domain/order/proof/outbound.ts'
import { asName } from '../../domain/order/parties/as-name.ts'
import type { Instant } from '../../domain/time.ts'
import { messageWords } from '../../domain/words/messages.ts'
import type { Caller } from '../caller.ts'
import type { QueuedMessage } from '../stores/messages/queue.ts'

/**
 * What the receivers are told when the goods are about to come (EPOD-12): one message to each of
 * their contacts; none where they heard of it just now, nor of goods that have come already.
 */
export const outboundMessages = (
  { client_name, policy }: Caller,
  order: Order,
  events: readonly OrderEvent[],
  now: Instant,
  carried: readonly Channel[],
): QueuedMessage[] => {
  if (
    !events.some(({ type }) => type === 'outbound') ||
    closedAt(order) !== null ||
    !tellsReceivers(order.epod.driverReach.slice(0, -1), now)
  )
    return []
  const identifier = asName(order.identifier)
  const usual = messageWords.outboundText({
    identifier,
    sender: asName(client_name),
    truck: asName(order.truck_number),
    driver: asName(order.driver.name),
    units: order.ship_unit === null ? '' : messageWords.otpUnits(order.ship_unit),
  })
  const values = {
    identifier: order.identifier,
    sender: client_name,
    truck: order.truck_number,
    driver: order.driver.name,
    units: unitsOf(order.ship_unit, policy),
  }
  return contactsOf(order).map((recipient): QueuedMessage => ({
    id: randomUUIDv7(),
    order_id: order._id,
    kind: 'notice',
    recipient,
    subject: messageWords.outboundSubject(identifier),
    ...byFirstWay('outbound', values, recipient, policy, usual, carried),
    secret: null,
    expires_at: null,
  }))
}
