import { sql, type RawBuilder } from 'kysely'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'
import { policyInEffect } from './policy-in-effect.ts'
import type { PlatformAdmin } from './user-writes.ts'

/** Whoever may be written to, with what the rights follow from. */
export type MailedUser = PlatformAdmin & { readonly email: string }

/** Users of a client that are looked at to find whom to tell, and to find one of them. */
const [MOST, FEW] = [500, 20]

/** Is a user an administrator by what is said of it alone? */
const isLikelyAdmin = sql`
  u.is_platform_admin or coalesce(u.config #>> '{config,admin}' = 'true', false)
  or coalesce(u.config #>> '{config,accountType}' = 'Admin', false)`

const mailed = (client_id: string, most: number): RawBuilder<MailedUser> => sql<MailedUser>`
  select u.id, u.client_id, c.key as client, u.username, u.email, u.reach, u.party,
    u.is_platform_admin, u.config, coalesce(p.version, 0) as policy_version,
    coalesce(p.document, '{}') as client_config
  from users u
  join clients c on c.id = u.client_id
  left join lateral ${policyInEffect(sql`u.client_id`)} p on true
  where u.client_id = ${client_id} and not u.disabled and not u.is_invited and u.email is not null
  order by ${isLikelyAdmin} desc, u.reach = 'client' desc, u.created_at, u.id
  limit ${most}`

/**
 * The first 20 users of a client who can sign in and have an e-mail address: who is likely to be an
 * administrator first, then its own desk, of each who was added first.
 */
export const firstMailedUsers = (database: Database, client_id: string): Promise<MailedUser[]> =>
  database.read(platform, () => mailed(client_id, FEW))

/** The same, 500 at most, in a transaction of the platform's. */
export const mailedUsersIn = async ({ db }: Tx, client_id: string): Promise<MailedUser[]> =>
  (await mailed(client_id, MOST).execute(db)).rows
