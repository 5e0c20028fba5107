import { onWire, type AnsweredOrder } from '../contract/order.ts'
import { withheldFrom } from '../domain/columns/withheld.ts'
import type { Order, Withheld } from '../domain/order/order.ts'
import { redactedOrder } from '../domain/order/redacted.ts'
import type { Caller } from './caller.ts'

type Reader = Pick<Caller, 'viewer' | 'policy'>

/** What is kept from this caller of each order (ROLE-15). */
export const withheldOf = ({ viewer, policy }: Reader): readonly Withheld[] =>
  withheldFrom(viewer, policy)

/** An order as this caller is shown it. */
export const shownOrder = (reader: Reader, order: Order): AnsweredOrder =>
  redactedOrder(onWire(order), withheldOf(reader))

/** Orders that stand ready as JSON, as this caller is shown them; as they stand, if it is all. */
export const shownTexts = (reader: Reader, texts: readonly string[]): readonly string[] => {
  const withheld = withheldOf(reader)
  return withheld.length === 0
    ? texts
    : texts.map((text) => JSON.stringify(redactedOrder(JSON.parse(text), withheld)))
}
