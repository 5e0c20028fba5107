import { Readable } from 'node:stream'
import { orderId } from '../../../contract/call.ts'
import {
  downloadStatusMessages,
  epcisEvents,
  MOST_IN_INTERCHANGE,
  orderEpcis,
  orderStatusMessage,
  type MessageAsked,
} from '../../../contract/systems/trade.ts'
import { JSON_LD } from '../../../contract/media-types.ts'
import { edifactStatusMessages } from '../../../domain/trade/edifact/iftsta.ts'
import { documentOf, queryDocumentOf } from '../../../domain/trade/epcis/document.ts'
import { objectEvents } from '../../../domain/trade/epcis/object-event.ts'
import { partyFlaw } from '../../../domain/trade/party-ids.ts'
import type { Shipment } from '../../../domain/trade/shipment.ts'
import { x12StatusMessages } from '../../../domain/trade/x12/x12-214.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Caller } from '../../caller.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { sendDownload, type Download } from '../../downloads/send.ts'
import { notFound, Refused, refusedAt } from '../../errors.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction } from '../../permission.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { nextInterchange } from '../../stores/interchanges.ts'
import { soughtBy } from '../../stores/orders/lists/conditions.ts'
import { idPages, wantedNow } from '../../stores/orders/lists/pages.ts'
import { eventsPage } from '../../trade/events-page.ts'
import { shipmentsOf, stepsOf, writingFor } from '../../trade/order-steps.ts'

/** What the trade reads of orders: EPCIS 2.0, ANSI X12 214 and EDIFACT IFTSTA. */
export const tradeRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database, settings } = deps

    app.route({
      ...orderEpcis,
      handler: async ({ caller, params: { id } }, reply) => {
        requireAction(deps, caller, 'view_order')
        const steps = (await stepsOf(deps, caller, [id])).get(id)
        if (!steps || steps.length === 0) throw notFound()
        void reply.type(JSON_LD)
        const { now } = clockFor(deps, caller)
        return documentOf(objectEvents(writingFor(deps, caller), steps), now)
      },
    })

    app.route({
      ...epcisEvents,
      handler: async (request, reply) => {
        const { caller, query } = request
        requireAction(deps, caller, 'view_order')
        const { events, next } = await eventsPage(deps, caller, query)
        if (next !== null) {
          const address = new URL(settings.public_url.replace(/\/+$/, '') + request.url)
          address.searchParams.set('nextPageToken', next)
          void reply.header('Link', `<${address.href}>; rel="next"`)
        }
        void reply.type(JSON_LD)
        return queryDocumentOf(events, clockFor(deps, caller).now)
      },
    })

    app.route({
      ...orderStatusMessage,
      handler: ({ caller, params: { id }, query }, reply) => {
        requireAction(deps, caller, 'view_order')
        return deps.download_seats.hold(caller, async () => {
          const shipments = await shipmentsOf(deps, caller, [id])
          if (shipments.length === 0) throw notFound()
          const { bytes, ...download } = await messageFile(deps, caller, shipments, query)
          return sendDownload(reply, Readable.from([bytes]), download)
        })
      },
    })

    app.route({
      ...downloadStatusMessages,
      handler: ({ caller, body }, reply) => {
        requireAction(deps, caller, 'download_report')
        const { query, order_ids, ...written } = body
        return deps.download_seats.hold(caller, async () => {
          const wanted = await wantedNow(
            deps.analysing,
            {
              scope: scopeOf(caller.viewer),
              sought: soughtBy(query, clockFor(deps, caller)),
              picked: order_ids?.filter((id) => orderId.safeParse(id).success) ?? null,
            },
            deps.fixedNow(),
          )
          if (wanted.total > MOST_IN_INTERCHANGE)
            throw new Refused(422, sentence('too_many_rows', MOST_IN_INTERCHANGE))
          const shipments: Shipment[] = []
          for await (const page of idPages(database, wanted)) {
            const ids = page.map(({ id }) => id)
            for (let from = 0; from < ids.length; from += AT_ONCE)
              shipments.push(...(await shipmentsOf(deps, caller, ids.slice(from, from + AT_ONCE))))
          }
          const { bytes, ...download } = await messageFile(deps, caller, shipments, written)
          return sendDownload(reply, Readable.from([bytes]), download)
        })
      },
    })
  }

/** Orders whose logs are read at a time. */
const AT_ONCE = 50

/** The media type of JSON-LD. */

const messageFile = async (
  deps: Deps,
  caller: Caller,
  shipments: readonly Shipment[],
  { format, sender, receiver, scac, letters }: MessageAsked,
): Promise<Omit<Download, 'bytes'> & { readonly bytes: Buffer }> => {
  const { now } = clockFor(deps, caller)
  const parties = { sender: sender ?? caller.viewer.client, receiver, scac }
  const flaw = partyFlaw(format, parties)
  if (flaw) throw refusedAt(flaw.field, flaw.said)
  // Of the primary, as every number is that is given once.
  const control = await nextInterchange(deps.database, scopeOf(caller.viewer))
  const envelope = { ...parties, control, now }
  const [text, type, ending] =
    format === 'iftsta'
      ? ([
          edifactStatusMessages(shipments, envelope),
          'application/EDIFACT; charset=iso-8859-1',
          'edi',
        ] as const)
      : ([
          x12StatusMessages(shipments, envelope, letters),
          'application/EDI-X12; charset=us-ascii',
          'x12',
        ] as const)
  // All that a message holds is of ISO 8859-1.
  const bytes = Buffer.from(text, 'latin1')
  return { bytes, type, name: `${format}-${control}.${ending}`, rows: shipments.length }
}
