import { statusOf } from '../order/category.ts'
import type { Order } from '../order/order.ts'
import { whyNot } from '../policy/access.ts'
import type { Policy } from '../policy/policy.ts'
import { done, type Reason } from '../policy/reason.ts'
import type { Viewer } from '../policy/viewer.ts'
import type { Clock } from '../time.ts'

/**
 * Why `viewer` gets no certificate of an order; empty means that it does. It holds what Download
 * PODs holds, so the same accounts are refused with the same words; and an open order has none.
 */
export const whyNoCertificate = (
  order: Order,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): Reason[] => [
  ...whyNot(order, 'download_pods', viewer, policy, clock),
  ...(statusOf(order) === 'open' ? [done('not_closed')] : []),
]
