import { isBlank, shown, type Cell } from '../../../domain/bulk/cell.ts'
import type { Format } from '../../../domain/bulk/column.ts'
import type { DateOrder } from '../../../domain/bulk/dates.ts'
import { dateOrderOf } from '../../../domain/bulk/date-orders.ts'
import { decimalSignOf } from '../../../domain/bulk/decimals.ts'
import type { DecimalSign } from '../../../domain/bulk/number-text.ts'
import { formatFor } from '../../../domain/bulk/formats.ts'
import {
  headerRowIn,
  knownHeadersIn,
  mappingFor,
  type Mapping,
  type Remembered,
} from '../../../domain/bulk/mapping.ts'
import { lookOf } from '../../../domain/bulk/guess.ts'
import type { NeededPlace } from '../../../domain/bulk/needed-places.ts'
import { readRow, type Plan } from '../../../domain/bulk/rows.ts'
import { fillMerged } from '../../../domain/bulk/merged.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import type { Clock } from '../../../domain/time.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import type { Hidden } from '../../lib/sheets/hidden.ts'
import type { Sheet } from '../../lib/sheets/sheet.ts'
import { Unreadable } from '../../lib/sheets/unreadable.ts'

/** Who uploads, and what that person said of files before. */
export interface Setting {
  readonly policy: Policy
  readonly client: string
  readonly clock: Clock
  readonly remembered: Remembered
  readonly date_order: DateOrder | null
}

/** A column of the format, and where the file has it. */
export interface Place {
  readonly key: string
  readonly label: string
  readonly required: boolean
}

/** A column of the file: what stands over it, and some of what stands in it. */
export interface FileColumn {
  readonly header: string
  readonly samples: readonly string[]
}

/** What a file was found to be. */
export interface Opened {
  readonly columns: readonly FileColumn[]
  readonly headers: readonly string[]
  readonly places: readonly Place[]
  readonly needed: readonly NeededPlace[]
  readonly mapping: Mapping
  /** Columns of the format that are in `mapping` by what stands in the file's, and no header. */
  readonly guessed: readonly string[]
  readonly is_open: boolean
  /** Was no known header found; and does the first row look like data itself? */
  readonly heads: 'known' | 'unknown' | 'none'
  readonly name: string | null
  readonly names: readonly string[]
}

/** The state of a file's reading: its lines, and as what they were read by a mapping. */
export interface Reading {
  readonly headers: readonly string[]
  readonly heads: Opened['heads']
  readonly lines: Sheet['lines']
  /** Columns that the file has; cells may stand right of the last header. */
  readonly width: number
  /** All that a file may have; the plan has what this one has, and what else is usual. */
  readonly format: Format
  readonly plan: Plan
  /** One for each line; none before a mapping is chosen. */
  readonly rows: readonly ReturnType<typeof readRow>[]
  readonly hidden: Hidden
  readonly leaves_hidden: boolean
  /** Do the file's own dates not tell which number is the day, so that a person may have to? */
  readonly asks_dates: boolean
  /** Do some numbers show a comma before decimals and some a point, so that a person has to say? */
  readonly asks_decimals: boolean
}

/**
 * The first reading of a sheet: where its headers are, and the mapping that suggests itself. A
 * first row with a date, a plate or a telephone number in it is no headers but data, where no
 * header is known. Throws Unreadable where there is no row, and no header that is known.
 */
export const readingOf = (
  sheet: Sheet,
  { policy, remembered }: Pick<Setting, 'policy' | 'remembered'>,
  format: Format = formatFor(policy),
): Reading => {
  const rows = sheet.lines.map(({ cells }) => cells)
  const found = headerRowIn(rows, format, remembered)
  const first = rows[found] ?? []
  const is_known = knownHeadersIn(rows, format, remembered) > 0
  const has_none =
    !is_known &&
    first.filter((cell) => !isBlank(cell)).length > 1 &&
    first.some((cell) => lookOf(cell, policy.phones) !== null)
  const header_row = has_none ? found - 1 : found
  const headers = has_none ? [] : (rows[header_row] ?? []).map(shown)
  const header_line = sheet.lines[header_row]?.line ?? 0
  const lines = fillMerged(
    sheet.lines.slice(header_row + 1),
    sheet.merged.filter(({ first_line }) => first_line > header_line),
  )
  // One line of words is a text that was named a spreadsheet; another sheet may have the rows.
  if (!is_known && lines.length === 0 && sheet.names.length < 2)
    throw new Unreadable(t(bulkWords).empty)
  return {
    headers,
    heads: is_known ? 'known' : has_none ? 'none' : 'unknown',
    lines,
    width: lines.reduce((most, { cells }) => Math.max(most, cells.length), headers.length),
    format,
    plan: {
      format,
      mapping: mappingFor(headers, format, remembered),
      is_1904: sheet.is_1904,
      date_order: null,
      tat_unit: policy.bulk.tat_unit,
      time_zone: policy.time_zone,
      phones: policy.phones,
      decimal_sign: null,
    },
    rows: [],
    hidden: sheet.hidden,
    leaves_hidden: false,
    asks_dates: true,
    asks_decimals: false,
  }
}

/** The columns of a format as the page is told of them. */
export const placesOf = ({ columns }: Format): Place[] =>
  columns.map(({ key, label, required }) => ({ key, label, required }))

/** Every row anew, by this mapping. */
export const readBy = (
  reading: Reading,
  mapping: Mapping,
  date_order: DateOrder | null,
  decimal_sign: DecimalSign | null = null,
): Reading => {
  const { lines, width } = reading
  const columns = reading.format.columns.filter(({ key, is_rare }) => !is_rare || key in mapping)
  const format = { ...reading.format, columns }
  // A column that the file does not have stands behind those it has, so that it can be filled by
  // hand.
  const places = Object.fromEntries(columns.map(({ key }, n) => [key, mapping[key] ?? width + n]))
  const shows = decimalSignOf(lines, format, mapping)
  const dates = dateOrderOf(lines, format, mapping)
  const plan = {
    ...reading.plan,
    format,
    mapping: places,
    // What was said of the last file is not said of this one.
    date_order: dates ?? date_order,
    decimal_sign: decimal_sign ?? shows,
  }
  return withRows({
    ...reading,
    asks_dates: dates === null,
    asks_decimals: shows === null,
    plan,
  })
}

/** Every row of a reading anew, without those that are hidden where these are left out. */
const withRows = (reading: Reading): Reading => {
  const { lines, plan, hidden, leaves_hidden } = reading
  const left_out = new Set(leaves_hidden ? hidden.lines : [])
  return {
    ...reading,
    rows: lines.map(({ cells, line }) => {
      const row = readRow(cells, line, plan)
      return typeof row === 'object' && left_out.has(line) ? 'hidden' : row
    }),
  }
}

/**
 * A reading with the rows that the file hides, or without them; what was mended stays (DESK-16).
 */
export const leavingHidden = (reading: Reading, leaves_hidden: boolean): Reading =>
  withRows({ ...reading, leaves_hidden })

/** A reading with another text in a cell; only its row is read anew. */
export const withText = (reading: Reading, at: number, key: string, text: string): Reading => {
  const { plan } = reading
  const line = reading.lines[at]
  const column = plan.mapping[key]
  if (!line || column === undefined) return reading
  const cells: Cell[] = Array.from(
    { length: Math.max(line.cells.length, column + 1) },
    (_, n) => line.cells[n] ?? null,
  )
  cells[column] = text
  const [lines, rows] = [[...reading.lines], [...reading.rows]]
  lines[at] = { ...line, cells }
  rows[at] = readRow(cells, line.line, plan)
  return { ...reading, lines, rows }
}
