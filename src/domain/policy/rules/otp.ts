import { contactsOf } from '../../order/entry/contacts.ts'
import { between, DAY, later, SECOND } from '../../time.ts'
import type { Question } from '../question.ts'
import { forbidden, locked, rule, type Reason } from '../reason.ts'
import { isWithoutOtp } from './role.ts'

/**
 * OTP-03: wrong tries before the lock, its length, the pause before a new code, and codes a day.
 */
export const otpLimits = { tries: 5, lock_minutes: 15, resend_seconds: 30, a_day: 5 } as const

const secondsUntil = (now: string, then: string): number =>
  Math.max(1, Math.ceil(between(now, then) / SECOND))

/** What stands against asking for a code, or entering one, now. */
export const otpReasons = ({ action, order, policy, viewer, clock }: Question): Reason[] => {
  if (action !== 'trigger_otp' && action !== 'verify_otp') return []
  if (isWithoutOtp({ policy, viewer })) return [forbidden('otp_off')]
  if (!order || order.epod.otp.verified || order.epod.reject.rejected) return []
  const { challenge } = order
  const { now } = clock
  if (challenge.locked_until !== null && between(now, challenge.locked_until) > 0) {
    return [locked(secondsUntil(now, challenge.locked_until), 'otp_locked')]
  }
  if (action === 'verify_otp') {
    if (challenge.expires_at === null) return [rule('otp', 'otp_none')]
    return between(challenge.expires_at, now) > 0 ? [rule('otp', 'otp_expired')] : []
  }
  // A page that is not shown the contacts cannot tell; the server can.
  if (contactsOf(order).length === 0 && !order.withheld?.includes('contacts'))
    return [rule('spocs', 'otp_no_contact')]
  const last = challenge.sent.at(-1)
  if (last !== undefined && between(last, now) < otpLimits.resend_seconds * SECOND) {
    return [
      locked(secondsUntil(now, later(last, otpLimits.resend_seconds * SECOND)), 'otp_too_soon'),
    ]
  }
  const today = challenge.sent.filter((at) => between(at, now) < DAY)
  const [oldest] = today
  return oldest !== undefined && today.length >= otpLimits.a_day
    ? [locked(secondsUntil(now, later(oldest, DAY)), 'otp_too_many')]
    : []
}
