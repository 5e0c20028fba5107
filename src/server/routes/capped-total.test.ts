import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'

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

describe('the total of a search', () => {
  const query = { search: 'ravi trad' }

  it('is exact to 1,000, and over that says so to whoever takes it [FILT-09]', async () => {
    expect(await result({ query, count: 'capped' }, page)).toEqual({
      total: 1_000,
      over: true,
      orders: 5,
    })
    const { Location } = (await t.call('acme', '/fetch_orders', { query, count: 'capped' })).body
    const named: Reply = await t.call('acme', String(Location).replace('/api', ''))
    expect(named.body.returnData.result).toMatchObject({ total: 1_000, over: true })
    expect(
      await result({ query: { search: 'lr-copied' }, limit: 50, count: 'capped' }, page),
    ).toMatchObject({ orders: 50, over: true })
  })

  it('is exact for whoever does not ask for less, and for what needs no search [FILT-09]', async () => {
    const all = { total: COPIES + 1, orders: 5 }
    expect(await result({ query }, page)).toEqual(all)
    expect(await result({ count: 'capped' }, page)).toMatchObject({ orders: 5 })
    expect(await result({ count: 'capped' }, page)).not.toHaveProperty('over')
  })

  it('has pages beyond what was counted, to the last order [FILT-09]', async () => {
    const last = { query, count: 'capped', offset: COPIES - 1, limit: 50 }
    expect(await result(last, page)).toEqual({ total: 1_000, over: true, orders: 2 })
  })

  it('is counted in no other way that somebody may think of [FILT-09]', async () => {
    const codes = await Promise.all(
      ['exact', '', null, 1, ['capped'], { capped: true }].map(
        async (count) => (await t.call('acme', '/fetch_orders', { query, count }, page)).code,
      ),
    )
    expect(new Set(codes)).toEqual(new Set([422]))
  })
})
