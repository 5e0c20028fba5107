import { isBlank } from '../../../domain/bulk/cell.ts'
import type { Row } from '../../../domain/bulk/rows.ts'
import { rowStates, type Stated } from '../../../domain/bulk/states.ts'
import { sumsOf, whysOf, type WhySum } from '../../../domain/bulk/why.ts'
import type { Reading } from './reading.ts'
import { rowStateOf, type Shown } from './row-state.ts'

/**
 * How the rows lie on show: made when a file is read by a mapping, and kept while its cells are
 * mended, so that no row and no column goes from under the hands of who writes in it.
 */
export interface Arranged {
  /** Places of the rows that were in error: they come first. */
  readonly bad: ReadonlySet<number>
  /** Keys of the columns that have nothing in any row, and lack nothing. */
  readonly folded: ReadonlySet<string>
}

/** Places of the rows in the file by what is on show, and why those in error are. */
export interface Lists {
  readonly lists: ReadonlyMap<Shown, readonly number[]>
  readonly sums: readonly WhySum[]
  readonly arranged: Arranged
}

/** The lists of a file's rows, which lie as they did where they were `arranged` before. */
export const listsOf = (
  reading: Reading,
  stateOf: ReadonlyMap<Row, Stated>,
  before: Arranged | null,
): Lists => {
  const lists = new Map<Shown, number[]>([
    ['all', []],
    ...rowStates.map((state): [Shown, number[]] => [state, []]),
  ])
  for (const [at, row] of reading.rows.entries()) {
    const state = typeof row === 'object' ? rowStateOf({ stateOf }, row) : undefined
    if (state) for (const list of ['all', state] as const) lists.get(list)?.push(at)
  }
  const sums = sumsOf(
    (lists.get('error') ?? []).map((at) => [at, whysAt(reading.rows[at], stateOf)]),
  )
  for (const { key, places } of sums) lists.set(`why:${key}`, [...places])
  const empty = emptyIn(reading, sums)
  const arranged = before
    ? { bad: before.bad, folded: new Set([...before.folded].filter((key) => empty.has(key))) }
    : { bad: new Set(lists.get('error')), folded: empty }
  const all = lists.get('all') ?? []
  lists.set('all', [
    ...all.filter((at) => arranged.bad.has(at)),
    ...all.filter((at) => !arranged.bad.has(at)),
  ])
  return { lists, sums, arranged }
}

const whysAt = (row: Reading['rows'][number] | undefined, stateOf: ReadonlyMap<Row, Stated>) => {
  const stated = typeof row === 'object' ? stateOf.get(row) : undefined
  return typeof row === 'object' && stated ? whysOf(row, stated) : []
}

const emptyIn = (
  { rows, lines, plan: { format, mapping } }: Reading,
  sums: readonly WhySum[],
): ReadonlySet<string> => {
  const told = new Set(sums.map(({ column }) => column))
  return new Set(
    format.columns
      .map(({ key }) => key)
      .filter(
        (key) =>
          !told.has(key) &&
          rows.every(
            (row, at) => typeof row !== 'object' || isBlank(lines[at]?.cells[mapping[key] ?? -1]),
          ),
      ),
  )
}
