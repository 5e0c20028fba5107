import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { onWire } from '../../contract/order.ts'
import { editOrder } from '../../contract/orders.ts'
import { contactChangeNotices } from '../../domain/order/contact-change.ts'
import type { Order } from '../../domain/order/order.ts'
import { words } from '../../domain/words.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { onceOf } from '../http/once.ts'
import { execute } from '../orders/execute.ts'
import { editsSince } from '../stores/event-log.ts'

/** An order's fields changed by people; two who change the same order at once see each other's values (EDIT-05). */
export const editingRoutes = (deps: Deps): FastifyPluginAsyncZod => async (app) => {
  app.route({
    ...editOrder,
    handler: async (request, reply) => {
      const { body: { _id, rev, ...edit }, caller } = request
      const held: Order[] = []
      try {
        return await execute(deps, {
          caller, order_id: _id, once: onceOf(request), device_time: null,
          look: async (tx, { order }) => (rev !== undefined && rev < order.rev ? editsSince(tx, _id, rev) : []),
          commands: ({ order }, unseen) => {
            held.push(order)
            return [{ type: 'edit', edit, rev: rev ?? null, unseen }]
          },
          messages: (order) => {
            const [before] = held
            return before === undefined || order.epod.contact_changed_at === before.epod.contact_changed_at ? []
              : contactChangeNotices(before, order, caller.client_name).map((notice) => ({ ...notice, id: randomUUIDv7(), order_id: _id, kind: 'notice', secret: null, expires_at: null }))
          },
          answer: (order) => ({ status: true, message: words.orderEdited, result: onWire(order) }),
        })
      } catch (error) {
        const [now] = held
        if (!(error instanceof Refused) || error.code !== 409 || !now) throw error
        return reply.code(409).send({ status: false, message: error.message, errors: [...error.errors], result: onWire(now) })
      }
    },
  })
}
