import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  counter,
  fetchedOrders,
  fetchOrders,
  type FetchBody,
} from '../../../contract/orders/orders.ts'
import type { OrderQuery } from '../../../contract/orders/order-query.ts'
import { sortKeys, type Sorting } from '../../../domain/columns/sort-keys.ts'
import { isSorter, sortersBut } from '../../../domain/columns/sorters.ts'
import type { Caller } from '../../caller.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { textOfAny } from '../../../domain/words/text-of-any.ts'
import { clockFor, nowHere } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { speakIn } from '../../http/language/answers.ts'
import { narrowedJson } from '../../narrowed-json.ts'
import { requireAction } from '../../permission.ts'
import { shownTexts, withheldOf } from '../../shown-order.ts'
import { leadingBy, soughtBy, type OrderFilter } from '../../stores/orders/lists/conditions.ts'
import { queryOf, ticketFor } from '../../orders/sealed-query.ts'
import type { CountMode } from '../../../domain/order/most-counted.ts'
import { listedMembers } from '../../../domain/order/listed-order.ts'
import { quickFiltersOf } from '../../../domain/order/quick-filters.ts'
import { countOrders } from '../../stores/orders/counts/figures.ts'
import { countQuick } from '../../stores/orders/counts/quick.ts'
import { listOrders } from '../../stores/orders/lists/lists.ts'
import type { Routes } from '../../http/routes.ts'

const asItStands = (text: unknown): string => String(text)
/** How far a Prefer header may have a list counted. */
const countModes = {
  'count=estimated': 'estimated',
  'count=none': 'none',
} as const satisfies Record<string, CountMode>
/** What its Prefer header asks for: the page itself, and how far to count, of two the first. */
const preferencesIn = ({ headers: { prefer = '' } }: FastifyRequest) => {
  const asked = String(prefer).split(/[,;\s]+/)
  const counting = asked.find((one): one is keyof typeof countModes =>
    Object.hasOwn(countModes, one),
  )
  return { isWhole: asked.includes('return=representation'), counting }
}

/** Does it ask for fewer than the cards and dates do? */
const isNarrowed = ({ conditions, pattern }: OrderFilter): boolean =>
  pattern !== undefined ||
  conditions.some(({ type }) => type !== 'category' && type !== 'dispatched')

/** What a list is sorted by beside its age. */
const sortingBy = (sort: FetchBody['sort']): Sorting => {
  const by = sortKeys.find((key) => sort[key] !== undefined)
  return by === undefined ? null : { by, is_descending: sort[by] === -1 }
}

/** The table's page and the cards' figures. */
export const orderListRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    /**
     * What `query` asks for. Throws Refused where the account may not search or sort its orders
     * (ROLE-06).
     */
    const sought = (caller: Caller, query: OrderQuery): OrderFilter => {
      const found = soughtBy(query, clockFor(deps, caller))
      if (isNarrowed(found) || isSorter(query.sorter ?? ''))
        requireAction(deps, caller, 'search_filters')
      return found
    }
    /** Which of these or of the cards is chosen changes none of them. */
    const quickCounts = (caller: Caller, query: OrderQuery) =>
      countQuick(
        deps.reading,
        scopeOf(caller.viewer),
        sought(caller, { ...query, need: 'ALL', quick: undefined }),
        quickFiltersOf(caller.policy),
        clockFor(deps, caller),
        deps.fixedNow(),
      )
    /**
     * The page as JSON: its orders were written through the answer's schema when they were stored.
     */
    const sendPage = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { query, limit, offset, sort, fields }: FetchBody,
    ): Promise<void> => {
      if (sort._id === undefined) requireAction(deps, request.caller, 'search_filters')
      const { counting } = preferencesIn(request)
      const { orders, total, is_exact } = await listOrders(
        deps.reading,
        scopeOf(request.caller.viewer),
        sought(request.caller, query),
        {
          leading: leadingBy(query.sorter, sortersBut(withheldOf(request.caller))),
          limit,
          offset,
          sorting: sortingBy(sort),
          oldest_first: sort._id === 1,
        },
        deps.fixedNow(),
        counting && countModes[counting],
      )
      const applied = [
        ...(request.method === 'POST' ? ['return=representation'] : []),
        ...(counting && is_exact !== undefined ? [counting] : []),
      ]
      if (applied.length > 0) reply.header('Preference-Applied', applied.join(', '))
      const t = speakIn(request, reply)
      const ok = { status: true, code: 'ok', message: textOfAny(sentence('ok'), t) }
      const whole = shownTexts(request.caller, orders)
      const wanted = fields && new Set([...listedMembers, ...fields])
      const shown = wanted ? whole.map((order) => narrowedJson(order, wanted)) : whole
      const told = is_exact === undefined ? total : `{"count":${total},"is_exact":${is_exact}}`
      const page = `{"orders":[${shown.join(',')}],"total":${told}}`
      const text = `${JSON.stringify(ok).slice(0, -1)},"returnData":{"result":${page}}}`
      void reply.type('application/json; charset=utf-8').serializer(asItStands).send(text)
    }
    app.route({
      ...fetchOrders,
      handler: async (request, reply) => {
        const { caller, body } = request
        if (preferencesIn(request).isWhole) return sendPage(request, reply, body)
        sought(caller, body.query)
        const Location = `/api/fetch_orders/${ticketFor(deps.keys, caller, body, nowHere(deps))}`
        reply.header('Location', Location)
        return { status: true, message: sentence('ok'), Location }
      },
    })
    app.route({
      ...fetchedOrders,
      handler: (request, reply) =>
        sendPage(
          request,
          reply,
          queryOf(deps.keys, request.caller, request.params.ticket, nowHere(deps)),
        ),
    })
    app.route({
      ...counter,
      handler: async ({ caller, body }) => {
        // The cards stand side by side: which one is chosen does not change any.
        const wanted = sought(caller, { ...body.query, need: 'ALL' })
        const [scope, fixed] = [scopeOf(caller.viewer), deps.fixedNow()]
        const [result, quick] = await Promise.all([
          countOrders(deps.reading, scope, wanted, fixed),
          body.quick ? quickCounts(caller, body.query) : undefined,
        ])
        return { status: true, message: sentence('ok'), result, ...(quick && { quick }) }
      },
    })
  }
