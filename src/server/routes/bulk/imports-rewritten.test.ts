import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'
import { aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const begun = async (): Promise<string> => {
  const import_id = randomUUID()
  await t.call('acme', '/imports', { import_id, file_name: 'twice.xlsx', rows: 1 })
  return import_id
}
const undo = (import_id: string): Promise<Reply> => t.call('acme', `/imports/${import_id}/undo`, {})
const orderOf = async (_id: string) => (await t.call('acme', `/orders/${_id}`)).body.result

it('takes out an order that an import added and then changed, and gives one changed twice all back [IMPO-02]', async () => {
  const import_id = await begun()
  const row = aRow()
  await t.call('acme', '/request-cutter/receive_data_new.json', {
    import_id,
    data: [row],
    chunk_size: 200,
    callback_data: { url: 'http://epod.test/api/orders' },
  })
  const known = (await t.call('acme', '/orders/known', { identifiers: [row['identifier']] })).body
    .result
  const { _id: added } = present(known[0])
  const there = (await anOrder(t))._id
  for (const _id of [added, there])
    for (const truck_number of ['KA05', 'KA06'])
      await t.call('acme', '/edit_epod', { _id, truck_number, import_id })
  expect((await undo(import_id)).body.result).toEqual({ undone: 5, kept: [], left: 0 })
  expect((await t.call('acme', `/orders/${added}`)).code).toBe(404)
  expect((await orderOf(there)).truck_number).toBe('MH12AB1234')
})

it('leaves an order that somebody touched between two writes of an import [IMPO-02]', async () => {
  const import_id = await begun()
  const { _id, identifier } = await anOrder(t)
  await t.call('acme', '/edit_epod', { _id, truck_number: 'KA05', import_id })
  await t.call('acme', '/edit_epod', { _id, truck_number: 'KA06' })
  await t.call('acme', '/edit_epod', { _id, truck_number: 'KA07', import_id })
  const { kept } = (await undo(import_id)).body.result
  expect(kept).toMatchObject([{ identifier, code: 'touched_since' }])
  expect((await orderOf(_id)).truck_number).toBe('KA06')
})
