import { listActions } from '../../../contract/orders/order-actions.ts'
import type { Order } from '../../../domain/order/order.ts'
import { orderAt } from '../../../domain/order/timeline/order-at.ts'
import { actionAnswers } from '../../../domain/policy/order-actions.ts'
import { earlier, later, type Instant } from '../../../domain/time.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { notFound, reasonsOnAnswer } from '../../errors.ts'
import type { Routes } from '../../http/routes.ts'
import { judgedOn } from '../../links/closed-page.ts'
import { judgedFor } from '../../links/public-order.ts'
import { readAndCacheOrder } from '../../orders/order-cache.ts'
import { requireAction } from '../../permission.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { wholeLog } from '../../stores/log/event-log.ts'

/** What may be done to an order, and why not: the judge's own answers (REPL-03). */
export const orderActionsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    /** The order as it is, or as it was, with the moment that this is. */
    const seenAt = async (
      { viewer }: Caller,
      id: string,
      at: Instant | undefined,
    ): Promise<{ order: Order; now: Instant } | null> => {
      const [seen, log] = await Promise.all([
        readAndCacheOrder(deps, viewer, id),
        at === undefined ? null : wholeLog(deps.database, scopeOf(viewer), id),
      ])
      if (!seen) return null
      const now = deps.now(seen.now)
      if (at === undefined) return { order: seen.order, now }
      // Nobody knows what a log will say: a moment to come is judged as now.
      const moment = earlier(later(at, 0), now)
      const order = log && orderAt(log, moment)
      return order && { order, now: moment }
    }

    app.route({
      ...listActions,
      handler: async ({ caller, ip, params: { id }, query: { at } }) => {
        requireAction(deps, caller, 'view_order')
        const seen = await seenAt(caller, id, at)
        if (!seen) throw notFound()
        const { order, now } = seen
        const { viewer, policy, policy_version } = caller
        const judged =
          viewer.link === null
            ? order
            : judgedFor(await judgedOn(deps, caller, ip, order, now), caller)
        const answers = actionAnswers(judged, viewer, policy, {
          now,
          time_zone: policy.time_zone,
        })
        return {
          status: true,
          message: sentence('ok'),
          result: {
            at: now,
            ...(viewer.link === null && { rev: order.rev }),
            policy_version,
            actions: answers.map(({ reasons, ...answer }) => ({
              ...answer,
              reasons: reasonsOnAnswer(reasons),
            })),
          },
        }
      },
    })
  }
