import { addOrders, getOrder, orderHistory } from '../../../contract/orders/orders.ts'
import { missingStepsOf } from '../../../domain/order/parties/missing-steps.ts'
import { shownEvent } from '../../../domain/order/shown-event.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { clockAt } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { onceOfMany } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { addOrdersOnce } from '../../orders/add-orders.ts'
import { clientPolicy } from '../../policies/client-policy.ts'
import { readAndCacheOrder } from '../../orders/order-cache.ts'
import { requireAction } from '../../permission.ts'
import { shownOrder, withheldOf } from '../../shown-order.ts'
import { logOf } from '../../stores/log/event-log.ts'
import { namesRoutes } from './names.ts'
import { usualRoutes } from './usual.ts'
import { orderActionsRoutes } from './order-actions.ts'
import { orderListRoutes } from './order-lists.ts'

/** Orders: added, listed, counted, read. */
export const ordersRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    await app.register(orderListRoutes(deps))
    await app.register(namesRoutes(deps))
    await app.register(usualRoutes(deps))
    await app.register(orderActionsRoutes(deps))
    app.route({
      ...addOrders,
      config: { judgesRows: true },
      handler: async (request, reply) => {
        const { code, answer } = await addOrdersOnce(
          deps,
          request.caller,
          request.body,
          await onceOfMany(request),
          request.ended,
        )
        return reply.code(code).send(answer)
      },
    })
    app.route({
      ...getOrder,
      handler: async ({ caller, params }) => {
        requireAction(deps, caller, 'view_order')
        const [seen, policy] = await Promise.all([
          readAndCacheOrder(deps, caller.viewer, params.id),
          clientPolicy(deps, caller.viewer.client_id),
        ])
        if (!seen) throw notFound()
        const owed = missingStepsOf(seen.order, policy, clockAt(deps, policy, seen.now))
        return {
          status: true,
          message: sentence('ok'),
          result: shownOrder(caller, seen.order),
          owed,
        }
      },
    })
    app.route({
      ...orderHistory,
      handler: async ({ caller, params, query }) => {
        requireAction(deps, caller, 'view_order')
        const log = await logOf(deps.database, scopeOf(caller.viewer), params.id, query.after)
        if (!log) throw notFound()
        const withheld = withheldOf(caller)
        const result = log.map((entry) => ({ ...entry, ...shownEvent(entry, withheld) }))
        return { status: true, message: sentence('ok'), result }
      },
    })
  }
