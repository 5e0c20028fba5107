import {
  actionsIn,
  historyActors,
  listHistory,
  type Happened,
  type HistoryAsked,
} from '../../../contract/orders/history.ts'
import { channelOf, wasKept } from '../../../domain/order/channel.ts'
import { eventSummary } from '../../../domain/order/event-summary.ts'
import type { PartNotShown } from '../../../domain/order/order.ts'
import { shownEvent } from '../../../domain/order/shown-event.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import { dayBounds } from '../../../domain/time.ts'
import type { Translate } from '../../../domain/words/catalogue.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { CSV } from '../../downloads/csv.ts'
import { historyCsv } from '../../downloads/history.ts'
import { accepts, sendDownload } from '../../downloads/send.ts'
import { speakIn } from '../../http/language/answers.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction } from '../../permission.ts'
import { stillHere } from '../../sessions/still-here.ts'
import { withheldOf } from '../../shown-order.ts'
import { actorsWith } from '../../stores/accounts/client-accounts.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { eventPages, eventsBack } from '../../stores/log/history.ts'
import type { HistoryCursor, HistoryQuery, HistoryRow } from '../../stores/log/history-query.ts'

/** What happened to the orders of an account: filtered, page by page or to take away (MGMT-03). */
export const historyRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database, reading } = deps
    app.route({
      ...listHistory,
      handler: async (request, reply) => {
        const { caller, headers, query } = request
        requireAction(deps, caller, 'history')
        const t = speakIn(request, reply)
        const zone = caller.policy.time_zone
        const scope = scopeOf(caller.viewer)
        const asked = askedOf(query, zone)
        const tell = tellingOf(withheldOf(caller), t, zone)
        if (!accepts(headers.accept, CSV)) {
          const page = await eventsBack(reading, scope, { ...asked, limit: query.limit })
          const next = page.next && `${page.next.at}_${page.next.position}`
          const events = page.events.map(tell)
          return { status: true, message: sentence('ok'), result: { events, next } }
        }
        return deps.download_seats.hold(caller, async () => {
          const told = async function* () {
            for await (const page of eventPages(reading, scope, asked)) yield page.map(tell)
          }
          const stream = historyCsv(told(), stillHere(database, caller), t, zone)
          return sendDownload(reply, stream, { type: CSV, name: 'history.csv' })
        })
      },
    })
    app.route({
      ...historyActors,
      handler: async ({ caller, query }) => {
        requireAction(deps, caller, 'history')
        const result = await actorsWith(reading, scopeOf(caller.viewer), query.search)
        return { status: true, message: sentence('ok'), result }
      },
    })
  }

const askedOf = (
  { from, to, identifier, part, action, role, channel, actor, before }: HistoryAsked,
  zone: string,
): Omit<HistoryQuery, 'limit'> => ({
  from: from === undefined ? null : dayBounds(from, from, zone).$gte,
  until: to === undefined ? null : dayBounds(to, to, zone).$lte,
  identifier:
    identifier !== undefined
      ? { text: identifier, is_whole: true }
      : part !== undefined
        ? { text: part, is_whole: false }
        : null,
  types: action === undefined ? [] : actionsIn(action),
  role: role ?? null,
  channel: channel ?? null,
  username: actor ?? null,
  before: placeIn(before),
})

/**
 * A stored event as its reader gets it, in the reader's language, the client's zone, and without
 * what is withheld.
 */
const tellingOf =
  (withheld: readonly PartNotShown[], t: Translate, zone: string) =>
  ({ at, order_id, identifier, ...stored }: HistoryRow): Happened => {
    const event = eventIn(shownEvent(stored, withheld))
    return {
      at,
      order_id,
      identifier,
      type: event.type,
      ...eventSummary(event, t, zone),
      role: event.actor.role,
      channel: channelOf(event),
      was_kept: wasKept(event),
    }
  }

/** A checked `before` as the place in the log that it names. */
const placeIn = (before: string | undefined): HistoryCursor | null => {
  const [at, position] = before?.split('_') ?? []
  return at === undefined || position === undefined ? null : { at, position }
}
