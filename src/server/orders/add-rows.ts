import { randomUUIDv7 } from 'node:crypto'
import { isEnteredAlike } from '../../domain/bulk/entered-alike.ts'
import { canonical } from '../../domain/order/canonical.ts'
import type { OrderInput } from '../../domain/order/entry/order-input.ts'
import { eventIn } from '../../domain/order/upcast.ts'
import type { Viewer } from '../../domain/policy/viewer.ts'
import type { Clock } from '../../domain/time.ts'
import type { Caller } from '../caller.ts'
import type { Pace } from '../limits/pace.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Tx } from '../stores/database/database.ts'
import { newOrders } from '../stores/orders/order-batch.ts'
import { firstEvents } from '../stores/orders/read.ts'
import type { AppendedOrder } from '../stores/orders/stored-event.ts'
import { addInSlices } from './add-in-slices.ts'
import { actingFor } from './decide-change.ts'
import type { JudgedRows, PreparedRows, RowBatch } from './judged-rows.ts'
import { withFreeLabels } from './free-labels.ts'
import { judgeRow, takenRow, type FailedRow, type GoodRow } from './judge-rows.ts'

/** What became of rows: those that are orders now, and those that failed, by their row. */
export interface AddedRows {
  readonly created: readonly { _id: string; identifier: string }[]
  readonly failed: readonly FailedRow[]
}

/**
 * Judges rows: all that may refuse one, so that no transaction is open meanwhile, and others are
 * served between one row and the next. Throws what the `pace` was ended with.
 */
export const judgeRows = async (
  caller: Caller,
  clock: Clock,
  run: RowBatch,
  pace: Pace,
): Promise<JudgedRows> => {
  const failed: FailedRow[] = []
  const unique = new Map<string, GoodRow>()
  const repeats: GoodRow[] = []
  const acting = actingFor(caller)
  // Sorted, so that ids of one request follow the order of its rows.
  const ids = run.rows.map(() => randomUUIDv7()).sort()
  for (const [index, given] of run.rows.entries()) {
    await pace.rest()
    const judged = judgeRow(given, run.first_row + index, ids[index] ?? '', acting, clock)
    if (!('event' in judged)) failed.push(judged)
    else if (unique.has(judged.identifier)) repeats.push(judged)
    else unique.set(judged.identifier, judged)
  }
  return { run, now: clock.now, failed, unique: [...unique.values()], repeats }
}

/** Judges rows and makes orders of them: all that takes the processor. */
export const prepareRows = async (
  caller: Caller,
  clock: Clock,
  run: RowBatch,
  pace: Pace,
): Promise<PreparedRows> => {
  const judged = await judgeRows(caller, clock, run, pace)
  const made: AppendedOrder[] = []
  for (const row of judged.unique) {
    await pace.rest()
    made.push(row.make())
  }
  return { ...judged, rows_to_add: newOrders(made, clock.now) }
}

/**
 * Adds what may be added, each row whole or not at all, whoever else adds the same numbers at the
 * same time. With `is_last` the transaction ends with that.
 */
export const storeRows = async (
  tx: Tx,
  caller: Caller,
  judged: JudgedRows,
  is_last: boolean,
): Promise<AddedRows> => {
  const chunk = await withFreeLabels(tx, judged)
  const added = await addInSlices(tx, caller.viewer.client_id, chunk, is_last)
  return outcomeOf(chunk, added, caller, (identifiers) => enteredAs(tx, identifiers))
}

/**
 * What became of a run of which these were `added`; `look` is asked for orders that were there
 * already, which the `caller` may have sent before, or a colleague.
 */
export const outcomeOf = async (
  { run: { rows, first_row, again }, unique, repeats, ...judged }: JudgedRows,
  added: ReadonlySet<string>,
  { viewer }: Pick<Caller, 'viewer'>,
  look: (identifiers: readonly string[]) => ReturnType<typeof enteredAs>,
): Promise<AddedRows> => {
  const failed = [...judged.failed]
  const not_free = unique.filter(({ order_id }) => !added.has(order_id))
  const known =
    again && not_free.length > 0
      ? await look(not_free.map(({ identifier }) => identifier))
      : new Map<string, AsEntered>()
  const givenAt = ({ row }: GoodRow): unknown => rows[row - first_row]
  for (const row of not_free) {
    const given = givenAt(row)
    if (!isAsEntered(row, given, known.get(row.identifier), viewer))
      failed.push(takenRow(given, row, sentence('identifier_taken', row.identifier)))
  }
  const first_of = new Map(repeats.length === 0 ? [] : unique.map((row) => [row.identifier, row]))
  for (const row of repeats) {
    const first = first_of.get(row.identifier)
    const is_same =
      first !== undefined &&
      canonical(first.event.data.entered) === canonical(row.event.data.entered)
    if (!again || !is_same)
      failed.push(takenRow(givenAt(row), row, sentence('identifier_twice', row.identifier)))
  }
  const created = unique.flatMap(({ order_id, identifier }) =>
    added.has(order_id) ? [{ _id: order_id, identifier }] : [],
  )
  return { created, failed: failed.sort((a, b) => a.row - b.row) }
}

/**
 * Is the row word for word what was entered? A time without a day was that of its day. A row that
 * names no client is sent as its uploader's, so where each has its own uploader's, a colleague
 * sends the same file (BULK-11).
 */
const isAsEntered = (
  { event }: GoodRow,
  given: unknown,
  held: AsEntered | undefined,
  { username, client }: Viewer,
): boolean => {
  const { entered } = event.data
  return (
    held !== undefined &&
    isEnteredAlike(canonical(entered), held.entered, {
      client: held.has_own_client && entered.client === (username ?? client),
      day: (given as OrderInput).dispatch_date === undefined,
    })
  )
}

/** An order as it was entered, canonically, and its revision now. */
interface AsEntered {
  readonly _id: string
  readonly rev: number
  readonly entered: string
  /** Whoever entered it is its client. */
  readonly has_own_client: boolean
}

/** What each order of these numbers was entered as, by number. */
export const enteredAs = async (
  tx: Tx,
  identifiers: readonly string[],
): Promise<Map<string, AsEntered>> => {
  const events = await firstEvents(tx, identifiers)
  return new Map(
    events.map(({ identifier, rev, ...stored }) => {
      // What is no creation compares as different.
      const event = eventIn(stored)
      const entered = event.type === 'created' ? event.data.entered : null
      return [
        identifier,
        {
          _id: event.order_id,
          rev,
          entered: entered ? canonical(entered) : '',
          has_own_client: entered !== null && entered.client === event.actor.username,
        },
      ]
    }),
  )
}
