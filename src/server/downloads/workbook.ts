import { Readable } from 'node:stream'
import type { ReportCell } from '../../domain/report/cell.ts'
import { escaped, rowXml, sheetEnd, sheetStart, stylesXml } from './sheet-xml.ts'
import { zipStream, type Archive } from './zip-stream.ts'

/** A sheet whose rows come in batches as they are asked for. */
export interface Sheet {
  readonly name: string
  readonly labels: readonly string[]
  readonly rows: () => AsyncIterable<readonly (readonly ReportCell[])[]>
}

/** Rows of a sheet beside its head; a test may lower it. */
const MOST_ROWS = 1_048_575

/**
 * A spreadsheet (XLSX, ECMA-376) as a stream, written as it is read: no more than a batch of rows
 * is held. A sheet with more rows than one may have goes on in another.
 */
export const workbookStream = (
  sheets: readonly Sheet[],
  zone: string,
  most_rows = MOST_ROWS,
): Readable =>
  zipStream(async (archive) => {
    const names = sheetNames()
    const written: string[] = []
    for (const sheet of sheets) {
      const batches = sheet.rows()[Symbol.asyncIterator]()
      try {
        for (let rest: Rest | null = { rows: [], is_last: false }; rest;) {
          const name = names(sheet.name)
          written.push(name)
          const part: { rest: Rest | null } = { rest }
          await archive.add(
            `xl/worksheets/sheet${written.length}.xml`,
            Readable.from(partXml(sheet.labels, batches, zone, most_rows, part)),
            { compress: true },
          )
          rest = part.rest
        }
      } finally {
        await batches.return?.()
      }
    }
    addFrame(archive, written)
  })

/** Rows that were read and had no room left in a sheet. */
interface Rest {
  readonly rows: readonly (readonly ReportCell[])[]
  readonly is_last: boolean
}

/**
 * The XML of one sheet, begun with what the one before had no room for; leaves in `part` what it
 * has none for, or null.
 */
async function* partXml(
  labels: readonly string[],
  batches: AsyncIterator<Rest['rows']>,
  zone: string,
  most_rows: number,
  part: { rest: Rest | null },
): AsyncGenerator<string> {
  yield sheetStart(labels)
  let row = 1
  let { rows, is_last } = part.rest ?? { rows: [], is_last: true }
  part.rest = null
  for (;;) {
    const room = most_rows + 1 - row
    const fitting = rows.slice(0, room)
    yield fitting.map((cells) => rowXml((row += 1), cells, zone)).join('')
    if (rows.length > room) {
      part.rest = { rows: rows.slice(room), is_last }
      break
    }
    if (is_last) break
    const next = await batches.next()
    rows = next.done ? [] : next.value
    is_last = next.done ?? false
  }
  yield sheetEnd
}

/**
 * Names as spreadsheets allow them: at most 31 characters, without some signs, each once whatever
 * the case.
 */
const sheetNames = (): ((wanted: string) => string) => {
  // Excel keeps this one for itself.
  const taken = new Set(['history'])
  return (wanted) => {
    const clean =
      wanted
        .replace(/[\p{C}[\]:*?/\\]/gu, ' ')
        .replace(/^[\s']+/, '')
        .slice(0, 31)
        .replace(/[\s']+$|\p{Cs}$/gu, '') || 'Sheet'
    let name = clean
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
      name = `${clean.slice(0, 30 - String(number).length)} ${number}`
    taken.add(name.toLowerCase())
    return name
  }
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What holds the sheets together. */
const addFrame = (archive: Archive, names: readonly string[]): void => {
  const each = (write: (number: number, name: string) => string): string =>
    names.map((name, at) => write(at + 1, name)).join('')
  archive.addText('xl/styles.xml', stylesXml)
  archive.addText(
    'xl/workbook.xml',
    `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${DOCUMENT}"><sheets>${each(
      (number, name) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="s${number}"/>`,
    )}</sheets></workbook>`,
  )
  archive.addText(
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="styles" Type="${DOCUMENT}/styles" Target="styles.xml"/>${each(
      (number) =>
        `<Relationship Id="s${number}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )}</Relationships>`,
  )
  archive.addText(
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="book" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  )
  archive.addText(
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/>${each(
      (number) =>
        `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${KIND}.worksheet+xml"/>`,
    )}</Types>`,
  )
}
