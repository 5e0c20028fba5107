import { listClients } from '../../contract/admin.ts'
import { listHistory } from '../../contract/history.ts'
import { eventSummary } from '../../domain/order/event-summary.ts'
import { shownEvent } from '../../domain/order/shown-event.ts'
import { eventIn } from '../../domain/order/upcast.ts'
import { dayBounds } from '../../domain/time.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { speakIn } from '../http/language/answers.ts'
import { requireAction } from '../permission.ts'
import { withheldOf } from '../shown-order.ts'
import { clientsOf } from '../stores/accounts/clients.ts'
import { eventsBack, type HistoryCursor } from '../stores/log/history.ts'
import type { Routes } from '../http/routes.ts'

/**
 * What history and administration show; each only to whom the judge lets in, and
 * of the caller's own client.
 */
export const managementRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const ok = { status: true, message: sentence('ok') }
    app.route({
      ...listHistory,
      handler: async (request, reply) => {
        const { caller, query } = request
        const { from, to, action, actor, limit, before } = query
        requireAction(deps, caller, 'history')
        const t = speakIn(request, reply)
        const withheld = withheldOf(caller)
        const zone = caller.policy.time_zone
        const { events, next } = await eventsBack(deps.database, scopeOf(caller.viewer), {
          from: from === undefined ? null : dayBounds(from, from, zone).$gte,
          until: to === undefined ? null : dayBounds(to, to, zone).$lte,
          type: action ?? null,
          username: actor ?? null,
          before: placeIn(before),
          limit,
        })
        return {
          ...ok,
          result: {
            events: events.map(({ at, order_id, identifier, body }) => {
              const event = eventIn(shownEvent(body, withheld).body)
              return { at, order_id, identifier, type: event.type, ...eventSummary(event, t) }
            }),
            next: next && `${next.at}_${next.position}`,
          },
        }
      },
    })
    app.route({
      ...listClients,
      handler: async ({ caller }) => {
        requireAction(deps, caller, 'admin')
        return {
          ...ok,
          result: (await clientsOf(deps.database, scopeOf(caller.viewer))).map((client) => ({
            ...client,
            document: { ...client.document },
          })),
        }
      },
    })
  }

/** A checked `before` as the place in the log that it names. */
const placeIn = (before: string | undefined): HistoryCursor | null => {
  const [at, position] = before?.split('_') ?? []
  return at === undefined || position === undefined ? null : { at, position }
}
