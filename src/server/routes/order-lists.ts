import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { counter, fetchedOrders, fetchOrders, type FetchBody } from '../../contract/orders.ts'
import { words } from '../../domain/words.ts'
import { scopeOf, type Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { soughtBy } from '../stores/order-conditions.ts'
import { setNow } from '../orders/set-now.ts'
import { queryOf, ticketFor } from '../orders/ticket.ts'
import { countOrders, listOrders } from '../stores/order-lists.ts'

const asItStands = (text: unknown): string => String(text)
const PREFERENCE = /(?:^|[,;\s])return=representation(?:$|[,;\s])/

/** The table's page and the cards' figures. */
export const orderListRoutes = (deps: Deps): FastifyPluginAsyncZod => async (app) => {
  const now = (): string => deps.now(new Date().toISOString())
  /** The page as JSON: its orders were written through the answer's schema when they were stored. */
  const sendPage = async (reply: FastifyReply, { viewer }: Caller, { query, limit, offset, sort }: FetchBody): Promise<void> => {
    const { orders, total } = await listOrders(deps.database, scopeOf(viewer), soughtBy(query), { limit, offset, oldest_first: sort._id === 1 }, setNow(deps))
    const text = `{"status":true,"message":${JSON.stringify(words.ok)},"returnData":{"result":{"orders":[${orders.join(',')}],"total":${total}}}}`
    void reply.type('application/json; charset=utf-8').serializer(asItStands).send(text)
  }
  app.route({
    ...fetchOrders,
    handler: async ({ caller, body, headers }, reply) => {
      if (PREFERENCE.test(String(headers['prefer'] ?? ''))) {
        reply.header('Preference-Applied', 'return=representation')
        return sendPage(reply, caller, body)
      }
      const Location = `/api/fetch_orders/${ticketFor(deps.keys, caller, body, now())}`
      reply.header('Location', Location)
      return { status: true, message: words.ok, Location }
    },
  })
  app.route({
    ...fetchedOrders,
    handler: ({ caller, params }, reply) => sendPage(reply, caller, queryOf(deps.keys, caller, params.ticket, now())),
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
