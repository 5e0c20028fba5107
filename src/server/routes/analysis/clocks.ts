import { clocksOrders, clocksReport } from '../../../contract/analysis/clocks.ts'
import { todayOf } from '../../../domain/date-range.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { dayBounds } from '../../../domain/time.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Caller } from '../../caller.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/routes.ts'
import { clientPolicy } from '../../policies/client-policy.ts'
import { requireAction } from '../../permission.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { countClocks, ordersOfClock, type ClockSpan } from '../../stores/orders/lists/clocks.ts'
import { judgedRange } from './analysed-days.ts'

/** Terms of law and contract: how many orders have which of them running or over (MGMT-04). */
export const clocksRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...clocksReport,
      handler: async ({ caller, query }) => {
        requireAction(deps, caller, 'analysis')
        const policy = await clientPolicy(deps, caller.viewer.client_id)
        const span = spanOf(deps, caller, policy, query)
        const scope = scopeOf(caller.viewer)
        const counts =
          policy.clocks.length === 0
            ? []
            : await countClocks(deps.analysing, scope, policy.clocks, span)
        return {
          status: true,
          message: sentence('ok'),
          result: policy.clocks.map(({ until: _until, ...term }, place) => ({
            ...term,
            counts: counts[place] ?? { running: 0, soon: 0, over: 0, met: 0 },
          })),
        }
      },
    })
    app.route({
      ...clocksOrders,
      handler: async ({ caller, query }) => {
        requireAction(deps, caller, 'analysis')
        const policy = await clientPolicy(deps, caller.viewer.client_id)
        const { key, state, offset } = query
        const term = policy.clocks.find((one) => one.key === key)
        const span = spanOf(deps, caller, policy, query)
        const result = term
          ? await ordersOfClock(deps.analysing, scopeOf(caller.viewer), term, state, span, offset)
          : { orders: [], total: 0 }
        return { status: true, message: sentence('ok'), result }
      },
    })
  }

/** Days and today are of the client's zone, whatever the account's own says. */
const spanOf = (
  deps: Deps,
  caller: Caller,
  policy: Policy,
  query: { from?: string | undefined; to?: string | undefined },
): ClockSpan => {
  const { from, to } = judgedRange(deps, caller, query)
  const { $gte, $lte } = dayBounds(from, to, caller.policy.time_zone)
  const zone = policy.time_zone
  return { from: $gte, until: $lte, today: todayOf(clockFor(deps, { policy })), zone }
}
