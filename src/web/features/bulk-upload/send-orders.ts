import { bulkWords } from '../../../domain/words/bulk.ts'
import { saveAs } from '../../lib/api/download.ts'
import { t } from '../../lib/language/language.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { notify, type NoticeAct } from '../../ui/notify.ts'
import type { Reader } from './ask.ts'
import { offerDays, type ListBehind } from './offer-days.ts'
import { begin, changeDiffering, submit, type RowSums } from './submit.ts'
import type { PickedFile } from './use-workbook.ts'
import type { Summary } from './weighing.ts'

/** What sending the orders of a file works with. */
interface Sending {
  readonly reader: Reader
  readonly asking: Asking
  readonly behind: ListBehind
  /** Are orders that differ from what the account has changed too? */
  readonly isChanging: boolean
  /** Rows of the file, and those that became orders in earlier tries; none before the first. */
  readonly before: Omit<RowSums, 'open'>
  /** Told how many went out so far. */
  readonly onProgress: (sent: number) => void
}

/** What came of one try: how the file stands now, and what of it is left on show. */
interface SentOrders {
  readonly sums: Omit<RowSums, 'open'>
  readonly left: Summary
}

/** Says in a line what became of the orders, with a way to days that the list does not show. */
const tell = (orders: number, refused: number, failures: number, act: NoticeAct | null): void => {
  const say = t(bulkWords)
  if (failures > 0) notify.error(say.someFailed(orders - refused, failures))
  else if (!act) notify.done(say.allAdded(orders))
  if (act)
    notify.done([...(failures > 0 ? [] : [say.allAdded(orders)]), say.outOfSight].join('. '), act)
}

/**
 * Sends the rows that are right: orders are added, and where it is said so those that differ are
 * changed; saves a file of what was refused (BULK-11). Throws ApiFailure; asked again it adds
 * nothing twice.
 */
export const sendOrders = async (
  { file, upload_id }: PickedFile,
  { reader, asking, behind, isChanging, before, onProgress }: Sending,
): Promise<SentOrders> => {
  const { viewer, policy } = asking
  const as = viewer.username ?? ''
  const { orders, differing, counts } = await reader.ask('beginSending')
  const added = isChanging ? orders - differing : orders
  const sums = { rows: before.rows || counts.all, taken: before.taken }
  await begin(upload_id, file.name, { ...sums, open: counts.error }, as)
  const refused = await submit(reader, upload_id, added, as, onProgress)
  if (isChanging)
    refused.push(
      ...(await changeDiffering(reader, upload_id, as, (changed) => onProgress(added + changed))),
    )
  const failures = await reader.ask('failures', refused)
  if (failures.length > 0)
    saveAs(
      await reader.ask('errorReport', viewer.client, failures, policy.bulk.report_pod_id),
      `${t(bulkWords).errorReport(viewer.client)}.xlsx`,
    )
  const { left, taken, days } = await reader.ask('keepOpen', refused, isChanging)
  tell(orders, refused.length, failures.length, offerDays(days, behind, asking))
  return { left, sums: { ...sums, taken: sums.taken + taken } }
}
