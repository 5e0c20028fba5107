import type { DateOrder } from '../../../../domain/bulk/dates.ts'
import type { Format } from '../../../../domain/bulk/column.ts'
import type { DeliveryInput } from '../../../../domain/bulk/deliveries/delivery-input.ts'
import { knownHeadersIn, type Mapping } from '../../../../domain/bulk/mapping.ts'
import type { DecimalSign } from '../../../../domain/bulk/number-text.ts'
import { bulkWords } from '../../../../domain/words/bulk.ts'
import { deliveryWords } from '../../../../domain/words/deliveries.ts'
import { t } from '../../../lib/language/language.ts'
import { readSheet } from '../../../lib/sheets/read.ts'
import type { SheetRank } from '../../../lib/sheets/sheet-rank.ts'
import { Unreadable } from '../../../lib/sheets/unreadable.ts'
import { answering } from '../answering.ts'
import { workbook } from '../workbooks.ts'
import {
  openDeliverySession,
  type DeliverySession,
  type DeliverySetting,
  type ShownDeliveries,
} from './session.ts'
import { openShelf } from './shelf.ts'
import type { DeliveryVerdict } from './weighing.ts'

/** Rows of one file, and the deliveries that they make. */
const [MOST_ROWS, MOST_DELIVERIES] = [20_000, 5_000]

let session: DeliverySession | null = null
let own_number = ''
const open = (): DeliverySession => {
  if (!session) throw new Error('no file is open')
  return session
}

/** What the page can ask of the worker, in which rows and photos stay. */
const asks = {
  open: async (file: File, sheet: string | null, setting: DeliverySetting) => {
    session = null
    const rank: SheetRank = (rows) => knownHeadersIn(rows, setting.format, setting.remembered)
    const read = await readSheet(file, sheet, rank)
    if (read.lines.length > MOST_ROWS) throw new Unreadable(t(bulkWords).tooManyRows(MOST_ROWS))
    own_number = setting.format.columns[0]?.label ?? ''
    session = openDeliverySession(read, setting)
    return session.opened()
  },
  map: (mapping: Mapping, date_order: DateOrder | null, sign: DecimalSign | null) => {
    const summary = open().map(mapping, date_order, sign)
    if (summary.all > MOST_DELIVERIES)
      throw new Unreadable(t(deliveryWords).tooMany(MOST_DELIVERIES))
    return summary
  },
  leaveHidden: (isLeft: boolean) => open().leaveHidden(isLeft),
  edit: (at: number, key: string, text: string) => open().edit(at, key, text),
  photos: async (file: File | null) =>
    open().put(file === null ? null : await openShelf(file, own_number)),
  photo: (path: string) => open().photo(path),
  rows: (list: ShownDeliveries, from: number, count: number) => open().rows(list, from, count),
  toCheck: (count: number) => open().toCheck(count),
  toRecord: (count: number) => open().toRecord(count),
  keep: (sent: readonly DeliveryInput[], answers: readonly DeliveryVerdict[]) =>
    open().keep(sent, answers),
  photosToSend: (which: 'first' | 'after') => open().photosToSend(which),
  refused: () => open().refused(),
  failedRows: () => {
    const { headers, rows } = open().failed()
    return workbook(t(bulkWords).failedName, [...headers, t(bulkWords).reportLabels.reason], rows)
  },
  template: (format: Format) =>
    workbook(
      t(deliveryWords).templateName,
      format.columns.map(({ label }) => label),
      [],
    ),
}
/** The worker's questions by name. */
export type DeliveryAsks = typeof asks

answering(asks)
