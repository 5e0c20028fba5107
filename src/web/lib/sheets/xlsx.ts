import { streamXlsxRows } from 'hucre/xlsx'
import {
  columnOf,
  momentAt,
  UNCALCULATED,
  type Cell,
  type SheetTime,
} from '../../../domain/bulk/cell.ts'
import type { MergedCell } from '../../../domain/bulk/merged.ts'
import { DAY } from '../../../domain/time.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../language/language.ts'
import { MOST_CHARACTERS } from './limits.ts'
import { nothingHidden } from './hidden.ts'
import { bestSheet, RANKED_ROWS, type SheetRank } from './sheet-rank.ts'
import { gathering, unescaped, type Line, type Sheet } from './sheet.ts'
import { Unreadable } from './unreadable.ts'
import type { WorksheetPart } from './worksheet.ts'

/** The parts of a workbook that say how the others are read, and what its sheets say of rows. */
interface WorkbookParts {
  readonly parts: ReadonlyMap<string, string>
  readonly worksheets: ReadonlyMap<string, WorksheetPart>
}

/**
 * Reads a sheet of a workbook that was inspected before, by its parts by name: the one that is
 * `wanted`, or the first in sight that none ranks above. Formulas count as their last results.
 * Throws Unreadable.
 */
export const readXlsx = async (
  bytes: Uint8Array,
  { parts, worksheets }: WorkbookParts,
  wanted: string | null,
  rank: SheetRank | null,
): Promise<Sheet> => {
  const say = t(bulkWords)
  const workbook = parts.get('xl/workbook.xml') ?? ''
  const is_1904 = /<(?:\w+:)?workbookPr\b[^>]*\bdate1904=["'](?:1|true)["']/.test(workbook)
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\b([^>]*)>/g)].map(
    ([, attributes = '']) => ({
      name: unescaped(valueOf('name', attributes)),
      relation: valueOf('\\w+:id', attributes),
      is_hidden: /^(very)?hidden$/i.test(valueOf('state', attributes)),
    }),
  )
  const in_sight = sheets.filter(({ is_hidden }) => !is_hidden)
  const names = (in_sight.length > 0 ? in_sight : sheets).map(({ name }) => name)
  const partOf = (sheet: string): WorksheetPart | undefined => {
    const relation = sheets.find(({ name }) => name === sheet)?.relation ?? ''
    return worksheets.get(pathOf(relation, parts))
  }
  const rowsOf = async (sheet: string, most = Infinity): Promise<Line[]> => {
    const { lines, add } = gathering()
    const uncalculated = byLine(partOf(sheet)?.uncalculated ?? [])
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      if (lines.length >= most) break
      const cells = values.map((value) => cellOf(value, is_1904))
      for (const column of uncalculated.get(index + 1) ?? []) {
        while (cells.length < column) cells.push(null)
        cells[column] = UNCALCULATED
      }
      add(index + 1, cells)
    }
    return lines
  }
  const headOf = async (sheet: string): Promise<Cell[][]> =>
    // One that cannot be read, as a sheet of a chart, is not what is meant.
    (await rowsOf(sheet, RANKED_ROWS).catch(() => [])).map(({ cells }) => cells)
  const name = names.find((one) => one === wanted) ?? (await bestSheet(names, rank, headOf))
  if (name === undefined) throw new Unreadable(say.damaged)
  const lines = await rowsOf(name).catch((thrown: unknown) => {
    throw thrown instanceof Unreadable ? thrown : new Unreadable(say.damaged, { cause: thrown })
  })
  const part = partOf(name)
  return {
    lines,
    merged: mergedIn(part?.behind ?? ''),
    is_1904,
    name,
    names,
    hidden: {
      ...(part?.hidden ?? nothingHidden),
      sheets: sheets.flatMap((one) => (names.includes(one.name) ? [] : [one.name])),
    },
  }
}

/** The value of the attribute that a pattern names, in either kind of quotes; '' for none. */
const valueOf = (name: string, attributes: string): string =>
  new RegExp(`\\b${name}=(["'])(.*?)\\1`, 's').exec(attributes)?.[2] ?? ''

/** Where the sheet lies that the workbook calls by this relation. */
const pathOf = (relation: string, parts: ReadonlyMap<string, string>): string => {
  const relations = parts.get('xl/_rels/workbook.xml.rels') ?? ''
  const [, attributes = ''] =
    [...relations.matchAll(/<(?:\w+:)?Relationship\b([^>]*)>/g)].find(
      ([, one = '']) => valueOf('Id', one) === relation,
    ) ?? []
  const target = valueOf('Target', attributes)
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** The columns of these cells, such as B12, by their lines. */
const byLine = (names: readonly string[]): ReadonlyMap<number, number[]> => {
  const columns = new Map<number, number[]>()
  for (const name of names) {
    const [letters = '', digits = ''] = name.split(/(?<=[A-Z])(?=\d)/)
    const line = columns.get(Number(digits))
    if (line) line.push(columnOf(letters))
    else columns.set(Number(digits), [columnOf(letters)])
  }
  return columns
}

/** Cells that are merged over more than one line, out of the part of a sheet that says so. */
const mergedIn = (part: string): MergedCell[] =>
  [
    ...part.matchAll(
      /<(?:\w+:)?mergeCell\b[^>]*\bref=["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g,
    ),
  ]
    .map(([, letters = '', first = '', last = '']) => ({
      column: columnOf(letters),
      first_line: Number(first),
      last_line: Number(last),
    }))
    .filter(({ first_line, last_line }) => last_line > first_line)

const cellOf = (
  value: string | number | boolean | Date | null | undefined,
  is_1904: boolean,
): Cell => {
  if (value instanceof Date) return momentOf(value, is_1904)
  if (typeof value === 'string') return value.slice(0, MOST_CHARACTERS)
  return value ?? null
}

/** Day 0 of a workbook that counts from 1904. */
const EPOCH_1904_MS = Date.UTC(1904, 0, 1)
/** The reader knows no 29 February 1900, which spreadsheets do: dates before it are a day off. */
const MARCH_1900_MS = Date.UTC(1900, 2, 1)
/** A moment this close to the beginning is a length of time, not a date. */
const LENGTH_DAYS = 3_650

const momentOf = (date: Date, is_1904: boolean): SheetTime => {
  const ms = date.getTime()
  const since_1904 = (ms - EPOCH_1904_MS) / DAY
  if (is_1904 && since_1904 < LENGTH_DAYS) return { days: since_1904 }
  const { days } = momentAt(ms)
  return { days: ms < MARCH_1900_MS ? days - 1 : days }
}
