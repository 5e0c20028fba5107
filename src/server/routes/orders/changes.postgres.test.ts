import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listChanges } from '../../../contract/orders/changes.ts'
import { addWebhook } from '../../../contract/systems/webhooks.ts'
import { deliverOnce } from '../../jobs/webhooks/webhooks.ts'
import { settled } from '../../stores/testing/settled.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { openListener, type TestListener } from '../../testing/webhook-listener.ts'

let test: TestApp
let listener: TestListener
beforeAll(async () => {
  test = await openTestApp({ EPOD_WEBHOOK_PRIVATE: '1' })
  listener = await openListener()
})
afterAll(async () => {
  await listener.close()
  await test.close()
})

const changes = async (after: string) =>
  (await test.call('acme', listChanges, { query: { after } })).body

it('misses nothing where an earlier transaction commits later, in feed and webhooks [HOOK-01]', async () => {
  await test.call('admin', addWebhook, { body: { url: listener.url, types: ['order.*'] } })
  await settled(test.database)
  const { next } = await changes('')
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  // It has a number before the orders that follow, and ends after them.
  const earlier = test.database.asOwner(async (db) => {
    await sql`select pg_current_xact_id()`.execute(db)
    begun.resolve()
    await goOn.promise
  })
  await begun.promise
  const first = await anOrder(test)
  const second = await anOrder(test)
  const held = await changes(next)
  await deliverOnce(test.deps)
  expect([held.result, listener.heard]).toEqual([[], []])
  goOn.resolve()
  await earlier
  await settled(test.database)
  const ids = [first._id, second._id]
  expect((await changes(held.next)).result.map(({ order_id }) => order_id)).toEqual(ids)
  await deliverOnce(test.deps)
  expect(listener.heard.map(({ body }) => body.data['order_id'])).toEqual(ids)
})
