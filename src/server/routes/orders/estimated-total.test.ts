import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'

let t: TestApp
const COPIES = 1_004

// One order under many ids and numbers, put where only lists look.
beforeAll(async () => {
  t = await openTestApp()
  const { _id } = await anOrder(t, 'acme', { identifier: 'LR-COPIED', client: 'Ravi Traders' })
  await t.database.asOwner(
    (db) =>
      sql`
      insert into orders
      select copy.*
      from orders o, generate_series(1, ${COPIES}::int) n,
        jsonb_populate_record(o, jsonb_build_object('identifier', 'LR-C' || n,
          'id', '00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))) copy
      where o.id = ${_id}`.execute(db),
    { patient: true },
  )
}, 60_000)
afterAll(() => t.close())

const result = async (body: object, headers: Record<string, string>): Promise<object> => {
  const reply: Reply = await t.call('acme', '/fetch_orders', body, headers)
  const { orders, ...rest } = reply.body.returnData.result
  return { ...rest, orders: orders.length }
}
const page = { prefer: 'return=representation' }
const estimated = { prefer: 'return=representation, count=estimated' }

describe('the total of a search', () => {
  const query = { search: 'ravi trad' }

  it('is exact to 1,000, and beyond says that it is not to whoever takes it [FILT-09]', async () => {
    const most = { count: 1_000, is_exact: false }
    expect(await result({ query }, estimated)).toEqual({ total: most, orders: 5 })
    expect(await result({ query: { client: 'Ravi Traders' } }, estimated)).toMatchObject({
      total: most,
    })
    const whole = { query: { search: 'lr-copied' }, limit: 50 }
    expect(await result(whole, estimated)).toEqual({ total: most, orders: 50 })
    expect(await result({ query: { search: 'lr-c1004' } }, estimated)).toMatchObject({
      total: { count: 0, is_exact: true },
    })
  })

  it('is told so where the page is asked for apart [FILT-09] [TABL-02]', async () => {
    const { Location } = (await t.call('acme', '/fetch_orders', { query })).body
    const path = String(Location).replace('/api', '')
    const told = async (headers: Record<string, string>): Promise<unknown[]> => {
      const reply: Reply = await t.call('acme', path, undefined, headers)
      return [reply.body.returnData.result.total, reply.headers['preference-applied']]
    }
    expect(await told({})).toEqual([COPIES + 1, undefined])
    expect(await told({ prefer: 'count=estimated' })).toEqual([
      { count: 1_000, is_exact: false },
      'count=estimated',
    ])
  })

  it('is exact for whoever does not ask for less, and for what needs no search [FILT-09]', async () => {
    expect(await result({ query }, page)).toEqual({ total: COPIES + 1, orders: 5 })
    const reply: Reply = await t.call('acme', '/fetch_orders', {}, estimated)
    expect(reply.body.returnData.result.total).toBeTypeOf('number')
    expect(reply.headers['preference-applied']).toBe('return=representation')
  })

  it('has pages beyond what was counted, to the last order [FILT-09]', async () => {
    const last = { query, offset: COPIES - 1, limit: 50 }
    expect(await result(last, estimated)).toMatchObject({ total: { is_exact: false }, orders: 2 })
  })

  it('is not counted for whoever wants none: what is known is told, and whether it is all [FILT-09]', async () => {
    const uncounted = { prefer: 'return=representation, count=none, count=estimated' }
    const told = (body: object): Promise<object> => result(body, uncounted)
    const of = (count: number, is_exact: boolean, orders: number): object => ({
      total: { count, is_exact },
      orders,
    })
    for (const asked of [{ query }, { query: { client: 'Ravi Traders' } }, {}]) {
      expect(await told(asked)).toEqual(of(6, false, 5))
      expect(await told({ ...asked, offset: 40, limit: 50 })).toEqual(of(91, false, 50))
    }
    const last = { offset: COPIES, limit: 50 }
    expect(await told({ query, ...last })).toEqual(of(COPIES + 1, true, 1))
    const beyond = { offset: COPIES + 50, limit: 50 }
    expect(await told({ query, ...beyond })).toEqual(of(COPIES + 1, true, 0))
    expect(await told({ query: { search: 'lr-c1004' } })).toEqual(of(0, true, 0))
    expect(await told({ query: { need: 'REJECT' } })).toEqual(of(0, true, 0))
    expect(await told({ query: { need: 'REJECT' }, offset: 5 })).toEqual(of(0, false, 0))
    const sorted = { sort: { dispatch_date: 1 }, limit: 1 }
    expect(await told({ query, ...sorted })).toEqual(of(COPIES + 1, true, 1))
    const reply: Reply = await t.call('acme', '/fetch_orders', { query }, uncounted)
    expect(reply.headers['preference-applied']).toBe('return=representation, count=none')
  })

  it.each(['count=exact', 'count=', 'xcount=estimated', 'count=estimatedx'])(
    'is exact by a preference that is not known, %s [FILT-09]',
    async (preference) => {
      const headers = { prefer: `return=representation, ${preference}` }
      expect(await result({ query }, headers)).toMatchObject({ total: COPIES + 1 })
    },
  )
})
