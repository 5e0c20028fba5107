import type { OrderInput } from '../order/entry/order-input.ts'
import { sentence, sentenceOf, type Sentence } from '../words/sentence.ts'
import type { Format } from './column.ts'
import type { Judged } from './judge.ts'
import type { Problem } from './rows.ts'

/**
 * What a row is (IMPO-01): a new order, one that the account has with other values or just so, a
 * repetition within the file, or in error.
 */
export const rowStates = ['new', 'update', 'same', 'duplicate', 'error'] as const
export type RowState = (typeof rowStates)[number]

/**
 * An order of the file with its state; `reason` says why it is not simply new, or what of a new one
 * is likely a slip.
 */
export interface Stated extends Judged {
  readonly state: RowState
  readonly reason: Sentence | null
}

/** The account's own order of this number; null where it has none. */
export type KnownOf = (number: string) => Known | null

/** How an order was entered, and how it is after edits that made it another; canonically. */
export interface Known {
  readonly entered: string
  readonly now: string | null
}

/**
 * Is that order what the file says, though it was not entered word for word so: in what the file
 * leaves to it, or since it was edited?
 */
export type IsAlreadySo = (judged: Judged, held: Known) => boolean

/** The first order of a number in a file, and the line that it begins on. */
export interface First {
  readonly order: OrderInput
  readonly line: number
}

/**
 * The state of each order of a file: against those before it in the file, and against those that
 * the account has. `earlier` are those before it that were sent already.
 */
export const statesOf = (
  all: readonly Judged[],
  known: KnownOf,
  enteredAs: (order: OrderInput) => string,
  isAlreadySo: IsAlreadySo,
  earlier: ReadonlyMap<string, First> = new Map(),
): Stated[] => {
  const firsts = new Map(earlier)
  return all.map((judged): Stated => {
    const { order, number, problems, rows } = judged
    if (order === null) return { ...judged, state: 'error', reason: reasonOf(problems) }
    const first = firsts.get(number)
    if (first) {
      return enteredAs(first.order) === enteredAs(order)
        ? { ...judged, state: 'duplicate', reason: sentence('row_repeats', first.line) }
        : { ...judged, order: null, state: 'error', reason: sentence('row_twice', first.line) }
    }
    firsts.set(number, { order, line: rows[0]?.line ?? 0 })
    const held = known(number)
    if (held === null) return { ...judged, state: 'new', reason: judged.doubt }
    return held.entered === enteredAs(order) || isAlreadySo(judged, held)
      ? { ...judged, state: 'same', reason: null }
      : { ...judged, state: 'update', reason: sentence('row_taken') }
  })
}

/** Reasons that a row is told at most: more than a format has needed columns. */
const MOST_SAID = 30

/** Each different sentence once; those about the row as a whole with the field's name. */
const reasonOf = (problems: readonly Problem[]): Sentence => {
  const said = new Map(
    problems.map((problem) => {
      const labelled = sentence('labelled', problem.label, sentenceOf(problem))
      return [JSON.stringify(labelled), labelled]
    }),
  )
  return sentence('several', [...said.values()].slice(0, MOST_SAID))
}

/** In how many rows a column of the format has 'NA', since the file has nothing for it. */
export interface FilledColumn {
  readonly label: string
  readonly rows: number
}

/** The columns that hold 'NA' in the place of something, in the order of the format. */
export const filledColumns = (
  all: readonly Pick<Judged, 'rows'>[],
  { columns }: Format,
): FilledColumn[] => {
  const rowsOf = new Map<string, number>()
  for (const { rows } of all) {
    const [first, ...others] = rows
    // What one row of an order says is said for the others.
    for (const key of first?.filled ?? [])
      if (others.every(({ filled }) => filled.includes(key)))
        rowsOf.set(key, (rowsOf.get(key) ?? 0) + rows.length)
  }
  return columns.flatMap(({ key, label }) => {
    const rows = rowsOf.get(key)
    return rows === undefined ? [] : [{ label, rows }]
  })
}

/**
 * 'Missing data at line - {n}' for the lines that lack a needed cell (BULK-06); null where none
 * does.
 */
export const missingSentence = (all: readonly Judged[]): Sentence | null => {
  const lines = all
    .flatMap(({ rows }) =>
      rows
        .filter(({ problems }) => problems.some(({ missing }) => missing))
        .map(({ line }) => line),
    )
    .sort((a, b) => a - b)
  return lines.length > 0 ? sentence('missing_at', lines) : null
}
