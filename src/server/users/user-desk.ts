import { overridesOf } from '../../domain/policy/draft/changes.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { Clock } from '../../domain/time.ts'
import { whyNotManageUsers, type ManagedAccount } from '../../domain/users/managing.ts'
import type { ListedUser } from '../../contract/users/users.ts'
import { viewerOf } from '../account-viewer.ts'
import type { Caller } from '../caller.ts'
import { clockFor } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { notFound, refuseFor } from '../errors.ts'
import { mayAdminister } from '../permission.ts'
import { policyOf } from '../policies/account-policy.ts'
import { clientNamed } from '../stores/accounts/clients.ts'
import { clientOfUser, type PlatformAdmin } from '../stores/accounts/user-writes.ts'
import type { KnownUser } from '../stores/accounts/users.ts'
import type { Scope } from '../stores/database/database.ts'

/** Who manages the users of one client, of which, and when. */
export interface ManagingUsers {
  readonly manager: ManagedAccount
  readonly client_id: string
  readonly clock: Clock
}

/** Somebody who manages the users of one client, and how its rows are reached. */
export interface UserDesk extends ManagingUsers {
  /** The caller as if it were of that client, for what is kept there. */
  readonly desk: Caller
  readonly scope: Scope
}

const deskOf = (deps: Pick<Deps, 'now'>, caller: Caller, client_id: string): UserDesk => {
  const { viewer, is_platform_admin } = caller
  return {
    manager: caller,
    desk: { ...caller, viewer: { ...viewer, client_id } },
    client_id,
    scope: { client_id, kind: is_platform_admin ? 'platform' : 'manager', party: '' },
    clock: clockFor(deps, caller),
  }
}

/**
 * Lets a caller go on who manages users, to look or to change; throws the judge's refusal
 * otherwise.
 */
export const requireUserManager = (
  deps: Pick<Deps, 'now'>,
  caller: Caller,
  to: 'look' | 'change',
): void => refuseFor(whyNotManageUsers(caller, clockFor(deps, caller), to))

/**
 * The desk of a client, by default the caller's own. Throws the judge's refusal for whoever manages
 * no users, and 404 for a client that is none of the caller's.
 */
export const userDesk = async (
  deps: Pick<Deps, 'now' | 'database'>,
  caller: Caller,
  client_key: string | undefined,
  to: 'look' | 'change',
): Promise<UserDesk> => {
  requireUserManager(deps, caller, to)
  if (client_key === undefined || client_key === caller.viewer.client)
    return deskOf(deps, caller, caller.viewer.client_id)
  const client = mayAdminister(caller, client_key)
    ? await clientNamed(deps.database, client_key)
    : null
  if (!client) throw notFound()
  return deskOf(deps, caller, client.id)
}

/** The desk of the client that a user is of; throws 404 for a user of another's client. */
export const deskOfUser = async (
  deps: Pick<Deps, 'now' | 'database'>,
  caller: Caller,
  username: string,
  to: 'look' | 'change' = 'change',
): Promise<UserDesk> => {
  requireUserManager(deps, caller, to)
  const client_id = await clientOfUser(deps.database, username)
  const isOwn = client_id === caller.viewer.client_id
  if (client_id === null || !(isOwn || caller.is_platform_admin)) throw notFound()
  return deskOf(deps, caller, client_id)
}

/** What of a user its rights follow from. */
export type RightsOfUser = PlatformAdmin

const effective = (deps: Pick<Deps, 'caches'>, user: RightsOfUser): Policy => policyOf(deps, user)

/** A user as the rules of user management see it. */
export const accountOf = (deps: Pick<Deps, 'caches'>, user: RightsOfUser): ManagedAccount => ({
  viewer: viewerOf({ ...user, user_id: user.id }),
  policy: effective(deps, user),
  is_platform_admin: user.is_platform_admin,
})

/** A user as an answer has it. */
export const shownUser = (deps: Pick<Deps, 'caches'>, user: KnownUser): ListedUser => {
  const { client_id: _id, policy_version: _version, client_config, is_invited, ...shown } = user
  return {
    ...shown,
    state: user.disabled ? 'disabled' : is_invited ? 'invited' : 'active',
    config: effective(deps, user).config,
    document: { ...user.config },
    overrides: overridesOf(client_config, user.config),
  }
}
