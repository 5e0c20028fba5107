import type { Command } from '../../order/commands.ts'
import { MOST_WAITED } from '../../order/offline/claimed-time.ts'
import type { GeoPoint, Order } from '../../order/order.ts'
import { receivedAtReason } from '../../order/proof/received-at.ts'
import { rule, type Reason } from '../../policy/reason.ts'
import { between, DAY, MINUTE, type Clock, type Instant } from '../../time.ts'
import { placeUri, type Naming } from './identifiers.ts'

/** That an order's goods have come to a place, as an event of others says it. */
export interface Arrival {
  readonly at: Instant
  /** A place on earth, or the name of one; null where nothing says. */
  readonly read_point: GeoPoint | string | null
  readonly naming: Naming
}

/** Within so long of another arrival it is the same one, told again. */
const SAME = 2 * MINUTE

/** Is this arrival on record already, so that telling it again changes nothing? */
export const isArrivalOnRecord = ({ at }: Arrival, { epod }: Order): boolean =>
  epod.driverReach.some(({ time }) => Math.abs(between(time, at)) <= SAME)

/**
 * What speaks against the time of an arrival: it is before the dispatch, ahead, or too long ago to
 * be believed; null where nothing does.
 */
export const arrivalReason = ({ at }: Arrival, order: Order, clock: Clock): Reason | null =>
  receivedAtReason(order, at, clock) ??
  (between(at, clock.now) > MOST_WAITED ? rule('at', 'delivery_too_old', MOST_WAITED / DAY) : null)

/** The clock that an arrival is decided by: its time is claimed, as of what waited on a device. */
export const arrivalClock = ({ at }: Arrival, clock: Clock): Clock => ({
  ...clock,
  claim: { at, device_now: clock.now },
})

/** The command that people give for the same: at our own destination where its name says so. */
export const arrivalCommand = (
  { read_point, naming }: Arrival,
  { destination }: Order,
): Command => {
  const loc =
    typeof read_point !== 'string'
      ? read_point
      : read_point === placeUri(naming, destination.name)
        ? destination.loc
        : null
  return { type: 'outbound', geo_tag: { loc: loc ?? [] } }
}
