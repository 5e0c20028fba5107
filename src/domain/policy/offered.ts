import type { Order } from '../order/order.ts'
import type { Clock } from '../time.ts'
import { whyNot } from './access.ts'
import type { Policy } from './policy.ts'
import type { Action } from './question.ts'
import type { Reason } from './reason.ts'
import type { Viewer } from './viewer.ts'

/**
 * What a control of the page shows of an action: nothing, the control, or the control switched off
 * with the reasons.
 */
export interface Offer {
  readonly shown: boolean
  /** Every reason that switches it off; none where it may be pressed. */
  readonly reasons: readonly Reason[]
}

/**
 * How an action is offered. What role, hide flags or 'view-only' take away is not shown at all
 * (ROLE-05, ROLE-11, ROLE-12); what only a read-only account or the order's state forbids is shown
 * with its reason (ROLE-08), and so is View always (ROLE-07). Nothing is said of the code itself
 * that is to be entered: whether one is pending, the server alone can say (OTP-03).
 */
export const offerOf = (
  order: Order | null,
  action: Action,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): Offer => {
  const writable: Policy = { ...policy, config: { ...policy.config, disable: null } }
  const shown =
    action === 'view_order' ||
    whyNot(null, action, viewer, writable, clock).every(({ kind }) => kind !== 'forbidden')
  const reasons = whyNot(order, action, viewer, policy, clock).filter(
    ({ field }) => action !== 'verify_otp' || field !== 'otp',
  )
  return { shown, reasons }
}
