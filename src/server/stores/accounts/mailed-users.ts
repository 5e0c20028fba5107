import { sql, type RawBuilder } from 'kysely'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'
import { policyInEffect } from './policy-in-effect.ts'
import type { PlatformAdmin } from './user-writes.ts'

/** Whoever may be written to, with what the rights follow from. */
export type MailedUser = PlatformAdmin & { readonly email: string }

/** Users of a client that are looked at to find whom to tell. */
const MOST = 500

const mailed = (client_id: string): RawBuilder<MailedUser> => sql<MailedUser>`
  select u.id, u.client_id, c.key as client, u.username, u.email, u.reach, u.party,
    u.is_platform_admin, u.config, coalesce(p.version, 0) as policy_version,
    coalesce(p.document, '{}') as client_config
  from users u
  join clients c on c.id = u.client_id
  left join lateral ${policyInEffect(sql`u.client_id`)} p on true
  where u.client_id = ${client_id} and not u.disabled and not u.is_invited and u.email is not null
  order by u.created_at, u.id
  limit ${MOST}`

/**
 * The users of a client who can sign in and have an e-mail address, who was added first first; at
 * most 500.
 */
export const mailedUsers = (database: Database, client_id: string): Promise<MailedUser[]> =>
  database.read(platform, () => mailed(client_id))

/** The same, in a transaction of the platform's. */
export const mailedUsersIn = async ({ db }: Tx, client_id: string): Promise<MailedUser[]> =>
  (await mailed(client_id).execute(db)).rows
