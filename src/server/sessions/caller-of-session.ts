import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { sha256 } from '../secrets.ts'
import { sessionOfToken, type LiveSession } from '../stores/accounts/sessions.ts'
import { placeBefore } from '../stores/log/cursor.ts'
import { viewerOf } from '../account-viewer.ts'
import { policyOf } from '../policies/account-policy.ts'
import { lacksSecondFactor, viewingAs } from './account.ts'

/**
 * The account behind a session's token; null when it is not good any more. What ends on another
 * node ends here within a second.
 */
export const callerOfSession = async (deps: Deps, token: string): Promise<Caller | null> => {
  const hash = sha256(token)
  const known = deps.caches.sessions
  const { answer: live, asked_at } = await known.get(hash, () => read(deps, hash))
  // A token may run out while it is trusted.
  if (!live || performance.now() - asked_at >= live.remaining) {
    known.forget(hash)
    return null
  }
  return {
    viewer: viewerOf(live),
    client_name: live.client_name,
    policy: policyOf(deps, live),
    policy_version: live.policy_version,
    session_id: live.session_id,
    purpose: live.purpose,
    is_platform_admin: live.is_platform_admin,
    viewing_as: viewingAs(live),
    lacks_second_factor: live.viewed_by === null && lacksSecondFactor(deps, live, live.strong),
  }
}

/** Asks the database, which tells by the way how far the log is settled. */
const read = async ({ database, caches }: Deps, hash: string): Promise<LiveSession | null> => {
  const session = await sessionOfToken(database, hash)
  if (session) caches.place.note(placeBefore(session.oldest_running), session.next_txid)
  return session
}

/**
 * Makes this node ask the database about every session again: after one has ended here, its next
 * call must fail.
 */
export const forgetSessions = ({ caches }: Pick<Deps, 'caches'>): void => {
  caches.sessions.clear()
}
