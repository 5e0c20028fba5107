import { Readable } from 'node:stream'
import type { ReportCell } from '../../domain/report/cell.ts'
import { toldFields } from '../../domain/users/told-change.ts'
import type { Translate } from '../../domain/words/catalogue.ts'
import { userSentences } from '../../domain/words/user-sentences.ts'
import { userWords } from '../../domain/words/users.ts'
import type { KeptUserChange } from '../stores/accounts/user-changes.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { workbookStream } from './workbook.ts'

/** The media type of JSON Lines. */
export const JSONL = 'application/jsonl'

type ChangePages = AsyncIterable<readonly KeptUserChange[]>

/** Changes as JSON Lines: one object a line. */
export const changeLines = (pages: ChangePages, mayGoOn: () => Promise<void>): Readable =>
  Readable.from(
    (async function* () {
      for await (const page of pages) {
        await mayGoOn()
        yield page.map((change) => `${JSON.stringify(change)}\n`).join('')
      }
    })(),
  )

const columns = ['at', 'by', 'client', 'username', 'action', 'before', 'after', 'why'] as const

/** What stands in a column, in the words of the page. */
const cellOf = (
  change: KeptUserChange,
  column: (typeof columns)[number],
  t: Translate,
): ReportCell => {
  switch (column) {
    case 'at':
      return { instant: change.at, format: 'DD-MM-YYYY HH:mm' }
    case 'action':
      return t(userWords).actions[change.action]
    case 'before':
    case 'after':
      return toldFields(change[column], t)
        .map(({ label, value }) => `${label}: ${value}`)
        .join('; ')
    default:
      return change[column]
  }
}

/**
 * Changes as comma-separated values, with instants in `zone`. A byte order mark tells spreadsheets
 * that it is UTF-8; what they would take for a formula stays text.
 */
export const changesCsv = (
  pages: ChangePages,
  mayGoOn: () => Promise<void>,
  t: Translate,
  zone: string,
): Readable => {
  const line = (cells: readonly ReportCell[]): string => csvLine(cells, zone)
  const { change_columns: labels } = t(userSentences)
  return Readable.from(
    (async function* () {
      yield `${BYTE_ORDER_MARK}${line(columns.map((column) => labels[column]))}`
      for await (const page of pages) {
        await mayGoOn()
        yield page
          .map((change) => line(columns.map((column) => cellOf(change, column, t))))
          .join('')
      }
    })(),
  )
}

/** Changes as a spreadsheet, with instants in `zone`. */
export const changesWorkbook = (
  pages: ChangePages,
  mayGoOn: () => Promise<void>,
  t: Translate,
  zone: string,
): Readable => {
  const { change_columns: labels } = t(userSentences)
  const rows = async function* () {
    for await (const page of pages) {
      await mayGoOn()
      yield page.map((change) => columns.map((column) => cellOf(change, column, t)))
    }
  }
  const sheet = { name: labels.username, labels: columns.map((column) => labels[column]), rows }
  return workbookStream([sheet], zone)
}
