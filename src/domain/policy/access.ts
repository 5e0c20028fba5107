import type { Order } from '../order/order.ts'
import type { Clock } from '../time.ts'
import type { Action, Question } from './question.ts'
import type { Policy } from './policy.ts'
import type { Reason } from './reason.ts'
import { accountReasons } from './rules/account.ts'
import { attemptReasonsFor } from './rules/attempt.ts'
import { closingReasons } from './rules/closing.ts'
import { evidenceReasons } from './rules/evidence.ts'
import { labelReasons } from './rules/label.ts'
import { linkReasons, owesCode } from './rules/link.ts'
import { otpReasons } from './rules/otp.ts'
import { paperReasons } from './rules/paper.ts'
import { viewerAfterCode, type Viewer } from './viewer.ts'

type Rules = readonly ((question: Question) => Reason[])[]

/** What stands against the code that says who the receiver is: not what the order still lacks. */
const rulesOfCode: Rules = [accountReasons, closingReasons, otpReasons]
const rules: Rules = [
  ...rulesOfCode,
  evidenceReasons,
  labelReasons,
  paperReasons,
  attemptReasonsFor,
]

/**
 * Why `viewer` may not do `action` now; empty means yes. The page disables with these sentences and
 * the server refuses with the same, the first one first. What a link does not grant is refused
 * without a word of the order's state.
 */
export const whyNot = (
  order: Order | null,
  action: Action,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): Reason[] => {
  const question = { action, order, viewer, policy, clock }
  const ungranted = linkReasons(question)
  if (ungranted.length > 0) return ungranted
  const isFirst = action === 'verify_otp' && owesCode(question)
  return (isFirst ? rulesOfCode : rules).flatMap((rule) => rule(question))
}

/**
 * Does a receipt lack something yet, once the holder of a link that owes a code has given it? It
 * can be given from then on (OTP-04, LINK-01).
 */
export const lacksAfterCode = (
  order: Order,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): boolean =>
  owesCode({ order, viewer, policy }) &&
  whyNot(order, 'verify_otp', viewerAfterCode(viewer), policy, clock).length > 0
