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
import { linkReasons } from './rules/link.ts'
import { otpReasons } from './rules/otp.ts'
import { paperReasons } from './rules/paper.ts'
import type { Viewer } from './viewer.ts'

const rules: readonly ((question: Question) => Reason[])[] = [
  accountReasons,
  closingReasons,
  otpReasons,
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
  return ungranted.length > 0 ? ungranted : rules.flatMap((rule) => rule(question))
}
