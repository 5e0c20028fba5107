import { evolve } from '../order/evolve.ts'
import type { Recorded } from '../order/events.ts'
import type { Order } from '../order/order.ts'
import { movementsOf, type Movement } from './ledger.ts'

type Counted = Extract<Recorded, { type: 'crates_counted' }>

/** The counts in an order's whole log, oldest first, each with what it moved in the ledger. */
export const countsIn = (
  log: readonly Recorded[],
): { count: Counted; movements: readonly Movement[] }[] => {
  const counts: { count: Counted; movements: readonly Movement[] }[] = []
  let order: Order | null = null
  for (const event of log) {
    if (order && event.type === 'crates_counted') {
      const before = counts.flatMap(({ movements }) => movements)
      counts.push({ count: event, movements: movementsOf(order, event.data, before) })
    }
    order = evolve(order, event)
  }
  return counts
}
