import { Readable } from 'node:stream'
import type { Happened } from '../../contract/orders/history.ts'
import type { ReportCell } from '../../domain/report/cell.ts'
import type { Translate } from '../../domain/words/catalogue.ts'
import { historyWords } from '../../domain/words/history.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'

const columns = [
  'at',
  'instant',
  'identifier',
  'title',
  'detail',
  'by',
  'role',
  'channel',
  'was_kept',
] as const

const cellOf = (happened: Happened, column: (typeof columns)[number], t: Translate): ReportCell => {
  const say = t(historyWords)
  switch (column) {
    case 'at':
      return { instant: happened.at, format: 'DD-MM-YYYY HH:mm' }
    case 'instant':
      return happened.at
    case 'role':
      return say.roles[happened.role]
    case 'channel':
      return say.channels[happened.channel]
    case 'was_kept':
      return happened.was_kept ? say.channels.kept : ''
    default:
      return happened[column]
  }
}

/** Events as comma-separated values, page by page, with instants in `zone`. */
export const historyCsv = (
  pages: AsyncIterable<readonly Happened[]>,
  mayGoOn: () => Promise<void>,
  t: Translate,
  zone: string,
): Readable => {
  const line = (cells: readonly ReportCell[]): string => csvLine(cells, zone)
  const { columns: labels } = t(historyWords)
  return Readable.from(
    (async function* () {
      yield `${BYTE_ORDER_MARK}${line(columns.map((column) => labels[column]))}`
      for await (const page of pages) {
        await mayGoOn()
        yield page.map((one) => line(columns.map((column) => cellOf(one, column, t)))).join('')
      }
    })(),
  )
}
