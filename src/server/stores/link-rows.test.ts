import { sql, type RawBuilder } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '../../domain/order/order.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { linkTo, openPublic } from '../testing/links.ts'
import { anOrder } from '../testing/orders.ts'
import type { Scope } from './database/database.ts'
import { platform } from './database/scope.ts'
import { otpUsage } from './messages/otp-usage.ts'

let t: TestApp
let own: Order
let other: Order
let scope: Scope
beforeAll(async () => {
  t = await openTestApp()
  ;[own, other] = [await anOrder(t), await anOrder(t)]
  for (const { _id } of [own, other]) {
    const { ref } = await linkTo(t, own._id === _id ? own : other, 'receiver')
    const { token } = (await openPublic(t, 'receiver', ref)).body
    const once = { 'idempotency-key': randomUUIDv7() }
    const { code } = await t.call(`Bearer ${token}`, '/trigger_otp', { _id }, once)
    if (code !== 200) throw new Error('a code could not be sent')
  }
  await t.call(
    'acme',
    '/update_epod',
    { _id: other._id, client_rating: 5 },
    {
      'idempotency-key': randomUUIDv7(),
    },
  )
  const [row] = await t.database.read(platform, (db) =>
    db.selectFrom('orders').select('client_id').where('id', '=', own._id),
  )
  scope = { client_id: row?.client_id ?? '', kind: 'order', party: own._id }
})
afterAll(() => t.close())

const asked = async (statement: RawBuilder<{ of: string | null }>): Promise<unknown[]> =>
  t.database.transaction(scope, async ({ db }) => [
    ...new Set((await statement.execute(db)).rows.map((row) => row.of)),
  ])

it('a link’s transaction reads messages, kept answers and links of its own order alone [LINK-01] [ROLE-15]', async () => {
  expect(await asked(sql`select order_id::text as of from outbox`)).toEqual([own._id])
  expect(await asked(sql`select order_id::text as of from links`)).toEqual([own._id])
  const actors = await asked(sql`select actor as of from idempotency`)
  expect(actors).toEqual([expect.stringMatching(new RegExp(`^link:.*:${own._id}$`))])
  // They are there: another scope sees them.
  const all = await t.database.read(
    platform,
    () => sql<{ n: number }>`
    select count(distinct actor)::int as n from idempotency`,
  )
  expect(all[0]?.n).toBeGreaterThan(2)
})

it.each([
  ['messages', sql`update outbox set state = 'sent'`],
  ['kept answers', sql`update idempotency set answer = '{}'`],
  ['links', sql`update links set revoked_at = now()`],
  ['messages by deleting', sql`delete from outbox`],
])('a link’s transaction changes no %s [LINK-01] [ROLE-15]', async (_what, statement) => {
  const rows = await t.database
    .transaction(scope, async ({ db }) => Number((await statement.execute(db)).numAffectedRows))
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === '42501') return 0
      throw error
    })
  expect(rows).toBe(0)
})

it('a link’s transaction adds neither message nor answer to another order [LINK-01] [ROLE-15]', async () => {
  for (const statement of [
    sql`insert into outbox (id, client_id, order_id, kind, channel, recipient, subject, body)
      values (${randomUUIDv7()}, ${scope.client_id}, ${other._id}, 'otp', 'sms', 'x', 'x', 'x')`,
    sql`insert into idempotency (client_id, actor, route, key, body_hash)
      values (${scope.client_id}, ${`link:x:${other._id}`}, 'x', 'x', 'x')`,
  ])
    await expect(
      t.database.transaction(scope, ({ db }) => statement.execute(db)),
    ).rejects.toMatchObject({ code: '42501' })
})

it('a link’s transaction knows how many codes a contact got of the whole account, and no more for it [OTP-03] [LINK-01]', async () => {
  const contact = other.spocs[0]?.contact.phone[0] ?? ''
  const [usage, seen] = await t.database.transaction(scope, async (tx) => [
    await otpUsage(tx, [contact], '2100-01-01T00:00:00.000Z'),
    (await sql`select distinct order_id::text as of from outbox`.execute(tx.db)).rows,
  ])
  expect(usage).toEqual({ to_contact_in_hour: 0, by_account_in_day: 0 })
  expect(seen).toEqual([{ of: own._id }])
  const counted = await t.database.transaction(scope, (tx) =>
    otpUsage(tx, [contact], new Date().toISOString()),
  )
  expect(counted).toEqual({ to_contact_in_hour: 1, by_account_in_day: 4 })
})
