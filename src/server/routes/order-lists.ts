import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  counter,
  fetchedOrders,
  fetchOrders,
  type FetchBody,
  type OrderQuery,
} from '../../contract/orders.ts'
import { isSorter, sortersBut } from '../../domain/columns/sorters.ts'
import type { Caller } from '../caller.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import type { Deps } from '../deps.ts'
import { speakIn } from '../http/language/answers.ts'
import { requireAction } from '../permission.ts'
import { shownTexts, withheldOf } from '../shown-order.ts'
import { leadingBy, soughtBy, type OrderFilter } from '../stores/orders/lists/conditions.ts'
import { queryOf, ticketFor } from '../orders/sealed-query.ts'
import { countOrders } from '../stores/orders/counts/figures.ts'
import { listOrders } from '../stores/orders/lists/lists.ts'
import type { Routes } from '../http/routes.ts'

const asItStands = (text: unknown): string => String(text)
const PREFERENCE = /(?:^|[,;\s])return=representation(?:$|[,;\s])/

/** Does it ask for fewer than the cards and dates do? */
const isNarrowed = ({ conditions, pattern }: OrderFilter): boolean =>
  pattern !== undefined ||
  conditions.some(({ type }) => type !== 'category' && type !== 'dispatched')

/** The table's page and the cards' figures. */
export const orderListRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    /**
     * What `query` asks for. Throws Refused where the account may not search or sort its orders
     * (ROLE-06).
     */
    const sought = (caller: Caller, query: OrderQuery): OrderFilter => {
      const found = soughtBy(query)
      if (isNarrowed(found) || isSorter(query.sorter ?? ''))
        requireAction(deps, caller, 'search_filters')
      return found
    }
    const now = (): string => deps.now(new Date().toISOString())
    /**
     * The page as JSON: its orders were written through the answer's schema when they were stored.
     */
    const sendPage = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { query, limit, offset, sort }: FetchBody,
    ): Promise<void> => {
      const { orders, total } = await listOrders(
        deps.database,
        scopeOf(request.caller.viewer),
        sought(request.caller, query),
        {
          leading: leadingBy(query.sorter, sortersBut(withheldOf(request.caller))),
          limit,
          offset,
          oldest_first: sort._id === 1,
        },
        deps.fixedNow(),
      )
      const t = speakIn(request, reply)
      const ok = { status: true, code: 'ok', message: textOfAny(sentence('ok'), t) }
      const shown = shownTexts(request.caller, orders)
      const page = `{"orders":[${shown.join(',')}],"total":${total}}`
      const text = `${JSON.stringify(ok).slice(0, -1)},"returnData":{"result":${page}}}`
      void reply.type('application/json; charset=utf-8').serializer(asItStands).send(text)
    }
    app.route({
      ...fetchOrders,
      handler: async (request, reply) => {
        const { caller, body, headers } = request
        if (PREFERENCE.test(String(headers['prefer'] ?? ''))) {
          reply.header('Preference-Applied', 'return=representation')
          return sendPage(request, reply, body)
        }
        sought(caller, body.query)
        const Location = `/api/fetch_orders/${ticketFor(deps.keys, caller, body, now())}`
        reply.header('Location', Location)
        return { status: true, message: sentence('ok'), Location }
      },
    })
    app.route({
      ...fetchedOrders,
      handler: (request, reply) =>
        sendPage(request, reply, queryOf(deps.keys, request.caller, request.params.ticket, now())),
    })
    app.route({
      ...counter,
      handler: async ({ caller, body }) => {
        // The cards stand side by side: which one is chosen does not change any.
        const wanted = sought(caller, { ...body.query, need: 'ALL' })
        return {
          status: true,
          message: sentence('ok'),
          result: await countOrders(deps.database, scopeOf(caller.viewer), wanted, deps.fixedNow()),
        }
      },
    })
  }
