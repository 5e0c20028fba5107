import { sql } from 'kysely'
import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  addWebhook,
  deliverAgain,
  enableWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  rotateWebhook,
} from '../../../contract/systems/webhooks.ts'
import { platform } from '../../stores/database/scope.ts'
import { leaseListeners } from '../../stores/webhooks/leases.ts'
import { fillQueue } from '../../stores/webhooks/queue.ts'
import { removeExpired } from '../../stores/upkeep/upkeep.ts'
import { settled } from '../../stores/testing/settled.ts'
import { deliveredOnce } from '../../testing/log-readers.ts'
import { words } from '../../../domain/testing/words.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'
import { aRow } from '../../testing/rows.ts'
import { openListener, type TestListener } from '../../testing/webhook-listener.ts'

let test: TestApp
/** The same product where inner addresses may be told. */
let open: TestApp
let listener: TestListener
beforeAll(async () => {
  test = await openTestApp()
  open = await openTestApp({ EPOD_WEBHOOK_PRIVATE: '1' })
  listener = await openListener()
})
afterAll(async () => {
  await listener.close()
  await open.close()
  await test.close()
})
afterEach(async () => {
  for (const { database } of [test, open])
    await database.asOwner((db) => sql`delete from webhooks`.execute(db))
})
const types = ['order.received']
const add = async (as = 'admin', on = open) => {
  await settled(on.database)
  return (await on.call(as, addWebhook, { body: { url: listener.url, types } })).body.result
}
/** Outer, and never asked: a host that is written as an address is not looked up. */
const outer = 'https://8.8.8.8/hook'

describe('adding a webhook', () => {
  it.each([
    ['https://127.0.0.1/hook', 'webhook_url_inner'],
    ['https://10.1.2.3/hook', 'webhook_url_inner'],
    ['https://169.254.169.254/latest', 'webhook_url_inner'],
    ['https://[::1]/hook', 'webhook_url_inner'],
    ['https://[::ffff:127.0.0.1]/hook', 'webhook_url_inner'],
    ['https://0x7f.1/hook', 'webhook_url_inner'],
    ['https://localhost/hook', 'webhook_url_inner'],
    ['http://8.8.8.8/hook', 'webhook_url_unfit'],
    ['http://localhost/hook', 'webhook_url_unfit'],
    ['https://me:secret@8.8.8.8/hook', 'webhook_url_unfit'],
    ['file:///etc/passwd', 'webhook_url_unfit'],
    ['javascript:alert(1)', 'webhook_url_unfit'],
    ['hook', 'webhook_url_unfit'],
    ['https://there-is-no-such.invalid/', 'webhook_host_unknown'],
  ])('refuses %s [HOOK-01]', async (url, code) => {
    const { code: status, body } = await test.call('admin', addWebhook, { body: { url, types } })
    expect([status, body.errors]).toMatchObject([422, [{ field: 'url', code }]])
    expect(body.message).toBe(words.field_wrong('“url”', body.errors?.[0]?.message ?? ''))
  })

  it('takes inner addresses, and those without TLS, only where that is set [HOOK-01]', async () => {
    expect((await add()).secret).toMatch(/^whsec_/)
    const plain = { body: { url: 'http://8.8.8.8/hook', types } }
    const refused = await open.call('admin', addWebhook, plain)
    expect(refused.body.errors).toMatchObject([{ field: 'url', code: 'webhook_url_unfit' }])
    const secure = { body: { url: outer, types } }
    expect((await test.call('admin', addWebhook, secure)).code).toBe(200)
  })

  it.each([
    [{ url: outer, types: [] }],
    [{ url: outer, types: ['order.otp_sent'] }],
    [{ url: outer, types: ['order.added', 7] }],
    [{ url: outer, types: 'order.added' }],
    [{ url: `https://8.8.8.8/${'x'.repeat(2_000)}`, types }],
    [{ url: 8, types }],
    [{ url: outer, types, client: 'bayer' }],
  ])('refuses %j [HOOK-01]', async (body) => {
    expect((await test.call('admin', '/webhooks', body)).code).toBe(422)
  })

  it('adds one for one Idempotency-Key, and tells its secret again [HOOK-01]', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const input = { body: { url: outer, types } }
    const [first, again] = [
      await test.call('admin', addWebhook, input, key),
      await test.call('admin', addWebhook, input, key),
    ]
    expect(again.body.result).toEqual(first.body.result)
    const list = (await test.call('admin', listWebhooks, { query: {} })).body
    expect(list.total).toBe(1)
    expect(JSON.stringify(list)).not.toContain('whsec_')
    const kept = await test.database.read(
      platform,
      () => sql<{ text: string }>`select w::text as text from webhooks w
        union all select answer from idempotency where answer is not null`,
    )
    const secret = first.body.result.secret.slice('whsec_'.length)
    expect(kept.some(({ text }) => text.includes(secret))).toBe(false)
  })

  it('has room for twenty, also where two come at once [HOOK-01]', async () => {
    const input = { body: { url: outer, types } }
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => test.call('admin', addWebhook, input)),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(20)
    const refused = answers.filter(({ code }) => code !== 200)
    expect(refused.map(({ code, body }) => [code, body.code])).toEqual([
      [409, 'too_many_webhooks'],
      [409, 'too_many_webhooks'],
    ])
    const page = await test.call('admin', listWebhooks, { query: { limit: 15, offset: 15 } })
    expect([page.body.result.length, page.body.total]).toEqual([5, 20])
  })
})

describe('who may', () => {
  it.each(['acme', 'acme-users', 'acme-viewer', 'acme-vendor', 'acme-distributor', 'bayer'])(
    'refuses %s, who is no administrator of the client [HOOK-01]',
    async (username) => {
      const { id } = await add()
      await anOrder(open)
      const params = { id }
      const of = { params: { id, delivery: randomUUIDv7() } }
      const answers = [
        await open.call(username, addWebhook, { body: { url: outer, types } }),
        await open.call(username, listWebhooks, { query: {} }),
        await open.call(username, listWebhookDeliveries, { params, query: {} }),
        await open.call(username, rotateWebhook, { params }),
        await open.call(username, enableWebhook, { params }),
        await open.call(username, deliverAgain, of),
        await open.call(username, removeWebhook, { params }),
      ]
      expect(answers.map(({ code }) => code)).toEqual([403, 403, 403, 403, 403, 403, 403])
    },
  )

  it('answers the ids of another client as not there [HOOK-01]', async () => {
    const { id } = await add('platform')
    for (const unknown of [id, randomUUIDv7()]) {
      const params = { id: unknown }
      const of = { params: { id: unknown, delivery: randomUUIDv7() } }
      const answers = [
        await open.call('admin', listWebhookDeliveries, { params, query: {} }),
        await open.call('admin', rotateWebhook, { params }),
        await open.call('admin', enableWebhook, { params }),
        await open.call('admin', deliverAgain, of),
        await open.call('admin', removeWebhook, { params }),
      ]
      expect(answers.map(({ code, body }) => [code, body.code])).toEqual(
        Array.from({ length: 5 }, () => [404, 'not_found']),
      )
    }
    expect((await open.call('admin', listWebhooks, { query: {} })).body.total).toBe(0)
  })

  it('puts on record who changed what, and no secret [HOOK-01]', async () => {
    const { id } = await add()
    await open.call('admin', rotateWebhook, { params: { id } })
    await open.call('admin', removeWebhook, { params: { id } })
    const rows = await open.database.read(
      platform,
      () => sql<{ by: string; action: string; what: { id: string; url: string } }>`
        select by, action, what from system_changes where what ->> 'id' = ${id} order by id`,
    )
    expect(rows.map(({ by, action, what }) => [by, action, what.id, what.url])).toEqual(
      ['webhook_added', 'webhook_rotated', 'webhook_removed'].map((action) => [
        'admin',
        action,
        id,
        listener.url,
      ]),
    )
    expect(JSON.stringify(rows)).not.toContain('whsec_')
    await expect(
      open.database.asOwner((db) => sql`delete from system_changes`.execute(db)),
    ).rejects.toThrow('append-only')
  })
})

describe('delivering', () => {
  it('looks an address up anew for each connection, and does not call an inner one [HOOK-01]', async () => {
    await test.call('admin', addWebhook, { body: { url: outer, types: ['order.*'] } })
    // The name that was outer when it was added leads here now.
    const { port } = new URL(listener.url)
    await test.database.asOwner((db) =>
      sql`update webhooks set url = ${`https://localhost:${port}/hook`}`.execute(db),
    )
    await anOrder(test)
    await deliveredOnce(test.deps)
    expect(listener.heard).toEqual([])
    const { id } = present((await test.call('admin', listWebhooks, { query: {} })).body.result[0])
    const told = await test.call('admin', listWebhookDeliveries, { params: { id }, query: {} })
    expect(told.body.result).toMatchObject([{ outcome: 'inner_address', status: null, tries: 1 }])
  })

  it('leaves a webhook to the process that has it, until its lease is over [HOOK-01]', async () => {
    await open.call('admin', addWebhook, { body: { url: listener.url, types: ['order.*'] } })
    await anOrder(open)
    const before = listener.heard.length
    const lease = (until: string) =>
      open.database.asOwner((db) =>
        sql`update webhooks set lease = gen_random_uuid(), lease_until = now() + ${until}::interval`.execute(
          db,
        ),
      )
    await lease('1 minute')
    await deliveredOnce(open.deps)
    expect(listener.heard.length).toBe(before)
    await lease('0 minutes')
    await deliveredOnce(open.deps)
    expect(listener.heard.length).toBe(before + 1)
  })

  it('disables a webhook whose secret is sealed with another key, where that is so for a day [HOOK-01]', async () => {
    const { id } = await add()
    await open.database.asOwner((db) =>
      sql`update webhooks set sealed_secret = 'nonsense', types = '{order.*}'`.execute(db),
    )
    await anOrder(open)
    await deliveredOnce(open.deps)
    const shown = async () => (await open.call('admin', listWebhooks, { query: {} })).body.result[0]
    // Another process may have been given the secret before this one.
    expect(await shown()).toMatchObject({ id, state: 'active' })
    await open.database.asOwner(async (db) => {
      await sql`update webhooks set failing_since = now() - interval '1 day'`.execute(db)
      await sql`update webhook_deliveries set due_at = now() where state = 'queued'`.execute(db)
    })
    await deliveredOnce(open.deps)
    expect(await shown()).toMatchObject({ id, state: 'secret_lost' })
  })

  it('tells its deliveries page by page and by state, and keeps them for 30 days [HOOK-01]', async () => {
    const url = listener.url
    const added = await open.call('admin', addWebhook, { body: { url, types: ['order.*'] } })
    const params = { id: added.body.result.id }
    for (let n = 0; n < 3; n += 1) await anOrder(open)
    await deliveredOnce(open.deps)
    const all = (query: object) => open.call('admin', listWebhookDeliveries, { params, query })
    const first = (await all({ limit: 2 })).body
    const second = (await all({ limit: 2, before: first.next })).body
    expect([first.result.length, second.result.length, second.next]).toEqual([2, 1, null])
    expect((await all({ state: 'queued' })).body.result).toEqual([])
    expect((await all({ state: 'sent' })).body.result).toHaveLength(3)
    expect((await all({ state: 'lost' })).code).toBe(422)
    await open.database.asOwner((db) =>
      sql`update webhook_deliveries set created_at = now() - interval '31 days'
        where number = ${first.next}`.execute(db),
    )
    await removeExpired(open.database)
    expect((await all({})).body.result).toHaveLength(2)
  })

  it('queues no more than 500, and loses none of what comes after [HOOK-01]', async () => {
    await open.call('admin', addWebhook, { body: { url: listener.url, types: ['order.*'] } })
    const rows = Array.from({ length: 520 }, () => aRow())
    const added = await open.call('acme', '/orders', rows)
    expect(added.body.result?.created).toHaveLength(520)
    const [leased] = await leaseListeners(open.database, 1, 0)
    await fillQueue(open.database, present(leased))
    await fillQueue(open.database, present(leased))
    const [webhook] = (await open.call('admin', listWebhooks, { query: {} })).body.result
    expect(webhook?.queued).toBe(500)
    const before = listener.heard.length
    await deliveredOnce(open.deps)
    const orders = listener.heard.slice(before).map(({ body }) => body.data['order_id'])
    expect([orders.length, new Set(orders).size]).toEqual([520, 520])
  })
})
