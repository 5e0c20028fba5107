import type { Caller } from './caller.ts'
import { scopeOf } from './stores/database/scope.ts'
import { sentence } from '../domain/words/sentence.ts'
import type { Deps } from './deps.ts'
import { Refused } from './errors.ts'
import type { Scope, Tx } from './stores/database/database.ts'
import {
  earlierAnswer,
  keepAnswer,
  takeKey,
  type Earlier,
  type IdempotencyKey,
} from './stores/requests/idempotency.ts'

/** The answer that was given to the first of several requests under one key. */
interface Kept<T> {
  readonly answer: T
}

/**
 * The answer that was kept under a key, of the route that wrote it; null where none was. Throws
 * Refused 422 where the key stood for another request.
 */
export const answeredBy = <T>(earlier: Earlier): Kept<T> | null => {
  if (earlier.kind === 'other_body') throw new Refused(422, sentence('same_key_other_body'))
  // The stored text is an answer of this very route.
  return earlier.kind === 'answered' ? { answer: JSON.parse(earlier.answer) as T } : null
}

/**
 * Does `work` in one transaction as the caller, or in another scope. With a key once only: asked
 * again, the first answer is given again. Throws Refused 422 for a key that stood for another
 * request.
 */
export const answerOnce = <T>(
  { database }: Pick<Deps, 'database'>,
  { viewer }: Caller,
  once: IdempotencyKey | null,
  work: (tx: Tx) => Promise<T>,
  scope = scopeOf(viewer),
): Promise<T> =>
  database.transaction(scope, async (tx) => {
    const earlier = once ? answeredBy<T>(await takeKey(tx, viewer.client_id, once)) : null
    if (earlier) return earlier.answer
    const answer = await work(tx)
    if (once) await keepAnswer(tx, viewer.client_id, once, 200, JSON.stringify(answer))
    return answer
  })

/** What is made ready before the transaction, and the work that is done with it. */
interface Steps<R, T> {
  readonly ready: () => R | Promise<R>
  readonly work: (tx: Tx, made: R) => Promise<T>
  readonly scope?: Scope
}

/**
 * Answers once where something is judged, read or spent before the transaction: `ready` is left out
 * where an answer is kept, since the success of the first may be why it would refuse the second.
 */
export const answerOnceReady = async <R, T>(
  deps: Pick<Deps, 'database'>,
  caller: Caller,
  once: IdempotencyKey | null,
  { ready, work, scope = scopeOf(caller.viewer) }: Steps<R, T>,
): Promise<T> => {
  const kept = async (): Promise<Kept<T> | null> => {
    const { client_id } = caller.viewer
    return once && answeredBy(await earlierAnswer(deps.database, { ...scope, client_id }, once))
  }
  const earlier = await kept()
  if (earlier) return earlier.answer
  let made: R
  try {
    made = await ready()
  } catch (error) {
    // The first may have been answered since the look above.
    const rival = await kept()
    if (!rival) throw error
    return rival.answer
  }
  return answerOnce(deps, caller, once, (tx) => work(tx, made), scope)
}

/**
 * Answers once for work of several transactions, each of which is done once by itself: broken off,
 * it has no answer, and the same request again goes on with it.
 */
export const answerPartsOnce = <T>(
  deps: Pick<Deps, 'database'>,
  caller: Caller,
  once: IdempotencyKey | null,
  work: () => Promise<T>,
): Promise<T> =>
  once
    ? answerOnceReady(deps, caller, once, { ready: work, work: async (_tx, answer) => answer })
    : work()
