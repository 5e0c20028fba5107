import type { Row } from '../../../domain/bulk/rows.ts'
import type { First, Stated } from '../../../domain/bulk/states.ts'
import { sentence, type Sentence } from '../../../domain/words/sentence.ts'
import type { Reading } from './reading.ts'

/** What the server has said against rows; it no longer stands once a row is another. */
export type Refusals = ReadonlyMap<Row, Sentence>

/** What was sent before, which the rows that are left are judged against. */
export interface Before {
  readonly refusals: Refusals
  /** Orders that are no longer among the rows, by their numbers. */
  readonly earlier: ReadonlyMap<string, First>
}

/** As long as nothing was sent. */
export const nothingSent: Before = { refusals: new Map(), earlier: new Map() }

/** Orders that the server has refused as they still are: they are in error with its reason. */
export const withRefusals = (stated: readonly Stated[], refusals: Refusals): readonly Stated[] =>
  refusals.size === 0
    ? stated
    : stated.map((one) => {
        const said = one.rows.map((row) => refusals.get(row))
        const [reason] = said
        return one.order && reason && said.every((its) => its !== undefined)
          ? { ...one, order: null, state: 'error' as const, reason }
          : one
      })

/** What became of the orders that were sent. */
interface Sent {
  readonly refused: readonly { readonly identifier: string; readonly message: string }[]
  /** The numbers that were handed over to be sent; no other order has gone. */
  readonly handed: ReadonlySet<string>
  /** Were those that differ to be changed? */
  readonly isChanging: boolean
}

/**
 * What is left of a file after its good rows were sent: those in error, those that the server
 * refused, and those that differ and were not to be changed, with all that was mended in them.
 * `taken` are on record. A row that repeated the number of one that is gone still does.
 */
export const leftOpen = (
  reading: Reading,
  stated: readonly Stated[],
  { refused, handed, isChanging }: Sent,
  before: Before,
): { reading: Reading; before: Before; taken: readonly Stated[] } => {
  const message_of = new Map(refused.map(({ identifier, message }) => [identifier, message]))
  const refusals = new Map<Row, Sentence>()
  const left = new Set<Row>()
  const taken: Stated[] = []
  const earlier = new Map(before.earlier)
  for (const one of stated) {
    const { number, rows, state, order } = one
    const is_sent = state === 'new' || state === 'update'
    const message = is_sent ? message_of.get(number) : undefined
    const is_gone = state !== 'error' && message === undefined && (!is_sent || handed.has(number))
    if (is_gone && (state !== 'update' || isChanging)) {
      if (is_sent) taken.push(one)
      if (order && !earlier.has(number)) earlier.set(number, { order, line: rows[0]?.line ?? 0 })
      continue
    }
    for (const row of rows) {
      left.add(row)
      // The server's own words, as they came.
      if (message !== undefined && (state === 'new' || isChanging))
        refusals.set(row, sentence('labelled', '', message))
    }
  }
  const places = [...reading.rows.keys()].filter((at) => {
    const row = reading.rows[at]
    return typeof row === 'object' && left.has(row)
  })
  return {
    reading: {
      ...reading,
      lines: places.flatMap((at) => reading.lines[at] ?? []),
      rows: places.flatMap((at) => reading.rows[at] ?? []),
    },
    before: { refusals, earlier },
    taken,
  }
}
