import type { Caches, CachedSession } from '../caches.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { sha256 } from '../secrets.ts'
import { sessionOfToken, type LiveSession } from '../stores/accounts/sessions.ts'
import { placeBefore } from '../stores/log/cursor.ts'
import { viewerOf } from '../account-viewer.ts'
import { policyOf } from '../policies/account-policy.ts'
import { lacksSecondFactor } from './account.ts'

/** Another node may end a session at any time, and that must hold here within a second. */
const TRUSTED_MS = 900
const MOST_KNOWN = 2_000

/**
 * The account behind a session's token; null when it is not good any more. What ends on another
 * node ends here within a second.
 */
export const callerOfSession = async (deps: Deps, token: string): Promise<Caller | null> => {
  const hash = sha256(token)
  const known = deps.caches.sessions
  const last = known.get(hash)
  const answerOf = ({ session }: CachedSession): Promise<LiveSession | null> =>
    session.catch((error: unknown) => {
      known.delete(hash)
      throw error
    })
  let asked = last && performance.now() - last.asked_at < TRUSTED_MS ? last : ask(deps, known, hash)
  let live = await answerOf(asked)
  // From a moment on another configuration holds, on every node alike.
  if (performance.now() - asked.asked_at >= (live?.changes_in ?? Number.POSITIVE_INFINITY)) {
    asked = ask(deps, known, hash)
    live = await answerOf(asked)
  }
  // A token may run out while it is trusted.
  if (!live || performance.now() - asked.asked_at >= live.remaining) {
    known.delete(hash)
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
    viewing_as: live.viewed_by === null ? null : { by: live.viewed_by },
    lacks_second_factor: live.viewed_by === null && lacksSecondFactor(deps, live, live.strong),
  }
}

/** Asks the database, which tells by the way how far the log is settled. */
const read = async ({ database, caches }: Deps, hash: string): Promise<LiveSession | null> => {
  const session = await sessionOfToken(database, hash)
  if (session) caches.place.note(placeBefore(session.oldest_running), session.next_txid)
  return session
}

const ask = (deps: Deps, known: Caches['sessions'], hash: string): CachedSession => {
  const asked: CachedSession = {
    session: read(deps, hash),
    asked_at: performance.now(),
  }
  known.delete(hash)
  known.set(hash, asked)
  const [oldest = hash] = known.keys()
  if (known.size > MOST_KNOWN) known.delete(oldest)
  return asked
}

/**
 * Makes this node ask the database about every session again: after one has ended here, its next
 * call must fail.
 */
export const forgetSessions = ({ caches }: Pick<Deps, 'caches'>): void => {
  // A question under way keeps the map it began with, so that its answer cannot come back.
  caches.sessions = new Map()
}
