import type { Caller } from '../caller.ts'
import { unauthorized } from '../errors.ts'
import { isKeyGood } from '../stores/accounts/api-keys.ts'
import { stillAlive } from '../stores/accounts/sessions.ts'
import type { Database } from '../stores/database/database.ts'

const CHECK_MS = 3_000

type Here = Pick<Caller, 'session_id' | 'api_key' | 'viewer'>

/**
 * For answers that last: throws Refused 401 once the session has ended or its user was disabled, or
 * the key is good no more. Asks every 3 s at most.
 */
export const stillHere = (database: Database, caller: Here): (() => Promise<void>) => {
  let asked_at = performance.now()
  return async () => {
    if (performance.now() - asked_at < CHECK_MS) return
    asked_at = performance.now()
    if (!(await isHere(database, caller))) throw unauthorized()
  }
}

const isHere = async (
  database: Database,
  { session_id, api_key, viewer }: Here,
): Promise<boolean> => {
  if (session_id !== null) return (await stillAlive(database, [session_id])).has(session_id)
  return api_key === undefined || isKeyGood(database, viewer.client_id, api_key.id)
}
