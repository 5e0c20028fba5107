import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sortKeys, type SortKey } from '../../../domain/columns/sort-keys.ts'
import { etaOf, statusOf } from '../../../domain/order/category.ts'
import type { OrderEvent } from '../../../domain/order/events.ts'
import type { Order } from '../../../domain/order/order.ts'
import { quickFilters } from '../../../domain/order/quick-filters.ts'
import { did } from '../../../domain/testing/factories.ts'
import { isFoundBy } from '../../../domain/testing/found-by.ts'
import { DAY, HOUR, later, type Instant } from '../../../domain/time.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'

/** It is 15:30 in India. */
const NOW = '2026-03-10T10:00:00.000Z'
const clock = { now: NOW, time_zone: 'Asia/Kolkata' }
const reviewing: OrderEvent = { ...did.received, data: { ...did.received.data, review_levels: 1 } }

let t: TestApp
const orders: Order[] = []

const page = { prefer: 'return=representation' }
const listed = (body: object, as = 'acme'): Promise<Reply> =>
  t.call(as, '/fetch_orders', { limit: 50, ...body }, page)
const found = async (body: object, as = 'acme'): Promise<string[]> =>
  (await listed(body, as)).body.returnData.result.orders.map(({ _id }: { _id: string }) => _id)
const isOf = (wanted: (order: Order) => boolean): string[] =>
  orders
    .filter(wanted)
    .map(({ _id }) => _id)
    .toSorted()

// ETAs on both sides of each end of a day, some orders closed, rejected, to be reviewed, or without
// a transporter, an invoice or an ETA.
beforeAll(async () => {
  t = await openTestApp()
  t.setClock(NOW)
  const pasts: OrderEvent[][] = [[], [], [did.received], [did.rejected], [reviewing]]
  for (let n = 0; n < 40; n += 1) {
    const eta = later('2026-03-08T17:30:00.000Z', n * 2 * HOUR)
    const order = await anOrder(
      t,
      'acme',
      {
        dispatch_date: later(eta, -10 * HOUR),
        dispatch_time: undefined,
        eta_hrs: n % 9 === 8 ? undefined : 10,
        truck_number: ['MH12AB1234', 'ka01zz1', 'GJ05AA0001'][n % 3],
        source: { name: ['Pune', 'pune north', 'Agra'][n % 3] ?? '' },
        destination: { name: ['Nagpur', 'Sharma Distributors'][n % 2] ?? '' },
        client: ['Northwind', 'contoso', 'Adventure'][n % 3] ?? '',
        transporter: n % 4 === 0 ? undefined : ['Roadrunner', 'ajay'][n % 2],
        invoice: n % 5 === 0 ? undefined : `INV-${(n * 7) % 40}`,
      },
      pasts[n % pasts.length],
    )
    orders.push(order)
  }
})
afterAll(() => t.close())

describe('a quick filter', () => {
  it.each(quickFilters)(
    '%s finds what the domain says, and its count says how many [DESK-02]',
    async (quick) => {
      const wanted = isOf((order) => isFoundBy(order, quick, clock))
      expect(wanted.length).toBeGreaterThan(0)
      expect((await found({ query: { quick } })).toSorted()).toEqual(wanted)
      const { body } = await t.call('acme', '/counter', { query: { quick }, quick: true })
      expect(body.quick?.[quick] ?? wanted.length).toBe(wanted.length)
    },
  )

  it('is counted under the table’s other filters, whichever card or quick filter is chosen [DESK-02] [CARD-05]', async () => {
    const query = { source: 'Agra', need: 'CLOSED', quick: 'due_today' }
    const { body } = await t.call('acme', '/counter', { query, quick: true })
    const agra = (quick: (typeof quickFilters)[number]): number =>
      isOf((order) => order.source.name === 'Agra' && isFoundBy(order, quick, clock)).length
    expect(body.quick).toEqual({
      late_since_yesterday: agra('late_since_yesterday'),
      due_today: agra('due_today'),
      due_tomorrow: agra('due_tomorrow'),
      proof_missing: agra('proof_missing'),
      to_review: agra('to_review'),
    })
    expect((await t.call('acme', '/counter', {})).body.quick).toBeUndefined()
  })

  it('shows a vendor what it carries, and a stranger nothing [DESK-02] [ROLE-15]', async () => {
    const carried = isOf(
      (order) => order.transporter === 'Roadrunner' && isFoundBy(order, 'proof_missing', clock),
    )
    const query = { quick: 'proof_missing' }
    expect((await found({ query }, 'acme-vendor')).toSorted()).toEqual(carried)
    expect(await found({ query }, 'bayer')).toEqual([])
    const { body } = await t.call('acme-vendor', '/counter', { quick: true })
    expect(body.quick?.proof_missing).toBe(carried.length)
  })
})

describe('days of the ETA and of the delivery', () => {
  it('narrow the list and its cards, whenever the order was dispatched [DESK-03]', async () => {
    const $gte = '2026-03-09T18:30:00.000Z'
    const $lte = '2026-03-10T18:29:59.999Z'
    const wanted = isOf((order) => {
      const eta = etaOf(order)
      return eta !== null && eta >= $gte && eta <= $lte
    })
    const query = { eta: { $gte, $lte } }
    expect((await found({ query })).toSorted()).toEqual(wanted)
    const { body } = await t.call('acme', '/counter', { query })
    expect(body.result.total_orders).toBe(wanted.length)

    const delivered = isOf(({ delivery_time }) => delivery_time !== null)
    expect((await found({ query: { delivery_time: {} } })).toSorted()).toEqual(delivered)
    expect(await found({ query: { delivery_time: { $lte: '2020-01-01T00:00:00Z' } } })).toEqual([])
  })
})

const dispatched = ({ dispatch_date }: Order): Instant => dispatch_date ?? ''
const valueOf: Record<SortKey, (order: Order) => string | null> = {
  identifier: ({ identifier }) => identifier,
  invoice: ({ invoice }) => invoice,
  truck_number: ({ truck_number }) => truck_number,
  client: ({ client }) => client,
  source: ({ source }) => source.name,
  destination: ({ destination }) => destination.name,
  transporter: ({ transporter }) => transporter,
  dispatch_date: dispatched,
  due: etaOf,
  delivery_time: ({ delivery_time }) => delivery_time,
}
const asSorted = (key: SortKey, way: 1 | -1, among = orders): string[] =>
  among
    .toSorted((a, b) => {
      if (key === 'due' && (statusOf(a) === 'open') !== (statusOf(b) === 'open'))
        return statusOf(a) === 'open' ? -1 : 1
      const [x, y] = [a, b].map((order) => valueOf[key](order)?.toLowerCase() ?? '')
      if (x === y || x === undefined || y === undefined) return a._id < b._id ? 1 : -1
      if (x === '' || y === '') return x === '' ? 1 : -1
      return (x < y ? -1 : 1) * way
    })
    .map(({ _id }) => _id)

describe('a column that has an order', () => {
  it.each(sortKeys)(
    '%s sorts the list both ways, in any case, what lacks it at the end, the newest first among equals [DESK-04]',
    async (key) => {
      for (const way of [1, -1] as const) {
        expect([key, way, await found({ sort: { [key]: way } })]).toEqual([
          key,
          way,
          asSorted(key, way),
        ])
        const pages = []
        for (const offset of [0, 15, 30])
          pages.push(...(await found({ sort: { [key]: way }, limit: 15, offset })))
        expect(pages).toEqual(asSorted(key, way))
      }
    },
  )

  it('sorts what was narrowed, searched, or had first because it has something [DESK-04] [FILT-04]', async () => {
    const pune = orders.filter(({ source }) => source.name.toLowerCase().startsWith('pune'))
    const sort = { due: 1 }
    expect(await found({ query: { search: 'pune' }, sort })).toEqual(asSorted('due', 1, pune))
    expect(await found({ query: { sorter: 'remarks' }, sort })).toEqual(asSorted('due', 1))
    const today = orders.filter((order) => isFoundBy(order, 'due_today', clock))
    expect(await found({ query: { quick: 'due_today' }, sort })).toEqual(asSorted('due', 1, today))
  })

  it.each([
    [{ due: 1, _id: -1 }, 'sort'],
    [{}, 'sort'],
    [{ due: 0 }, 'sort.due'],
    [{ due: 'asc' }, 'sort.due'],
    [{ eta_at: 1 }, 'sort.eta_at'],
  ])('is asked for alone: %j is refused at %s [DESK-04] [ERRS-04]', async (sort, field) => {
    const { code, body } = await listed({ sort })
    expect([code, body.errors[0].field]).toEqual([422, field])
  })

  it('is not for an account without search and filters [DESK-04] [ROLE-06]', async () => {
    expect((await listed({ sort: { due: 1 } }, 'syngenta-driver')).code).toBe(403)
  })
})

it('asks within the days that there are [DESK-02] [DESK-03] [ERRS-04]', async () => {
  for (const query of [
    { quick: 'all' },
    { quick: ['due_today'] },
    { eta: { $gt: NOW } },
    { delivery_time: 'today' },
  ])
    expect([query, (await listed({ query })).code]).toEqual([query, 422])
  const far = { eta: { $gte: later(NOW, 400 * DAY) } }
  expect(await found({ query: far })).toEqual([])
})
