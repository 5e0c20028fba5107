import type { ShownInstant, ReportCell } from '../../domain/report/cell.ts'
import { harmless, unfit } from '../../domain/report/harmless.ts'
import type { TimeFormat } from '../../domain/time-format.ts'
import { callWords } from '../../domain/words/calls.ts'
import { serialOf } from './serial-time.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in XML. */
export const escaped = (text: string): string =>
  text.replace(unfit, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? '')

/**
 * Text with `_x0041_` and the like kept as it is; spreadsheets would read a character's number in
 * it.
 */
const literal = (text: string): string => escaped(text).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

/** Places in the list of cell styles, and the number formats behind those of times. */
const HEAD_STYLE = 1
const formats: readonly [TimeFormat, string][] = [
  ['DD-MM-YYYY HH:mm', 'dd\\-mm\\-yyyy\\ hh:mm'],
  ['DD MMM HH:mm', 'dd\\ mmm\\ hh:mm'],
  ['DD-MM-YYYY @ hh:mm A', 'dd\\-mm\\-yyyy\\ \\@\\ hh:mm\\ AM/PM'],
  ['Do MMM @ hh:mm A', 'd\\ mmm\\ \\@\\ hh:mm\\ AM/PM'],
]
const FIRST_FORMAT = 164
const styleOf = new Map(formats.map(([format], at) => [format, HEAD_STYLE + 1 + at]))

/** The first line of every part of a workbook. */
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** The namespace of workbooks and sheets. */
export const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const numberFormats = formats.map(
  ([, code], at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${escaped(code)}"/>`,
)
const fonts = [
  '<font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font>',
]
const fills = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8ECF1"/></patternFill></fill>',
]
const cellFormats = [
  '<xf/>',
  '<xf fontId="1" fillId="2" applyFont="1" applyFill="1"/>',
  ...formats.map((_, at) => `<xf numFmtId="${FIRST_FORMAT + at}" applyNumberFormat="1"/>`),
]
const counted = (name: string, members: readonly string[]): string =>
  `<${name} count="${members.length}">${members.join('')}</${name}>`

/** The part of a workbook that says how cells look. */
export const stylesXml = [
  `${XML}<styleSheet xmlns="${SPREADSHEET}">`,
  counted('numFmts', numberFormats),
  counted('fonts', fonts),
  counted('fills', fills),
  counted('borders', ['<border/>']),
  counted('cellStyleXfs', ['<xf/>']),
  counted('cellXfs', cellFormats),
  '</styleSheet>',
].join('')

/** The letters of a column, 0 for A. */
export const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26))

/**
 * Text that stands in a cell as it is: no sign of XML, none that it has no place for, nothing that
 * begins a formula or could be read as a character's number. Most text is so, and need not be gone
 * through again and again.
 */
const plain = /^(?:[ !#-%'-*,./0-9:;?A-\u{D7FF}][\n -!#-%'-;=?-^`-\u{D7FF}]*)?$/u
const MOST_PLAIN = 1_000
/** Where a reader of XML may leave out spaces that are not asked to be kept. */
const spaced = /^\s|\s$|\n| {2}/

/** What stands inside the element of a text, harmless as a cell. */
const textXml = (text: string): string => {
  const shown = text.length <= MOST_PLAIN && plain.test(text) ? text : literal(harmless(text))
  return `${spaced.test(shown) ? '<t xml:space="preserve">' : '<t>'}${shown}</t>`
}

const isMoment = (cell: ReportCell): cell is ShownInstant =>
  typeof cell === 'object' && cell !== null

/** A cell from its style on, behind its place. */
const cellXml = (cell: Exclude<ReportCell, null>, zone: string): string => {
  if (typeof cell === 'string') return ` t="inlineStr"><is>${textXml(cell)}</is></c>`
  if (isMoment(cell))
    return ` s="${styleOf.get(cell.format) ?? 0}"><v>${serialOf(cell.instant, zone)}</v></c>`
  if (typeof cell === 'number' && Number.isFinite(cell)) return `><v>${cell}</v></c>`
  const text = typeof cell === 'boolean' ? (cell ? callWords.yes : callWords.no) : String(cell)
  return ` t="inlineStr"><is>${textXml(text)}</is></c>`
}

const letters: string[] = []
/** What stands before the number of a row in each of the first `count` cells. */
const placesOf = (count: number): readonly string[] => {
  while (letters.length < count) letters.push(`<c r="${lettersOf(letters.length)}`)
  return letters
}

/** One row of a sheet; rows count from 1. Instants show what clocks in `zone` do. */
export const rowXml = (row: number, cells: readonly ReportCell[], zone: string): string => {
  const places = placesOf(cells.length)
  let xml = `<row r="${row}">`
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at]
    if (cell === null || cell === '' || cell === undefined) continue
    xml += `${places[at]}${row}"${cellXml(cell, zone)}`
  }
  return `${xml}</row>`
}

/** What stands before a sheet's rows: widths, and the labels as a first row that stays in sight. */
export const sheetStart = (labels: readonly string[]): string => {
  const widths = labels.map(({ length }, at) => {
    const width = Math.min(40, Math.max(16, length + 4))
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  const heads = labels.map(
    (label, at) =>
      `<c r="${lettersOf(at)}1" s="${HEAD_STYLE}" t="inlineStr"><is>${textXml(label)}</is></c>`,
  )
  return [
    `${XML}<worksheet xmlns="${SPREADSHEET}">`,
    '<sheetViews><sheetView workbookViewId="0">',
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '</sheetView></sheetViews>',
    '<sheetFormatPr defaultRowHeight="15"/>',
    `<cols>${widths.join('')}</cols>`,
    `<sheetData><row r="1">${heads.join('')}</row>`,
  ].join('')
}

/** What stands after a sheet's rows. */
export const sheetEnd = '</sheetData></worksheet>'
