import type { DateOrder } from '../../../domain/bulk/dates.ts'
import type { DecimalSign } from '../../../domain/bulk/number-text.ts'
import { formatFor } from '../../../domain/bulk/formats.ts'
import { knownHeadersIn, type Mapping } from '../../../domain/bulk/mapping.ts'
import type { NameSpelled, SaidName, SpellingPick } from '../../../domain/bulk/spellings.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { readSheet } from '../../lib/sheets/read.ts'
import type { SheetRank } from '../../lib/sheets/sheet-rank.ts'
import { answering } from './answering.ts'
import type { Setting } from './reading.ts'
import type { Failure } from './sending.ts'
import { openSession, type UploadSession } from './session.ts'
import type { Shown } from './row-state.ts'
import type { KnownOrder } from './weighing.ts'
import { errorReport, rowsReport, template } from './workbooks.ts'

let session: UploadSession | null = null
const open = (): UploadSession => {
  if (!session) throw new Error('no file is open')
  return session
}

/**
 * What the page can ask of the worker, in which the rows stay: it is handed those that are on show,
 * and what is sent.
 */
const asks = {
  open: async (file: File, sheet: string | null, setting: Setting) => {
    session = null
    const format = formatFor(setting.policy)
    const rank: SheetRank = (rows) => knownHeadersIn(rows, format, setting.remembered)
    session = openSession(await readSheet(file, sheet, rank), setting)
    return session.opened()
  },
  map: (mapping: Mapping, date_order: DateOrder | null, decimal_sign: DecimalSign | null) =>
    open().map(mapping, date_order, decimal_sign),
  numbers: (isUnaskedAlone: boolean) => open().numbers(isUnaskedAlone),
  know: (orders: readonly KnownOrder[], numbers: readonly string[]) => open().know(orders, numbers),
  names: () => open().names(),
  knowNames: (spelled: readonly NameSpelled[], names: readonly SaidName[]) =>
    open().knowNames(spelled, names),
  spell: (picks: readonly SpellingPick[]) => open().spell(picks),
  rows: (list: Shown, from: number, count: number) => open().rows(list, from, count),
  edit: (at: number, key: string, text: string) => open().edit(at, key, text),
  leaveHidden: (isLeft: boolean) => open().leaveHidden(isLeft),
  beginSending: () => open().beginSending(),
  batch: (from: number, count: number) => open().batch(from, count),
  edits: () => open().edits(),
  keepOpen: (refused: readonly Failure[], isChanging: boolean) =>
    open().keepOpen(refused, isChanging),
  failures: (refused: readonly Failure[]) => open().failures(refused),
  failedRows: () => {
    const { headers, rows } = open().failed()
    return rowsReport(headers, rows)
  },
  errorReport: (client: string, failures: readonly Failure[], hasPodId: boolean) =>
    errorReport(client, failures, hasPodId),
  template: (policy: Policy) => template(policy),
}
/** The worker's questions by name. */
export type Asks = typeof asks

answering(asks)
