import { clientCosts, messageCosts, MOST_COST_DAYS } from '../../../contract/messages/outbox.ts'
import { costGroups, totalOf } from '../../../domain/messages/costs.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { between, DAY, dayBounds, type Instant } from '../../../domain/time.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { refusedAt } from '../../errors.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction, requirePlatform } from '../../permission.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { costsByClient, costsByDay } from '../../stores/messages/costs.ts'

/** What messages cost, by day and by client (MESG-01). */
export const messageCostsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const {
      analysing,
      settings: {
        providers: { currency },
      },
    } = deps

    app.route({
      ...messageCosts,
      handler: async ({ caller, query }) => {
        requireAction(deps, caller, 'outbox')
        const { time_zone } = caller.policy
        const bounds = boundsOf(query, caller.policy)
        const asked = { ...bounds, zone: time_zone }
        const rows = await costsByDay(analysing, scopeOf(caller.viewer), asked)
        const days = costGroups(rows, ({ day, channel, provider }) => ({ day, channel, provider }))
        return { status: true, message: sentence('ok'), result: { currency, days } }
      },
    })

    app.route({
      ...clientCosts,
      handler: async ({ caller, query }) => {
        requirePlatform(deps, caller)
        const { after, limit } = query
        const bounds = boundsOf(query, caller.policy)
        const found = await costsByClient(analysing, { ...bounds, after, limit })
        const clients = found.map(({ client, name, rows }) => ({
          client,
          name,
          ...totalOf(rows),
          channels: costGroups(rows, ({ channel, provider }) => ({ channel, provider })),
        }))
        const next = found.length === limit ? (found.at(-1)?.client ?? null) : null
        return { status: true, message: sentence('ok'), result: { currency, clients, next } }
      },
    })
  }

/** The days as moments of the client's zone. Throws Refused 422 for more than may be asked. */
const boundsOf = (
  { from, to }: { from: string; to: string },
  { time_zone }: Policy,
): { from: Instant; until: Instant } => {
  const { $gte, $lte } = dayBounds(from, to, time_zone)
  // A day more than that is never as short as what clocks that change leave of it.
  if (between($gte, $lte) > (MOST_COST_DAYS + 0.5) * DAY)
    throw refusedAt('from', sentence('costs_too_long', MOST_COST_DAYS))
  return { from: $gte, until: $lte }
}
