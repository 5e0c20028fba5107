import type { Review } from '../../domain/order/kept-parts.ts'
import type { Order, WireOrder } from '../../domain/order/order.ts'
import { wireTexts } from '../../domain/order/wire-texts.ts'

/** An order as pages hold it: as the wire has it, and as the domain's questions take it. */
export type OrderOnPage = Omit<WireOrder, 'notification_details'> &
  Omit<Order, Exclude<keyof WireOrder, 'notification_details'>>

const nothingPending = {
  hash: null,
  contacts: [],
  expires_at: null,
  sent: [],
  tries: 0,
  locked_until: null,
}

/**
 * An order off the wire as the domain's questions take it. The pending one-time password never
 * leaves the server: here there seems to be none.
 */
export const onPage = (order: WireOrder): OrderOnPage => ({
  ...order,
  trip_completed_at: order.ended
    ? (order.destination.geofence_in_time ?? order.delivery_time ?? order.epod.reject.rejected_At)
    : null,
  review: reviewIn(order),
  notification_details: order.notification_details.map((sent) => ({
    ...sent,
    status: sent.status === wireTexts.notification.delivered ? 'delivered' : 'not_delivered',
  })),
  profile: {},
  challenge: nothingPending,
})

/** The judgement that the texts were made of; the last one stands until the proof is reopened. */
const reviewIn = ({ approval_status, review_pending }: WireOrder): Review | null => {
  const last = approval_status.review_history.at(-1)
  return approval_status.review_status === null || last === undefined
    ? null
    : {
        outcome: last.is_approved ? 'approved' : 'rejected',
        level: last.level ?? 1,
        is_final: !review_pending,
      }
}
