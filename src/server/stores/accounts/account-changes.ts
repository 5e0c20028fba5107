import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { removeTickets } from './sign-in-tickets.ts'
import { endOtherSessions, endSessionsOf } from './ending-sessions.ts'

/** Sets a new password's hash and ends every session of the user. */
export const setPassword = async (
  tx: Tx,
  user_id: string,
  password_hash: string,
): Promise<void> => {
  const changed = tx.db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', user_id)
    .execute()
  const tickets = sql`delete from sign_in_tickets where user_id = ${user_id}
    and client_id = (select client_id from users where id = ${user_id})`.execute(tx.db)
  await Promise.all([changed, tickets, endSessionsOf(tx, user_id)])
}

/**
 * Compare-and-set: sets another password's hash in place of the one that was verified, and ends the
 * user's sessions but this one. Links for a new password that were asked for before are not good
 * any more. False, and nothing done, where another password was set meanwhile.
 */
export const changeOwnPassword = async (
  tx: Tx,
  { client_id, user_id, password_hash: verified }: Verified,
  session_id: string,
  password_hash: string,
): Promise<boolean> => {
  const changed = await tx.db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', user_id)
    .where('password_hash', '=', verified)
    .returning('id')
    .execute()
  if (changed.length === 0) return false
  const own = sql`client_id = ${client_id} and user_id = ${user_id}`
  await Promise.all([
    endOtherSessions(tx, client_id, user_id, session_id),
    sql`update password_resets set used_at = now() where ${own} and used_at is null`.execute(tx.db),
    removeTickets(tx, { client_id, user_id }),
  ])
  return true
}

/** An account as it was read, and the hash that its user's password was verified against. */
interface Verified {
  readonly client_id: string
  readonly user_id: string
  readonly password_hash: string | null
}

/**
 * Notes that a user signed in just now, with a passkey or at a provider, and holds the account
 * until COMMIT: who disables it ends the session that is begun here. False where it was disabled.
 */
export const noteSignIn = async ({ db }: Tx, user_id: string): Promise<boolean> => {
  const { rows } = await sql`
    update users set last_sign_in_at = now() where id = ${user_id} and not disabled
    returning id`.execute(db)
  return rows.length > 0
}

/**
 * Notes that a user signed in with a password just now, and holds the account until COMMIT: who
 * sets another password ends the session that is begun here. False where one was set since it was
 * verified, or the user was disabled.
 */
export const notePasswordSignIn = async (
  { db }: Tx,
  { user_id, password_hash }: Verified,
): Promise<boolean> => {
  const { rows } = await sql`update users set last_sign_in_at = now()
    where id = ${user_id} and password_hash = ${password_hash} and not disabled
    returning id`.execute(db)
  return rows.length > 0
}
