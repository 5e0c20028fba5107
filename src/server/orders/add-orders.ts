import type { AddedOrdersGiven } from '../../contract/orders.ts'
import { whyNot } from '../../domain/policy/access.ts'
import type { Clock } from '../../domain/time.ts'
import type { Caller } from '../caller.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { onAnswer, Refused, refusedFor } from '../errors.ts'
import { keepAnswer, takeKey, type IdempotencyKey } from '../stores/requests/idempotency.ts'
import { databaseNow } from '../stores/orders/lock.ts'
import { prepareRows, storeRows, type AddedRows } from './add-rows.ts'

/** The answer of POST /orders with its HTTP code. */
export interface AddOrdersAnswer {
  readonly code: 200 | 409 | 422
  readonly answer: AddedOrdersGiven
}

/**
 * Nothing was created: the transaction is undone, the key with it, and the answer goes out all the
 * same.
 */
class Nothing extends Error {
  readonly answered: AddOrdersAnswer
  constructor(answered: AddOrdersAnswer) {
    super('nothing was created')
    this.answered = answered
  }
}

/**
 * Adds orders in one transaction: whatever is right with its first event, names, and the answer
 * beside its key. Throws Refused where the caller may add none.
 */
export const addOrdersOnce = async (
  deps: Deps,
  caller: Caller,
  rows: readonly unknown[],
  once: IdempotencyKey | null,
): Promise<AddOrdersAnswer> => {
  const { client_id } = caller.viewer
  try {
    return await deps.database.transaction(scopeOf(caller.viewer), async (tx) => {
      const [earlier, database_now] = await Promise.all([
        once ? takeKey(tx, client_id, once) : null,
        databaseNow(tx),
      ])
      if (earlier?.kind === 'other_body') throw new Refused(422, sentence('same_key_other_body'))
      // The stored text is an answer of this very route, and only successes are kept.
      if (earlier?.kind === 'answered')
        return { code: 200, answer: JSON.parse(earlier.answer) as AddedOrdersGiven }
      const clock: Clock = { now: deps.now(database_now), time_zone: caller.policy.time_zone }
      mayAdd(caller, clock)
      const answered = answerFor(
        await storeRows(
          tx,
          caller,
          prepareRows(caller, clock, { rows, first_row: 1, again: false }),
        ),
      )
      if (answered.code !== 200) throw new Nothing(answered)
      if (once)
        await keepAnswer(tx, client_id, once, answered.code, JSON.stringify(answered.answer))
      return answered
    })
  } catch (error) {
    if (error instanceof Nothing) return error.answered
    throw error
  }
}

/** Throws Refused where this account adds no orders at all. */
export const mayAdd = ({ viewer, policy }: Caller, clock: Clock): void => {
  const [first, ...others] = whyNot(null, 'add_order', viewer, policy, clock)
  if (first) throw refusedFor([first, ...others])
}

const answerFor = ({ created, failed }: AddedRows): AddOrdersAnswer => {
  const result = {
    created: [...created],
    failed: failed.map(({ identifier, message, row, errors }) => ({
      identifier,
      message,
      row,
      ...(errors.length > 0 ? { errors: onAnswer(errors) } : {}),
    })),
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
