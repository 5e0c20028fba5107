import type { Policy } from '../../policy/policy.ts'
import { between, HOUR, later, type Instant } from '../../time.ts'
import type { Order } from '../order.ts'

/** When the order was received or rejected; null while it is open. */
export const closedAt = ({ epod: { otp, reject } }: Pick<Order, 'epod'>): Instant | null =>
  otp.verified_at ?? reject.rejected_At

/**
 * Until when the order may be disputed; null while it is open (SIDE-02). Counted from the server's
 * time of the closing press: a phone's claimed time ends no window before it begins.
 */
export const disputableUntil = (order: Pick<Order, 'epod'>, { claims }: Policy): Instant | null => {
  const closed = order.epod.geo_tag?.time ?? closedAt(order)
  return closed === null ? null : later(closed, claims.dispute_hours * HOUR)
}

/** Is the dispute window open? */
export const isDisputable = (order: Pick<Order, 'epod'>, policy: Policy, now: Instant): boolean => {
  const until = disputableUntil(order, policy)
  return until !== null && between(now, until) >= 0
}

/** Claims that an order may have. */
export const MOST_CLAIMS = 20
