import { gainedBy } from '../../domain/users/managing.ts'
import {
  externalIdsIn,
  personIn,
  usernamesIn,
  verifiedEmailIn,
  type Claims,
  type GroupRule,
} from '../../domain/sign-in/single-sign-on.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { addUserTo } from '../users/add-user.ts'
import { changeUser, withRole } from '../users/change-user.ts'
import type { Deps } from '../deps.ts'
import { Refused, refusedAt } from '../errors.ts'
import { machineDesk } from '../users/machine-desk.ts'
import type { KeptProvider } from '../stores/accounts/sign-in-providers.ts'
import { noteChange } from '../stores/accounts/user-changes.ts'
import {
  bindIdentity,
  setUnusablePassword,
  isMarked,
  usernameOfIdentity,
  usernameProvisioned,
} from '../stores/accounts/user-identities.ts'
import { endLinksOf } from '../stores/accounts/user-links.ts'
import { lockUsers } from '../stores/accounts/user-writes.ts'
import { hostOfUsers, userNamed, type KnownUser } from '../stores/accounts/users.ts'
import type { Tx } from '../stores/database/database.ts'
import { accountOf, type ManagingUsers } from '../users/user-desk.ts'
import { NO_PASSWORD } from './passwords.ts'

/**
 * The username of whom a provider vouches for, with the rights of its group: the user who is bound
 * to this subject; else one of this client that waits for it; else a new one (just-in-time
 * provisioning). In a transaction of `machineScope`. Throws Refused.
 */
export const placeUser = async (
  deps: Deps,
  tx: Tx,
  provider: KeptProvider,
  claims: Claims,
  { role, accountType }: GroupRule,
): Promise<string> => {
  const { client_id } = provider
  const identity = { issuer: provider.issuer, subject: String(claims['sub']) }
  await lockUsers(tx, client_id)
  const at = machineDesk(deps, client_id, await hostOfUsers(tx), 'single sign-on')
  const rights = { role, accountType }
  const bound = await usernameOfIdentity(tx, identity)
  const username = bound ?? (await waiting(deps, tx, at, claims, rights)) ?? null
  const placed = username ?? (await added(deps, tx, at, claims, rights))
  const user = await userNamed(tx, placed)
  if (!user) throw new Error('a user who is placed is there')
  refuseUnfitUser(user)
  if (bound === null) await bind(tx, at, user, identity)
  if (username !== null) await changeUser(deps, tx, at, username, rights)
  return user.username
}

const refuseUnfitUser = (user: KnownUser): void => {
  if (user.is_platform_admin) throw new Refused(403, sentence('single_not_platform'))
  if (user.disabled) throw new Refused(403, sentence('user_disabled'))
}

type Rights = Pick<GroupRule, 'role' | 'accountType'>

/**
 * A user of this client that waits for single sign-on: provisioned under the provider's id, or of a
 * verified address and marked, by an invitation that is not taken up or by provisioning. An account
 * that somebody signs in to with a password is never taken over by an address (pre-hijacking).
 */
const waiting = async (
  deps: Deps,
  tx: Tx,
  at: ManagingUsers,
  claims: Claims,
  rights: Rights,
): Promise<string | null> => {
  const provisioned = await usernameProvisioned(tx, externalIdsIn(claims))
  const known = provisioned === null ? null : await userNamed(tx, provisioned)
  if (known && hasNoMore(deps, at, known, rights)) return known.username
  const email = verifiedEmailIn(claims)?.toLowerCase() ?? null
  if (email === null) return null
  for (const name of usernamesIn(claims)) {
    const user = await userNamed(tx, name)
    if (!user) continue
    const isOwn = [user.username, user.email].some((own) => own?.toLowerCase() === email)
    if (isOwn && (await isMarked(tx, user.id)) && hasNoMore(deps, at, user, rights))
      return user.username
  }
  return null
}

/** Has this user no powers beyond those that a new one of the same group would have? */
const hasNoMore = (deps: Deps, { clock }: ManagingUsers, user: KnownUser, rights: Rights) => {
  const after = accountOf(deps, { ...user, config: withRole(user.config, rights) })
  const fresh = { ...user, reach: 'client', party: null, is_platform_admin: false } as const
  const given = accountOf(deps, { ...fresh, config: withRole({}, rights) })
  return gainedBy(given, after, clock).length === 0
}

/** Adds whom nobody here knows, by the name that the provider prefers; answers it. */
const added = async (
  deps: Deps,
  tx: Tx,
  at: ManagingUsers,
  claims: Claims,
  rights: Rights,
): Promise<string> => {
  const [first] = usernamesIn(claims)
  if (first === undefined) throw refusedAt('preferred_username', sentence('single_no_name'))
  const person = {
    ...rights,
    ...personIn(claims, first),
    username: first,
    reach: 'client',
    party: null,
  } as const
  try {
    await addUserTo(deps, tx, at, await hostOfUsers(tx), person)
  } catch (error) {
    if (!(error instanceof Refused) || error.said.code !== 'user_exists') throw error
    throw refusedAt('preferred_username', sentence('single_name_taken', first), 409)
  }
  return first
}

/** Binds a user to the provider's name for it, on record; no invitation is good any more. */
const bind = async (
  tx: Tx,
  { client_id, manager }: ManagingUsers,
  { id: user_id, username }: KnownUser,
  identity: { issuer: string; subject: string },
): Promise<void> => {
  if (!(await bindIdentity(tx, user_id, identity)))
    throw refusedAt('sub', sentence('single_name_taken', username), 409)
  await setUnusablePassword(tx, user_id, NO_PASSWORD)
  await endLinksOf(tx, user_id, 'invitation')
  await noteChange(tx, {
    client_id,
    by: manager.viewer.username,
    user_id,
    username,
    action: 'accepted',
    after: identity,
  })
}
