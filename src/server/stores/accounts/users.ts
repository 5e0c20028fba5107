import { sql } from 'kysely'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import type { Instant } from '../../../domain/time.ts'
import { policyInEffect } from './policy-in-effect.ts'
import type { Database, Scope } from '../database/database.ts'

/** A user as its account's user management sees it; both documents as written. */
export interface KnownUser {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly email: string | null
  readonly reach: 'client' | 'vendor' | 'distributor'
  readonly party: string | null
  readonly disabled: boolean
  readonly created_at: Instant
  readonly config: PolicyDocument
  readonly client_config: PolicyDocument
}

/**
 * A page of the users that `scope` shows, by username, of whom any part of name, username or e-mail
 * address is `search`; and how many there are.
 */
export const usersOf = (
  database: Database,
  scope: Scope,
  search: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ users: KnownUser[]; total: number }> => {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const wanted = sql`
    client_id = app_client()
      and lower(username || e'\n' || name || e'\n' || coalesce(email, '')) like ${pattern}`
  return database.transaction(scope, async ({ db, finish }) => {
    const [{ rows: users }, [counted]] = await Promise.all([
      sql<KnownUser>`select id, username, name, email, reach, party, disabled, created_at, config,
          coalesce((
            select document
            from ${policyInEffect(sql`app_client()`)} p), '{}') as client_config
        from users
        where ${wanted}
        order by lower(username)
        limit ${limit} offset ${offset}`.execute(db),
      finish(sql<{ total: number }>`select count(*) as total from users where ${wanted}`),
    ])
    return { users, total: counted?.total ?? 0 }
  })
}
