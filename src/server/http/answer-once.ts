import type { Caller } from '../caller.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import type { Tx } from '../stores/database/database.ts'
import { keepAnswer, takeKey, type IdempotencyKey } from '../stores/requests/idempotency.ts'

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
    const earlier = once ? await takeKey(tx, viewer.client_id, once) : null
    if (earlier?.kind === 'other_body') throw new Refused(422, sentence('same_key_other_body'))
    // The stored text is an answer of this very route, written below.
    if (earlier?.kind === 'answered') return JSON.parse(earlier.answer) as T
    const answer = await work(tx)
    if (once) await keepAnswer(tx, viewer.client_id, once, 200, JSON.stringify(answer))
    return answer
  })
