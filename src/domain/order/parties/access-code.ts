import type { Policy } from '../../policy/policy.ts'
import { otpLimits } from '../../policy/rules/otp.ts'
import type { LinkParty } from '../../policy/viewer.ts'
import { between, DAY, later, MINUTE, SECOND, type Instant } from '../../time.ts'
import type { OtpUsage } from '../commands.ts'
import { contactsOf } from '../entry/contacts.ts'
import type { Order } from '../order.ts'

/** A code that opens a page found by LR number, as kept. */
export interface AccessCode {
  readonly hash: string
  readonly created_at: Instant
  readonly expires_at: Instant
  readonly tries: number
  readonly used_at: Instant | null
}

/**
 * Whom the code of a party's page is sent to: the driver's own page to the driver, every other to
 * the receiver.
 */
export const codeContacts = (order: Pick<Order, 'spocs' | 'driver'>, party: LinkParty): string[] =>
  party === 'driver' ? [...order.driver.contact] : contactsOf(order)

/**
 * May one more code be sent, after these (newest first)? The caps are those of one-time passwords
 * (OTP-03, LINK-02).
 */
export const mayAskForCode = (
  sent: readonly AccessCode[],
  usage: OtpUsage,
  { otp }: Policy,
  now: Instant,
): boolean => {
  const [last] = sent
  if (last && between(last.created_at, now) < otpLimits.resend_seconds * SECOND) return false
  if (
    last &&
    last.tries >= otpLimits.tries &&
    between(last.created_at, now) < otpLimits.lock_minutes * MINUTE
  )
    return false
  const today = sent.filter(({ created_at }) => between(created_at, now) < DAY)
  return (
    today.length < otpLimits.a_day &&
    usage.to_contact_in_hour < otp.per_contact_an_hour &&
    usage.by_account_in_day < otp.per_account_a_day
  )
}

/** When a code sent now ends. */
export const codeExpiry = ({ otp }: Policy, now: Instant): Instant =>
  later(now, otp.valid_minutes * MINUTE)

/** Is the newest code still good for one try? */
export const isOpenToTry = (code: AccessCode, now: Instant): boolean =>
  code.used_at === null && code.tries < otpLimits.tries && between(now, code.expires_at) > 0
