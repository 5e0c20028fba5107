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
import { linkReasons, owesProof } from './rules/link.ts'
import { otpReasons } from './rules/otp.ts'
import { paperReasons } from './rules/paper.ts'
import { provenViewer, type Viewer } from './viewer.ts'

type Rules = readonly ((question: Question) => Reason[])[]

/** What stands against the code that proves the receiver: nothing that the order's proof lacks. */
const rulesOfProof: Rules = [accountReasons, closingReasons, otpReasons]
const rules: Rules = [
  ...rulesOfProof,
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
  const isFirst = action === 'verify_otp' && owesProof(question)
  return (isFirst ? rulesOfProof : rules).flatMap((rule) => rule(question))
}

/**
 * Does a receipt lack something yet, once a code has proved the holder of a link that owes it? It
 * can be given from then on (OTP-04, LINK-01).
 */
export const lacksAfterProof = (
  order: Order,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): boolean =>
  owesProof({ order, viewer, policy }) &&
  whyNot(order, 'verify_otp', provenViewer(viewer), policy, clock).length > 0
