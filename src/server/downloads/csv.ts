import type { ReportCell } from '../../domain/report/cell.ts'
import { csvField } from '../../domain/report/csv-field.ts'
import { formatTime } from '../../domain/time-format.ts'

/** The media type of comma-separated values (RFC 4180). */
export const CSV = 'text/csv'

/** Stands before the first line: tells spreadsheets that it is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

const field = (cell: ReportCell, zone: string): string => {
  if (typeof cell === 'number') return csvField(cell)
  return csvField(
    typeof cell === 'object' && cell !== null
      ? formatTime(cell.instant, zone, cell.format)
      : String(cell ?? ''),
  )
}

/** A line of comma-separated values, with instants in `zone`; no cell of it is a formula. */
export const csvLine = (cells: readonly ReportCell[], zone: string): string =>
  `${cells.map((cell) => field(cell, zone)).join(',')}\r\n`
