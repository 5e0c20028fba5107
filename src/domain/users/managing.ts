import { whyNot } from '../policy/access.ts'
import { whyNotFromHere } from '../policy/administration.ts'
import type { Policy } from '../policy/policy.ts'
import type { Action } from '../policy/question.ts'
import { done, forbidden, type Reason } from '../policy/reason.ts'
import type { Viewer } from '../policy/viewer.ts'
import type { Clock } from '../time.ts'
import { sentence } from '../words/sentence.ts'

/** An account as far as it bears on user management. */
export interface ManagedAccount {
  readonly viewer: Viewer
  readonly policy: Policy
  /** Administers every client; no setting of a configuration. */
  readonly is_platform_admin: boolean
}

const offices = ['user_management', 'admin', 'outbox', 'analysis', 'history'] as const

/** What an account may see or rule beyond orders: nobody gives away what he has not himself. */
type Power = 'platform' | (typeof offices)[number]

/** The powers of an account; an administrator has all that there are in a client. */
export const powersOf = (account: ManagedAccount, clock: Clock): ReadonlySet<Power> => {
  if (account.is_platform_admin) return new Set<Power>(['platform', ...offices])
  const { viewer, policy } = account
  const may = (action: Action): boolean => whyNot(null, action, viewer, policy, clock).length === 0
  return new Set<Power>(may('admin') ? offices : offices.filter(may))
}

const labelOf = (power: Power) =>
  power === 'platform' ? sentence('powers.platform') : sentence(`actions.${power}`)

/** The first of these powers that the manager has not, as a refusal. */
const moreThan = (own: ReadonlySet<Power>, powers: Iterable<Power>): Reason[] => {
  const missing = [...powers].find((power) => !own.has(power))
  return missing === undefined ? [] : [forbidden('more_than_own', labelOf(missing))]
}

/**
 * Why an account may not manage users (ROLE-01): look at them, or change them too, which reading
 * accounts may not. Empty means it may.
 */
export const whyNotManageUsers = (
  manager: ManagedAccount,
  clock: Clock,
  to: 'look' | 'change',
): Reason[] => {
  const { viewer, policy, is_platform_admin } = manager
  const reasons = is_platform_admin ? [] : whyNot(null, 'user_management', viewer, policy, clock)
  if (reasons.length > 0) return reasons
  // Who carries or receives the goods does not rule over those who send them.
  if (viewer.reach.kind !== 'client')
    return [forbidden('wrong_party', sentence('actions.user_management'))]
  if (to === 'look') return []
  if (policy.config['view-only']) return [forbidden('view_only')]
  return policy.config.disable === 'write' ? [forbidden('read_only')] : []
}

/** Why a manager may not touch this user at all: administrators are administrators' to manage. */
export const whyNotManage = (
  manager: ManagedAccount,
  user: ManagedAccount,
  clock: Clock,
): Reason[] => {
  const powers = powersOf(user, clock)
  return moreThan(
    powersOf(manager, clock),
    (['platform', 'admin'] as const).filter((power) => powers.has(power)),
  )
}

/**
 * Why a manager may not hold a link for this user's password, nor say where such links go: with it
 * he could sign in as the user, so the user's powers must be his own.
 */
export const whyNotHoldLink = (
  manager: ManagedAccount,
  user: ManagedAccount,
  clock: Clock,
): Reason[] => moreThan(powersOf(manager, clock), powersOf(user, clock))

/** A user who is to be otherwise, as it was and as it would be. */
export interface UserChange {
  /** Null for a user that is added. */
  readonly before: ManagedAccount | null
  readonly after: ManagedAccount
  /** Is the address that links for a password go to another? */
  readonly isOfAddress: boolean
  /** Are there other changes than of name and e-mail address? */
  readonly isOfRights: boolean
  /** Are settings changed beyond role and account type? */
  readonly isOfSettings: boolean
}

/** The powers that an account has now and had not before. */
export const gainedBy = (
  before: ManagedAccount | null,
  after: ManagedAccount,
  clock: Clock,
): readonly Power[] => {
  const had = before ? powersOf(before, clock) : new Set<Power>()
  return [...powersOf(after, clock)].filter((power) => !had.has(power))
}

/** Why a manager may not change a user so. */
export const whyNotChange = (
  manager: ManagedAccount,
  { before, after, isOfAddress, isOfRights, isOfSettings }: UserChange,
  clock: Clock,
): Reason[] => {
  const own = powersOf(manager, clock)
  const touched = before ? whyNotManage(manager, before, clock) : []
  if (touched.length > 0) return touched
  const held = before && isOfAddress ? whyNotHoldLink(manager, before, clock) : []
  if (held.length > 0) return held
  if (isOfRights && before && before.viewer.user_id === manager.viewer.user_id)
    return [forbidden('own_account')]
  const reasons = moreThan(own, gainedBy(before, after, clock))
  if (isOfSettings && !own.has('admin'))
    reasons.push({ ...forbidden('admins_only'), field: 'overrides' })
  return reasons
}

/**
 * Why a manager may not look at everything as this user does: what the user sees must be his to see
 * as well.
 */
export const whyNotViewAs = (
  manager: ManagedAccount,
  user: ManagedAccount,
  clock: Clock,
): Reason[] =>
  user.viewer.user_id === manager.viewer.user_id
    ? [forbidden('own_account')]
    : moreThan(powersOf(manager, clock), powersOf(user, clock))

/**
 * Does this account rule its client, or all of them? One that only reads, or stands with who
 * carries or receives the goods, changes nothing and leads nobody out.
 */
export const isAdministrator = (account: ManagedAccount, clock: Clock): boolean =>
  powersOf(account, clock).has('admin') &&
  whyNotFromHere(account.viewer, account.policy, 'change').length === 0

/**
 * Why a user may not cease to be an active administrator; `others` are the active administrators
 * beside it.
 */
export const whyNotLose = (
  { was, stays }: { readonly was: boolean; readonly stays: boolean },
  others: number,
): Reason[] => (was && !stays && others === 0 ? [done('last_administrator')] : [])

/** What of a user's state its links and the look as it depend on. */
export interface UserState {
  readonly username: string
  readonly disabled: boolean
  /** Has the user not taken up an invitation yet? */
  readonly is_invited: boolean
}

/**
 * Why a link of this purpose is of no use to a user. A new password opens nothing where the user
 * signs in at the company's provider alone.
 */
export const whyNoLink = (
  { username, disabled, is_invited }: UserState,
  purpose: 'invitation' | 'reset',
  isSingleOnly = false,
): Reason[] => {
  if (disabled) return [done('user_is_disabled', username)]
  if (purpose === 'invitation') return is_invited ? [] : [done('user_active', username)]
  if (is_invited) return [done('user_invited', username)]
  return isSingleOnly ? [done('user_single_only', username)] : []
}
