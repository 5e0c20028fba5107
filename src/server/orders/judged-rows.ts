import type { Instant } from '../../domain/time.ts'
import type { NewBatch } from '../stores/orders/order-batch.ts'
import type { FailedRow, GoodRow } from './judge-rows.ts'

/**
 * A run of rows to add; `first_row` is the number of its first, and with `again` a row that already
 * is an order, word for word, is done.
 */
export interface RowBatch {
  readonly rows: readonly unknown[]
  readonly first_row: number
  readonly again: boolean
}

/**
 * A run that was judged: the orders that its good rows would be, and what is wrong with the others.
 * Nothing of it is stored yet.
 */
export interface JudgedRows {
  readonly run: RowBatch
  readonly now: Instant
  readonly failed: readonly FailedRow[]
  /** The first of each number, in the order of the rows. */
  readonly unique: readonly GoodRow[]
  /** Rows that repeat a number of the same run. */
  readonly repeats: readonly GoodRow[]
}

/** A run that was judged, with the orders of its good rows made, ready to be stored. */
export interface PreparedRows extends JudgedRows {
  readonly rows_to_add: NewBatch
}
