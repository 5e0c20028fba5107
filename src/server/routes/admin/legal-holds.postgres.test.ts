import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askErasure } from '../../../contract/admin/erasures.ts'
import { beginHold, endHold } from '../../../contract/admin/legal-holds.ts'
import { getPreferences, savePreferences } from '../../../contract/sign-in/preferences.ts'
import type { Order } from '../../../domain/order/order.ts'
import { eraseAll } from '../../jobs/erasures.ts'
import { tidy } from '../../jobs/nightly.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'
import { aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const acme = { key: 'acme' }
const waiting = async (): Promise<number> => {
  const { rows } = await t.database.asOwner((db) =>
    sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db),
  )
  return rows.length
}
const begin = (identifier: string | undefined) =>
  t.call('admin', beginHold, { params: acme, body: { identifier, why: 'a case in court' } })
const noEvents = sql`lock table events in exclusive mode`
/**
 * Begins a hold while `work` stands before its last step, which `lock` keeps it from; answers what
 * `look` found as soon as the hold stood, and in the end.
 */
const heldDuring = async <T>(
  lock: RawBuilder<unknown>,
  work: () => Promise<unknown>,
  identifier: string | undefined,
  look: () => Promise<T>,
): Promise<{ code: number; first: T; end: T }> => {
  let begun: Promise<{ code: number; id: string | undefined; first: T }> | undefined
  let worked: Promise<unknown> | undefined
  await t.database.asOwner(async (db) => {
    await lock.execute(db)
    worked = work()
    await expect.poll(waiting).toBe(1)
    let has_begun = false
    begun = begin(identifier).then(async ({ code, body }) => {
      has_begun = true
      return { code, id: body.result?.id, first: await look() }
    })
    await expect.poll(async () => has_begun || (await waiting()) > 1).toBe(true)
  })
  await worked
  const { id, ...told } = present(await begun)
  const end = await look()
  if (id !== undefined)
    await t.call('admin', endHold, { params: { ...acme, id }, body: { why: 'over' } })
  return { ...told, end }
}
const shown = async ({ _id }: Pick<Order, '_id'>): Promise<unknown> =>
  ((await t.call('acme', `/orders/${_id}`)).body as { result?: { driver: unknown } }).result?.driver

describe('a legal hold that begins', () => {
  it.each(['the order', 'all of the client'])(
    'on %s finds it as it stays, while a person is taken out of it [DATA-01]',
    async (what) => {
      const isAll = what === 'all of the client'
      const phone = isAll ? '9500000021' : '9500000022'
      const order = await anOrder(t, 'acme', { driver: { name: 'Driving', contact: [phone] } })
      const body = { client: 'acme', person: { phone }, why: 'a request' }
      expect((await t.call('admin', askErasure, { body })).code).toBe(200)
      const { code, first, end } = await heldDuring(
        noEvents,
        () => eraseAll(t.deps),
        isAll ? undefined : order.identifier,
        () => shown(order),
      )
      expect([code, end]).toEqual([200, first])
      // By the record, too, the hold came afterwards.
      const { rows } = await t.database.asOwner((db) =>
        sql<{ is_later: boolean }>`
          select (select max(begun_at) from legal_holds) > at as is_later
          from events where order_id = ${order._id} and type = 'erased'`.execute(db),
      )
      expect(rows).toEqual([{ is_later: true }])
    },
  )

  it('finds the messages of an order as they stay, while old ones are removed [DATA-01]', async () => {
    const order = await anOrder(t)
    const messages = async (): Promise<number> => {
      const { rows } = await t.database.asOwner((db) =>
        sql`select from outbox where order_id = ${order._id}`.execute(db),
      )
      return rows.length
    }
    await t.database.asOwner((db) =>
      sql`
        insert into outbox (id, client_id, order_id, kind, channel, recipient, subject, body, state,
          created_at)
        select gen_random_uuid(), client_id, id, 'office', 'email', 'a@b.example', '', '', 'sent',
          now() - interval '400 days'
        from orders where id = ${order._id}`.execute(db),
    )
    const { code, first, end } = await heldDuring(
      sql`select from outbox where order_id = ${order._id} for update`,
      () => tidy(t.deps),
      order.identifier,
      messages,
    )
    expect([code, end]).toEqual([200, first])
  })

  it('is of no order that is taken out with its import at that moment [DATA-01] [IMPO-02]', async () => {
    const [import_id, row] = [randomUUID(), aRow()]
    await t.call('acme', '/imports', { import_id, file_name: 'orders.xlsx', rows: 1 })
    const callback_data = { url: 'http://epod.test/api/orders' }
    const upload = { import_id, data: [row], chunk_size: 200, callback_data }
    await t.call('acme', '/request-cutter/receive_data_new.json', upload)
    const { code } = await heldDuring(
      noEvents,
      () => t.call('acme', `/imports/${import_id}/undo`, {}),
      String(row['identifier']),
      async () => null,
    )
    expect(code).toBe(422)
  })
})

it('leaves nobody in a row that is written while a person is erased, and overwrites nothing [DATA-01]', async () => {
  const phone = '9500000031'
  const bulk_headers = { [phone]: 'lr' }
  expect((await t.call('acme', savePreferences, { body: { bulk_headers } })).code).toBe(200)
  const body = { client: 'acme', person: { phone }, why: 'a request' }
  expect((await t.call('admin', askErasure, { body })).code).toBe(200)
  const worked: Promise<unknown>[] = []
  await t.database.asOwner(async (db) => {
    await sql`update preferences set document = document || '{"density": "compact"}'`.execute(db)
    worked.push(eraseAll(t.deps))
    await expect.poll(waiting).toBe(1)
  })
  await Promise.all(worked)
  const { result } = (await t.call('acme', getPreferences, {})).body
  expect(result.density).toBe('compact')
  expect(JSON.stringify(result)).not.toContain(phone)
})
