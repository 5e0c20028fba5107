import { lettersOf } from '../../../domain/bulk/cell.ts'
import type { Reading } from './reading.ts'

/** What a file hides: how many of its rows, which of the columns that are read, other sheets. */
export interface HiddenIn {
  readonly rows: number
  readonly is_left_out: boolean
  /** Headers of columns that are read though nobody sees them. */
  readonly columns: readonly string[]
  readonly sheets: readonly string[]
}

/** What is hidden of a reading, and whether its rows are read (DESK-16). */
export const hiddenIn = ({
  headers,
  lines,
  rows,
  hidden,
  leaves_hidden,
  plan: { mapping },
}: Reading): HiddenIn => {
  const of_file = new Set(hidden.lines)
  const read = new Set(Object.values(mapping))
  return {
    rows: rows.filter(
      (row, at) =>
        row === 'hidden' || (typeof row === 'object' && of_file.has(lines[at]?.line ?? 0)),
    ).length,
    is_left_out: leaves_hidden,
    columns: hidden.columns.flatMap((at) => (read.has(at) ? [headers[at] || lettersOf(at)] : [])),
    sheets: hidden.sheets,
  }
}
