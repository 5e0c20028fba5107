import { etaOf, isPastEta, statusOf } from '../order/category.ts'
import type { Order } from '../order/order.ts'
import { proofDueAt } from '../order/parties/proof-due.ts'
import { dueSpanOf, isToReview, type QuickFilter } from '../order/quick-filters.ts'
import type { Clock } from '../time.ts'

/** Test oracle: does a quick filter find this order? The database asks the same of its columns. */
export const isFoundBy = (order: Order, quick: QuickFilter, clock: Clock): boolean => {
  if (quick === 'to_review') return isToReview(order)
  if (statusOf(order) !== 'open') return false
  if (quick === 'proof_missing') {
    const due = proofDueAt(order)
    return due !== null && due <= clock.now
  }
  const [eta, span] = [etaOf(order), dueSpanOf(quick, clock)]
  if (eta === null || span === null || eta < span.from || eta > span.until) return false
  return !span.is_late || isPastEta(order, clock.now)
}
