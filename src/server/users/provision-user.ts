import { rightsOf } from '../../domain/sign-in/single-sign-on.ts'
import { isAdministrator } from '../../domain/users/managing.ts'
import { ScimFault, type AskedByScim } from '../../domain/users/scim.ts'
import { userFields } from '../../domain/users/user-input.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { addUserTo } from './add-user.ts'
import { changeUser, type AskedOfUser } from './change-user.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused, refusedAt } from '../errors.ts'
import { machineDesk } from './machine-desk.ts'
import {
  bringBack,
  hasPasswordOfProvisioned,
  markRemoved,
  provisionedUser,
  removedUserNamed,
  setExternalId,
  type ProvisionedUser,
} from '../stores/accounts/provisioned-users.ts'
import { providerIn } from '../stores/accounts/sign-in-providers.ts'
import { lockUsers } from '../stores/accounts/user-writes.ts'
import { hostOfUsers, userNamed } from '../stores/accounts/users.ts'
import type { Tx } from '../stores/database/database.ts'
import { accountOf, type ManagingUsers } from './user-desk.ts'

const unfit = (path: string): ScimFault =>
  new ScimFault('invalidValue', sentence('scim_value_unfit', path))

/** What is asked, as far as it fits the fields of a user. Throws ScimFault. */
const fitting = ({ userName, name, email }: AskedByScim) => {
  const read = <T>(path: string, { data, success }: { data?: T; success: boolean }): T => {
    if (!success) throw unfit(path)
    return data as T
  }
  return {
    ...(userName !== undefined && {
      username: read('userName', userFields.username.safeParse(userName)),
    }),
    ...(name !== undefined && { name: read('displayName', userFields.name.safeParse(name)) }),
    ...(email !== undefined && { email: read('emails', userFields.email.safeParse(email)) }),
  }
}

/**
 * What the client's map makes of groups; nothing where none are said. Throws ScimFault for none of
 * it.
 */
const rightsIn = async (
  tx: Tx,
  client_id: string,
  groups: readonly string[] | undefined,
): Promise<Pick<AskedOfUser, 'role' | 'accountType'>> => {
  if (groups === undefined) return {}
  if (groups.length === 0) return { role: null, accountType: null }
  const provider = await providerIn(tx, client_id)
  const rights = rightsOf(groups, provider?.groups ?? [])
  if (!rights) throw new ScimFault('invalidValue', sentence('scim_no_group', 'roles'))
  const { role, accountType } = rights
  return { role, accountType }
}

/**
 * Rights that come to those which a user has. Throws ScimFault where it has others: who has which
 * role is kept as what all of them together give.
 */
const rightsAdded = async (
  tx: Tx,
  client_id: string,
  username: string,
  groups: readonly string[],
): Promise<Pick<AskedOfUser, 'role' | 'accountType'>> => {
  if (groups.length === 0) return {}
  const { role = null, accountType = null } = (await userNamed(tx, username))?.config.config ?? {}
  const added = await rightsIn(tx, client_id, groups)
  const isNew = role === null && accountType === null
  if (!isNew && (role !== added.role || accountType !== added.accountType))
    throw new ScimFault('invalidValue', sentence('scim_as_whole', 'roles'))
  return added
}

/** Names a user as whoever provisions it does. */
const nameSo = async (tx: Tx, id: string, external_id: string | null): Promise<void> => {
  if (!(await setExternalId(tx, id, external_id)))
    throw new ScimFault('uniqueness', sentence('scim_external_id_taken'))
}

const deskIn = async (deps: Deps, tx: Tx, client_id: string): Promise<ManagingUsers> => {
  await lockUsers(tx, client_id)
  return machineDesk(deps, client_id, await hostOfUsers(tx), 'SCIM 2.0')
}

const present = async (tx: Tx, id: string): Promise<ProvisionedUser> => {
  const user = await provisionedUser(tx, id)
  if (!user) throw notFound()
  return user
}

interface NewPerson {
  readonly username: string
  readonly name: string
  readonly email: string | null
  readonly role: string | null
  readonly accountType: string | null
}

/** Adds somebody whom nobody here has been; answers the id. Throws ScimFault. */
const addPerson = async (
  deps: Deps,
  tx: Tx,
  at: ManagingUsers,
  person: NewPerson,
): Promise<string> => {
  const { username } = person
  try {
    const host = await hostOfUsers(tx)
    await addUserTo(deps, tx, at, host, { ...person, reach: 'client', party: null })
  } catch (error) {
    if (error instanceof Refused && error.said.code === 'user_exists')
      throw new ScimFault('uniqueness', sentence('user_exists', username))
    if (error instanceof Refused && error.said.code === 'username_reserved')
      throw new ScimFault('invalidValue', sentence('username_reserved', username))
    throw error
  }
  const added = await userNamed(tx, username)
  if (!added) throw new Error('a user was not added')
  return added.id
}

/**
 * Adds a user who signs in at the client's provider, or by an invitation. One of this name that was
 * deleted begins anew, with nothing of before but its record. In a transaction of `machineScope`.
 * Throws ScimFault, and the refusals of user management.
 */
export const provisionUser = async (
  deps: Deps,
  tx: Tx,
  client_id: string,
  asked: AskedByScim,
): Promise<ProvisionedUser> => {
  const { username, name = asked.userName ?? '', email = null } = fitting(asked)
  if (username === undefined) throw unfit('userName')
  const at = await deskIn(deps, tx, client_id)
  const { role = null, accountType = null } = await rightsIn(tx, client_id, asked.groups)
  const person = { username, name, email, role, accountType }
  const removed = await removedUserNamed(tx, username)
  const user_id = removed?.user_id ?? (await addPerson(deps, tx, at, person))
  if (removed) {
    await bringBack(tx, user_id)
    const { username: _name, ...fields } = person
    const usual = { reach: 'client', party: null, overrides: {}, disabled: false } as const
    await changeUser(deps, tx, at, username, { ...fields, ...usual })
  }
  await nameSo(tx, user_id, asked.externalId ?? null)
  if (asked.active === false) await changeUser(deps, tx, at, username, { disabled: true })
  return present(tx, removed?.id ?? user_id)
}

const isRuler = async (
  deps: Deps,
  tx: Tx,
  { clock }: ManagingUsers,
  username: string,
): Promise<boolean> => {
  const user = await userNamed(tx, username)
  return user !== null && isAdministrator(accountOf(deps, user), clock)
}

/**
 * Changes a user as asked, who is known by its id; `rev` is the one that was looked at. Throws
 * likewise, 404 for a user of nobody's here, and UserOvertaken.
 */
export const changeProvisioned = async (
  deps: Deps,
  tx: Tx,
  client_id: string,
  id: string,
  { asked, rev }: { readonly asked: AskedByScim; readonly rev: number | undefined },
): Promise<ProvisionedUser> => {
  const at = await deskIn(deps, tx, client_id)
  const before = await present(tx, id)
  const { username, ...fields } = fitting(asked)
  if (username !== undefined && username.toLowerCase() !== before.username.toLowerCase())
    throw new ScimFault('mutability', sentence('scim_name_stays'))
  const wasRuler = await isRuler(deps, tx, at, before.username)
  // Links for a new password go to its address, and a token for provisioning is not to open it.
  if (wasRuler && fields.email !== undefined && fields.email !== before.email)
    throw refusedAt('emails', sentence('admins_only'), 403)
  await changeUser(deps, tx, at, before.username, {
    rev,
    ...fields,
    ...(asked.areAdded
      ? await rightsAdded(tx, client_id, before.username, asked.groups ?? [])
      : await rightsIn(tx, client_id, asked.groups)),
    ...(asked.active !== undefined && { disabled: !asked.active }),
  })
  // Nor is an account to become an administrator's that such a link has opened meanwhile.
  if (
    !wasRuler &&
    (await isRuler(deps, tx, at, before.username)) &&
    (await hasPasswordOfProvisioned(tx, before.user_id))
  )
    throw refusedAt('roles', sentence('admins_only'), 403)
  if (asked.externalId !== undefined) await nameSo(tx, before.user_id, asked.externalId)
  return present(tx, id)
}

/**
 * Deletes a user for whoever provisions it: it is disabled, and found no more. Its record stays.
 * Throws likewise.
 */
export const removeProvisioned = async (
  deps: Deps,
  tx: Tx,
  client_id: string,
  id: string,
  rev: number | undefined,
): Promise<void> => {
  const at = await deskIn(deps, tx, client_id)
  const { user_id, username } = await present(tx, id)
  await changeUser(deps, tx, at, username, { rev, disabled: true })
  await markRemoved(tx, user_id)
}
