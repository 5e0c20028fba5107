import { onWire, type AnsweredOrder } from '../contract/orders/order.ts'
import { notShownTo } from '../domain/columns/withheld.ts'
import type { Order, PartNotShown } from '../domain/order/order.ts'
import { isToldWithheld, redactedOrder } from '../domain/order/redacted.ts'
import { tripTextIn } from '../domain/order/trip.ts'
import type { Caller } from './caller.ts'

type Reader = Pick<Caller, 'viewer' | 'policy'>

/** What is kept from this caller of each order (ROLE-15). */
export const withheldOf = ({ viewer, policy }: Reader): readonly PartNotShown[] =>
  notShownTo(viewer, policy)

const shownWithout = (
  { policy }: Reader,
  answered: AnsweredOrder,
  withheld: readonly PartNotShown[],
): AnsweredOrder => {
  answered.trip_status = tripTextIn(answered.trip_status, policy.time_zone)
  return redactedOrder(answered, withheld)
}

/** An order as this caller is shown it. */
export const shownOrder = (reader: Reader, order: Order): AnsweredOrder =>
  shownWithout(reader, onWire(order), withheldOf(reader))

/** Orders that stand ready as JSON, as this caller is shown them. */
export const shownTexts = (reader: Reader, texts: readonly string[]): readonly string[] => {
  const withheld = withheldOf(reader)
  const read = texts.map((text) => withTripIn(text, reader.policy.time_zone))
  return withheld.length === 0
    ? read
    : read.map((text) =>
        withheld.some(isToldWithheld) || text.includes('"seen_on"')
          ? JSON.stringify(redactedOrder(JSON.parse(text), withheld))
          : text,
      )
}

/** Reads many orders that stand ready as JSON, one by one, as this caller is shown them. */
export const shownFrom = (reader: Reader): ((text: string) => AnsweredOrder) => {
  const withheld = withheldOf(reader)
  return (text) => shownWithout(reader, JSON.parse(text) as AnsweredOrder, withheld)
}

/**
 * The stored JSON of an order with its trip in the reader's time zone. Only the first such member
 * is the order's own: what people named so stands behind it, in a free map.
 */
const withTripIn = (text: string, zone: string): string =>
  text.replace(
    /"trip_status":"([^"]*)"/,
    (_member, stored: string) => `"trip_status":"${tripTextIn(stored, zone)}"`,
  )
