import { unauthorized } from '../errors.ts'
import type { Database } from '../stores/database/database.ts'
import { stillAlive } from '../stores/accounts/sessions.ts'

const CHECK_MS = 3_000

/**
 * For answers that last: throws Refused 401 once the session has ended or its user was disabled.
 * Asks every 3 s at most.
 */
export const stillHere = (database: Database, session_id: string | null): (() => Promise<void>) => {
  let asked_at = performance.now()
  return async () => {
    if (session_id === null || performance.now() - asked_at < CHECK_MS) return
    asked_at = performance.now()
    if (!(await stillAlive(database, [session_id])).has(session_id)) throw unauthorized()
  }
}
