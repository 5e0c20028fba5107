import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginHold, endHold } from '../../../contract/admin/legal-holds.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const acme = { key: 'acme' }
const imported = async (rows: readonly Record<string, unknown>[]): Promise<string> => {
  const import_id = randomUUID()
  const batch = { import_id, file_name: 'orders.xlsx', rows: rows.length }
  expect((await t.call('acme', '/imports', batch)).code).toBe(200)
  const callback_data = { url: 'http://epod.test/api/orders' }
  const upload = { import_id, data: rows, chunk_size: 200, callback_data }
  expect((await t.call('acme', '/request-cutter/receive_data_new.json', upload)).code).toBe(200)
  return import_id
}
const undo = (import_id: string) => t.call('acme', `/imports/${import_id}/undo`, {})
const hold = async (identifier?: unknown): Promise<string> => {
  const body = { why: 'a case in court', ...(identifier !== undefined && { identifier }) }
  const { code, body: begun } = await t.call('admin', beginHold, { params: acme, body } as never)
  expect(code).toBe(200)
  return (begun as { result: { id: string } }).result.id
}
const end = async (id: string): Promise<void> => {
  const params = { ...acme, id }
  expect((await t.call('admin', endHold, { params, body: { why: 'settled' } })).code).toBe(200)
}

it('leaves an order in its place that a legal hold stands or stood on, and takes out the others [DATA-01] [IMPO-02]', async () => {
  const [held, released, other] = [aRow(), aRow(), aRow()]
  const import_id = await imported([held, released, other])
  await hold(held['identifier'])
  await end(await hold(released['identifier']))
  const { code, body } = await undo(import_id)
  expect([code, body.result]).toEqual([
    200,
    {
      undone: 1,
      kept: [held, released].map(({ identifier }) =>
        expect.objectContaining({ identifier, code: 'hold_keeps' }),
      ),
      left: 0,
    },
  ])
})

it('is not undone while all of the client is under a legal hold, and afterwards is [DATA-01] [IMPO-02]', async () => {
  const import_id = await imported([aRow()])
  const id = await hold()
  const { code, body } = await undo(import_id)
  expect([code, body.code]).toEqual([409, 'hold_keeps'])
  await end(id)
  expect((await undo(import_id)).body.result).toEqual({ undone: 1, kept: [], left: 0 })
})
