import { sql, type RawBuilder } from 'kysely'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import type { Account } from './accounts.ts'
import { policyInEffect } from './policy-in-effect.ts'
import { alive } from './sessions.ts'

/** A user as user management sees it; both documents as written. */
export interface KnownUser extends Omit<Account, 'user_id'> {
  readonly id: string
  readonly is_invited: boolean
  readonly rev: number
  readonly created_at: Instant
  readonly last_sign_in_at: Instant | null
  /** Sessions that live now. */
  readonly sessions: number
  readonly invitation_expires_at: Instant | null
}

/** Users as `u`, of clients as `c` under the configuration `p`. */
const users = sql`
  users u
  join clients c on c.id = u.client_id
  left join lateral ${policyInEffect(sql`u.client_id`)} p on true`

const columns = sql`
  u.id, u.client_id, c.key as client, c.name as client_name, u.username, u.name, u.email, u.reach,
    u.party, u.disabled, u.is_invited, u.is_platform_admin, u.rev, u.created_at,
    u.last_sign_in_at, u.config, coalesce(p.version, 0) as policy_version,
    coalesce(p.document, '{}') as client_config,
    (
      select count(*)
      from sessions s
      where s.client_id = u.client_id
        and s.user_id = u.id
        and s.viewed_from is null
        and ${alive}) as sessions,
    (
      select max(r.expires_at)
      from password_resets r
      where r.client_id = u.client_id
        and r.user_id = u.id
        and r.purpose = 'invitation'
        and r.used_at is null) as invitation_expires_at`

/** What of `config` holds for a user: its own, else the client's, else nothing. */
const effective = (key: string): RawBuilder<unknown> => sql`
  coalesce(
    case
      when jsonb_exists(u.config -> 'config', ${key}) then u.config -> 'config' ->> ${key}
      else p.document -> 'config' ->> ${key}
    end, '')`

const states = {
  disabled: sql`u.disabled`,
  invited: sql`(u.is_invited and not u.disabled)`,
  active: sql`not (u.is_invited or u.disabled)`,
} as const

/** Which users are sought; what is undefined excludes nobody. */
export interface SoughtUsers {
  readonly client_id: string | null
  readonly search: string
  readonly role?: string | undefined
  readonly accountType?: string | undefined
  readonly state?: keyof typeof states | undefined
}

/**
 * A page of the users that `scope` shows, by username, of whom any part of name, username or e-mail
 * address is `search`; and how many there are.
 */
export const usersOf = (
  database: Database,
  scope: Scope,
  { client_id, search, role, accountType, state }: SoughtUsers,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ users: KnownUser[]; total: number }> => {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const wanted = sql`
    (${client_id}::uuid is null or u.client_id = ${client_id}::uuid)
      and lower(u.username || e'\n' || u.name || e'\n' || coalesce(u.email, '')) like ${pattern}
      and ${role === undefined ? sql`true` : sql`${effective('role')} = ${role}`}
      and ${accountType === undefined ? sql`true` : sql`${effective('accountType')} = ${accountType}`}
      and ${state === undefined ? sql`true` : states[state]}`
  return database.transaction(scope, async ({ db, finish }) => {
    const [{ rows }, [counted]] = await Promise.all([
      sql<KnownUser>`
        select ${columns}
        from ${users}
        where ${wanted}
        order by lower(u.username)
        limit ${limit} offset ${offset}`.execute(db),
      finish(sql<{ total: number }>`select count(*) as total from ${users} where ${wanted}`),
    ])
    return { users: rows, total: counted?.total ?? 0 }
  })
}

/** The user of `app_client()` with this username, whatever its case; null where there is none. */
export const userNamed = async ({ db }: Tx, username: string): Promise<KnownUser | null> => {
  const {
    rows: [row],
  } = await sql<KnownUser>`
    select ${columns}
    from ${users}
    where u.client_id = app_client() and lower(u.username) = lower(${username})`.execute(db)
  return row ?? null
}

/** A client as far as a user who is to be added bears on it. */
export interface HostOfUsers {
  readonly client: string
  readonly client_name: string
  readonly policy_version: number
  readonly client_config: PolicyDocument
}

/** The client `app_client()`, with its configuration. */
export const hostOfUsers = async ({ db }: Tx): Promise<HostOfUsers> => {
  const {
    rows: [row],
  } = await sql<HostOfUsers>`
    select c.key as client, c.name as client_name, coalesce(p.version, 0) as policy_version,
      coalesce(p.document, '{}') as client_config
    from clients c
    left join lateral ${policyInEffect(sql`c.id`)} p on true
    where c.id = app_client()`.execute(db)
  if (!row) throw new Error('a client is there')
  return row
}
