import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import type { Tx } from '../database/database.ts'
import { nameHash } from './login-failures.ts'

/** A link's code to be kept: whose, for what, and for how long. */
export interface NewUserLink {
  readonly client_id: string
  readonly user_id: string
  readonly username: string
  readonly hash: string
  readonly purpose: 'reset' | 'invitation'
  readonly minutes: number
}

/** Ends the links of a user of `app_client()` that are not used: of one purpose, or all. */
export const endLinksOf = async (
  { db }: Tx,
  user_id: string,
  purpose: 'reset' | 'invitation' | null = null,
): Promise<void> => {
  await sql`
    update password_resets
    set expires_at = now()
    where client_id = app_client()
      and user_id = ${user_id}
      and used_at is null
      and expires_at > now()
      and (${purpose}::text is null or purpose = ${purpose})`.execute(db)
}

/** Keeps a link's code and answers until when it is good. */
export const addUserLink = async (
  { db }: Tx,
  { client_id, user_id, username, hash, purpose, minutes }: NewUserLink,
): Promise<Instant> => {
  const {
    rows: [row],
  } = await sql<{ expires_at: Instant }>`
    insert into password_resets (hash, name_hash, client_id, user_id, address, purpose, expires_at)
    values (${hash}, ${nameHash(username)}, ${client_id}, ${user_id}, 'device of a manager',
      ${purpose}, now() + make_interval(mins => ${minutes}))
    returning expires_at`.execute(db)
  if (!row) throw new Error('a link was not kept')
  return row.expires_at
}
