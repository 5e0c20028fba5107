import { canonical } from '../../domain/order/canonical.ts'
import { fieldErrors, type Issue } from '../../domain/field-errors.ts'
import type { PolicyDocument } from '../../domain/policy/policy.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { gainedBy, isAdministrator, whyNotChange, whyNotLose } from '../../domain/users/managing.ts'
import { isPartyRight } from '../../domain/users/user-input.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused, refusedAt, refuseFor } from '../errors.ts'
import { endSessionsOf } from '../stores/accounts/ending-sessions.ts'
import { standingVersions, type WrittenVersion } from '../stores/accounts/policies.ts'
import { noteChange } from '../stores/accounts/user-changes.ts'
import { endLinksOf } from '../stores/accounts/user-links.ts'
import {
  activeUsers,
  EVERY_CLIENT,
  lockUsers,
  platformAdmins,
  setPlatformAdmin,
  writeUser,
} from '../stores/accounts/user-writes.ts'
import { userNamed, type KnownUser } from '../stores/accounts/users.ts'
import type { Tx } from '../stores/database/database.ts'
import { accountOf, type ManagingUsers } from './user-desk.ts'

/** The refusal of whoever did not know the user's newest state, which it has. */
export class UserOvertaken extends Refused {
  readonly present: KnownUser

  constructor(present: KnownUser) {
    super(409, sentence('user_changed_since'))
    this.present = present
  }
}

/** What is asked of a user; what is undefined stays. */
export interface AskedOfUser {
  readonly rev?: number | undefined
  readonly why?: string | undefined
  readonly name?: string | undefined
  readonly email?: string | null | undefined
  readonly role?: string | null | undefined
  readonly accountType?: string | null | undefined
  readonly reach?: KnownUser['reach'] | undefined
  readonly party?: string | null | undefined
  readonly overrides?: PolicyDocument | undefined
  readonly disabled?: boolean | undefined
  readonly is_platform_admin?: boolean | undefined
}

type Rights = Pick<AskedOfUser, 'role' | 'accountType'>

/** A user's settings with another role or account type; null leaves it to the client's. */
export const withRole = (own: PolicyDocument, { role, accountType }: Rights): PolicyDocument => {
  const config = new Map<string, unknown>(Object.entries(own.config ?? {}))
  for (const [key, value] of Object.entries({ role, accountType })) {
    if (value === null) config.delete(key)
    else if (value !== undefined) config.set(key, value)
  }
  const { config: _config, ...others } = own
  return config.size === 0 ? others : { ...others, config: Object.fromEntries(config) }
}

/** Throws Refused 422 by path where settings do not fit on the client's configuration. */
export const refuseUnfit = (client_config: PolicyDocument, own: PolicyDocument): void => {
  try {
    resolvePolicy(client_config, own)
  } catch (error) {
    const { issues } = error as { issues?: readonly Issue[] }
    if (!issues) throw error
    throw new Refused(422, sentence('wrong_input'), fieldErrors(issues, ['overrides']))
  }
}

const asAsked = (user: KnownUser, asked: AskedOfUser): KnownUser => {
  const { name, email, reach, party, disabled, is_platform_admin, overrides } = asked
  const after = {
    ...user,
    name: name ?? user.name,
    email: email === undefined ? user.email : email,
    reach: reach ?? user.reach,
    party: reach === undefined && party === undefined ? user.party : (party ?? null),
    disabled: disabled ?? user.disabled,
    is_platform_admin: is_platform_admin ?? user.is_platform_admin,
    config: withRole(overrides ?? user.config, asked),
  }
  if (!isPartyRight(after)) throw refusedAt('party', sentence('party_unfit'))
  if (overrides !== undefined) refuseUnfit(user.client_config, after.config)
  return after
}

const written = ['name', 'email', 'reach', 'party', 'is_platform_admin', 'config'] as const
const differs = (a: unknown, b: unknown): boolean => canonical(a) !== canonical(b)
const settingsOf = ({ config }: KnownUser): PolicyDocument =>
  withRole(config, { role: null, accountType: null })

/**
 * Changes a user as asked, in a transaction of the desk's; answers it as it is then. Throws 404,
 * UserOvertaken, and the judge's refusals; changes nothing then.
 */
export const changeUser = async (
  deps: Deps,
  tx: Tx,
  at: ManagingUsers,
  username: string,
  asked: AskedOfUser,
): Promise<KnownUser> => {
  await lockUsers(tx, at.client_id)
  const user = await userNamed(tx, username)
  if (!user) throw notFound()
  if (asked.rev !== undefined && asked.rev !== user.rev) throw new UserOvertaken(user)
  const after = asAsked(user, asked)
  const changed = written.filter((field) => differs(user[field], after[field]))
  const isSwitched = user.disabled !== after.disabled
  if (changed.length === 0 && !isSwitched) return user
  const isOfRights = isSwitched || changed.some((field) => field !== 'name' && field !== 'email')
  const change = {
    before: accountOf(deps, user),
    after: accountOf(deps, after),
    isOfAddress: changed.includes('email'),
    isOfRights,
    isOfSettings: differs(settingsOf(user), settingsOf(after)),
  }
  refuseFor(whyNotChange(at.manager, change, at.clock))
  await refuseLast(deps, tx, at, user, after)
  await writeUser(tx, user.id, after)
  if (user.is_platform_admin !== after.is_platform_admin)
    await setPlatformAdmin(tx, user.id, after.is_platform_admin)
  if (isOfRights) await endSessionsOf(tx, user.id)
  // Whoever was given a link may hold it still, and is not to sign in with what came later.
  const isMore = gainedBy(change.before, change.after, at.clock).length > 0
  if (after.disabled || user.email !== after.email || isMore) await endLinksOf(tx, user.id)
  await noteAll(tx, at, user, after, { changed, isSwitched, why: asked.why })
  return (await userNamed(tx, username)) ?? after
}

/** A client's configuration as an account has it beside its own settings. */
type Under = Pick<KnownUser, 'policy_version' | 'client_config'>
const asNow = ({ policy_version, client_config }: KnownUser): Under => ({
  policy_version,
  client_config,
})
const isScheduled = ({ state }: WrittenVersion): boolean => state === 'scheduled'
const asUnder = ({ version, document }: WrittenVersion): Under => ({
  policy_version: version,
  client_config: document,
})

const isActive = ({ disabled, is_invited }: KnownUser): boolean => !disabled && !is_invited

/** Throws where the client, or the product, would be left without an administrator. */
const refuseLast = async (
  deps: Deps,
  tx: Tx,
  { clock }: ManagingUsers,
  user: KnownUser,
  after: KnownUser,
): Promise<void> => {
  const rules = (one: KnownUser): boolean =>
    isActive(one) && isAdministrator(accountOf(deps, one), clock)
  const [versions, active] = await Promise.all([standingVersions(tx), activeUsers(tx)])
  // Also under a configuration that waits for its time: whoever rules by then is judged by it.
  for (const under of [asNow(user), ...versions.filter(isScheduled).map(asUnder)]) {
    const lost = { was: rules({ ...user, ...under }), stays: rules({ ...after, ...under }) }
    if (!lost.was || lost.stays) continue
    const others = active.filter(
      (other) =>
        other.user_id !== user.id &&
        isAdministrator(accountOf(deps, { ...user, ...other, ...under, id: other.user_id }), clock),
    )
    refuseFor(whyNotLose(lost, others.length))
  }
  const rulesAll = (one: KnownUser): boolean => one.is_platform_admin && rules(one)
  if (!rulesAll(user) || rulesAll(after)) return
  await lockUsers(tx, EVERY_CLIENT)
  const others = (await platformAdmins(tx)).filter(
    (other) => other.id !== user.id && isAdministrator(accountOf(deps, other), clock),
  )
  refuseFor(whyNotLose({ was: true, stays: false }, others.length))
}

const noteAll = async (
  tx: Tx,
  { client_id, manager }: ManagingUsers,
  user: KnownUser,
  after: KnownUser,
  {
    changed,
    isSwitched,
    why,
  }: { changed: readonly (typeof written)[number][]; isSwitched: boolean; why: string | undefined },
): Promise<void> => {
  const { id: user_id, username } = user
  const line = { client_id, by: manager.viewer.username, user_id, username, why }
  const fieldsOf = (one: KnownUser) =>
    Object.fromEntries(changed.map((field) => [field, one[field]]))
  if (changed.length > 0)
    await noteChange(tx, {
      ...line,
      action: 'changed',
      before: fieldsOf(user),
      after: fieldsOf(after),
    })
  if (isSwitched) await noteChange(tx, { ...line, action: after.disabled ? 'disabled' : 'enabled' })
}
