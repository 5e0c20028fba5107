import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_FILE, sampleInput } from '../../../domain/order/entry/sample.ts'
import { aPolicy, clock } from '../../../domain/testing/factories.ts'
import { firstStepWords } from '../../../domain/words/first-steps.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { logOf } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

let last = 1000
/** Makes a sample as the dashboard does. */
const sample = async (as = 'acme') => {
  last += 1
  const import_id = randomUUID()
  const row = sampleInput(firstStepWords.sample, `${last}`, aPolicy(), clock)
  await t.call(as, '/imports', { import_id, file_name: SAMPLE_FILE, rows: 1 })
  const { code, body } = await t.call(as, '/request-cutter/receive_data_new.json', {
    import_id,
    data: [row],
    callback_data: { url: 'http://epod.test/api/orders' },
  })
  return { import_id, identifier: row.identifier, code, body }
}
const idOf = async (identifier: string | undefined): Promise<string> => {
  const { body } = await t.call(
    'acme',
    '/fetch_orders',
    { query: { search: identifier } },
    { prefer: 'return=representation' },
  )
  return present(body.returnData?.result.orders[0])._id
}
const undo = (import_id: string, as = 'acme') => t.call(as, `/imports/${import_id}/undo`, {})
const counters = async () => (await t.call('acme', '/counter', {})).body.result

describe('a sample order', () => {
  it('is added as a file of one row, and taken out as its import is undone; its log stays [DESK-30]', async () => {
    const before = await counters()
    const { import_id, identifier, body } = await sample()
    expect(body.data[0]?.success).toBe(true)
    const id = await idOf(identifier)
    expect((await undo(import_id, 'shipper')).code).toBe(404)
    expect((await undo(import_id, 'acme-vendor')).code).toBe(403)
    expect((await undo(import_id)).body.result).toEqual({ undone: 1, kept: [], left: 0 })
    expect((await t.call('acme', `/orders/${id}`)).code).toBe(404)
    expect((await logOf(t, id)).map(({ type }) => type)).toEqual(['created', 'withdrawn'])
    expect(await counters()).toEqual(before)
  })

  it('stays like any order once a link of it was made or something is on record, and says so [DESK-30] [IMPO-02]', async () => {
    const linked = await sample()
    const id = await idOf(linked.identifier)
    await t.call('acme', `/orders/${id}/links`, { party: 'receiver' })
    expect((await undo(linked.import_id)).body.result).toMatchObject({
      undone: 0,
      kept: [{ identifier: linked.identifier, code: 'touched_since' }],
    })
    const proven = await sample()
    await t.call('acme', '/update_epod', {
      _id: await idOf(proven.identifier),
      remarks: { text: 'Damaged' },
    })
    expect((await undo(proven.import_id)).code).toBe(409)
  })

  it('is not for accounts that only read [DESK-30]', async () => {
    expect((await sample('acme-readonly')).code).toBe(403)
  })
})
