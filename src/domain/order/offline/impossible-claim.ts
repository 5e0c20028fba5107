import { between, DAY, type ClaimedTime, type Clock, type Instant } from '../../time.ts'
import type { Order } from '../order.ts'
import { flagOf, type TimeFlag } from './claimed-time.ts'

/** What would have waited by so much longer than its order has been there has not waited. */
const MOST_EARLIER = 30 * DAY
const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7/

/** When an order was added, as its id tells (UUID version 7); null for an id that tells no time. */
const addedAt = (id: string): Instant | null =>
  VERSION_7.test(id) ? new Date(parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString() : null

/**
 * Clock fault: does a device claim a time long before there was an order? Cheap phones begin in
 * 1970 or 2015 when they were without power, and are put right as the network comes back.
 */
const isImpossible = ({ at, device_now }: ClaimedTime, id: string, now: Instant): boolean => {
  const added_at = addedAt(id)
  return added_at !== null && between(at, device_now ?? now) > between(added_at, now) + MOST_EARLIER
}

/** The clock by which an action is judged: instead of an impossible claim its receipt counts. */
export const withPossibleClaim = (clock: Clock, { _id }: Pick<Order, '_id'>): Clock =>
  clock.claim && isImpossible(clock.claim, _id, clock.now)
    ? { ...clock, claim: { at: clock.now, device_now: null } }
    : clock

/** What is wrong with the time that a device claims of an action; null where nothing is. */
export const flagFor = (
  claim: ClaimedTime,
  order: Pick<Order, '_id' | 'dispatch_date'> | null,
  now: Instant,
): TimeFlag | null =>
  order !== null && isImpossible(claim, order._id, now)
    ? 'clock_off'
    : flagOf(claim, order?.dispatch_date ?? null, now)
