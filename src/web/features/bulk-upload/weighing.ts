import { lettersOf } from '../../../domain/bulk/cell.ts'
import { groupsOf } from '../../../domain/bulk/drafts.ts'
import { unreadColumns } from '../../../domain/bulk/mapping.ts'
import type { Row } from '../../../domain/bulk/rows.ts'
import {
  filledColumns,
  missingSentence,
  statesOf,
  type FilledColumn,
  type Known,
  type RowState,
  type Stated,
} from '../../../domain/bulk/states.ts'
import type { SpellingSum } from '../../../domain/bulk/spellings.ts'
import { listsOf, type Arranged, type Lists } from './arranging.ts'
import { hiddenIn, type HiddenIn } from './hidden-in.ts'
import type { Judging } from './judging.ts'
import { withRefusals, type Before } from './left-open.ts'
import { placesOf, type Place, type Reading } from './reading.ts'
import { reasonUnder } from './row-reason.ts'
import type { Shown } from './row-state.ts'
import type { Spelling } from './spelling.ts'
import { saidOfFile } from './said-of-file.ts'
import { saidOfSum, type SaidSum } from './said-of-sum.ts'

/**
 * What stands in a file, as a whole; `orders` that could be sent, of which `differing` are there
 * with other values.
 */
export interface Summary {
  readonly counts: Readonly<Record<RowState | 'all', number>>
  /** Why rows are in error, the most frequent reason first. */
  readonly sums: readonly SaidSum[]
  /** For each list the characters of what stands under its rows. */
  readonly under: ReadonlyMap<Shown, Uint16Array>
  /** Columns without anything in them, which are not shown unless asked for. */
  readonly folded: ReadonlySet<string>
  readonly orders: number
  readonly differing: number
  /** Orders in error. */
  readonly open: number
  readonly missing: string | null
  readonly dropped: readonly number[]
  readonly first: string
  /** The columns of the table: what this file has, and what is usual. */
  readonly places: readonly Place[]
  /** Headers of the file that are the account's own and are not read, with their columns. */
  readonly unread: readonly UnreadHeader[]
  readonly filled: readonly FilledColumn[]
  readonly hidden: HiddenIn
  /** Names that are known in another spelling. */
  readonly spellings: readonly SpellingSum[]
  /** Do the file’s own dates not tell which number is the day? */
  readonly asks_dates: boolean
  /** Has a person to say which sign stands before the file’s decimals? */
  readonly asks_decimals: boolean
}

/** A header of the file, and the letters of its column. */
interface UnreadHeader {
  readonly header: string
  readonly column: string
}

/** An order that the account has. */
export interface KnownOrder extends Known {
  readonly _id: string
  /** As of which the file was compared with it. */
  readonly rev: number
  readonly identifier: string
}

/** The state of each order of a file, and which rows are in which. */
export interface Weighed extends Lists {
  readonly stated: readonly Stated[]
  readonly stateOf: ReadonlyMap<Row, Stated>
  readonly missing: string | null
}

/** What is weighed before anything was read. */
export const nothingWeighed: Weighed = {
  stated: [],
  stateOf: new Map(),
  lists: new Map(),
  sums: [],
  arranged: { bad: new Set(), folded: new Set() },
  missing: null,
}

/**
 * Weighs what was read against the file itself, what was `sent` of it and what the account has; the
 * rows lie as `before`, where they lay somehow.
 */
export const weigh = (
  reading: Reading,
  { judge, enteredOf, isAlreadySo }: Judging,
  known: ReadonlyMap<string, KnownOrder>,
  before: Arranged | null,
  sent: Before,
): Weighed => {
  const all = groupsOf(
    reading.rows.filter((row) => typeof row === 'object'),
    reading.plan.format,
  ).map(judge)
  const stated = withRefusals(
    statesOf(all, (number) => known.get(number) ?? null, enteredOf, isAlreadySo, sent.earlier),
    sent.refusals,
  )
  const stateOf = new Map(stated.flatMap((one) => one.rows.map((row): [Row, Stated] => [row, one])))
  return {
    stated,
    stateOf,
    ...listsOf(reading, stateOf, before),
    missing: saidOfFile(missingSentence(all)) || null,
  }
}

/** The orders in a state. */
export const ofState = ({ stated }: Weighed, wanted: RowState): Stated[] =>
  stated.filter(({ state }) => state === wanted)

/** What the page is told of all that. */
export const summaryOf = (
  reading: Reading,
  weighed: Weighed,
  spelling: Pick<Spelling, 'sums'>,
): Summary => {
  const { headers, lines, rows, plan, asks_dates, asks_decimals } = reading
  const differing = ofState(weighed, 'update').length
  const count = (list: Shown): number => weighed.lists.get(list)?.length ?? 0
  return {
    counts: {
      all: count('all'),
      new: count('new'),
      update: count('update'),
      same: count('same'),
      duplicate: count('duplicate'),
      error: count('error'),
    },
    sums: weighed.sums.map(saidOfSum),
    under: underRows(rows, weighed),
    folded: weighed.arranged.folded,
    orders: ofState(weighed, 'new').length + differing,
    differing,
    open: ofState(weighed, 'error').length,
    missing: weighed.missing,
    dropped: rows.flatMap((row, at) => (row === 'no_first' ? [lines[at]?.line ?? 0] : [])),
    first: plan.format.columns[0]?.label ?? '',
    places: placesOf(plan.format),
    unread: unreadColumns(headers, plan.format, plan.mapping).map((at) => ({
      header: headers[at] ?? '',
      column: lettersOf(at),
    })),
    filled: filledColumns(weighed.stated, plan.format),
    hidden: hiddenIn(reading),
    spellings: spelling.sums(reading),
    asks_dates,
    asks_decimals,
  }
}

const underRows = (
  rows: Reading['rows'],
  { lists, stateOf }: Weighed,
): ReadonlyMap<Shown, Uint16Array> => {
  const characters = Uint16Array.from(rows, (row) => {
    const its = typeof row === 'object' ? stateOf.get(row) : undefined
    return typeof row === 'object' && its ? reasonUnder(row, its).length : 0
  })
  return new Map(
    [...lists].map(([list, places]) => [
      list,
      Uint16Array.from(places, (at) => characters[at] ?? 0),
    ]),
  )
}
