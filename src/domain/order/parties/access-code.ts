import type { Policy } from '../../policy/policy.ts'
import { otpLimits } from '../../policy/rules/otp.ts'
import type { LinkParty } from '../../policy/viewer.ts'
import { between, DAY, later, MINUTE, SECOND, type Instant } from '../../time.ts'
import type { OtpUsage } from '../commands.ts'
import { contactsOf } from '../entry/contacts.ts'
import type { Challenge, Order } from '../order.ts'

/** A code that opens a page and changes nothing, as kept. */
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

/** Would one code more be over what a contact or the account may get (OTP-03)? */
export const isCapped = (usage: OtpUsage, { otp }: Policy): boolean =>
  usage.to_contact_in_hour >= otp.per_contact_an_hour ||
  usage.by_account_in_day >= otp.per_account_a_day

/**
 * May one more code be sent, after these (newest first)? The caps are those of one-time passwords
 * (OTP-03, LINK-02).
 */
export const mayAskForCode = (
  sent: readonly AccessCode[],
  usage: OtpUsage,
  policy: Policy,
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
  return today.length < otpLimits.a_day && !isCapped(usage, policy)
}

/** When a code sent now ends. */
export const codeExpiry = ({ otp }: Policy, now: Instant): Instant =>
  later(now, otp.valid_minutes * MINUTE)

/** Is the newest code still good for one try? */
export const isOpenToTry = (code: AccessCode, now: Instant): boolean =>
  code.used_at === null && code.tries < otpLimits.tries && between(now, code.expires_at) > 0

/**
 * These codes (newest first) as the state keeps a one-time password, so that asking for one and
 * entering it are judged alike, whether it receives the order or opens its page alone.
 */
export const challengeOf = (codes: readonly AccessCode[]): Challenge => {
  const [last] = codes
  const isLocked = last !== undefined && last.tries >= otpLimits.tries
  return {
    hash: null,
    contacts: [],
    expires_at: last && last.used_at === null ? last.expires_at : null,
    sent: codes.map(({ created_at }) => created_at).toReversed(),
    tries: last?.tries ?? 0,
    locked_until: isLocked ? later(last.created_at, otpLimits.lock_minutes * MINUTE) : null,
  }
}
