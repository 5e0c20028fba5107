import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { onWire } from '../../contract/order.ts'
import { counter, fetchedOrders, fetchOrders, type FetchBody, type Listing } from '../../contract/orders.ts'
import { words } from '../../domain/words.ts'
import { scopeOf, type Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { soughtBy } from '../stores/order-conditions.ts'
import { setNow } from '../orders/set-now.ts'
import { queryOf, ticketFor } from '../orders/ticket.ts'
import { countOrders, listOrders } from '../stores/order-lists.ts'

const PREFERENCE = /(?:^|[,;\s])return=representation(?:$|[,;\s])/

/** The table's page and the cards' figures. */
export const orderListRoutes = (deps: Deps): FastifyPluginAsyncZod => async (app) => {
  const now = (): string => deps.now(new Date().toISOString())
  const listed = async ({ viewer }: Caller, { query, limit, offset, sort }: FetchBody): Promise<Listing> => {
    const { orders, total } = await listOrders(deps.database, scopeOf(viewer), soughtBy(query), { limit, offset, oldest_first: sort._id === 1 }, setNow(deps))
    return { orders: orders.map(onWire), total }
  }
  app.route({
    ...fetchOrders,
    handler: async ({ caller, body, headers }, reply) => {
      if (PREFERENCE.test(String(headers['prefer'] ?? ''))) {
        reply.header('Preference-Applied', 'return=representation')
        return { status: true, message: words.ok, returnData: { result: await listed(caller, body) } }
      }
      const Location = `/api/fetch_orders/${ticketFor(deps.keys, caller, body, now())}`
      reply.header('Location', Location)
      return { status: true, message: words.ok, Location }
    },
  })
  app.route({
    ...fetchedOrders,
    handler: async ({ caller, params }) => {
      const body = queryOf(deps.keys, caller, params.ticket, now())
      return { status: true, message: words.ok, returnData: { result: await listed(caller, body) } }
    },
  })
  app.route({
    ...counter,
    handler: async ({ caller, body }) => {
      // The cards stand side by side: which one is chosen does not change any.
      const sought = soughtBy({ ...body.query, need: 'ALL' })
      return { status: true, message: words.ok, result: await countOrders(deps.database, scopeOf(caller.viewer), sought, setNow(deps)) }
    },
  })
}
