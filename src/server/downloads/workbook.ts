import { Readable } from 'node:stream'
import type { ReportCell } from '../../domain/report/cell.ts'
import { escaped, rowXml, sheetEnd, sheetStart, stylesXml, SPREADSHEET, XML } from './sheet-xml.ts'
import { zipStream, type Archive } from './zip-stream.ts'

/** A sheet whose rows come in batches as they are asked for. */
export interface ReportSheet {
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
