import type { OrderInput } from '../order/order-input.ts'
import { bulkWords as say } from '../words/bulk.ts'
import type { Judged } from './judge.ts'
import type { Problem } from './rows.ts'

/**
 * What a row is (IMPO-01): a new order, one that the account has with other values or just so, a
 * repetition within the file, or in error.
 */
export const rowStates = ['new', 'update', 'same', 'duplicate', 'error'] as const
export type RowState = (typeof rowStates)[number]

/** An order of the file with its state; `reason` says why it is not simply new. */
export interface Stated extends Judged {
  readonly state: RowState
  readonly reason: string
}

/** How the account's own order of this number was entered, canonically; null where it has none. */
export type Known = (number: string) => string | null

/**
 * The state of each order of a file: against those before it in the file, and against those that
 * the account has.
 */
export const statesOf = (
  all: readonly Judged[],
  known: Known,
  enteredAs: (order: OrderInput) => string,
): Stated[] => {
  const firsts = new Map<string, Judged>()
  return all.map((judged): Stated => {
    const { order, number, problems } = judged
    if (order === null) return { ...judged, state: 'error', reason: reasonOf(problems) }
    const first = firsts.get(number)
    if (first) {
      const is_same = first.order !== null && enteredAs(first.order) === enteredAs(order)
      const line = first.rows[0]?.line ?? 0
      return is_same
        ? { ...judged, state: 'duplicate', reason: say.repeats(line) }
        : { ...judged, order: null, state: 'error', reason: say.twice(line) }
    }
    firsts.set(number, judged)
    const entered = known(number)
    if (entered === null) return { ...judged, state: 'new', reason: '' }
    return entered === enteredAs(order)
      ? { ...judged, state: 'same', reason: '' }
      : { ...judged, state: 'update', reason: say.taken }
  })
}

/** Each different sentence once; those about the row as a whole with the field's name. */
const reasonOf = (problems: readonly Problem[]): string =>
  [
    ...new Set(
      problems.map(({ label, message }) =>
        message.includes(label) ? message : `${label}: ${message}`,
      ),
    ),
  ]
    .slice(0, 5)
    .join('; ')

/**
 * 'Missing data at line - {n}' for the lines that lack a needed cell (BULK-06); null where none
 * does.
 */
export const missingSentence = (all: readonly Judged[]): string | null => {
  const lines = all
    .flatMap(({ rows }) =>
      rows
        .filter(({ problems }) => problems.some(({ missing }) => missing))
        .map(({ line }) => line),
    )
    .sort((a, b) => a - b)
  return lines.length > 0 ? say.missingAt(lines) : null
}
