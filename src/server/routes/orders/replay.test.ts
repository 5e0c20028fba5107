import { present } from '../../testing/present.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { canonical } from '../../../domain/order/canonical.ts'
import { replay } from '../../../domain/order/evolve.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import { platform } from '../../stores/database/scope.ts'
import { wireOf } from '../../stores/orders/row.ts'
import { orderIn, type StoredOrder } from '../../stores/orders/stored-order.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { logOf } from '../../testing/orders.ts'
import { aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const pixel = `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==`
const action = fc.oneof(
  fc.record({
    receive: fc.constant(true),
    geo_tag: fc.constantFrom({ loc: [] }, { loc: [18.5, 73.8] }),
  }),
  fc.record({ reject: fc.constant(true) }),
  fc.record({
    remarks: fc.record({
      by: fc.constantFrom('', 'Meera'),
      text: fc.constantFrom('fine', 'Damaged 😀', 'नमस्ते'),
      categories: fc.subarray(['Intact', 'Delayed']),
    }),
    extra_fields: fc.dictionary(
      fc.constantFrom('seal', 'delivery'),
      fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom('delayed', null, true),
      ),
      { maxKeys: 2 },
    ),
  }),
  fc.record({
    missing: fc.array(
      fc.record({ text: fc.constantFrom('box', 'bag'), qty: fc.integer({ min: 1, max: 9 }) }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
  fc.record({ client_rating: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ triggerOutBound: fc.constant(true) }),
  fc.record({ otp: fc.constant(123_456) }),
  fc.constant({ photos: [{ file_name: 'a.png', file_data: pixel }] }),
)

it('keeps a read model that the log alone gives, byte for byte, whatever was done [REPL-01]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { minLength: 1, maxLength: 8 }),
      fc.double({ min: 1, max: 1e9, noNaN: true }),
      async (actions, value) => {
        const { body } = await t.call('acme', '/orders', [
          aRow({
            value,
            extra_fields: { seal: 'A', extra: [{ k: 1 }] },
            lr: 'x',
            material_code: 7,
          }),
        ])
        const { _id } = present(body.result?.created[0])
        for (const one of actions) {
          if ('otp' in one) await t.call('acme', '/trigger_otp', { _id })
          const { code } = await t.call('acme', '/update_epod', { _id, ...one })
          expect([200, 409, 422, 429]).toContain(code)
        }
      },
    ),
    { numRuns: 40 },
  )
  const orders = await t.database.read(platform, (db) =>
    db.selectFrom('orders').select(['id', 'doc', 'untold', 'wire', 'rev', 'head']),
  )
  expect(orders).toHaveLength(40)
  const types = new Set<string>()
  for (const { id, wire, rev, head, ...stored } of orders) {
    const links = await t.database.read(platform, (db) =>
      db
        .selectFrom('events')
        .select(['body', 'disclosures', 'digest'])
        .where('order_id', '=', id)
        .orderBy('seq'),
    )
    const events = links.map(eventIn)
    const told = replay(events)
    expect([canonical(told), events.length, links.at(-1)?.digest]).toEqual([
      canonical(orderIn({ ...stored, wire } as StoredOrder)),
      rev,
      head,
    ])
    // Free maps keep the order in which their members came, which the canonical log does not.
    expect(told && canonical(JSON.parse(wireOf(told)))).toBe(canonical(JSON.parse(wire)))
    for (const { type } of await logOf(t, id)) types.add(type)
  }
  // What has not happened has not been proven.
  expect([...types].toSorted()).toEqual(
    expect.arrayContaining([
      'created',
      'goods_listed',
      'otp_failed',
      'otp_sent',
      'outbound',
      'photo_added',
      'rated',
      'received',
      'rejected',
      'remarked',
    ]),
  )
}, 90_000)
