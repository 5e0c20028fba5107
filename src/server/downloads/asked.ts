import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { orderId } from '../../contract/call.ts'
import type { podsAsked, reportAsked } from '../../contract/bulk/downloads.ts'
import type { OrderQuery } from '../../contract/orders/order-query.ts'
import { XLSX, ZIP } from '../../contract/media-types.ts'
import type { Column } from '../../domain/columns/column.ts'
import { podsName, reportName } from '../../domain/report/file-names.ts'
import type { ReportQuery } from '../../domain/report/about.ts'
import { reportColumns } from '../../domain/report/report-columns.ts'
import { english, type Translate } from '../../domain/words/catalogue.ts'
import type { Language } from '../../domain/words/languages.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { worded } from '../../domain/words/worded.ts'
import type { Caller } from '../caller.ts'
import { proofOfOrder } from '../certificate/proof-of-order.ts'
import { clockFor } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import type { FileFault } from '../gateways/files/genuine-file.ts'
import type { Holding } from '../share-holders.ts'
import { requireAction } from '../permission.ts'
import { shownFrom } from '../shown-order.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { soughtBy } from '../stores/orders/lists/conditions.ts'
import { orderPages, photoPages, wantedNow } from '../stores/orders/lists/pages.ts'
import { podsOf, podsStream, type Pod, type ProofKind } from './pods.ts'
import { expectedBytes, partsOf, rowsOf, sheetsOf, wirePages, type Pages } from './report.ts'
import { type Download } from './send.ts'
import { workbookStream } from './workbook.ts'

/** Photos and papers that an archive may have, and orders whose proofs. */
export const MOST_FILES = 10_000

/** The wire's query; none where the last sheet of a report would leave out a part of it. */
type ToldQuery = keyof OrderQuery extends keyof ReportQuery ? OrderQuery : never

/** Who asks for a download. */
export interface Asker {
  readonly caller: Caller
  /** Rejects where the asker may not have more. */
  readonly mayGoOn: () => Promise<void>
}
/** A download that begins as it is read. */
export type BegunDownload = Download & { readonly stream: Readable }

const wantedBy = (
  deps: Deps,
  caller: Caller,
  { query, order_ids }: { query: OrderQuery; order_ids?: string[] | undefined },
) =>
  wantedNow(
    deps.analysing,
    {
      scope: scopeOf(caller.viewer),
      sought: soughtBy(query, clockFor(deps, caller)),
      picked: order_ids?.filter((id) => orderId.safeParse(id).success) ?? null,
    },
    deps.fixedNow(),
  )

/**
 * A report that was asked for: how many rows, as JSON or as a spreadsheet. Throws Refused where it
 * may not be had, or names a column that is none.
 */
export const askedReport = async (
  deps: Deps,
  { caller, mayGoOn }: Asker,
  asked: z.infer<typeof reportAsked>,
) => {
  requireAction(deps, caller, 'download_report')
  const { reading } = deps
  const { policy, viewer } = caller
  const columns = columnsOf(caller, asked.columns)
  const wanted = await wantedBy(deps, caller, asked)
  const { now, total } = wanted
  const clock = { now, time_zone: policy.time_zone }
  const { additional_sheets } = policy.report_customization
  const t = worded(english, policy.wording)
  const parts = partsOf(columns, asked.facts, additional_sheets, { policy, clock }, t)
  const shown = shownFrom(caller)
  const pages: Pages = () => wirePages(orderPages(reading, wanted), mayGoOn, shown)
  return {
    total,
    json: () => rowsOf(parts, pages),
    workbook: async (): Promise<BegunDownload> => {
      const some = await firstOf(orderPages(reading, wanted))
      const user = viewer.username ?? ''
      const picked = asked.order_ids === undefined ? null : total
      const query: ToldQuery = asked.query
      const frame = { query, picked, user, clock }
      return {
        type: XLSX,
        name: reportName(user, clock),
        rows: total,
        bytes: expectedBytes(parts, some.map(shown), total, clock.time_zone),
        stream: workbookStream(sheetsOf(parts, pages, frame, t), clock.time_zone),
      }
    },
  }
}

const proofKinds: readonly ProofKind[] = ['certificate', 'credential']

/** How proofs are drawn, and for how long. */
export interface ProofReader {
  readonly language: Language
  readonly t: Translate
  readonly holding: Holding
  readonly missed: (digest: string, fault: FileFault) => void
}

/**
 * The files of orders that were asked for, and their archive. Throws Refused where they may not be
 * had, or are more than MOST_FILES of either.
 */
export const askedPods = async (
  deps: Deps,
  { caller, mayGoOn }: Asker,
  asked: z.infer<typeof podsAsked>,
  reader: ProofReader,
): Promise<{ readonly pods: readonly Pod[]; readonly archive: () => BegunDownload }> => {
  requireAction(deps, caller, 'download_pods')
  const { reading, files } = deps
  const { time_zone: zone } = caller.policy
  const wanted = await wantedBy(deps, caller, asked)
  const { now } = wanted
  const proofs = proofKinds.filter((kind) => asked[`${kind}s`])
  const pages = photoPages(reading, wanted, proofs.length > 0)
  const pods = await podsOf(pages, { zone, now, proofs, most: MOST_FILES })
  if (!Array.isArray(pods))
    throw new Refused(422, sentence('too_many_pods', MOST_FILES, pods.photos, pods.orders))
  const certificateReader = { caller, clock: { now, time_zone: zone }, ...reader }
  return {
    pods,
    archive: () => ({
      type: ZIP,
      name: podsName,
      rows: pods.length,
      stream: podsStream(pods, {
        files,
        client_id: caller.viewer.client_id,
        zone,
        now,
        prove: (order_id, kind) => proofOfOrder(deps, order_id, kind, certificateReader),
        mayGoOn,
        missed: reader.missed,
      }),
    }),
  }
}

/** The first page, and none beyond it. */
const firstOf = async (pages: AsyncIterable<string[]>): Promise<string[]> => {
  for await (const page of pages) return page
  return []
}

/** The columns that were named, or all. Throws Refused 422 with those that are none. */
export const columnsOf = (
  { policy }: Caller,
  named: readonly string[] | undefined,
): readonly Column[] => {
  const { columns, unknown } = reportColumns(policy, named, english)
  if (unknown.length > 0)
    throw new Refused(
      422,
      sentence('wrong_input'),
      unknown.map((at) => ({ field: `columns.${at}`, ...sentence('column_unknown') })),
    )
  return columns
}
