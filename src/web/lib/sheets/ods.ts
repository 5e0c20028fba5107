import { momentAt, UNCALCULATED, type Cell } from '../../../domain/bulk/cell.ts'
import type { MergedCell } from '../../../domain/bulk/merged.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../language/language.ts'
import type { Hidden } from './hidden.ts'
import { MOST_CHARACTERS, MOST_COLUMNS } from './limits.ts'
import { bestSheet, RANKED_ROWS, type SheetRank } from './sheet-rank.ts'
import { gathering, unescaped, type Sheet } from './sheet.ts'
import { Unreadable } from './unreadable.ts'

const tags =
  /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|<!\[CDATA\[([^]*?)\]\]>|<[!?][^>]*>/g

const attribute = (attributes: string, name: string): string | undefined => {
  const at = attributes.indexOf(`${name}="`)
  if (at < 0) return undefined
  const from = at + name.length + 2
  return attributes.slice(from, attributes.indexOf('"', from))
}
const repeats = (attributes: string, name: string): number =>
  Math.max(1, Math.trunc(Number(attribute(attributes, name) ?? 1)) || 1)

/** Where in the text the reader stands, and what it has of the row and the cell it is in. */
interface Place {
  table: number
  line: number
  rows: number
  cells: Cell[]
  merged: MergedCell[]
  is_in_cell: boolean
  cell: string
  text: string
  paragraphs: number
  is_note: boolean
  is_hidden: boolean
  /** Columns that were described so far. */
  columns: number
  readonly hidden: { lines: number[]; columns: number[] }
}

/**
 * Reads a sheet, the first unless another is `wanted`, of an OpenDocument spreadsheet's content
 * (OASIS 1.3); formulas count as their last results. Throws Unreadable.
 */
const readOds = (xml: string, wanted: string | null, most_rows = Infinity): Sheet => {
  const { lines, add } = gathering()
  const at: Place = {
    table: 0,
    line: 0,
    rows: 1,
    cells: [],
    merged: [],
    is_in_cell: false,
    cell: '',
    text: '',
    paragraphs: 0,
    is_note: false,
    is_hidden: false,
    columns: 0,
    hidden: { lines: [], columns: [] },
  }
  const { tables, hidden_sheets } = tablesIn(xml)
  const table = tables.find(({ name }) => name === wanted) ?? tables[0]
  const body = xml.slice(table?.index ?? 0)
  let read_to = 0
  for (const {
    index,
    0: tag,
    1: close,
    2: name = '',
    3: attributes = '',
    4: is_empty,
    5: raw,
  } of body.matchAll(tags)) {
    if (at.is_in_cell && at.paragraphs > 0 && !at.is_note && at.text.length < MOST_CHARACTERS)
      at.text += unescaped(body.slice(read_to, index)).replace(/\s+/g, ' ') + (raw ?? '')
    read_to = index + tag.length
    if (at.table > 1 || (at.table === 1 && lines.length >= most_rows)) break
    if (close) leave(name, at, add)
    else {
      enter(name, attributes, at)
      if (is_empty) leave(name, at, add)
    }
  }
  if (at.table === 0) throw new Unreadable(t(bulkWords).damaged)
  return {
    lines,
    merged: at.merged,
    is_1904: /<table:null-date [^>]*"1904-01-01"/.test(xml),
    name: table?.name ?? null,
    names: tables.map(({ name }) => name),
    hidden: { ...at.hidden, sheets: hidden_sheets } satisfies Hidden,
  }
}

/**
 * Reads a sheet of an OpenDocument spreadsheet's content, the one that is `wanted`, or the first
 * that none ranks above. Throws Unreadable.
 */
export const readBestOds = async (
  xml: string,
  wanted: string | null,
  rank: SheetRank | null,
): Promise<Sheet> => {
  const { names } = readOds(xml, null, 0)
  const headOf = (name: string) =>
    Promise.resolve(readOds(xml, name, RANKED_ROWS).lines.map(({ cells }) => cells))
  return readOds(
    xml,
    names.find((one) => one === wanted) ?? (await bestSheet(names, rank, headOf)) ?? null,
  )
}

/** The sheets in sight, or all where none is, and the names of the others. */
const tablesIn = (xml: string) => {
  const out_of_sight = new Set(
    [...xml.matchAll(HIDING_STYLE)].map(({ 1: attributes = '' }) =>
      attribute(attributes, 'style:name'),
    ),
  )
  const all = [...xml.matchAll(/<table:table\s([^>]*)>/g)].map(({ index, 1: attributes = '' }) => ({
    index,
    name: unescaped(attribute(attributes, 'table:name') ?? ''),
    is_hidden: out_of_sight.has(attribute(attributes, 'table:style-name') ?? ''),
  }))
  const in_sight = all.filter(({ is_hidden }) => !is_hidden)
  const tables = in_sight.length > 0 ? in_sight : all
  return {
    tables,
    hidden_sheets: all.flatMap((one) => (tables.includes(one) ? [] : [one.name])),
  }
}

/** A style of sheets that are not displayed. */
const HIDING_STYLE = /<style:style\s([^>]*)>\s*<style:table-properties\s[^>]*table:display="false"/g

const isCollapsed = (attributes: string): boolean =>
  /^(?:collapse|filter)$/.test(attribute(attributes, 'table:visibility') ?? '')

const enter = (name: string, attributes: string, at: Place): void => {
  switch (name) {
    case 'table:table':
      at.table += 1
      break
    case 'table:table-row':
      at.rows = repeats(attributes, 'table:number-rows-repeated')
      at.cells = []
      at.is_hidden = isCollapsed(attributes)
      break
    case 'table:table-column': {
      const last = at.columns + repeats(attributes, 'table:number-columns-repeated')
      for (let n = at.columns; isCollapsed(attributes) && n < Math.min(last, MOST_COLUMNS); n += 1)
        at.hidden.columns.push(n)
      at.columns = last
      break
    }
    case 'table:table-cell':
    case 'table:covered-table-cell':
      Object.assign(at, { is_in_cell: true, cell: attributes, text: '', paragraphs: 0 })
      break
    case 'office:annotation':
      at.is_note = true
      break
    case 'text:p':
      if (!at.is_note) at.text += (at.paragraphs += 1) > 1 ? '\n' : ''
      break
    case 'text:s':
      // No more than a cell holds, however often it is said.
      at.text += ' '.repeat(
        Math.min(repeats(attributes, 'text:c'), Math.max(0, MOST_CHARACTERS - at.text.length)),
      )
      break
    case 'text:line-break':
    case 'text:tab':
      at.text += ' '
      break
    default:
  }
}

const leave = (name: string, at: Place, add: (line: number, cells: Cell[]) => void): void => {
  switch (name) {
    case 'office:annotation':
      at.is_note = false
      break
    case 'table:table-cell':
    case 'table:covered-table-cell': {
      const value = name === 'table:table-cell' ? valueOf(at.cell, at.text) : null
      const rows = repeats(at.cell, 'table:number-rows-spanned')
      if (rows > 1)
        at.merged.push({
          column: at.cells.length,
          first_line: at.line + 1,
          last_line: at.line + rows,
        })
      // A blank run to the edge of the sheet is not written out; a value that is repeated beyond it
      // is refused when the row is added.
      const room = MOST_COLUMNS + 1 - at.cells.length
      for (let n = Math.min(repeats(at.cell, 'table:number-columns-repeated'), room); n > 0; n -= 1)
        at.cells.push(value)
      at.is_in_cell = false
      break
    }
    case 'table:table-row': {
      const is_blank = at.cells.every((cell) => cell === null || cell === '')
      for (let n = 0; n < (is_blank ? 0 : at.rows); n += 1) {
        add(at.line + n + 1, [...at.cells])
        if (at.is_hidden) at.hidden.lines.push(at.line + n + 1)
      }
      at.line += at.rows
      break
    }
    default:
  }
}

const valueOf = (attributes: string, text: string): Cell => {
  switch (attribute(attributes, 'office:value-type')) {
    case 'float':
    case 'currency':
    case 'percentage':
      return /^(#|Err:)/.test(text) ? text : Number(attribute(attributes, 'office:value'))
    case 'boolean':
      return attribute(attributes, 'office:boolean-value') === 'true'
    case 'date':
      return momentAt(Date.parse(utc(attribute(attributes, 'office:date-value') ?? '')))
    case 'time':
      return { days: daysOf(attribute(attributes, 'office:time-value') ?? '') }
    case 'string':
      return text === '' ? null : text
    default:
      if (text !== '') return text
      return attribute(attributes, 'table:formula') === undefined ? null : UNCALCULATED
  }
}

/** A date of the file says no zone; it is what clocks show. */
const utc = (date: string): string =>
  date.includes('T') ? `${date.slice(0, 23)}Z` : `${date}T00:00:00Z`

/** PT48H30M00S in days. */
const daysOf = (time: string): number => {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?$/.exec(time) ?? []
  return (
    Number(hours) / 24 +
    Number(minutes) / 1_440 +
    Number(String(seconds).replace(',', '.')) / 86_400
  )
}
