import type { Policy } from '../../policy/policy.ts'
import { between, DAY, later, type Instant } from '../../time.ts'
import { etaOf } from '../category.ts'
import type { Order } from '../order.ts'

/**
 * When a public link made now ends: the policy's days after the ETA or, where that is past or
 * unknown, after now.
 */
export const linkExpiry = (
  order: Pick<Order, 'dispatch_date' | 'tat'>,
  { link_days }: Policy,
  now: Instant,
): Instant => {
  const eta = etaOf(order)
  return later(eta !== null && between(now, eta) > 0 ? eta : now, link_days * DAY)
}
