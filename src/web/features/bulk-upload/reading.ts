import { shown, type Cell } from '../../../domain/bulk/cell.ts'
import type { Format } from '../../../domain/bulk/column.ts'
import type { DateOrder } from '../../../domain/bulk/dates.ts'
import { decimalSignOf } from '../../../domain/bulk/decimals.ts'
import type { DecimalSign } from '../../../domain/bulk/number-text.ts'
import { formatFor } from '../../../domain/bulk/formats.ts'
import {
  headerRowIn,
  isMappingOpen,
  mappingFor,
  type Mapping,
  type Remembered,
} from '../../../domain/bulk/mapping.ts'
import { readRow, type Plan } from '../../../domain/bulk/rows.ts'
import { fillMerged } from '../../../domain/bulk/merged.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import type { Clock } from '../../../domain/time.ts'
import type { Hidden } from '../../lib/sheets/hidden.ts'
import type { Sheet } from '../../lib/sheets/sheet.ts'

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

/** What a file was found to be. */
export interface Opened {
  readonly headers: readonly string[]
  readonly places: readonly Place[]
  readonly mapping: Mapping
  readonly is_open: boolean
  readonly name: string | null
  readonly names: readonly string[]
}

/** The state of a file's reading: its lines, and as what they were read by a mapping. */
export interface Reading {
  readonly headers: readonly string[]
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
  /** Do some numbers show a comma before decimals and some a point, so that a person has to say? */
  readonly asks_decimals: boolean
}

/** The first reading of a sheet: where its headers are, and the mapping that suggests itself. */
export const readingOf = (
  sheet: Sheet,
  { policy, remembered }: Pick<Setting, 'policy' | 'remembered'>,
  format: Format = formatFor(policy),
): Reading => {
  const header_row = headerRowIn(
    sheet.lines.map(({ cells }) => cells),
    format,
    remembered,
  )
  const headers = (sheet.lines[header_row]?.cells ?? []).map(shown)
  const header_line = sheet.lines[header_row]?.line ?? 0
  const lines = fillMerged(
    sheet.lines.slice(header_row + 1),
    sheet.merged.filter(({ first_line }) => first_line > header_line),
  )
  return {
    headers,
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
    asks_decimals: false,
  }
}

/** The columns of a format as the page is told of them. */
export const placesOf = ({ columns }: Format): Place[] =>
  columns.map(({ key, label, required }) => ({ key, label, required }))

/** What the page is told of a first reading. */
export const openedOf = (
  { headers, plan: { format, mapping } }: Reading,
  { name, names }: Sheet,
  { remembered }: Pick<Setting, 'remembered'>,
): Opened => ({
  headers,
  places: placesOf(format),
  mapping,
  is_open: isMappingOpen(headers, format, mapping, remembered),
  name,
  names,
})

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
  const plan = {
    ...reading.plan,
    format,
    mapping: places,
    date_order,
    decimal_sign: decimal_sign ?? shows,
  }
  return withRows({ ...reading, asks_decimals: shows === null, plan })
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

/** The same with the rows that the file hides, or without them; what was mended stays (DESK-16). */
export const leavingHidden = (reading: Reading, leaves_hidden: boolean): Reading =>
  withRows({ ...reading, leaves_hidden })

/** The same with another text in a cell; only its row is read anew. */
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
