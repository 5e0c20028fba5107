import { capturedAt } from '../../order/offline/claimed-time.ts'
import type { OrderLabel } from '../../order/label/label-schema.ts'
import { outsideOf } from '../../order/label/order-label.ts'
import type { Order } from '../../order/order.ts'
import { wallClock, type Clock } from '../../time.ts'
import type { Question } from '../question.ts'
import { rule, type Reason } from '../reason.ts'
import type { RulePolicy } from '../ruled-policy.ts'

/** Why an order is not received at `at`, outside of its label's times. */
export const windowReason = (
  label: OrderLabel,
  at: string,
  field: string,
  { time_zone }: Clock,
): Reason | null => {
  const side = outsideOf(label, at)
  if (side === null) return null
  const edge = (side === 'early' ? label.not_before : label.not_after) ?? at
  const { day, time } = wallClock(edge, time_zone)
  return rule(field, side === 'early' ? 'label_too_early' : 'label_too_late', `${day} ${time}`)
}

/** When what is judged happens: as a device claims and is believed, else now. */
export const happensAt = (order: Order, { claim, now }: Clock): string =>
  capturedAt(claim, order.dispatch_date, now) ?? now

const outside = ({ viewer, policy, clock }: Question, order: Order): Reason[] => {
  if (!order.label || policy.labels.window !== 'refuse') return []
  const at = happensAt(order, clock)
  // An office may tell later of what was in time; whoever holds a link tells of now.
  if (!viewer.link && outsideOf(order.label, at) === 'late') return []
  const reason = windowReason(order.label, at, 'label', clock)
  return reason ? [reason] : []
}

/** Does the label ask for a signature, of an account that takes them? */
export const asksSignature = ({ label }: Order, { signature }: RulePolicy): boolean =>
  signature !== 'off' && label?.signature_required === true

const leaving = ({ policy }: Question, order: Order): Reason[] => {
  const { label, epod } = order
  if (label?.authority_to_leave !== true) return [rule('label', 'leave_not_allowed')]
  // Whoever asks for a signature does not mean a place without anybody.
  if (label.signature_required === true || policy.signature === 'required')
    return [rule('label', 'leave_signature')]
  if (label.at_door.includes('authority_to_leave') && policy.labels.leave !== 'door')
    return [rule('label', 'leave_not_confirmed')]
  return epod.photos.some(({ tag }) => tag === 'epod')
    ? []
    : [{ ...rule('photos', 'leave_photo'), evidence: ['photo'] }]
}

/**
 * What the labels of an order forbid: to end it outside of their times, or without anybody there.
 */
export const labelReasons = (question: Question): Reason[] => {
  const { action, order } = question
  if (!order || order.epod.otp.verified || order.epod.reject.rejected) return []
  switch (action) {
    case 'receive':
    case 'verify_otp':
      return outside(question, order)
    case 'leave':
      return [...leaving(question, order), ...outside(question, order)]
    default:
      return []
  }
}
