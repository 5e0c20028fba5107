import type { Order } from '../order.ts'
import { isOfThisVersion } from './this-version.ts'

type Judged = Order['approval_status']['review_history']
const afterLastRefusal = (history: Judged): Judged =>
  history.slice(history.findLastIndex(({ is_approved }) => !is_approved) + 1)

/** What of an order tells which approvals count. */
export interface Approvable {
  readonly approval_status: Pick<Order['approval_status'], 'review_history'>
  readonly epod: Pick<Order['epod'], 'version'>
}

/** Approvals that count: those of the proof as it stands, since it was last turned down. */
export const approvals = ({ approval_status: { review_history }, epod }: Approvable): Judged =>
  afterLastRefusal(
    review_history.filter(
      ({ in_error, review_on }) => in_error !== true && isOfThisVersion(epod, review_on),
    ),
  )

/** Who gave the last approval that counts; null where there is none. */
export const lastApprover = (order: Approvable): string | null =>
  approvals(order).at(-1)?.by ?? null
