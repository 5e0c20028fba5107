import { contactsOf } from '../../order/entry/contacts.ts'
import { between, DAY, MINUTE, SECOND } from '../../time.ts'
import type { Question } from '../question.ts'
import { forbidden, locked, rule, type Reason } from '../reason.ts'
import { isWithoutOtp } from './role.ts'

/**
 * OTP-03: wrong tries before the lock, its length, the pause before a new code, and codes a day.
 */
export const otpLimits = { tries: 5, lock_minutes: 15, resend_seconds: 30, a_day: 5 } as const

const secondsIn = (ms: number): number => Math.max(1, Math.ceil(ms / SECOND))

/**
 * Does what began then, and lasts for `ms`, last now? What lies further ahead than it lasts was
 * noted by a clock that was set back since: it would bind, or be good, for as long as that was off.
 */
export const isLasting = (began: string, ms: number, now: string): boolean =>
  Math.abs(between(began, now)) < ms

const PAUSE = otpLimits.resend_seconds * SECOND
const LOCK = otpLimits.lock_minutes * MINUTE

/** Is this lock on, by its end? */
export const isLocked = (until: string | null, now: string): until is string =>
  until !== null && Math.abs(between(now, until) - LOCK) < LOCK

/** What stands against asking for a code, or entering one, now. */
export const otpReasons = ({ action, order, policy, viewer, clock }: Question): Reason[] => {
  if (action !== 'trigger_otp' && action !== 'verify_otp') return []
  if (isWithoutOtp({ policy, viewer })) return [forbidden('otp_off')]
  if (!order || order.epod.otp.verified || order.epod.reject.rejected) return []
  const { challenge } = order
  const { now } = clock
  const last = challenge.sent.at(-1)
  if (isLocked(challenge.locked_until, now)) {
    return [locked(secondsIn(between(now, challenge.locked_until)), 'otp_locked')]
  }
  if (action === 'verify_otp') {
    if (challenge.expires_at === null) return [rule('otp', 'otp_none')]
    const sent = last ?? now
    return isLasting(sent, between(sent, challenge.expires_at) + 1, now)
      ? []
      : [rule('otp', 'otp_expired')]
  }
  // A page that is not shown the contacts cannot tell; the server can.
  if (contactsOf(order).length === 0 && !order.withheld?.includes('contacts'))
    return [rule('spocs', 'otp_no_contact')]
  if (last !== undefined && isLasting(last, PAUSE, now)) {
    return [locked(secondsIn(between(now, last) + PAUSE), 'otp_too_soon')]
  }
  const today = challenge.sent.filter((at) => isLasting(at, DAY, now))
  const [oldest] = today
  return oldest !== undefined && today.length >= otpLimits.a_day
    ? [locked(secondsIn(between(now, oldest) + DAY), 'otp_too_many')]
    : []
}
