import type { Order } from '../../order/order.ts'
import { closedAt } from '../../order/proof/dispute.ts'
import { sentence } from '../../words/sentence.ts'
import type { Action, Question } from '../question.ts'
import { forbidden, type Reason } from '../reason.ts'
import type { LinkParty } from '../viewer.ts'

/** What each kind of public link is good for (LINK-01). Receive is never a driver's. */
const granted = {
  receiver: new Set([
    'view_order',
    'receive',
    'reject',
    'trigger_otp',
    'verify_otp',
    'remark',
    'goods_condition',
    'photo',
    'delete_photo',
    'rating',
    'signature',
    'quantities',
    'dispute',
    'answer_attempt',
  ] as const),
  driver: new Set([
    'view_order',
    'trigger_otp',
    'verify_otp',
    'remark',
    'goods_condition',
    'photo',
    'delete_photo',
    'outbound',
    'not_delivered',
    'signature',
    'quantities',
    'label',
    'leave',
  ] as const),
  tracking: new Set(['view_order'] as const),
} satisfies Record<LinkParty, ReadonlySet<Action>>

/** What a public link may be good for. */
export type LinkAction = (typeof granted)[LinkParty] extends ReadonlySet<infer A> ? A : never

const grantedTo: Readonly<Record<LinkParty, ReadonlySet<Action>>> = granted

/** All that links are good for beside looking, each action once. */
export const actsByLink = (): readonly Action[] => {
  const all = new Set(Object.values(grantedTo).flatMap((actions) => [...actions]))
  all.delete('view_order')
  return [...all]
}

/** Before the code: masked view, and the one-time password that says who the receiver is. */
const withoutCode: ReadonlySet<Action> = new Set(['view_order', 'trigger_otp', 'verify_otp'])

/**
 * Does the holder of this link still owe the code? A plain order id can be guessed by whoever knows
 * it; a receiver's own link proves enough unless the account asks for the one-time password as well
 * (OTP-04), which whoever verified it has given for the order.
 */
export const owesCode = ({
  order,
  viewer: { link },
  policy: { public_url_customization },
}: Pick<Question, 'order' | 'viewer' | 'policy'>): boolean => {
  if (link === null) return false
  if (link.proof === 'plain_id') return true
  return (
    public_url_customization.secure_otp &&
    link.party === 'receiver' &&
    link.proof !== 'code' &&
    order?.epod.otp.verified_through !== 'otp'
  )
}

/**
 * Is the order over, while the holder of this link still owes the code? A code opens its page
 * then, and changes nothing of it (OTP-04, LINK-01).
 */
export const isClosedBehindCode = (
  question: Pick<Question, 'viewer' | 'policy'> & { readonly order: Order },
): boolean => closedAt(question.order) !== null && owesCode(question)

/** What the holder of a public link may not do. */
export const linkReasons = (question: Question): Reason[] => {
  const { action, viewer, policy } = question
  if (!viewer.link) return []
  const { party } = viewer.link
  if (action === 'receive' && party === 'driver') return [forbidden('driver_cannot_receive')]
  if (!grantedTo[party].has(action))
    return [forbidden('wrong_party', sentence(`actions.${action}`))]
  if (action === 'view_order' || !owesCode(question)) return []
  // It was sent to the receiver to be answered by, and gives nothing out.
  if (action === 'answer_attempt' && viewer.link.proof !== 'plain_id') return []
  if (policy.otp.mode === 'none') return [forbidden('link_read_only')]
  return withoutCode.has(action) ? [] : [forbidden('link_needs_code')]
}
