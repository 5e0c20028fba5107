import { lettersOf } from '../../../domain/bulk/cell.ts'
import { groupsOf } from '../../../domain/bulk/drafts.ts'
import { unreadColumns } from '../../../domain/bulk/mapping.ts'
import type { Row } from '../../../domain/bulk/rows.ts'
import {
  filledColumns,
  missingSentence,
  rowStates,
  statesOf,
  type FilledColumn,
  type RowState,
  type Stated,
} from '../../../domain/bulk/states.ts'
import type { Judging } from './judging.ts'
import { placesOf, type Place, type Reading } from './reading.ts'
import { saidOfFile } from './said-of-file.ts'

/** Which rows are on show. */
export type Shown = RowState | 'all'

/**
 * What stands in a file, as a whole; `orders` that could be sent, of which `differing` are there
 * with other values.
 */
export interface Summary {
  readonly counts: Readonly<Record<Shown, number>>
  readonly orders: number
  readonly differing: number
  readonly missing: string | null
  readonly dropped: readonly number[]
  readonly first: string
  /** The columns of the table: what this file has, and what is usual. */
  readonly places: readonly Place[]
  /** Headers of the file that are the account's own and are not read, with their columns. */
  readonly unread: readonly UnreadHeader[]
  readonly filled: readonly FilledColumn[]
  /** Has a person to say which sign stands before the file’s decimals? */
  readonly asks_decimals: boolean
}

/** A header of the file, and the letters of its column. */
interface UnreadHeader {
  readonly header: string
  readonly column: string
}

/** An order that the account has, and as what it was entered, canonically. */
export interface KnownOrder {
  readonly _id: string
  readonly identifier: string
  readonly entered: string
}

/** The state of each order of a file, and which rows are in which. */
export interface Weighed {
  readonly stated: readonly Stated[]
  readonly stateOf: ReadonlyMap<Row, Stated>
  /** Places of the rows in the file, by what is on show. */
  readonly lists: ReadonlyMap<Shown, readonly number[]>
  readonly missing: string | null
}

/** What is weighed before anything was read. */
export const nothingWeighed: Weighed = {
  stated: [],
  stateOf: new Map(),
  lists: new Map(),
  missing: null,
}

/** Weighs what was read against the file itself and what the account has. */
export const weigh = (
  { rows, plan: { format } }: Reading,
  { judge, enteredOf }: Judging,
  known: ReadonlyMap<string, KnownOrder>,
): Weighed => {
  const all = groupsOf(
    rows.filter((row) => typeof row === 'object'),
    format,
  ).map(judge)
  const stated = statesOf(all, (number) => known.get(number)?.entered ?? null, enteredOf)
  const stateOf = new Map(stated.flatMap((one) => one.rows.map((row): [Row, Stated] => [row, one])))
  const lists = new Map<Shown, number[]>([
    ['all', []],
    ...rowStates.map((state): [Shown, number[]] => [state, []]),
  ])
  for (const [at, row] of rows.entries()) {
    const state = typeof row === 'object' ? rowStateOf({ stateOf }, row) : undefined
    if (state) for (const list of ['all', state] as const) lists.get(list)?.push(at)
  }
  return { stated, stateOf, lists, missing: saidOfFile(missingSentence(all)) || null }
}

/** The state of one row: its order's, unless it repeats another row of it. */
export const rowStateOf = ({ stateOf }: Pick<Weighed, 'stateOf'>, row: Row): RowState | undefined =>
  stateOf.get(row)?.repeated.has(row) ? 'duplicate' : stateOf.get(row)?.state

/** The orders in a state. */
export const ofState = ({ stated }: Weighed, wanted: RowState): Stated[] =>
  stated.filter(({ state }) => state === wanted)

/** What the page is told of all that. */
export const summaryOf = (
  { headers, lines, rows, plan, asks_decimals }: Reading,
  weighed: Weighed,
): Summary => {
  const differing = ofState(weighed, 'update').length
  return {
    counts: Object.fromEntries(
      [...weighed.lists].map(([list, { length }]) => [list, length]),
    ) as Record<Shown, number>,
    orders: ofState(weighed, 'new').length + differing,
    differing,
    missing: weighed.missing,
    dropped: rows.flatMap((row, at) => (row === 'no_first' ? [lines[at]?.line ?? 0] : [])),
    first: plan.format.columns[0]?.label ?? '',
    places: placesOf(plan.format),
    unread: unreadColumns(headers, plan.format, plan.mapping).map((at) => ({
      header: headers[at] ?? '',
      column: lettersOf(at),
    })),
    filled: filledColumns(weighed.stated, plan.format),
    asks_decimals,
  }
}
