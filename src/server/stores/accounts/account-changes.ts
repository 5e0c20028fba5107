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

/** Disables a user, which ends every session, or enables one again. */
export const setDisabled = async (tx: Tx, user_id: string, disabled: boolean): Promise<void> => {
  const changed = tx.db.updateTable('users').set({ disabled }).where('id', '=', user_id).execute()
  await Promise.all([changed, endSessionsOf(tx, user_id)])
}
