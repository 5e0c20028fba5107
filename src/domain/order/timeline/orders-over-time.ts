import type { Recorded } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { Order, Withheld } from '../order.ts'
import { withheldState } from './order-at.ts'
import { changesBetween, type FieldChange } from './fields.ts'

/** What an event made of an order: the order then, and the fields that are not as they were. */
export interface Step {
  readonly event: Recorded
  readonly order: Order
  readonly changes: readonly FieldChange[]
}

/**
 * Replay, step by step: every state of an order with what its event changed, oldest first. `log` is
 * the whole log, without what is `withheld` from its reader.
 */
export const ordersOverTime = (
  log: readonly Recorded[],
  withheld: readonly Withheld[] = [],
): Step[] => {
  let order: Order | null = null
  let before: Order | null = null
  return log.map((event) => {
    order = evolve(order, event)
    const then = withheldState(order, withheld)
    const changes = changesBetween(before, then)
    before = then
    return { event, order: then, changes }
  })
}
