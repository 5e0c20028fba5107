import { sql } from 'kysely'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'
import type { NewUser } from './accounts.ts'
import { policyInEffect } from './policy-in-effect.ts'
import type { KnownUser } from './users.ts'

/** Most users of a client who are looked at together. */
const MOST_USERS = 5_000

/** The client of a username, whatever its case; null where nobody has it. */
export const clientOfUser = async (
  database: Database,
  username: string,
): Promise<string | null> => {
  const [row] = await database.read(
    platform,
    () => sql<{ client_id: string }>`
    select client_id
    from users
    where lower(username) = lower(${username})`,
  )
  return row?.client_id ?? null
}

/** What to hold those who administer every client by. */
export const EVERY_CLIENT = 'of the platform'

/**
 * Holds the users of a client, and the administrators of every client, until COMMIT: of two who
 * change them at once the second sees what the first has done.
 */
export const lockUsers = async ({ db }: Tx, client_id: string): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`users ${client_id}`}, 0))`.execute(db)
}

/** A user that is invited, without a password; false where any client's user has the name. */
export const addInvited = async (
  { db }: Tx,
  user: Omit<NewUser, 'password_hash' | 'disabled'>,
): Promise<boolean> => {
  const { id, client_id, username, name, email, reach, party, config } = user
  const { rows } = await sql`
    insert into users (id, client_id, username, name, email, reach, party, config)
    values (${id}, ${client_id}, ${username}, ${name}, ${email}, ${reach}, ${party},
      ${JSON.stringify(config)}::jsonb)
    on conflict do nothing
    returning id`.execute(db)
  return rows.length > 0
}

/**
 * Writes what of a user may be changed, and counts the change. Whom its provisioner has deleted is
 * found there again once it is enabled.
 */
export const writeUser = async (
  { db }: Tx,
  id: string,
  user: Pick<KnownUser, 'name' | 'email' | 'reach' | 'party' | 'disabled' | 'config'>,
): Promise<void> => {
  const { name, email, reach, party, disabled, config } = user
  await sql`
    update users
    set name = ${name}, email = ${email}, reach = ${reach}, party = ${party},
      disabled = ${disabled}, is_removed = is_removed and ${disabled},
      config = ${JSON.stringify(config)}::jsonb, rev = rev + 1
    where client_id = app_client() and id = ${id}`.execute(db)
}

/** Makes a user an administrator of every client, or one no more; in a scope of the platform's. */
export const setPlatformAdmin = async (
  { db }: Tx,
  id: string,
  is_platform_admin: boolean,
): Promise<void> => {
  await sql`
    update users
    set is_platform_admin = ${is_platform_admin}
    where client_id = app_client() and id = ${id}`.execute(db)
}

/** A user who can sign in, as far as its rights go. */
export interface ActiveUser {
  readonly user_id: string
  readonly username: string
  readonly reach: 'client' | 'vendor' | 'distributor'
  readonly party: string | null
  readonly is_platform_admin: boolean
  readonly config: PolicyDocument
}

/** Somebody who administers every client, as far as the rights go. */
export type PlatformAdmin = Pick<
  KnownUser,
  | 'id'
  | 'client_id'
  | 'client'
  | 'username'
  | 'reach'
  | 'party'
  | 'is_platform_admin'
  | 'config'
  | 'client_config'
  | 'policy_version'
>

/** Who of `app_client()` can sign in, at most 5,000. */
export const activeUsers = async ({ db }: Tx): Promise<ActiveUser[]> => {
  const { rows } = await sql<ActiveUser>`
    select id as user_id, username, reach, party, is_platform_admin, config
    from users
    where client_id = app_client() and not disabled and not is_invited
    order by id
    limit ${MOST_USERS}`.execute(db)
  return rows
}

/** Who administers every client and can sign in, in a scope of the platform's; at most 5,000. */
export const platformAdmins = async ({ db }: Tx): Promise<PlatformAdmin[]> => {
  const { rows } = await sql<PlatformAdmin>`
    select u.id, u.client_id, c.key as client, u.username, u.reach, u.party, u.is_platform_admin,
      u.config, coalesce(p.version, 0) as policy_version,
      coalesce(p.document, '{}') as client_config
    from users u
    join clients c on c.id = u.client_id
    left join lateral ${policyInEffect(sql`u.client_id`)} p on true
    where u.is_platform_admin and not u.disabled and not u.is_invited
    order by u.id
    limit ${MOST_USERS}`.execute(db)
  return rows
}
