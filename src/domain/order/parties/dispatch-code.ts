import { isNobodys } from '../../contact.ts'
import { whyNot } from '../../policy/access.ts'
import type { Policy } from '../../policy/policy.ts'
import { between, HOUR, type Clock, type Instant } from '../../time.ts'
import { contactsOf } from '../entry/contacts.ts'
import type { Order } from '../order.ts'
import { systemFor } from '../../policy/system.ts'

/**
 * How long after its dispatch an order gets its first code by itself: what left before that, and
 * before the mode was switched on, is left alone.
 */
export const DISPATCH_CODE_WITHIN = 48 * HOUR

/**
 * Is a delivery code to be sent by itself now (OTP-03)? It is where none is on its way to the
 * receiver: at dispatch, when the contacts came later, and when an edit ended the one that was
 * sent. `made_at` stands for the dispatch where none is known.
 */
export const isCodeDue = (
  order: Order,
  made_at: Instant,
  policy: Policy,
  clock: Clock,
): boolean => {
  if (policy.otp.mode !== 'delivery_code' || order.challenge.expires_at !== null) return false
  // Whoever opened a receipt again asks for the code of the second one.
  if (order.ended || order.withdrawn || order.epod.version.number > 1) return false
  // A sample is not to be touched by what no message would follow.
  if (contactsOf(order).every(isNobodys)) return false
  const dispatched_at = order.dispatch_date ?? made_at
  if (between(dispatched_at, clock.now) < 0) return false
  const isFirst = order.challenge.sent.length === 0
  const isRecent = [dispatched_at, order.epod.contact_changed_at ?? dispatched_at].some(
    (at) => between(at, clock.now) <= DISPATCH_CODE_WITHIN,
  )
  return (
    (isRecent || !isFirst) &&
    whyNot(order, 'trigger_otp', systemFor('', order.user), policy, clock).length === 0
  )
}
