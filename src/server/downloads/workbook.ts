import { Readable } from 'node:stream'
import type { ReportCell } from '../../domain/report/cell.ts'
import { escaped, rowXml, sheetEnd, sheetStart, stylesXml, SPREADSHEET, XML } from './sheet-xml.ts'
import { zipStream, type Archive } from '../zip-stream.ts'

/** A sheet whose rows come in batches as they are asked for. */
export interface ReportSheet {
  readonly name: string
  readonly labels: readonly string[]
  readonly rows: () => AsyncIterable<Iterable<readonly ReportCell[]>>
}

/** Batches are large: one is deflated, one waits, and one is read. */
const ONE_AHEAD = { objectMode: true, highWaterMark: 1 }
/** Rows of a sheet beside its head; a test may lower it. */
const MOST_ROWS = 1_048_575

/**
 * A spreadsheet (XLSX, ECMA-376) as a stream, written as it is read: no more than a batch of rows
 * is held. A sheet with more rows than one may have goes on in another.
 */
export const workbookStream = (
  sheets: readonly ReportSheet[],
  zone: string,
  most_rows = MOST_ROWS,
): Readable =>
  zipStream(async (archive) => {
    const names = sheetNames()
    const written: string[] = []
    for (const sheet of sheets) {
      const batches = sheet.rows()[Symbol.asyncIterator]()
      try {
        for (let rest: Rest | null = NOTHING_YET; rest;) {
          const name = names(sheet.name)
          written.push(name)
          const part: { rest: Rest | null } = { rest }
          await archive.add(
            `xl/worksheets/sheet${written.length}.xml`,
            Readable.from(partXml(sheet.labels, batches, zone, most_rows, part), ONE_AHEAD),
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
  readonly rows: Iterator<readonly ReportCell[]>
  readonly next: readonly ReportCell[] | null
}

const NOTHING_YET: Rest = { rows: [].values(), next: null }

/**
 * The XML of one sheet, begun with what the one before had no room for; leaves in `part` what it
 * has none for, or null.
 */
async function* partXml(
  labels: readonly string[],
  batches: AsyncIterator<Iterable<readonly ReportCell[]>>,
  zone: string,
  most_rows: number,
  part: { rest: Rest | null },
): AsyncGenerator<Buffer> {
  yield Buffer.from(sheetStart(labels))
  const { rest } = part
  let rows = rest?.rows ?? NOTHING_YET.rows
  let row = 1
  let xml = rest?.next ? rowXml((row += 1), rest.next, zone) : ''
  part.rest = null
  for (;;) {
    for (let cells = rows.next(); !cells.done; cells = rows.next()) {
      if (row > most_rows) {
        part.rest = { rows, next: cells.value }
        break
      }
      xml += rowXml((row += 1), cells.value, zone)
    }
    yield Buffer.from(xml)
    xml = ''
    if (part.rest) break
    const batch = await batches.next()
    if (batch.done) break
    rows = batch.value[Symbol.iterator]()
  }
  yield Buffer.from(sheetEnd)
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

const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${DOCUMENT}/${type}" Target="${target}"/>`
const relationships = (...each: readonly string[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`
const contentType = (extension: string, type: string): string =>
  `<Default Extension="${extension}" ContentType="${type}"/>`
const typeOfPart = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${KIND}.${type}+xml"/>`

/** What holds the sheets together. */
const addFrame = (archive: Archive, names: readonly string[]): void => {
  const each = (write: (number: number, name: string) => string): string[] =>
    names.map((name, at) => write(at + 1, name))
  const sheets = each(
    (number, name) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="s${number}"/>`,
  )
  archive.addText('xl/styles.xml', stylesXml)
  archive.addText(
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${SPREADSHEET}" xmlns:r="${DOCUMENT}">` +
      `<sheets>${sheets.join('')}</sheets></workbook>`,
  )
  archive.addText(
    'xl/_rels/workbook.xml.rels',
    relationships(
      relationship('styles', 'styles', 'styles.xml'),
      ...each((number) => relationship(`s${number}`, 'worksheet', `worksheets/sheet${number}.xml`)),
    ),
  )
  archive.addText(
    '_rels/.rels',
    relationships(relationship('book', 'officeDocument', 'xl/workbook.xml')),
  )
  archive.addText(
    '[Content_Types].xml',
    [
      `${XML}<Types xmlns="${PACKAGE}/content-types">`,
      contentType('rels', 'application/vnd.openxmlformats-package.relationships+xml'),
      contentType('xml', 'application/xml'),
      typeOfPart('workbook', 'sheet.main'),
      typeOfPart('styles', 'styles'),
      ...each((number) => typeOfPart(`worksheets/sheet${number}`, 'worksheet')),
      '</Types>',
    ].join(''),
  )
}
