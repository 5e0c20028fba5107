import type { Order } from '../order.ts'

type Judged = Order['approval_status']['review_history']
const afterLastRefusal = (history: Judged): Judged =>
  history.slice(history.findLastIndex(({ is_approved }) => !is_approved) + 1)

/** Approvals that count: those since the proof was last turned down. */
export const approvals = ({
  approval_status: { review_history },
}: Pick<Order, 'approval_status'>) =>
  afterLastRefusal(review_history.filter(({ in_error }) => in_error !== true))

/** Who gave the last approval that counts; null where there is none. */
export const lastApprover = (order: Pick<Order, 'approval_status'>): string | null =>
  approvals(order).at(-1)?.by ?? null
