import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import { accounts, type Account } from './accounts.ts'
import type { Database, Tx } from '../database/database.ts'

/** What a code in an address is good for. */
export type Purpose = 'embed' | 'mobile_add'

/** Keeps a new code of a session and answers when it expires. */
export const addCode = async (
  { db }: Tx,
  code: { hash: string; client_id: string; session_id: string; purpose: Purpose; seconds: number },
): Promise<Instant> => {
  const {
    rows: [added],
  } = await sql<{ expires_at: Instant }>`
    insert into url_codes (hash, client_id, session_id, purpose, expires_at)
    select ${code.hash}, ${code.client_id}::uuid, ${code.session_id}::uuid, ${code.purpose},
      now() + make_interval(secs => ${code.seconds})
    returning expires_at`.execute(db)
  if (!added) throw new Error('a code was not kept')
  return added.expires_at
}

/** The session that made a code, and its end. */
interface Maker {
  readonly parent_id: string
  readonly until: Instant
}

/**
 * Uses a code up, once for all callers together; answers whose it was and the session that made
 * it, or null where it is not good for this.
 */
export const useCode = async (
  { db }: Tx,
  hash: string,
  purpose: Purpose,
): Promise<(Account & Maker) | null> => {
  // Whoever ends sessions of the user waits for what this code begins, or is waited for here.
  const held = sql`
    select
    from users u
    where u.id in (
      select s.user_id
      from url_codes c
      join sessions s on s.client_id = c.client_id and s.id = c.session_id
      where c.hash = ${hash}) for share`.execute(db)
  const using = sql<Account & Maker>`
    with used as (
      update url_codes c set used_at = now() from sessions s
      where c.hash = ${hash}
        and c.purpose = ${purpose}
        and c.used_at is null
        and c.expires_at > now()
        and s.client_id = c.client_id
        and s.id = c.session_id
        and s.ended_at is null
        and s.absolute_expires_at > now()
      returning s.user_id, s.id as parent_id, s.absolute_expires_at as until)
    select a.*, used.parent_id, used.until
    from used
    join ${accounts} a on a.user_id = used.user_id
    where not a.disabled`.execute(db)
  const [
    ,
    {
      rows: [row],
    },
  ] = await Promise.all([held, using])
  return row ?? null
}

/** Was this code used up within the last minute? */
export const wasUsedLately = async (
  database: Database,
  hash: string,
  purpose: Purpose,
): Promise<boolean> => {
  const rows = await database.read(
    platform,
    () => sql`
    select
    from url_codes
    where hash = ${hash} and purpose = ${purpose} and used_at > now() - interval '60 seconds'`,
  )
  return rows.length > 0
}

/** Whose code this is, as long as it is still good, without using it up; else null. */
export const ownerOfCode = async (
  database: Database,
  hash: string,
  purpose: Purpose,
): Promise<Account | null> => {
  const [row] = await database.read<Account>(
    platform,
    () => sql`
    select a.*
    from url_codes c
    join sessions s on s.client_id = c.client_id and s.id = c.session_id
    join ${accounts} a on a.user_id = s.user_id
    where c.hash = ${hash}
      and c.purpose = ${purpose}
      and c.used_at is null
      and c.expires_at > now()
      and s.ended_at is null
      and not a.disabled`,
  )
  return row ?? null
}
