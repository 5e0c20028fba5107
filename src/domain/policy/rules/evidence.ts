import type { Order } from '../../order/order.ts'
import { isDamageStated } from '../../order/proof/condition-said.ts'
import { sentence } from '../../words/sentence.ts'
import type { Question } from '../question.ts'
import { evidencePieces, rule, type Evidence, type Reason } from '../reason.ts'
import type { RulePolicy } from '../ruled-policy.ts'
import { asksSignature } from './label.ts'

const hasRemark = (order: Order): boolean => order.epod.remarks.length > 0
const hasReceiverRemark = (order: Order): boolean =>
  order.epod.remarks.some(
    (remark) => remark.action_by !== 'driver' && remark.action_by !== 'transporter',
  )
const hasPhoto = (order: Order, tag?: 'epod' | 'spoc'): boolean =>
  // The door of an attempt that failed proves no receipt.
  order.epod.photos.some((photo) => (tag === undefined ? photo.tag !== 'door' : photo.tag === tag))

/** One thing that receiving may need: the piece that it is, and what is said where it lacks. */
interface Requirement {
  readonly piece: Evidence
  readonly isLacking: (order: Order, policy: RulePolicy) => boolean
  /** A refusal of its own, or what the one that names all details calls it. */
  readonly lacks:
    | { readonly reason: () => Reason }
    | { readonly detail: 'fields.attachment' | 'fields.remarks' }
}

/** A picture of the goods or papers has to say what the word 'damaged' does (DOOR-05). */
const lacksDamagePhoto = (order: Order, { receive }: RulePolicy): boolean =>
  receive.damage_needs_photo && isDamageStated(order) && !hasPhoto(order, 'epod')

/** EPOD-05 and EPOD-06: what must be on record before the order may be received. */
const requirements: readonly Requirement[] = [
  {
    piece: 'remark',
    isLacking: (order, { receive }) => receive.needs_remark && !hasReceiverRemark(order),
    lacks: { reason: () => rule('remarks', 'remarks_missing') },
  },
  {
    piece: 'photo',
    isLacking: (order, { receive }) => receive.needs_epod_photo && !hasPhoto(order, 'epod'),
    lacks: { reason: () => rule('photos', 'pod_missing') },
  },
  {
    piece: 'photo',
    isLacking: (order, policy) =>
      !policy.receive.needs_epod_photo && lacksDamagePhoto(order, policy),
    lacks: { reason: () => rule('photos', 'damage_photo_missing') },
  },
  {
    piece: 'face',
    isLacking: (order, { receive }) => receive.needs_spoc_photo && !hasPhoto(order, 'spoc'),
    lacks: { reason: () => rule('photos', 'recipient_picture_missing') },
  },
  {
    piece: 'signature',
    isLacking: (order, { signature }) => signature === 'required' && order.epod.signature === null,
    lacks: { reason: () => rule('signature', 'signature_missing') },
  },
  {
    piece: 'signature',
    isLacking: (order, policy) =>
      policy.signature === 'optional' &&
      asksSignature(order, policy) &&
      order.epod.signature === null,
    lacks: { reason: () => rule('signature', 'label_signature') },
  },
  {
    piece: 'photo',
    isLacking: (order, policy) => mandatoryIn(policy).includes('attachment') && !hasPhoto(order),
    lacks: { detail: 'fields.attachment' },
  },
  {
    piece: 'remark',
    isLacking: (order, policy) =>
      mandatoryIn(policy).some((detail) => detail === 'remarks' || detail === 'item_condition') &&
      !hasRemark(order),
    lacks: { detail: 'fields.remarks' },
  },
]

const mandatoryIn = ({
  public_url_customization: { mandatory_fields_in_epod_closure },
}: RulePolicy): RulePolicy['public_url_customization']['mandatory_fields_in_epod_closure'] =>
  mandatory_fields_in_epod_closure

const lackingOf = (order: Order, policy: RulePolicy): Requirement[] =>
  requirements.filter(({ isLacking }) => isLacking(order, policy))

/** The evidence that receiving needs and the record lacks. */
export const lackingEvidence = (order: Order, policy: RulePolicy): Evidence[] => {
  const lacking = new Set(lackingOf(order, policy).map(({ piece }) => piece))
  return evidencePieces.filter((piece) => lacking.has(piece))
}

const missingForReceipt = (order: Order, policy: RulePolicy): Reason[] => {
  const lacking = lackingOf(order, policy)
  const details = lacking.flatMap(({ piece, lacks }) =>
    'detail' in lacks ? [{ piece, said: sentence(lacks.detail) }] : [],
  )
  return [
    ...lacking.flatMap(({ piece, lacks }) =>
      'reason' in lacks ? [{ ...lacks.reason(), evidence: [piece] }] : [],
    ),
    ...(details.length > 0
      ? [
          {
            ...rule(
              'epod',
              'following_details',
              details.map(({ said }) => said),
            ),
            evidence: details.map(({ piece }) => piece),
          },
        ]
      : []),
  ]
}

/**
 * EPOD-07: a rejection may need the receiver's remark, and not one of the banned texts; damage, its
 * photo (DOOR-05).
 */
const missingForRejection = (order: Order, policy: RulePolicy): Reason[] => {
  if (policy.reject.needs_remark && !hasReceiverRemark(order))
    return [{ ...rule('remarks', 'remarks_missing'), evidence: ['remark'] }]
  if (lacksDamagePhoto(order, policy))
    return [{ ...rule('photos', 'damage_photo_missing'), evidence: ['photo'] }]
  const last = order.epod.remarks.at(-1)
  return last && policy.screen.bannedRejectRemarks.includes(last.text)
    ? [rule('remarks', 'change_remark')]
    : []
}

/** Which evidence is still missing for closing the order. */
export const evidenceReasons = ({ action, order, policy }: Question): Reason[] => {
  if (!order || order.epod.otp.verified || order.epod.reject.rejected) return []
  if (action === 'receive' || action === 'verify_otp') return missingForReceipt(order, policy)
  return action === 'reject' ? missingForRejection(order, policy) : []
}
