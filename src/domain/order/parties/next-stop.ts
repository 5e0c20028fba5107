import type { Reach } from '../../policy/viewer.ts'
import { isWithinReach } from '../../policy/within-reach.ts'
import { between, HOUR, type Instant } from '../../time.ts'
import { etaOf, statusOf } from '../category.ts'
import type { Order } from '../order.ts'

/** Orders that are dispatched further apart are not one trip. */
const TRIP = 24 * HOUR

/** Within which times the others of its trip were dispatched; null before it was dispatched. */
export const tripBounds = (
  { dispatch_date }: Pick<Order, 'dispatch_date'>,
  now: Instant,
): { from: Instant; until: Instant } | null => {
  if (dispatch_date === null || between(dispatch_date, now) < 0) return null
  const at = Date.parse(dispatch_date)
  return {
    from: new Date(at - TRIP).toISOString(),
    until: new Date(Math.min(at + TRIP, Date.parse(now))).toISOString(),
  }
}

/**
 * Is the other order a stop of the same trip, and still to be made? It has the same client, the
 * same truck and a phone number of the same driver. It was dispatched by now, at most a day before
 * or after this one, and is open. A link that is given to a driver leads on to these and to no
 * others (DOOR-03).
 */
export const isOnTrip = (order: Order, other: Order, now: Instant): boolean => {
  const bounds = tripBounds(order, now)
  const phones = new Set(order.driver.contact.filter((phone) => phone !== ''))
  return (
    bounds !== null &&
    other._id !== order._id &&
    other.user === order.user &&
    order.truck_number !== '' &&
    other.truck_number === order.truck_number &&
    other.driver.contact.some((phone) => phones.has(phone)) &&
    other.dispatch_date !== null &&
    between(bounds.from, other.dispatch_date) >= 0 &&
    between(other.dispatch_date, bounds.until) >= 0 &&
    !other.withdrawn &&
    statusOf(other) === 'open'
  )
}

/** Earlier first; what is not known comes last. */
const byTime = (one: Instant | null, other: Instant | null): number =>
  one === other ? 0 : one === null ? 1 : other === null ? -1 : between(other, one)

const inSequence = (one: Order, other: Order): number =>
  byTime(etaOf(one), etaOf(other)) ||
  byTime(one.dispatch_date, other.dispatch_date) ||
  one.identifier.localeCompare(other.identifier, 'en', { numeric: true })

/**
 * Confused deputy: a link leads its holder on to what everybody may see who stands behind it, and
 * to nothing else. Whoever may edit the truck and the driver of one order could lead to others by
 * them.
 */
export const mayLeadTo = (behind: readonly Reach[], other: Order): boolean =>
  behind.length > 0 && behind.every((reach) => isWithinReach(reach, other))

/**
 * The stop that comes next on the trip of an order: by ETA, then dispatch, then number. `behind`
 * are the reaches of who made the link and of who set truck and driver.
 */
export const nextStopOf = (
  order: Order,
  others: readonly Order[],
  now: Instant,
  behind: readonly Reach[],
): Order | null =>
  others
    .filter((other) => isOnTrip(order, other, now) && mayLeadTo(behind, other))
    .toSorted(inSequence)[0] ?? null
