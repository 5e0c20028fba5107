import type { Order } from '../../order/order.ts'
import { words } from '../../words.ts'
import type { Question } from '../question.ts'
import type { Policy } from '../policy.ts'
import { rule, type Reason } from '../reason.ts'

const hasRemark = (order: Order): boolean => order.epod.remarks.length > 0
const hasReceiverRemark = (order: Order): boolean =>
  order.epod.remarks.some(
    (remark) => remark.action_by !== 'driver' && remark.action_by !== 'transporter',
  )
const hasPhoto = (order: Order, tag?: 'epod' | 'spoc'): boolean =>
  order.epod.photos.some((photo) => tag === undefined || photo.tag === tag)

/** A piece of evidence that receiving may need. */
export type Evidence = 'remark' | 'photo' | 'face' | 'signature'

/** The evidence that receiving needs and the record lacks. */
export const lackingEvidence = (
  order: Order,
  {
    receive,
    signature,
    public_url_customization: { mandatory_fields_in_epod_closure: mandatory },
  }: Policy,
): Evidence[] => {
  const lacks: Record<Evidence, boolean> = {
    remark:
      (receive.needs_remark && !hasReceiverRemark(order)) ||
      ((mandatory.includes('remarks') || mandatory.includes('item_condition')) &&
        !hasRemark(order)),
    photo:
      (receive.needs_epod_photo && !hasPhoto(order, 'epod')) ||
      (mandatory.includes('attachment') && !hasPhoto(order)),
    face: receive.needs_spoc_photo && !hasPhoto(order, 'spoc'),
    signature: signature === 'required' && order.epod.signature === null,
  }
  return (['remark', 'photo', 'face', 'signature'] as const).filter((piece) => lacks[piece])
}

/** EPOD-05 and EPOD-06: what must be on record before the order may be received. */
const missingForReceipt = (order: Order, policy: Policy): Reason[] => {
  const {
    receive,
    public_url_customization: { mandatory_fields_in_epod_closure: mandatory },
  } = policy
  const missing = [
    ...(mandatory.includes('attachment') && !hasPhoto(order) ? ['Attachment'] : []),
    ...((mandatory.includes('remarks') || mandatory.includes('item_condition')) && !hasRemark(order)
      ? ['Remarks']
      : []),
  ]
  return [
    ...(receive.needs_remark && !hasReceiverRemark(order)
      ? [rule('remarks', words.remarks_missing)]
      : []),
    ...(receive.needs_epod_photo && !hasPhoto(order, 'epod')
      ? [rule('photos', words.pod_missing)]
      : []),
    ...(receive.needs_spoc_photo && !hasPhoto(order, 'spoc')
      ? [rule('photos', words.recipient_picture_missing)]
      : []),
    ...(policy.signature === 'required' && order.epod.signature === null
      ? [rule('signature', words.signature_missing)]
      : []),
    ...(missing.length > 0 ? [rule('epod', words.following_details(missing))] : []),
  ]
}

/** EPOD-07: a rejection may need the receiver's remark, and not one of the banned texts. */
const missingForRejection = (order: Order, policy: Policy): Reason[] => {
  if (policy.reject.needs_remark && !hasReceiverRemark(order))
    return [rule('remarks', words.remarks_missing)]
  const last = order.epod.remarks.at(-1)
  return last && policy.screen.bannedRejectRemarks.includes(last.text)
    ? [rule('remarks', words.change_remark)]
    : []
}

/** Which evidence is still missing for closing the order. */
export const evidenceReasons = ({ action, order, policy }: Question): Reason[] => {
  if (!order || order.epod.otp.verified || order.epod.reject.rejected) return []
  if (action === 'receive' || action === 'verify_otp') return missingForReceipt(order, policy)
  return action === 'reject' ? missingForRejection(order, policy) : []
}
