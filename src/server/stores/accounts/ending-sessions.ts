import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { platform } from '../database/scope.ts'
import { alive } from './sessions.ts'

/**
 * Locks the row of a user until COMMIT, first of all. Whoever uses a code shares that lock: what a
 * code was beginning has begun by then, the next statement sees it, and no other code begins more.
 */
const holdUser = async ({ db }: Pick<Tx, 'db'>, user_id: string): Promise<void> => {
  await sql`select from users where id = ${user_id} for no key update`.execute(db)
}

/**
 * Ends one session of a user, and what it has begun by codes; false where the user has no such live
 * session.
 */
export const endSession = async (
  tx: Tx,
  client_id: string,
  user_id: string,
  id: string,
): Promise<boolean> => {
  const held = holdUser(tx, user_id)
  const ended = sql`update sessions s set ended_at = now()
      where s.client_id = ${client_id} and s.id = ${id} and s.user_id = ${user_id} and ${alive}
      returning s.id`.execute(tx.db)
  const begun = sql`
      with recursive family as (
        select id
        from sessions
        where client_id = ${client_id} and id = ${id} and user_id = ${user_id}
        union
        select s.id
        from sessions s
        join family f on s.client_id = ${client_id} and s.parent_id = f.id)
      update sessions
      set ended_at = now()
      where client_id = ${client_id} and id in (select id from family) and ended_at is null`.execute(
    tx.db,
  )
  const [, { rows }] = await Promise.all([held, ended, begun])
  return rows.length > 0
}

/** Ends every live session of a user but this one; answers how many. */
export const endOtherSessions = async (
  tx: Pick<Tx, 'db'>,
  client_id: string,
  user_id: string,
  id: string,
): Promise<number> => {
  const held = holdUser(tx, user_id)
  const ended = sql`
    update sessions s
    set ended_at = now()
    where s.client_id = ${client_id} and s.user_id = ${user_id} and s.id <> ${id} and ${alive}
    returning s.id`.execute(tx.db)
  const [, { rows }] = await Promise.all([held, ended])
  return rows.length
}

/**
 * Ends the live sessions of a user that proved one factor alone, but for this one: once there is a
 * second factor, a password without it has nothing open any more.
 */
export const endWeakSessions = async (
  tx: Pick<Tx, 'db'>,
  client_id: string,
  user_id: string,
  id: string,
): Promise<void> => {
  const held = holdUser(tx, user_id)
  const ended = sql`
    update sessions s
    set ended_at = now()
    where s.client_id = ${client_id}
      and s.user_id = ${user_id}
      and s.id <> ${id}
      and s.viewed_from is null
      and not s.strong
      and ${alive}`.execute(tx.db)
  await Promise.all([held, ended])
}

/**
 * Ends every session of a user, on every node within a second: for a new password, another role,
 * disabling. Answers how many were not ended yet.
 */
export const endSessionsOf = async (tx: Tx, user_id: string): Promise<number> => {
  const held = holdUser(tx, user_id)
  const ended = sql`
    update sessions
    set ended_at = now()
    where user_id = ${user_id}
      and ended_at is null
      and client_id = (select client_id from users where id = ${user_id})`.execute(tx.db)
  const [, { numAffectedRows }] = await Promise.all([held, ended])
  return Number(numAffectedRows ?? 0)
}

/** Sessions that a provider says have ended. */
export interface EndedAtProvider {
  readonly client_id: string
  readonly issuer: string
  readonly subject: string | null
  readonly session: string | null
  /** Seconds since 1970: sessions that began later go on. */
  readonly issued_at: number
}

/**
 * Ends the sessions that began by this provider and are meant, with what they have begun by codes;
 * answers how many.
 */
export const endSingleSessions = async (
  database: Database,
  { client_id, issuer, subject, session, issued_at }: EndedAtProvider,
): Promise<number> => {
  const isMeant = sql`
    s.client_id = ${client_id}
    and s.is_single
    and s.ended_at is null
    and s.created_at < to_timestamp(${issued_at}) + interval '1 second'
    and i.client_id = s.client_id
    and i.user_id = s.user_id
    and i.issuer = ${issuer}
    and (${subject}::text is null or i.subject = ${subject})
    and (${session}::text is null or s.provider_session = ${session})`
  const ended = await database.transaction(platform, async ({ db, finish }) => {
    // In one order for all, so that two tokens at the same time do not wait for each other.
    const held = sql`
      select
      from users
      where id in (
        select s.user_id
        from sessions s, user_identities i
        where ${isMeant})
      order by id
      for no key update`.execute(db)
    const family = finish(sql`
      with recursive family as (
        select s.id
        from sessions s, user_identities i
        where ${isMeant}
        union
        select s.id
        from sessions s
        join family f on s.client_id = ${client_id} and s.parent_id = f.id)
      update sessions
      set ended_at = now()
      where client_id = ${client_id} and id in (select id from family) and ended_at is null
      returning id`)
    return (await Promise.all([held, family]))[1]
  })
  return ended.length
}
