import { present } from '../../testing/present.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayBounds } from '../../../domain/time.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { aRow } from '../../testing/rows.ts'

let t: TestApp
const ids = new Map<string, string>()

const page = { prefer: 'return=representation' }
const listed = (body: object, as = 'acme'): Promise<Reply> =>
  t.call(as, '/fetch_orders', body, page)
const numbers = async (query: object, as = 'acme'): Promise<string[]> =>
  (await listed({ query, limit: 50, sort: { _id: 1 } }, as)).body.returnData.result.orders.map(
    ({ identifier }: { identifier: string }) => identifier,
  )
const counted = async (query: object = {}, as = 'acme'): Promise<Record<string, number>> =>
  (await t.call(as, '/counter', { query })).body.result

const act = async (identifier: string, action: object): Promise<void> => {
  const { code } = await t.call('acme', '/update_epod', { _id: ids.get(identifier), ...action })
  expect(code).toBe(200)
}

// Dispatched 10 March 2026, 12:00 in India, with an hour to go; the day before; and one without an
// ETA of its own to miss.
beforeAll(async () => {
  t = await openTestApp()
  t.setClock('2026-03-10T07:00:00.000Z')
  const rows = [
    aRow({ identifier: 'AB-1', eta_hrs: 1, source: { name: 'Pune 100%' }, truck_number: 'KA01_X' }),
    aRow({ identifier: 'AB-2', eta_hrs: 1 }),
    aRow({ identifier: 'AB-3', eta_hrs: 1, client: 'Contoso', transporter: 'Another' }),
    aRow({ identifier: 'AB-4', eta_hrs: 1, destination: { name: 'Sharma Distributors' } }),
    aRow({ identifier: 'CD-5', eta_hrs: 1, dispatch_date: '2026-03-09', invoice: 'Zebra-77' }),
  ]
  const { body } = await t.call('acme', '/orders', rows)
  for (const { _id, identifier } of body.result?.created ?? []) ids.set(identifier, _id)
  await t.call('shipper', '/orders', [aRow({ identifier: 'AB-1', invoice_date: '2026-03-01' })])
  await act('AB-3', { receive: true })
  await act('AB-4', { remarks: { by: 'M', text: 'Damaged box', categories: ['Damaged'] } })
  await act('AB-4', { receive: true })
})
afterAll(() => t.close())

describe('the six cards', () => {
  it('count each category, four of which are all there is [CARD-01] [CARD-05]', async () => {
    expect(await counted()).toEqual({
      total_orders: 5,
      open_delayed_orders: 1,
      open_on_time_orders: 2,
      closed_orders: 2,
      closed_exception_orders: 1,
      rejected_orders: 0,
    })
    expect(await numbers({ need: 'OPEN_DELAY' })).toEqual(['CD-5'])
    expect(await numbers({ need: 'OPEN_ONTIME' })).toEqual(['AB-1', 'AB-2'])
    expect(await numbers({ need: 'CLOSED' })).toEqual(['AB-3', 'AB-4'])
    expect(await numbers({ need: 'CLOSED_EXCEPTION' })).toEqual(['AB-4'])
    expect(await numbers({ need: 'REJECT' })).toEqual([])
  })

  it('hold an order exactly at its ETA to be within it, a millisecond later past it [CARD-05]', async () => {
    t.setClock('2026-03-10T07:30:00.000Z')
    expect(await counted()).toMatchObject({ open_on_time_orders: 2, open_delayed_orders: 1 })
    t.setClock('2026-03-10T07:30:00.001Z')
    expect(await counted()).toMatchObject({ open_on_time_orders: 0, open_delayed_orders: 3 })
    t.setClock('2026-03-10T07:00:00.000Z')
  })

  it('follow the table’s filters, but not the card that is chosen [CARD-05]', async () => {
    expect(await counted({ client: 'Contoso' })).toMatchObject({
      total_orders: 1,
      closed_orders: 1,
    })
    expect(await counted({ need: 'OPEN_DELAY' })).toMatchObject({ total_orders: 5 })
    expect(await counted({ search: 'ab-' })).toMatchObject({ total_orders: 4 })
    expect((await t.call('acme', '/counter', {})).body.result.total_orders).toBe(5)
  })
})

describe('a page', () => {
  it('is sorted newest first, five unless asked, with the total beside it [TABL-01]', async () => {
    const { code, body } = await listed({})
    expect(code).toBe(200)
    const { orders, total } = body.returnData.result
    expect([orders.map(({ identifier }: { identifier: string }) => identifier), total]).toEqual([
      ['CD-5', 'AB-4', 'AB-3', 'AB-2', 'AB-1'],
      5,
    ])
    const second = (await listed({ limit: 2, offset: 2 })).body.returnData.result
    expect([
      second.orders.map(({ identifier }: { identifier: string }) => identifier),
      second.total,
    ]).toEqual([['AB-3', 'AB-2'], 5])
    expect((await listed({ offset: 99 })).body.returnData.result).toEqual({ orders: [], total: 5 })
  })

  it('is fetched by the address that the first call answers, by this session alone, for a minute [TABL-01] [ROLE-15]', async () => {
    const asked = await t.call('acme', '/fetch_orders', { query: { need: 'CLOSED' } })
    expect(asked.headers['location']).toBe(asked.body.Location)
    expect(asked.body.Location).toMatch(/^\/api\/fetch_orders\/[\w-]+$/)
    const path: string = present(asked.body.Location)
    const fetched = await t.call('acme', path)
    expect(fetched.body.returnData.result.total).toBe(2)
    const forged = path.replace(/\/([^/]+)$/, '/x$1')
    const refused = await Promise.all([
      t.call('shipper', path),
      t.call('acme-viewer', path),
      t.call('acme', forged),
    ])
    expect(refused.map(({ code }) => code)).toEqual([404, 404, 404])
    t.setClock('2026-03-10T07:01:00.001Z')
    expect((await t.call('acme', path)).code).toBe(404)
    t.setClock('2026-03-10T07:00:00.000Z')
  })

  it('is in the answer itself where the caller prefers that', async () => {
    const { headers, body } = await listed({})
    expect([headers['preference-applied'], headers['location'], body.Location]).toEqual([
      'return=representation',
      undefined,
      undefined,
    ])
  })
})

describe('filters', () => {
  it('take UTC bounds, both included, as the days of the client’s zone give them [FILT-07]', async () => {
    const day = dayBounds('2026-03-10', '2026-03-10', 'Asia/Kolkata')
    expect(day).toEqual({ $gte: '2026-03-09T18:30:00.000Z', $lte: '2026-03-10T18:29:59.999Z' })
    expect(await numbers({ dispatch_date: day })).toEqual(['AB-1', 'AB-2', 'AB-3', 'AB-4'])
    expect(
      await numbers({
        dispatch_date: { $gte: '2026-03-10T06:30:00.000Z', $lte: '2026-03-10T06:30:00.000Z' },
      }),
    ).toHaveLength(4)
    expect(await numbers({ dispatch_date: { $lte: '2026-03-10T06:29:59.999Z' } })).toEqual(['CD-5'])
  })

  it.each([
    [{ source: 'Pune 100%' }, ['AB-1']],
    [{ truck_number: 'KA01_X' }, ['AB-1']],
    [{ client: 'Contoso' }, ['AB-3']],
    [{ destination: 'Sharma Distributors' }, ['AB-4']],
    [{ filters: { transporter: ['Another'] } }, ['AB-3']],
    [{ filters: { client: ['Contoso', 'Northwind'], truck_number: ['KA01_X'] } }, ['AB-1']],
    [{ sorter: 'remarks' }, ['AB-4', 'AB-1', 'AB-2', 'AB-3', 'CD-5']],
    [{ sorter: 'remarks', client: 'Northwind' }, ['AB-4', 'AB-1', 'AB-2', 'CD-5']],
    [{ sorter: 'remarks', search: 'ab-' }, ['AB-4', 'AB-1', 'AB-2', 'AB-3']],
    [{ sorter: 'attachments' }, ['AB-1', 'AB-2', 'AB-3', 'AB-4', 'CD-5']],
    [{ sorter: 'Contoso' }, ['AB-3']],
    [{ sorter: 'nobody' }, []],
    [{ sorter: 'transporter' }, ['AB-1', 'AB-2', 'AB-3', 'AB-4', 'CD-5']],
    [{ sorter: '', source: '', search: ' ' }, ['AB-1', 'AB-2', 'AB-3', 'AB-4', 'CD-5']],
    [{ search: 'zebra' }, ['CD-5']],
    [{ search: 'B-' }, ['AB-1', 'AB-2', 'AB-3', 'AB-4']],
    [{ search: '100%' }, ['AB-1']],
    [{ search: '%' }, ['AB-1']],
    [{ search: '01_x' }, ['AB-1']],
    [{ search: '_' }, ['AB-1']],
    [{ search: '\\' }, []],
    [{ search: 'ravi' }, ['AB-1', 'AB-2', 'AB-3', 'AB-4', 'CD-5']],
    [{ search: 'ab-', need: 'CLOSED', client: 'Contoso' }, ['AB-3']],
  ])('%j finds %j [FILT-04] [FILT-05]', async (query, wanted) => {
    expect(await numbers(query)).toEqual(wanted)
  })

  it.each([
    [{ query: { $where: '1=1' } }, 'query.$where'],
    [{ query: { $or: [] } }, 'query.$or'],
    [{ query: { source: { $regex: '.*' } } }, 'query.source'],
    [{ query: { dispatch_date: { $gt: '2026-01-01T00:00:00.000Z' } } }, 'query.dispatch_date.$gt'],
    [{ query: { dispatch_date: { $gte: 'yesterday' } } }, 'query.dispatch_date.$gte'],
    [
      { query: { dispatch_date: { $gte: '0000-01-01T00:00:00.000Z' } } },
      'query.dispatch_date.$gte',
    ],
    [{ query: { need: 'EVERYTHING' } }, 'query.need'],
    [{ query: { need: ['ALL'] } }, 'query.need'],
    [{ query: { filters: { doc: ['x'] } } }, 'query.filters.doc'],
    [{ query: { filters: { source: 'x' } } }, 'query.filters.source'],
    [{ query: { search: 'a\0' } }, 'query.search'],
    [{ sort: { dispatch_at: 1 } }, 'sort.dispatch_at'],
    [{ sort: { _id: 2 } }, 'sort._id'],
    [{ sort: { _id: '1; drop table orders' } }, 'sort._id'],
    [{ limit: 51 }, 'limit'],
    [{ limit: 0 }, 'limit'],
    [{ limit: '5' }, 'limit'],
    [{ offset: -1 }, 'offset'],
    [{ offset: 1.5 }, 'offset'],
    [{ columns: ['doc'] }, 'columns'],
  ])('refuses %j with 422 naming %s [ERRS-04]', async (body, field) => {
    const { code, body: answer } = await listed(body)
    expect([code, answer.status]).toEqual([422, false])
    expect(answer.errors.map((error: { field: string }) => error.field)).toContain(field)
  })

  it('refuses an address for a query too long for one, and answers it directly [ERRS-04]', async () => {
    const long = {
      query: {
        filters: { source: Array.from({ length: 50 }, (_, n) => `${n} ${'x'.repeat(180)}`) },
      },
    }
    const { code, body } = await t.call('acme', '/fetch_orders', long)
    expect([code, body.errors?.[0]?.field]).toEqual([422, 'query'])
    expect((await listed(long)).code).toBe(200)
  })
})

describe('who sees what', () => {
  it('shows an account its own client’s orders, a vendor what it carries, a distributor what is sent to it [ROLE-15]', async () => {
    expect(await numbers({}, 'acme-viewer')).toHaveLength(5)
    expect(await numbers({}, 'acme-vendor')).toEqual(['AB-1', 'AB-2', 'AB-4', 'CD-5'])
    expect(await numbers({}, 'acme-distributor')).toEqual(['AB-4'])
    expect(await numbers({}, 'shipper')).toEqual(['AB-1'])
    expect(await numbers({}, 'bayer')).toEqual([])
    expect((await counted({}, 'acme-vendor'))['total_orders']).toBe(4)
  })

  it('keeps to that while searching [ROLE-15]', async () => {
    expect(await numbers({ search: 'ab-' }, 'acme-vendor')).toEqual(['AB-1', 'AB-2', 'AB-4'])
    expect(await numbers({ search: 'ab-' }, 'acme-distributor')).toEqual(['AB-4'])
    expect(await numbers({ search: 'ab-' }, 'shipper')).toEqual(['AB-1'])
    expect(await numbers({ search: 'ab-' }, 'bayer')).toEqual([])
    expect((await counted({ search: 'ab-' }, 'acme-vendor'))['total_orders']).toBe(3)
  })

  it('offers names of visible orders alone [ROLE-15] [FILT-03]', async () => {
    const values = async (as: string, key: string): Promise<string[]> =>
      (await t.call(as, '/orders/filters')).body.result.find((one) => one.key === key)?.values ?? []
    expect(await values('acme', 'transporter')).toEqual(['Another', 'Roadrunner'])
    expect(await values('acme-vendor', 'transporter')).toEqual(['Roadrunner'])
    expect(await values('acme-vendor', 'client')).toEqual(['Northwind'])
    expect(await values('acme-distributor', 'destination')).toEqual(['Sharma Distributors'])
    expect(await values('bayer', 'client')).toEqual([])
  })

  it('answers names for selectors and forms [FILT-03]', async () => {
    const result = async (url: string): Promise<Record<string, unknown>> =>
      (await t.call('acme', url)).body.result
    expect((await result('/users/clients'))['clients']).toEqual([
      {
        name: 'Contoso',
        cust_code: null,
        spocs: [{ name: 'Meera', contact: { phone: ['9876500001'], email: [] } }],
      },
      expect.objectContaining({ name: 'Northwind' }),
    ])
    expect((await result('/users/source'))['source']).toEqual([
      { name: 'Pune' },
      { name: 'Pune 100%' },
    ])
    expect((await result('/users/source?search=00%25'))['source']).toEqual([{ name: 'Pune 100%' }])
    expect((await result('/users/destination'))['source']).toEqual([
      { name: 'Nagpur' },
      { name: 'Sharma Distributors' },
    ])
    expect((await result('/users/locations?type=warehouse'))['locations']).toEqual([
      { name: 'Pune' },
      { name: 'Pune 100%' },
    ])
    expect((await result('/users/locations'))['locations']).toHaveLength(4)
    expect((await t.call('acme', '/users/locations?type=moon')).code).toBe(422)
  })
})
