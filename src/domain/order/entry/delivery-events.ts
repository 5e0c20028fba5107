import type { EventType } from '../events.ts'

/** Of each type of event: is it of the road and the door, and not of the office? */
const isDelivery: Readonly<Record<EventType, boolean>> = {
  created: false,
  edited: false,
  withdrawn: false,
  otp_sent: true,
  otp_failed: true,
  received: true,
  rejected: true,
  // What came too late: before it stands what ended the order.
  attempted: false,
  delivery_attempted: true,
  attempt_answered: true,
  remarked: true,
  goods_listed: true,
  photo_added: true,
  photo_deleted: true,
  rated: true,
  outbound: true,
  items_remarked: true,
  label_read: true,
  signed: true,
  quantities_stated: true,
  crates_counted: true,
  claim_opened: false,
  claim_changed: false,
  claim_settled: false,
  reviewed: false,
  reopened: false,
  error_reported: false,
  recorded_in_error: false,
  error_dismissed: false,
  corrected: false,
  link_created: false,
  link_revoked: false,
  notified: false,
  chased: false,
  contact_status: false,
  erased: false,
}

/**
 * What happens to an order on the road and at the door: from the first of these on, its import
 * stays (IMPO-02). A code that nobody asked for is none of them.
 */
export const deliveryEvents: readonly EventType[] = Object.entries(isDelivery).flatMap(
  ([type, is]) => (is ? [type as EventType] : []),
)
