import { getLot, submitLotEvent } from '../../../contract/orders/lots.ts'
import { countsIn } from '../../../domain/crates/counted.ts'
import { movementsOf } from '../../../domain/crates/ledger.ts'
import { valueOf } from '../../../domain/crates/crate-row.ts'
import { lotOf } from '../../../domain/crates/lot-event.ts'
import type { Order } from '../../../domain/order/order.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { execute } from '../../orders/execute.ts'
import { readAndCacheOrder } from '../../orders/order-cache.ts'
import { requireAction } from '../../permission.ts'
import { eventsUpTo } from '../../stores/log/event-log.ts'
import { addMovements, movementTime, orderOfLot } from '../../stores/crates/crates.ts'

/**
 * Returnable assets of an order, counted: each count is an event of the order and moves crates in
 * the ledger.
 */
export const lotsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...submitLotEvent,
      handler: async (request) => {
        const {
          caller,
          body: { identifier, event, submitted_data, _id },
        } = request
        const { viewer } = caller
        const order_id = _id ?? (await orderOfLot(deps.database, scopeOf(viewer), identifier))
        if (order_id === null) throw notFound()
        return execute(deps, {
          caller,
          order_id,
          once: onceOf(request),
          device_time: null,
          loadContext: async (tx, { order }) => {
            const counts = countsIn(await eventsUpTo(tx, order_id, order.rev))
            return counts.flatMap(({ movements }) => movements)
          },
          commands: () => [
            {
              type: 'lot_event',
              event,
              lot: identifier,
              counts: submitted_data.map((row) => {
                const { key, label, [valueOf[event]]: value = null } = row
                return { key, label, value: value === '' ? null : value }
              }),
            },
          ],
          writeInTransaction: async (tx, { before, events }, earlier) => {
            const at = deps.now(await movementTime(tx))
            for (const one of events)
              if (one.type === 'crates_counted')
                await addMovements(tx, viewer.client_id, {
                  movements: movementsOf(before, one.data, earlier),
                  cause: {
                    event,
                    lot: identifier,
                    order_id,
                    at,
                    by_username: viewer.username,
                    note: null,
                  },
                })
          },
          answer: ({ order }) => ({
            status: true,
            message: sentence('lot_saved'),
            result: lotOnWire(order),
          }),
        })
      },
    })
    app.route({
      ...getLot,
      handler: async ({ caller, params: { identifier } }) => {
        requireAction(deps, caller, 'view_order')
        const order_id = await orderOfLot(deps.database, scopeOf(caller.viewer), identifier)
        const seen =
          order_id === null ? null : await readAndCacheOrder(deps, caller.viewer, order_id)
        if (!seen) throw notFound()
        return { status: true, message: sentence('ok'), result: lotOnWire(seen.order) }
      },
    })
  }

const lotOnWire = (order: Order) => {
  const { data, ...lot } = lotOf(order)
  return { ...lot, data: [...data] }
}
