import { between, MINUTE, type Instant } from '../../time.ts'
import { sentence, type Sentence } from '../../words/sentence.ts'
import type { Order, GeoPoint } from '../order.ts'

const EARTH_METRES = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two places, along the great circle. */
export const metresBetween = ([lat_a, lng_a]: GeoPoint, [lat_b, lng_b]: GeoPoint): number => {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2
  const h =
    half(lat_a, lat_b) + Math.cos(radians(lat_a)) * Math.cos(radians(lat_b)) * half(lng_a, lng_b)
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * Geofence: what a press of 'reached' tells of where it was: within so many metres of the
 * destination, or away from it; nothing where either place is unknown, and the press is believed.
 */
export const whereabouts = (
  { destination }: Pick<Order, 'destination'>,
  loc: GeoPoint | null,
  within: number,
): { reached?: true; away?: true } => {
  if (destination.loc === null || loc === null) return {}
  return metresBetween(destination.loc, loc) <= within ? { reached: true } : { away: true }
}

/** When the driver pressed at the destination, oldest first: presses made elsewhere are none. */
export const arrivalsOf = ({ epod }: Pick<Order, 'epod'>): Instant[] =>
  epod.driverReach.filter(({ away }) => !away).map(({ time }) => time)

/** The last of them; null where there is none. */
export const arrivedAt = (order: Pick<Order, 'epod'>): Instant | null =>
  arrivalsOf(order).at(-1) ?? null

/** How far from the destination a place is, in whole metres, where both are known. */
export const distanceOf = (
  { destination }: Pick<Order, 'destination'>,
  place: GeoPoint | null,
): { distance?: number } =>
  destination.loc === null || place === null
    ? {}
    : { distance: Math.round(metresBetween(destination.loc, place)) }

const KILOMETRE = 1_000

/**
 * What whoever pressed is told: that the place is reached, how far away it was pressed, or that
 * either place is unknown, so that the press is believed and nothing established.
 */
export const outboundSaid = (
  { destination }: Pick<Order, 'destination'>,
  { geo_tag: { loc }, reached }: { geo_tag: { loc: GeoPoint | null }; reached?: true },
): Sentence => {
  if (reached) return sentence('outbound_saved')
  if (destination.loc === null || loc === null) return sentence('outbound_unplaced')
  const metres = metresBetween(destination.loc, loc)
  return sentence(
    'outbound_far',
    metres < KILOMETRE
      ? sentence('metres', `${Math.round(metres)}`)
      : sentence('kilometres', (metres / KILOMETRE).toFixed(metres < 10 * KILOMETRE ? 1 : 0)),
  )
}

/** Presses that tell the receivers, for one order, and the least time between two that do. */
const outboundLimits = { most: 5, pause: 15 * MINUTE } as const

/**
 * Do the receivers hear of a press now, after those already on record (EPOD-12)? Each press is
 * recorded; a thumb that presses twice sends nothing twice.
 */
export const tellsReceivers = (
  driverReach: Order['epod']['driverReach'],
  now: Instant,
): boolean => {
  const last = driverReach.at(-1)
  return (
    driverReach.length < outboundLimits.most &&
    (last === undefined || between(last.time, now) >= outboundLimits.pause)
  )
}
