import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrderEvent } from '../../../domain/order/events.ts'
import {
  attemptReasons,
  type AttemptAnswer,
  type AttemptReason,
} from '../../../domain/order/proof/attempt-schema.ts'
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

const tried = (reason: AttemptReason): OrderEvent => ({
  type: 'delivery_attempted',
  data: { number: 1, reason, text: null, photos: [], geo_tag },
})
const said = (answer: AttemptAnswer): OrderEvent => ({
  type: 'attempt_answered',
  data: { number: 1, seq: 2, answer, action_by: 'receiver' },
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
  [tried('closed')],
  [tried('closed'), said('another_day')],
  ...attemptReasons.map((reason) => [tried(reason), said('nobody_came')]),
]

it('orders of before are measured by the migration as by the log [MGMT-04] [DOOR-14] [REPL-01]', async () => {
  const orders: Order[] = []
  for (const story of stories) orders.push(await anOrder(t, 'acme', {}, story))
  const backfills = ['0031_measured_orders', '0050_contradicted_attempts'].map((name) => {
    const file = new URL(`../../../../migrations/${name}.sql`, import.meta.url)
    return /^UPDATE orders[^;]*;/m.exec(readFileSync(file, 'utf8'))?.[0] ?? ''
  })
  expect(backfills.join()).toMatch(/accepted_at[^]*attempted/)
  const rows = await t.database.asOwner(async (db) => {
    // As these migrations found them: with the whole state in `doc`.
    await sql`
      create trigger orders_keep_doc before update on orders
        for each row when (new.doc is null) execute function orders_keep_doc()`.execute(db)
    await sql`
      update orders
      set rating = null, reason = null, response = null, accepted_at = null, rejected_at = null,
        claimed_at = null, attempted = null`.execute(db)
    for (const backfill of backfills) await sql.raw(backfill).execute(db)
    return db
      .selectFrom('orders')
      .select([
        'id',
        'rating',
        'reason',
        'response',
        'accepted_at',
        'rejected_at',
        'claimed_at',
        'attempted',
      ])
      .execute()
  })
  const measured = new Map(rows.map(({ id, ...row }) => [id, row]))
  for (const order of orders) {
    const by_log = measuredOf(order) satisfies Measured
    const by_migration = measured.get(order._id)
    // Acceptance waited for the review then; `db:rebuild` has it as of today.
    const waited = order.review_pending || order.review !== null
    expect([order._id, by_migration]).toEqual([
      order._id,
      { ...by_log, ...(waited && { accepted_at: by_migration?.accepted_at }) },
    ])
  }
})
