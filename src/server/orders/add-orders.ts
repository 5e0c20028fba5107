import type { AddedOrdersGiven } from '../../contract/orders/orders.ts'
import { whyNot } from '../../domain/policy/access.ts'
import { rowBounds } from '../../domain/order/entry/row-bounds.ts'
import type { Clock } from '../../domain/time.ts'
import { answeredBy } from '../answer-once.ts'
import type { Caller } from '../caller.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { clockAt } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { onAnswer, refuseFor } from '../errors.ts'
import {
  answerKept,
  earlierAnswer,
  takeKey,
  type Earlier,
  type IdempotencyKey,
} from '../stores/requests/idempotency.ts'
import { Pace } from '../limits/pace.ts'
import { readNow } from '../stores/database/clock.ts'
import { againForLabels } from './free-labels.ts'
import { judgeRows, storeRows, type AddedRows } from './add-rows.ts'

/** The answer of POST /orders with its HTTP code. */
export interface AddOrdersAnswer {
  readonly code: 200 | 409 | 422
  readonly answer: AddedOrdersGiven
}

/**
 * Nothing was created: the transaction is undone, the key with it, and the answer goes out all the
 * same.
 */
class NothingCreated extends Error {
  readonly answered: AddOrdersAnswer
  constructor(answered: AddOrdersAnswer) {
    super('nothing was created')
    this.answered = answered
  }
}

/**
 * Adds orders: all are judged first, and whatever is right is put on record in one transaction with
 * its first event, names, and the answer beside its key. Throws Refused where the caller may add
 * none, and what `ended` says once nobody waits for it.
 */
export const addOrdersOnce = async (
  { database, ...deps }: Deps,
  caller: Caller,
  rows: readonly unknown[],
  once: IdempotencyKey | null,
  ended: AbortSignal,
): Promise<AddOrdersAnswer> => {
  const { client_id } = caller.viewer
  const scope = scopeOf(caller.viewer)
  const [earlier, database_now] = await Promise.all([
    once ? earlierAnswer(database, scope, once) : null,
    readNow(database, scope),
  ])
  const first = earlier && createdBefore(earlier)
  if (first) return first
  const clock: Clock = clockAt(deps, caller.policy, database_now)
  mayAdd(caller, clock)
  const run = { rows, first_row: 1, again: false }
  const judged = await judgeRows(caller, clock, run, new Pace(ended))
  const store = (): Promise<AddOrdersAnswer> =>
    database.transaction(scope, async (tx) => {
      const rival = once ? createdBefore(await takeKey(tx, client_id, once)) : null
      if (rival) return rival
      // Where no answer is kept, COMMIT leaves with the rows: where none was added, nothing was
      // written either.
      const answered = answerFor(await storeRows(tx, caller, judged, once === null))
      if (once === null) return answered
      if (answered.code !== 200) throw new NothingCreated(answered)
      await tx.finish(
        answerKept(client_id, once, answered.code, JSON.stringify(answered.answer)),
        'keep_answer',
      )
      return answered
    })
  try {
    return await againForLabels(store)
  } catch (error) {
    if (error instanceof NothingCreated) return error.answered
    throw error
  }
}

/** The answer that was kept under a key: only successes are. */
const createdBefore = (earlier: Earlier): AddOrdersAnswer | null => {
  const kept = answeredBy<AddedOrdersGiven>(earlier)
  return kept && { code: 200, answer: kept.answer }
}

/** Throws Refused where this account adds no orders at all. */
export const mayAdd = ({ viewer, policy }: Caller, clock: Clock): void => {
  refuseFor(whyNot(null, 'add_order', viewer, policy, clock))
}

const answerFor = ({ created, failed }: AddedRows): AddOrdersAnswer => {
  let untold: number = rowBounds.errors
  const result = {
    created: [...created],
    failed: failed.map(({ identifier, message, row, errors }) => {
      const told = errors.slice(0, untold)
      untold -= told.length
      return { identifier, message, row, ...(told.length > 0 && { errors: onAnswer(told) }) }
    }),
  }
  if (created.length > 0)
    return { code: 200, answer: { status: true, message: sentence('submitted'), result } }
  const message =
    failed.length === 1
      ? (failed[0]?.message ?? sentence('nothing_created'))
      : sentence('nothing_created')
  return {
    code: failed.every(({ taken }) => taken) ? 409 : 422,
    answer: { status: false, message, result },
  }
}
