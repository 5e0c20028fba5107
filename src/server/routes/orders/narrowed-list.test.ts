import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listedOrder } from '../../../contract/orders/order.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'

let t: TestApp
const page = { prefer: 'return=representation' }
const query = { search: 'lr-narrow' }

beforeAll(async () => {
  t = await openTestApp()
  await anOrder(t, 'acme', {
    identifier: 'LR-NARROW',
    transporter: 'Roadrunner',
    value: 1200,
    profile: { lr: 'SW"1' },
    Items: [{ item_no: '1', product_description: '"],"epod":{', remarks: [] }],
  })
}, 60_000)
afterAll(() => t.close())

type Told = Record<string, unknown>
const listed = async (as: string, body: object): Promise<Told[]> => {
  const reply: Reply = await t.call(as, '/fetch_orders', { query, ...body }, page)
  expect(reply.code).toBe(200)
  return reply.body.returnData.result.orders
}
const only = (order: Told | undefined, ...names: string[]): Told =>
  Object.fromEntries(names.map((name) => [name, order?.[name]]))
const always = ['_id', 'rev', 'identifier']

describe('a list of narrowed orders', () => {
  it('has the members that are asked for, as the whole order has them, and three besides [SIZE-02]', async () => {
    const [whole] = await listed('acme', {})
    for (const fields of [['client', 'epod'], ['lr', 'Items'], ['identifier', 'destination'], []])
      expect(await listed('acme', { fields })).toEqual([only(whole, ...always, ...fields)])
    expect(await listed('acme', { fields: Object.keys(whole ?? {}) })).toEqual([whole])
  })

  it('is what the answer’s schema says, from three members to the whole order [SIZE-02]', async () => {
    const [whole] = await listed('acme', {})
    for (const fields of [[], ['client', 'epod'], Object.keys(whole ?? {}), undefined]) {
      const [order] = await listed('acme', { fields })
      expect(listedOrder.safeParse(order).error).toBeUndefined()
    }
  })

  it('is the same where the page is asked for apart [SIZE-02] [TABL-02]', async () => {
    const asked = { query, fields: ['source'] }
    const { Location } = (await t.call('acme', '/fetch_orders', asked)).body
    const reply: Reply = await t.call('acme', String(Location).replace('/api', ''))
    const [whole] = await listed('acme', {})
    expect(reply.body.returnData.result).toEqual({
      orders: [only(whole, ...always, 'source')],
      total: 1,
    })
  })

  it('tells nobody what is withheld from it, nor what no list tells [SIZE-02] [ROLE-15] [OTP-03]', async () => {
    const fields = ['value', 'spocs', 'challenge', 'head', 'attempts', 'constructor', '__proto__']
    const [vendors] = await listed('acme-vendor', { fields })
    const [desks] = await listed('acme', { fields })
    expect(vendors).toMatchObject({ value: null })
    expect(JSON.stringify(vendors)).not.toContain('@example.com')
    expect(JSON.stringify(desks)).toContain('@example.com')
    for (const told of [vendors, desks])
      expect(Object.keys(told ?? {}).toSorted()).toEqual([...always, 'spocs', 'value'].toSorted())
  })

  it.each([
    { fields: 'epod' },
    { fields: [''] },
    { fields: [1] },
    { fields: [null] },
    { fields: [['epod']] },
    { fields: { epod: 1 } },
    { fields: null },
    { fields: Array(201).fill('a') },
  ])('is refused for fields that are none: $fields [SIZE-02]', async ({ fields }) => {
    expect((await t.call('acme', '/fetch_orders', { query, fields }, page)).code).toBe(422)
  })
})
