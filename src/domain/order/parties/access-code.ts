import type { Policy } from '../../policy/policy.ts'
import { isLasting, isLocked, otpLimits } from '../../policy/rules/otp.ts'
import type { LinkParty } from '../../policy/viewer.ts'
import { between, DAY, later, MINUTE, SECOND, type Instant } from '../../time.ts'
import type { OtpUsage } from '../commands.ts'
import { contactsOf } from '../entry/contacts.ts'
import type { Challenge, Order } from '../order.ts'

/** A code that opens a page and changes nothing, as kept. Networks are told by digests of them. */
export interface AccessCode {
  readonly hash: string
  readonly created_at: Instant
  readonly expires_at: Instant
  /** Wrong tries in all. */
  readonly tries: number
  /** Wrong tries by the network that they came from; what is lacking here came from others. */
  readonly tries_from: Readonly<Record<string, number>>
  /** The network that asked for it; null where that is not known, and then another than any. */
  readonly asked_from: string | null
  readonly used_at: Instant | null
  /** The request that used it, by a digest of its key; null where that is not known. */
  readonly used_under?: string | null
}

/** How many codes that open pages were sent lately: asked for by one network, and by all. */
export interface PageUsage {
  readonly own: OtpUsage
  readonly all: OtpUsage
}

/**
 * Quotas of all networks together for a page (LINK-02): wrong tries on a code, and codes a day. One
 * network has those of OTP-03, so that it leaves something to every other. Beyond the day's, codes
 * are so many minutes apart: strangers slow the order's own receiver, and do not shut it out.
 */
export const quotasInAll = {
  tries: 3 * otpLimits.tries,
  a_day: 2 * otpLimits.a_day,
  slowed_minutes: 15,
} as const

/** Codes that a page can have in a day, at their most. */
export const mostCodesADay = quotasInAll.a_day + DAY / (quotasInAll.slowed_minutes * MINUTE)

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
 * Would one code more for a page be over what a contact or the account may get of these? One
 * network causes at most half of either (LINK-02).
 */
export const isPageCapped = ({ own, all }: PageUsage, { otp }: Policy): boolean =>
  own.to_contact_in_hour >= otp.per_contact_an_hour ||
  all.to_contact_in_hour >= 2 * otp.per_contact_an_hour ||
  own.by_account_in_day >= Math.ceil(otp.per_account_a_day / 2) ||
  all.by_account_in_day >= otp.per_account_a_day

/** May this network ask for one more code, after these (newest first)? (LINK-02, OTP-03) */
export const mayAskForCode = (
  codes: readonly AccessCode[],
  network: string,
  usage: PageUsage,
  policy: Policy,
  now: Instant,
): boolean => {
  const { sent, locked_until } = challengeOf(codes, network, now)
  if (isLocked(locked_until, now)) return false
  if (sent.some((at) => isPausing(at, now))) return false
  if (slowedFor(codes, now) > 0) return false
  const own = sent.filter((at) => isLasting(at, DAY, now))
  return own.length < otpLimits.a_day && !isPageCapped(usage, policy)
}

/**
 * Seconds until there is a next code for any network (newest first): 0 unless all together have had
 * the day's worth.
 */
export const slowedFor = (codes: readonly AccessCode[], now: Instant): number => {
  const [last] = codes
  if (!last || !isFull(codes, now)) return 0
  const next = later(last.created_at, quotasInAll.slowed_minutes * MINUTE)
  return Math.max(0, Math.ceil(between(now, next) / SECOND))
}

/** When a code sent now ends. */
export const codeExpiry = ({ otp }: Policy, now: Instant): Instant =>
  later(now, otp.valid_minutes * MINUTE)

/** The newest of these codes (newest first), if this network may try it; null otherwise. */
export const openToTry = <Code extends AccessCode>(
  codes: readonly Code[],
  network: string,
  now: Instant,
): Code | null => {
  const [last] = codes
  const { expires_at, locked_until } = challengeOf(codes, network, now)
  return last && expires_at !== null && isGood(last, now) && !isLocked(locked_until, now)
    ? last
    : null
}

/**
 * The newest of these codes (newest first), if it opened the page for this very request, whose
 * answer was then lost, and is still valid; null otherwise.
 */
export const openToRepeat = <Code extends AccessCode>(
  [last]: readonly Code[],
  under: string | null,
  now: Instant,
): Code | null =>
  last && under !== null && last.used_under === under && isGood(last, now) ? last : null

/**
 * These codes (newest first) as the state keeps a one-time password, and as this network finds
 * them. So asking for a code and entering it are judged alike, whether it receives the order or
 * opens its page alone. What others asked for counts where it makes this network wait.
 */
export const challengeOf = (
  codes: readonly AccessCode[],
  network: string,
  now: Instant,
): Challenge => {
  const [last] = codes
  const isOpen = last !== undefined && last.used_at === null && last.tries < quotasInAll.tries
  // Who asked for one today had a turn, and waits for the next day.
  const hadTurn =
    isFull(codes, now) && today(codes, now).some(({ asked_from }) => asked_from === network)
  // Of several the newest: a code that another network asked for meanwhile ends no lock.
  const spent = codes.find((code) => triesOf(code, network) >= otpLimits.tries)
  return {
    hash: null,
    contacts: [],
    expires_at: isOpen ? last.expires_at : null,
    sent: codes
      .filter(
        ({ asked_from, created_at }) =>
          hadTurn || asked_from === network || isPausing(created_at, now),
      )
      .map(({ created_at }) => created_at)
      .toReversed(),
    tries: last ? triesOf(last, network) : 0,
    locked_until: spent ? later(spent.created_at, otpLimits.lock_minutes * MINUTE) : null,
  }
}

const today = (codes: readonly AccessCode[], now: Instant): AccessCode[] =>
  codes.filter(({ created_at }) => isLasting(created_at, DAY, now))

/** Have all networks together had the codes of a day? */
const isFull = (codes: readonly AccessCode[], now: Instant): boolean =>
  today(codes, now).length >= quotasInAll.a_day

const triesOf = ({ tries_from }: AccessCode, network: string): number => tries_from[network] ?? 0

/** Is a code that was sent then too new for another one, whoever asks? */
const isPausing = (sent: Instant, now: Instant): boolean =>
  isLasting(sent, otpLimits.resend_seconds * SECOND, now)

const isGood = ({ created_at, expires_at }: AccessCode, now: Instant): boolean =>
  isLasting(created_at, between(created_at, expires_at), now)
