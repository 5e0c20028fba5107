import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrderEvent } from '../../../domain/order/events.ts'
import { measuredOf, type Measured } from '../../../domain/order/measured.ts'
import type { Order } from '../../../domain/order/order.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const geo_tag = { loc: null, action_by: 'receiver' as const }
const received: OrderEvent = {
  type: 'received',
  data: { through: 'receive', closer: null, geo_tag, spoc: null },
}
const rejected: OrderEvent = { type: 'rejected', data: { geo_tag } }
const remarked = (text: string, categories: string[] = []): OrderEvent => ({
  type: 'remarked',
  data: {
    name: 'Mr Wrong',
    text,
    categories,
    action_by: 'receiver',
    custom_fields: {},
    extra_fields: {},
    exception: true,
  },
})
const notified: OrderEvent = {
  type: 'notified',
  data: { notificationType: 'sms', status: 'delivered' },
}
const claimed: OrderEvent = {
  type: 'claim_opened',
  data: {
    number: 1,
    origin: 'dispute',
    text: 'Short',
    owner: 'acme',
    due_at: '2026-03-10T06:30:00.000Z',
    action_by: 'receiver',
  },
}
const settled: OrderEvent = {
  type: 'claim_settled',
  data: { number: 1, decision: 'accepted', note: '', amount: null },
}
const reviewing: OrderEvent = { ...received, data: { ...received.data, review_levels: 1 } }
const reviewed = (is_approved: boolean): OrderEvent => ({
  type: 'reviewed',
  data: { is_approved, level: 1, levels: 1 },
})
const goods = (which: 'missing' | 'damaged'): OrderEvent => ({
  type: 'goods_listed',
  data: { missing: null, damaged: null, [which]: [{ text: 'Fan', qty: 1 }] },
})

const stories: OrderEvent[][] = [
  [],
  [notified],
  [received],
  [notified, received],
  [remarked('It was damaged'), received],
  [remarked('-', ['Items are missing']), received],
  [remarked('-', ['Wrong Item']), rejected],
  [remarked('-', ['Expired Items']), rejected],
  [remarked('Delayed'), received, { type: 'rated', data: { client_rating: 3 } }],
  [remarked('wet')],
  [remarked('wet'), goods('missing'), received],
  [remarked('delayed'), goods('damaged'), received],
  [rejected],
  [received, claimed],
  [received, claimed, settled],
  [reviewing],
  [reviewing, reviewed(true)],
  [reviewing, reviewed(false)],
]

it('orders of before are measured by the migration as by the log [MGMT-04] [REPL-01]', async () => {
  const orders: Order[] = []
  for (const story of stories) orders.push(await anOrder(t, 'acme', {}, story))
  const migration = readFileSync(
    new URL('../../../../migrations/0031_measured_orders.sql', import.meta.url),
    'utf8',
  )
  const backfill = /^UPDATE orders[^;]*;/m.exec(migration)?.[0] ?? ''
  expect(backfill).toContain('accepted_at')
  const rows = await t.database.asOwner(async (db) => {
    await sql`
      update orders
      set rating = null, reason = null, response = null, accepted_at = null, rejected_at = null,
        claimed_at = null`.execute(db)
    await sql.raw(backfill).execute(db)
    return db
      .selectFrom('orders')
      .select(['id', 'rating', 'reason', 'response', 'accepted_at', 'rejected_at', 'claimed_at'])
      .execute()
  })
  const measured = new Map(rows.map(({ id, ...row }) => [id, row]))
  for (const order of orders)
    expect([order._id, measured.get(order._id)]).toEqual([
      order._id,
      measuredOf(order) satisfies Measured,
    ])
})
