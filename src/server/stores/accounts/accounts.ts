import { sql } from 'kysely'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { policyInEffect } from './policy-in-effect.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'

/** A client account to be added. */
export interface NewClient {
  readonly id: string
  readonly key: string
  readonly name: string
  /** What it begins with, by its name; null for a document of its own. */
  readonly preset?: string | null
}

/** A user to be added to a client; `config` is laid over the client's policy. */
export interface NewUser {
  readonly id: string
  readonly client_id: string
  readonly username: string
  readonly name: string
  readonly email: string | null
  readonly password_hash: string
  readonly reach: 'client' | 'vendor' | 'distributor'
  readonly party: string | null
  readonly disabled: boolean
  readonly is_platform_admin?: boolean
  readonly config: PolicyDocument
}

/** Adds a client; false where its key is already taken. */
export const addClient = async (
  { db }: Tx,
  { id, key, name, preset = null }: NewClient,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into clients (id, key, name, preset)
    values (${id}, ${key}, ${name}, ${preset})
    on conflict (key) do nothing
    returning id`.execute(db)
  return rows.length > 0
}

/** Adds a version of a client's configuration, one above its newest. */
export const addPolicy = async (
  { db }: Tx,
  client_id: string,
  document: PolicyDocument,
  created_by: string | null,
): Promise<void> => {
  await sql`insert into policies (client_id, version, document, created_by)
    select ${client_id}::uuid, coalesce(max(version), 0) + 1, ${JSON.stringify(document)}::jsonb,
      ${created_by}
    from policies
    where client_id = ${client_id}`.execute(db)
}

/** Adds a user; rejects where the name is taken by any client's user, whatever its case. */
export const addUser = async ({ db }: Tx, user: NewUser): Promise<void> => {
  await db
    .insertInto('users')
    .values({ ...user, config: JSON.stringify(user.config) })
    .execute()
}

/**
 * A user with everything that follows from the account: client, newest configuration, own
 * configuration.
 */
export interface Account {
  readonly user_id: string
  readonly client_id: string
  readonly client: string
  readonly client_name: string
  readonly username: string
  readonly name: string
  readonly email: string | null
  readonly reach: 'client' | 'vendor' | 'distributor'
  readonly party: string | null
  readonly disabled: boolean
  readonly is_platform_admin: boolean
  readonly config: PolicyDocument
  readonly policy_version: number
  readonly client_config: PolicyDocument
}

/** All accounts, as a table expression for other statements of this room. */
export const accounts = sql<Account>`(
  select u.id as user_id, u.client_id, c.key as client, c.name as client_name, u.username, u.name,
    u.email, u.reach, u.party, u.disabled, u.is_platform_admin,
    u.config,
    coalesce(p.version, 0) as policy_version, coalesce(p.document, '{}') as client_config
  from users u
  join clients c on c.id = u.client_id
  left join lateral ${policyInEffect(sql`u.client_id`)} p on true)`

/**
 * An account as it signs in: with its password's hash, and whether a second factor is asked for.
 */
export interface SigningAccount extends Account {
  /** Null until an invitation is taken up. */
  readonly password_hash: string | null
  readonly has_second_factor: boolean
  /**
   * Its client takes no passwords, or this user is bound to the client's provider: whoever is
   * struck off there shall not get in by a password of later.
   */
  readonly is_single_only: boolean
}

/** The account of a user; null where the client has none of that id. */
export const accountOfUser = async (
  database: Database,
  client_id: string,
  user_id: string,
): Promise<Account | null> => {
  const [row] = await database.read<Account>(
    platform,
    () => sql`
    select a.*
    from ${accounts} a
    where a.client_id = ${client_id} and a.user_id = ${user_id}`,
  )
  return row ?? null
}

/**
 * The account of a username, whatever its case, with its password's hash; null where nobody has it.
 */
export const accountNamed = async (
  database: Database,
  username: string,
): Promise<SigningAccount | null> => {
  const [row] = await database.read<SigningAccount>(
    platform,
    () => sql`
    select a.*, u.password_hash, exists (
        select
        from second_factors f
        where f.client_id = u.client_id
          and f.user_id = u.id
          and f.confirmed_at is not null) as has_second_factor, exists (
        select
        from sign_in_providers s
        left join user_identities i
          on i.client_id = s.client_id and i.user_id = u.id and i.issuer = s.issuer
        where s.client_id = u.client_id
          and (s.is_only or i.subject is not null)) as is_single_only
    from users u
    join ${accounts} a on a.user_id = u.id
    where lower(u.username) = lower(${username})`,
  )
  return row ?? null
}

/** Of these usernames, in lower case, those that may sign in, each with its password's hash. */
export const passwordsOf = (
  database: Database,
  usernames: readonly string[],
): Promise<{ username: string; password_hash: string }[]> =>
  database.read<{ username: string; password_hash: string }>(
    platform,
    () => sql`
    select username, password_hash
    from users
    where lower(username) = any(${usernames}::text[]) and not disabled and password_hash is not null`,
  )
