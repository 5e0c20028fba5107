import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { endSessionsOf } from './sessions.ts'

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
  await Promise.all([changed, endSessionsOf(tx, user_id)])
}

/** Notes that a user signed in with a password just now. */
export const noteSignIn = async ({ db }: Tx, user_id: string): Promise<void> => {
  await sql`update users set last_sign_in_at = now() where id = ${user_id}`.execute(db)
}

/** Disables a user, which ends every session, or enables one again. */
export const setDisabled = async (tx: Tx, user_id: string, disabled: boolean): Promise<void> => {
  const changed = tx.db.updateTable('users').set({ disabled }).where('id', '=', user_id).execute()
  await Promise.all([changed, endSessionsOf(tx, user_id)])
}
