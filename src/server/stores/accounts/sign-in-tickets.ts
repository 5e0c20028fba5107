import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'
import { accounts, type Account } from './accounts.ts'

/** A ticket is good for five minutes and five codes. */
const life = sql`interval '5 minutes'`
const TRIES = 5

/**
 * Keeps a ticket for a right password and answers when it expires; the transaction's last
 * statement.
 */
export const addTicket = async (
  tx: Tx,
  { client_id, user_id }: Pick<Account, 'client_id' | 'user_id'>,
  hash: string,
): Promise<Instant> => {
  const [added] = await tx.finish(sql<{ expires_at: Instant }>`
    insert into sign_in_tickets (hash, client_id, user_id, expires_at)
    values (${hash}, ${client_id}, ${user_id}, now() + ${life})
    returning expires_at`)
  if (!added) throw new Error('a ticket was not kept')
  return added.expires_at
}

const good = sql`expires_at > now() and tries < ${TRIES}`

/** Whose password a ticket stands for; null for one that is not good any more. */
export const usernameOfTicket = async (
  database: Database,
  hash: string,
): Promise<string | null> => {
  const [found] = await database.read(
    platform,
    () => sql<{ username: string }>`
    select u.username
    from sign_in_tickets t
    join users u on u.client_id = t.client_id and u.id = t.user_id
    where t.hash = ${hash} and ${good}`,
  )
  return found?.username ?? null
}

/**
 * Counts a code for a ticket, which no other transaction uses meanwhile; null where it is not good.
 * Lock ordering: the user's app is held before any ticket, since the first right code removes all
 * tickets of the user, also those that others are trying just then.
 */
export const tryTicket = async ({ db }: Tx, hash: string): Promise<Account | null> => {
  const {
    rows: [account],
  } = await sql<Account>`
    with held as (
      select f.client_id, f.user_id
      from sign_in_tickets t
      join second_factors f on f.client_id = t.client_id and f.user_id = t.user_id
      where t.hash = ${hash} for update of f),
    tried as (
      update sign_in_tickets t
      set tries = tries + 1
      from held
      where t.hash = ${hash}
        and t.client_id = held.client_id
        and t.user_id = held.user_id
        and ${good}
      returning t.user_id)
    select a.* from tried join ${accounts} a on a.user_id = tried.user_id`.execute(db)
  return account ?? null
}

/** Uses a ticket up, with every other one of its user. */
export const removeTickets = async (
  { db }: Pick<Tx, 'db'>,
  { client_id, user_id }: Pick<Account, 'client_id' | 'user_id'>,
): Promise<void> => {
  await sql`
    delete from sign_in_tickets where client_id = ${client_id} and user_id = ${user_id}`.execute(db)
}
