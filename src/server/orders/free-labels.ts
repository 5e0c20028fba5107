import { labelNumbers } from '../../domain/order/label/order-label.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { refusedAt } from '../errors.ts'
import type { Tx } from '../stores/database/database.ts'
import { LabelTaken } from '../stores/orders/append.ts'
import { labelsTaken } from '../stores/orders/label-numbers.ts'
import type { JudgedRows } from './judged-rows.ts'
import { takenRow, type GoodRow } from './judge-rows.ts'

/** The numbers of a row's label. */
export const numbersOf = ({ event }: GoodRow): string[] => labelNumbers(event.data.entered.label)

/**
 * A judged run without the rows whose label belongs to another order of the account, or to a row
 * before: these have failed.
 */
export const withFreeLabels = async (tx: Tx, chunk: JudgedRows): Promise<JudgedRows> => {
  const numbers = chunk.unique.flatMap(numbersOf)
  if (numbers.length === 0) return chunk
  const taken = new Map(await labelsTaken(tx, numbers))
  const [unique, others]: [GoodRow[], GoodRow[]] = [[], []]
  for (const row of chunk.unique) {
    const own = numbersOf(row)
    const isFree = own.every((number) => (taken.get(number) ?? row.identifier) === row.identifier)
    if (isFree) for (const number of own) taken.set(number, row.identifier)
    ;(isFree ? unique : others).push(row)
  }
  if (others.length === 0) return chunk
  const { rows, first_row } = chunk.run
  return {
    ...chunk,
    unique,
    failed: [
      ...chunk.failed,
      ...others.map((row) =>
        takenRow(rows[row.row - first_row], row, sentence('label_other_order'), 'label'),
      ),
    ],
  }
}

const TRIES = 4

/**
 * Optimistic concurrency: does a transaction again where another took a number of its labels
 * meanwhile; the row is found not free then, and fails alone. Throws Refused 409 where that happens
 * each time.
 */
export const againForLabels = async <T>(turn: () => Promise<T>): Promise<T> => {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await turn()
    } catch (error) {
      if (!(error instanceof LabelTaken)) throw error
      if (left === 1) throw refusedAt('label', sentence('label_other_order'), 409)
    }
  }
}
