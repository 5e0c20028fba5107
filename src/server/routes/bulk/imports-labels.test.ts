import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDigit } from '../../../domain/trade/gs1/application-identifiers.ts'
import { words } from '../../../domain/testing/words.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf } from '../../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const begun = async (): Promise<string> => {
  const import_id = randomUUID()
  await t.call('acme', '/imports', { import_id, file_name: 'labels.xlsx', rows: 1 })
  return import_id
}
const undo = (import_id: string): Promise<Reply> => t.call('acme', `/imports/${import_id}/undo`, {})
const label = (_id: string, read: string, import_id?: string): Promise<Reply> =>
  t.call('acme', '/update_epod', { _id, label: read, import_id })
const listed = async (import_id: string) =>
  (await t.call('acme', '/imports')).body.result.find(
    (one: { import_id: string }) => one.import_id === import_id,
  )
const orderOf = async (_id: string) => (await t.call('acme', `/orders/${_id}`)).body.result
const sscc = (unit: number): string => {
  const digits = `3761042511${String(unit).padStart(7, '0')}`
  return `00${digits}${checkDigit(digits)}`
}

describe('labels that an import brings', () => {
  it('are undone with it, beside the fields that it changed, and their numbers are free again [IMPO-02] [BULK-11]', async () => {
    const [order, other] = [await anOrder(t), await anOrder(t)]
    const import_id = await begun()
    await t.call('acme', '/edit_epod', { _id: order._id, truck_number: 'KA05', import_id })
    expect((await label(order._id, sscc(1), import_id)).code).toBe(200)
    expect(await listed(import_id)).toMatchObject({ changed: 2, left: 2 })
    expect((await label(other._id, sscc(1))).code).toBe(409)
    expect((await undo(import_id)).body.result).toEqual({ undone: 2, kept: [], left: 0 })
    const now = await orderOf(order._id)
    expect([now.truck_number, now.label]).toEqual(['MH12AB1234', undefined])
    await logOf(t, order._id)
    expect((await label(other._id, sscc(1))).code).toBe(200)
  })

  it('give the order the label of before, where it had one [IMPO-02]', async () => {
    const { _id } = await anOrder(t)
    await label(_id, sscc(2))
    const before = (await orderOf(_id)).label
    const import_id = await begun()
    await label(_id, `${sscc(3)}43231`, import_id)
    expect((await undo(import_id)).body.result).toEqual({ undone: 1, kept: [], left: 0 })
    expect((await orderOf(_id)).label).toEqual(before)
  })

  it('keep the import where one was read at the door since [IMPO-02]', async () => {
    const { _id } = await anOrder(t)
    const import_id = await begun()
    await label(_id, sscc(4), import_id)
    const { url } = (await t.call('acme', `/orders/${_id}/links`, { party: 'driver' })).body.result
    const { token } = (await t.call(null, `/public/driver/${url.split('/').at(-1)}`)).body
    await t.call(`Bearer ${token}`, '/update_epod', { _id, label: `${sscc(4)}43211` })
    expect((await undo(import_id)).code).toBe(409)
  })

  it('need one that is open, and somebody who may upload [IMPO-02]', async () => {
    const { _id } = await anOrder(t)
    expect((await label(_id, sscc(5), randomUUID())).body.errors).toMatchObject([
      { field: 'import_id', message: words.import_unknown },
    ])
    expect(
      (await t.call('acme', '/update_epod', { _id, receive: true, import_id: randomUUID() })).code,
    ).toBe(422)
  })
})
