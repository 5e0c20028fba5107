import { orderId } from '../../contract/call.ts'
import { downloadPods, downloadReport } from '../../contract/downloads.ts'
import type { OrderQuery } from '../../contract/orders.ts'
import type { Column } from '../../domain/columns/column.ts'
import { podsName, reportName } from '../../domain/report/file-names.ts'
import { reportColumns } from '../../domain/report/report-columns.ts'
import { english } from '../../domain/words/catalogue.ts'
import { worded } from '../../domain/words/worded.ts'
import type { Caller } from '../caller.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { podsOf, podsStream } from '../downloads/pods.ts'
import {
  expectedBytes,
  partsOf,
  rowsOf,
  sheetsOf,
  wirePages,
  type Pages,
} from '../downloads/report.ts'
import { Seats } from '../downloads/concurrency-limit.ts'
import { accepts, sendDownload, XLSX, ZIP } from '../downloads/send.ts'
import { workbookStream } from '../downloads/workbook.ts'
import { Refused } from '../errors.ts'
import type { FileFault } from '../gateways/genuine-file.ts'
import { requireAction } from '../permission.ts'
import { stillHere } from '../sessions/still-here.ts'
import { shownOrder } from '../shown-order.ts'
import { soughtBy } from '../stores/orders/lists/conditions.ts'
import { orderPages, photoPages, wantedNow } from '../stores/orders/lists/pages.ts'
import type { Routes } from '../http/routes.ts'

/** Rows or files that one JSON answer may have, and files in an archive. */
const MOST = 10_000

/**
 * Reports and proofs of delivery to take away. What is streamed holds no connection to the database
 * while it waits for its reader.
 */
export const downloadsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database, files } = deps
    const seats = new Seats()
    const wantedBy = (
      { viewer }: Caller,
      { query, order_ids }: { query: OrderQuery; order_ids?: string[] | undefined },
    ) =>
      wantedNow(
        database,
        {
          scope: scopeOf(viewer),
          sought: soughtBy(query),
          picked: order_ids?.filter((id) => orderId.safeParse(id).success) ?? null,
        },
        deps.fixedNow(),
      )
    app.route({
      ...downloadReport,
      handler: ({ caller, body, headers }, reply) => {
        requireAction(deps, caller, 'download_report')
        const { policy, viewer, session_id } = caller
        const columns = columnsOf(caller, body.columns)
        return seats.hold(caller, async () => {
          const wanted = await wantedBy(caller, body)
          const { now, total } = wanted
          const clock = { now, time_zone: policy.time_zone }
          const { additional_sheets } = policy.report_customization
          const t = worded(english, policy.wording)
          const parts = partsOf(columns, body.facts, additional_sheets, { policy, clock }, t)
          const pages: Pages = () =>
            wirePages(orderPages(database, wanted), stillHere(database, session_id), (order) =>
              shownOrder(caller, order),
            )
          if (!accepts(headers.accept, XLSX)) {
            if (total > MOST) throw new Refused(422, sentence('too_many_rows', MOST))
            return { status: true, message: sentence('ok'), result: await rowsOf(parts, pages) }
          }
          const { value: some } = await pages()[Symbol.asyncIterator]().next()
          const bytes = expectedBytes(parts, some ?? [], total, clock.time_zone)
          const user = viewer.username ?? ''
          const picked = body.order_ids === undefined ? null : total
          const frame = { query: body.query, picked, user, clock }
          const stream = workbookStream(sheetsOf(parts, pages, frame, t), clock.time_zone)
          return sendDownload(reply, stream, {
            type: XLSX,
            name: reportName(user, clock),
            rows: total,
            bytes,
          })
        })
      },
    })
    app.route({
      ...downloadPods,
      handler: ({ caller, body, headers, log }, reply) => {
        requireAction(deps, caller, 'download_pods')
        const {
          viewer: { client_id },
          policy: { time_zone: zone },
          session_id,
        } = caller
        return seats.hold(caller, async () => {
          const pods = await podsOf(photoPages(database, await wantedBy(caller, body)), zone, MOST)
          if (pods === null) throw new Refused(422, sentence('too_many_pods', MOST))
          if (!accepts(headers.accept, ZIP))
            return {
              status: true,
              message: sentence('ok'),
              result: pods.map(({ file, url }) => ({ file, url })),
            }
          const missed = ({ digest }: { digest: string }, fault: FileFault): void =>
            log.error({ digest, fault }, 'a file is not as it was put on record')
          return sendDownload(
            reply,
            podsStream(pods, files, { client_id, zone }, stillHere(database, session_id), missed),
            { type: ZIP, name: podsName, rows: pods.length },
          )
        })
      },
    })
  }

const columnsOf = ({ policy }: Caller, named: readonly string[] | undefined): readonly Column[] => {
  const { columns, unknown } = reportColumns(policy, named, english)
  if (unknown.length > 0)
    throw new Refused(
      422,
      sentence('wrong_input'),
      unknown.map((at) => ({ field: `columns.${at}`, ...sentence('column_unknown') })),
    )
  return columns
}
