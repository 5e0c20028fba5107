import { sentence } from '../../domain/words/sentence.ts'
import { Refused } from '../errors.ts'
import { Pace } from '../limits/pace.ts'
import type { RowList } from './body-shape.ts'

/** Makes a value of a JSON text. Throws for any other. */
export type Parse = (text: string) => unknown

/**
 * The value of a large body, as `parse` would make it of the whole, while others are served: each
 * list of rows is read piece by piece, and the rest with the list's number in its place. Throws
 * what `parse` throws, and Refused 400 where a list lacks a row.
 */
export const parsedInPieces = async (
  body: Buffer,
  lists: readonly RowList[],
  parse: Parse,
): Promise<unknown> => {
  const pace = new Pace()
  const read: unknown[][] = []
  for (const list of lists) read.push(await rowsOf(body, list, parse, pace))
  let [frame, from] = ['', 0]
  for (const [index, list] of lists.entries()) {
    frame += `${body.toString('utf8', from, list.from)}${index}`
    from = list.to
  }
  const root = parse(frame + body.toString('utf8', from))
  const rowsIn = (place: unknown): unknown[] => read[(place as [number])[0]] ?? []
  if (Array.isArray(root)) return rowsIn(root)
  if (typeof root !== 'object' || root === null) return root
  return Object.fromEntries(
    Object.entries(root).map(([key, value]) => [key, Array.isArray(value) ? rowsIn(value) : value]),
  )
}

const rowsOf = async (
  body: Buffer,
  { from, to, commas }: RowList,
  parse: Parse,
  pace: Pace,
): Promise<unknown[]> => {
  const rows: unknown[] = []
  let start = from
  for (const end of [...commas, to]) {
    const piece = parse(`[${body.toString('utf8', start, end)}]`) as unknown[]
    // A comma that nothing stands before or behind.
    if (piece.length === 0 && commas.length > 0) throw new Refused(400, sentence('not_parsable'))
    for (const row of piece) rows.push(row)
    start = end + 1
    await pace.rest()
  }
  return rows
}
