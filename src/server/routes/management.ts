import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { listClients } from '../../contract/admin.ts'
import { listHistory } from '../../contract/history.ts'
import { listUsers } from '../../contract/users.ts'
import { toldEvent } from '../../domain/order/told-event.ts'
import { eventIn } from '../../domain/order/upcast.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { dayBounds } from '../../domain/time.ts'
import { words } from '../../domain/words.ts'
import { english } from '../../domain/words/catalogue.ts'
import { scopeOf } from '../stores/database/scope.ts'
import type { Deps } from '../deps.ts'
import { requireAction } from '../permission.ts'
import { clientsOf } from '../stores/clients.ts'
import { eventsBack, type Place } from '../stores/history.ts'
import { usersOf } from '../stores/users.ts'

/**
 * What user management, history and administration show; each only to whom the judge lets in, and
 * of the caller's own client.
 */
export const managementRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const ok = { status: true, message: words.ok }
    app.route({
      ...listUsers,
      handler: async ({ caller, query: { search, ...page } }) => {
        requireAction(deps, caller, 'user_management')
        const { users, total } = await usersOf(deps.database, scopeOf(caller.viewer), search, page)
        return {
          ...ok,
          result: {
            total,
            users: users.map(({ client_config, config, ...user }) => ({
              ...user,
              config: resolvePolicy(client_config, config).config,
            })),
          },
        }
      },
    })
    app.route({
      ...listHistory,
      handler: async ({ caller, query: { from, to, action, actor, limit, before } }) => {
        requireAction(deps, caller, 'history')
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
              const event = eventIn(body)
              return { at, order_id, identifier, type: event.type, ...toldEvent(event, english) }
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
const placeIn = (before: string | undefined): Place | null => {
  const [at, position] = before?.split('_') ?? []
  return at === undefined || position === undefined ? null : { at, position }
}
