import type { WireOrder } from '../../../../domain/order/order.ts'
import type { Action } from '../../../../domain/policy/question.ts'
import { offerOf } from '../../../lib/offered.ts'
import { onPage } from '../../../lib/order-on-page.ts'
import type { Asking } from '../../../lib/session/viewer.ts'

/** Why picked orders are left out of what is done with the others, and how many. */
export interface NotAllowed {
  readonly reason: string
  readonly count: number
}

/** Picked orders that allow something, and why the others do not. */
export interface Allowed {
  readonly allowed: readonly WireOrder[]
  readonly left: readonly NotAllowed[]
}

/** The picked orders that allow an action, and why the others do not, the most frequent first. */
export const allowedOf = (
  orders: readonly WireOrder[],
  action: Action,
  { viewer, policy, clock }: Asking,
): Allowed => {
  const reasons = orders.map(
    (order) => offerOf(onPage(order), action, viewer, policy, clock).reason,
  )
  const counts = new Map<string, number>()
  for (const reason of reasons)
    if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return {
    allowed: orders.filter((_order, at) => reasons[at] === null),
    left: [...counts]
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((a, b) => b.count - a.count),
  }
}
