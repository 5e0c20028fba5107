import type { Order } from '../order/order.ts'
import type { Clock } from '../time.ts'
import type { Action, Question } from './question.ts'
import type { Policy } from './policy.ts'
import type { Reason } from './reason.ts'
import { accountReasons } from './rules/account.ts'
import { closingReasons } from './rules/closing.ts'
import { evidenceReasons } from './rules/evidence.ts'
import { linkReasons } from './rules/link.ts'
import { otpReasons } from './rules/otp.ts'
import { paperReasons } from './rules/paper.ts'
import type { Viewer } from './viewer.ts'

const rules: readonly ((question: Question) => Reason[])[] = [
  linkReasons,
  accountReasons,
  closingReasons,
  otpReasons,
  evidenceReasons,
  paperReasons,
]

/**
 * Why `viewer` may not do `action` now; empty means yes. The page disables with these sentences and
 * the server refuses with the same, the first one first.
 */
export const whyNot = (
  order: Order | null,
  action: Action,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): Reason[] => rules.flatMap((rule) => rule({ action, order, viewer, policy, clock }))
