import type { Row } from '../../../domain/bulk/rows.ts'
import type { Stated } from '../../../domain/bulk/states.ts'
import { sentence, type Sentence } from '../../../domain/words/sentence.ts'
import type { Reading } from './reading.ts'

/** What the server has said against rows; it no longer stands once a row is another. */
export type Refusals = ReadonlyMap<Row, Sentence>

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

/**
 * What is left of a file after its good rows were sent: those in error and those that the server
 * refused, with all that was mended in them. Orders that differ and were not to be changed stay as
 * what they are. `taken` are on record.
 */
export const leftOpen = (
  reading: Reading,
  stated: readonly Stated[],
  refused: readonly { readonly identifier: string; readonly message: string }[],
  isChanging: boolean,
): { reading: Reading; refusals: Refusals; taken: readonly Stated[] } => {
  const message_of = new Map(refused.map(({ identifier, message }) => [identifier, message]))
  const refusals = new Map<Row, Sentence>()
  const left = new Set<Row>()
  const taken: Stated[] = []
  for (const one of stated) {
    const { number, rows, state } = one
    const message = state === 'new' || state === 'update' ? message_of.get(number) : undefined
    if (state !== 'error' && message === undefined) {
      if (state === 'new' || (state === 'update' && isChanging)) taken.push(one)
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
    refusals,
    taken,
  }
}
