import type { Policy } from '../../policy/policy.ts'
import type { OrderEvent, ProofBefore } from '../events.ts'
import type { Order } from '../order.ts'
import { approvals } from './approvals.ts'
import { reasonIn } from './given-reason.ts'
import { withoutPendingError } from './recorded-error.ts'

type Reviewed = Extract<OrderEvent, { type: 'reviewed' }>

/** One level of the review: the first word of two, or the last (REVW-02). */
export const decideReview = (
  order: Order,
  command: { readonly is_approved: boolean; readonly reason?: string | undefined },
  { review_levels }: Policy,
): Reviewed[] => [
  {
    type: 'reviewed',
    data: {
      is_approved: command.is_approved,
      level: approvals(order).length + 1,
      levels: review_levels,
      ...reasonIn(command),
    },
  },
]

/**
 * The order after a review: the last approval ends it, a rejection ends it too and opens the
 * re-update.
 */
export const afterReview = (
  order: Order,
  { is_approved, level, levels, reason }: Reviewed['data'],
  by: string | null,
  at: string,
): Order => {
  const isLast = level >= levels
  return {
    ...order,
    review: {
      outcome: is_approved ? 'approved' : 'rejected',
      level,
      is_final: isLast || !is_approved,
    },
    review_pending: is_approved && !isLast,
    reupdate_allowed: !is_approved,
    approval_status: {
      review_history: [
        ...order.approval_status.review_history,
        { is_approved, review_on: at, by, level, ...reasonIn({ reason }) },
      ],
    },
  }
}

/**
 * The order open again, with all that its proof held but the ending and the signature; the log
 * keeps the version before (REVW-03).
 */
export const afterReopening = (closed: Order, at: string): Order => {
  const order = withoutPendingError(closed)
  const isThere = order.destination.geofence_in_time !== null
  const { reason: _former, ...epod } = order.epod
  return {
    ...order,
    ended: isThere,
    delivery_time: null,
    trip_completed_at: isThere ? order.trip_completed_at : null,
    review_pending: false,
    reupdate_allowed: false,
    review: null,
    epod: {
      ...epod,
      closer: null,
      geo_tag: null,
      signature: null,
      otp: { verified: false, verified_at: null, verified_through: null },
      reject: { rejected: false, rejected_At: null },
      version: { number: order.epod.version.number + 1, since: at },
    },
  }
}

/**
 * The order as it was before an upload of deliveries, open again; a signature was there before it.
 */
export const afterTakingBack = (order: Order, former: ProofBefore, at: string): Order => {
  const { remarks, client_rating, rated_by, extra_fields, found_by, quantities } = former
  const { found_by: _since, ...opened } = afterReopening(order, at)
  const { rated_by: _rater, ...epod } = opened.epod
  const { exception = order.extra_fields.exception, ...others } = extra_fields
  const fields: Order['extra_fields'] = {
    ...order.extra_fields,
    ...others,
    exception: exception === true,
  }
  for (const [key, value] of Object.entries(others)) if (value === null) delete fields[key]
  return {
    ...opened,
    ...(Object.keys(found_by).length > 0 && { found_by }),
    quantities: quantities ?? order.quantities,
    extra_fields: fields,
    epod: {
      ...epod,
      ...(rated_by !== undefined && { rated_by }),
      client_rating,
      remarks: order.epod.remarks.slice(0, remarks),
      signature: order.epod.signature,
    },
  }
}
