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

const textCell = (place: string, text: string, style = ''): string => {
  const shown = literal(harmless(text))
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`
}

const isMoment = (cell: ReportCell): cell is ShownInstant =>
  typeof cell === 'object' && cell !== null

const cellXml = (place: string, cell: ReportCell, zone: string): string => {
  if (cell === null || cell === '') return ''
  if (isMoment(cell)) {
    const style = styleOf.get(cell.format) ?? 0
    return `<c r="${place}" s="${style}"><v>${serialOf(cell.instant, zone)}</v></c>`
  }
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c r="${place}"><v>${cell}</v></c>`
  return textCell(
    place,
    typeof cell === 'boolean' ? (cell ? callWords.yes : callWords.no) : String(cell),
  )
}

/** One row of a sheet; rows count from 1. Instants show what clocks in `zone` do. */
export const rowXml = (row: number, cells: readonly ReportCell[], zone: string): string => {
  const filled = cells.map((cell, column) => cellXml(`${lettersOf(column)}${row}`, cell, zone))
  return `<row r="${row}">${filled.join('')}</row>`
}

/** What stands before a sheet's rows: widths, and the labels as a first row that stays in sight. */
export const sheetStart = (labels: readonly string[]): string => {
  const widths = labels.map(({ length }, at) => {
    const width = Math.min(40, Math.max(16, length + 4))
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  const heads = labels.map((label, at) =>
    textCell(`${lettersOf(at)}1`, label, ` s="${HEAD_STYLE}"`),
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
