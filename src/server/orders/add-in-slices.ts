import { Pace } from '../limits/pace.ts'
import type { Tx } from '../stores/database/database.ts'
import { newOrders, type NewBatch } from '../stores/orders/order-batch.ts'
import type { AppendedOrder } from '../stores/orders/stored-event.ts'
import { addMany } from './change-many.ts'
import { numbersOf } from './free-labels.ts'
import type { JudgedRows } from './judged-rows.ts'
import type { GoodRow } from './judge-rows.ts'

const SLICE = 50

/**
 * Double buffering: while the database writes one slice of new orders the next is made, within one
 * transaction; answers the ids that were added. With `is_last` that ends with the last slice.
 */
export const addInSlices = async (
  tx: Tx,
  client_id: string,
  { unique, now }: JudgedRows,
  is_last: boolean,
): Promise<ReadonlySet<string>> => {
  const slices = slicesOf(unique)
  // Once it is begun it is done, whether or not anybody waits for it.
  const pace = new Pace()
  const writing: Promise<ReadonlySet<string>>[] = []
  const names: NewBatch['names'][number][] = []
  for (const [at, slice] of slices.entries()) {
    const made: AppendedOrder[] = []
    for (const row of slice) {
      await pace.rest()
      made.push(row.make())
    }
    const batch = newOrders(made, now)
    names.push(...batch.names)
    const isEnd = at === slices.length - 1
    // Names are taken last and in one order, as numbers are, so that two requests which add some of
    // the same never wait in a circle.
    const is_any_added = isEnd && (await Promise.all(writing)).some(({ size }) => size > 0)
    const written = addMany(
      tx,
      client_id,
      { ...batch, names: isEnd ? names : [] },
      { is_last: is_last && isEnd, is_any_added },
    )
    // It is waited for below, and may fail before.
    written.catch(() => {})
    writing.push(written)
    // It leaves before the next is made, and others are served.
    if (!isEnd) await pace.turn()
  }
  return new Set((await Promise.all(writing)).flatMap((ids) => [...ids]))
}

/**
 * New orders by their number, which is how others who add some of the same take them. A row with a
 * label takes that's numbers too, once those of all orders are taken: then all are one slice.
 */
const slicesOf = (rows: readonly GoodRow[]): GoodRow[][] => {
  if (rows.length <= SLICE || rows.some((row) => numbersOf(row).length > 0))
    return rows.length === 0 ? [] : [[...rows]]
  const sorted = rows.toSorted((a, b) => (a.identifier < b.identifier ? -1 : 1))
  return Array.from({ length: Math.ceil(rows.length / SLICE) }, (_, at) =>
    sorted.slice(at * SLICE, (at + 1) * SLICE),
  )
}
