import type { LinkParty } from '../policy/viewer.ts'
import type { Command } from './commands.ts'
import type { OrderEvent } from './events.ts'
import type { Order } from './order.ts'
import { attemptsOf } from './proof/attempts-on-record.ts'

/**
 * How far a log may have grown for a party's links to add to it: as far as an edit in each hour of
 * six weeks takes it. A proof holds 2,000 events; of what is left when one party has gone on
 * pressing, the receiver has the most.
 */
const MOST_EVENTS: Readonly<Record<LinkParty, number>> = {
  driver: 1_000,
  tracking: 1_000,
  receiver: 1_200,
}
/** Remarks, arrivals and failed deliveries that links of one party add to an order. */
const MOST_REMARKS = 100
const MOST_PRESSES = 100
/** Characters of what one request tells, as JSON; a remark in words has 2,000 at most. */
const MOST_TOLD = 40_000

/** What ends an order, and what proves who ends it: there is always room for that. */
const endings: ReadonlySet<Command['type']> = new Set([
  'receive',
  'reject',
  'leave',
  'trigger_otp',
  'verify_otp',
])

/**
 * Quota: may links of this party still add this to an order? A holder must not make the proof of an
 * order so long that nobody can have it. Nor may one party take the place of others.
 */
export const hasRoomFor = (order: Order, { type }: Command, party: LinkParty): boolean => {
  if (endings.has(type)) return true
  if (order.rev >= MOST_EVENTS[party]) return false
  switch (type) {
    case 'remark':
      return order.epod.remarks.filter((one) => one.action_by === party).length < MOST_REMARKS
    case 'outbound':
      return order.epod.driverReach.length < MOST_PRESSES
    case 'not_delivered':
      return attemptsOf(order).length < MOST_PRESSES
    default:
      return true
  }
}

/** Is this no more than a link may tell at once? */
export const isShortEnough = (events: readonly OrderEvent[]): boolean =>
  JSON.stringify(events).length <= MOST_TOLD
