import { sql } from 'kysely'
import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listApiKeys, makeApiKey, revokeApiKey } from '../../../contract/systems/api-keys.ts'
import { listChanges } from '../../../contract/orders/changes.ts'
import { getOrder } from '../../../contract/orders/orders.ts'
import {
  addWebhook,
  deliverAgain,
  enableWebhook,
  listWebhookDeliveries,
  listWebhooks,
  rotateWebhook,
} from '../../../contract/systems/webhooks.ts'
import { later } from '../../../domain/time.ts'
import { scopes, type ApiScope } from '../../../domain/webhooks/scopes.ts'
import { sha256 } from '../../secrets.ts'
import { apiKeyOf } from '../../stores/accounts/api-keys.ts'
import { platform } from '../../stores/database/scope.ts'
import { settled } from '../../stores/testing/settled.ts'
import { leaseListeners } from '../../stores/webhooks/leases.ts'
import { fillQueue } from '../../stores/webhooks/queue.ts'
import { anotherNode, openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf } from '../../testing/orders.ts'
import { aRow } from '../../testing/rows.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

let made = 0
const make = async (of: readonly ApiScope[], more: { expires_at?: string } = {}) => {
  made += 1
  const body = { name: `System ${made}`, scopes: [...of], ...more }
  const answer = await test.call('admin', makeApiKey, { body })
  expect(answer.code).toBe(200)
  const { id, key } = answer.body.result
  return { id, key, as: `Bearer ${key}`, name: body.name }
}
const row = async (id: string) => {
  const [found] = await test.database.read(
    platform,
    () => sql<{ text: string; last_used_at: string | null; revoked_by: string | null }>`
      select k::text as text, last_used_at, revoked_by from api_keys k where id = ${id}`,
  )
  return found
}

describe('an API key', () => {
  it('calls for its client what its scopes name, and is named in the log [HOOK-01]', async () => {
    const { as, key, name } = await make(['orders:read', 'orders:write'])
    expect(key).toMatch(/^epod_key_[A-Za-z0-9_-]{43}$/)
    const added = await test.call(as, '/orders', [aRow()])
    expect(added.code).toBe(200)
    const id = added.body.result?.created[0]?._id ?? ''
    expect((await test.call(as, getOrder, { params: { id } })).body.result.user).toBe('acme')
    const remarked = await test.call(as, '/update_epod', {
      _id: id,
      remarks: { by: 'Meera', text: 'Intact' },
    })
    expect(remarked.code).toBe(200)
    const actors = (await logOf(test, id)).map(({ actor }) => actor)
    expect(actors).toEqual([
      { username: `key ${name}`, role: 'client', link_id: null },
      { username: `key ${name}`, role: 'client', link_id: null },
    ])
    const found = await test.call(as, '/fetch_orders', { query: { search: id } })
    expect(found.code).toBe(200)
  })

  it('records deliveries as a warehouse’s system has them, and reads its labels [HOOK-01] [BULK-21] [TRADE-04]', async () => {
    const { as, name } = await make(['orders:write', 'orders:read'])
    const dispatched = { dispatch_date: '2026-03-10', dispatch_time: '12:00' }
    const [by_row, by_event] = [
      await anOrder(test, 'acme', dispatched),
      await anOrder(test, 'acme', dispatched),
    ]
    const at = later(new Date().toISOString(), -3_600_000)
    const upload_id = randomUUID()
    const opened = { upload_id, file_name: 'November', rows: 1 }
    expect((await test.call(as, '/bulk/deliveries/uploads', opened)).code).toBe(200)
    const rows = [{ identifier: by_row.identifier, outcome: 'rejected', at, remark: 'Shut' }]
    const recorded = await test.call(as, '/bulk/deliveries', { upload_id, rows })
    expect(recorded.body.result.rows).toMatchObject([{ state: 'recorded' }])
    const captured = await test.call(as, '/epcis/capture', {
      type: 'EPCISDocument',
      schemaVersion: '2.0',
      creationDate: at,
      epcisBody: {
        eventList: [
          {
            type: 'ObjectEvent',
            eventTime: at,
            eventTimeZoneOffset: '+05:30',
            action: 'OBSERVE',
            bizStep: 'shipping',
            disposition: 'returned',
            epcList: [],
            bizTransactionList: [
              {
                type: 'bol',
                bizTransaction: `http://epod.test/id/acme/bol/${by_event.identifier}`,
              },
            ],
          },
        ],
      },
    })
    expect(captured).toMatchObject({ code: 202, body: { success: true, errors: [] } })
    const job = `/epcis/capture/${captured.body.captureID}`
    expect((await test.call(as, job)).body).toEqual(captured.body)
    for (const { _id } of [by_row, by_event])
      expect((await logOf(test, _id)).at(-1)).toMatchObject({
        type: 'rejected',
        actor: { username: `key ${name}`, role: 'client' },
      })
    const label = await test.call(as, '/labels/read', { text: '403R-7' })
    expect(label).toMatchObject({ code: 200, body: { result: { route: 'R-7' } } })
  })

  it.each([
    [['orders:read'], 'GET', '/orders/:id', 200],
    [['proof:read'], 'GET', '/orders/:id', 200],
    [['orders:read'], 'GET', '/orders/:id/epcis', 200],
    [['orders:read'], 'GET', '/epcis/events', 200],
    [['orders:write'], 'GET', '/orders/:id/epcis', 'key_scope'],
    [['orders:read'], 'POST', '/orders', 'key_scope'],
    [['orders:write'], 'GET', '/orders/:id', 'key_scope'],
    [['orders:write'], 'GET', '/orders/changes', 'key_scope'],
    [['orders:read'], 'GET', '/webhooks', 'key_scope'],
    [['webhooks:manage'], 'GET', '/webhooks', 200],
    [['reports:read'], 'GET', '/history', 200],
    [['reports:read'], 'GET', '/analysis', 200],
    [['reports:read'], 'GET', '/analysis/scorecard?by=source', 200],
    [['orders:read'], 'GET', '/history', 'key_scope'],
    [['orders:read'], 'GET', '/analysis', 'key_scope'],
    [['webhooks:manage'], 'GET', '/orders/:id', 'key_scope'],
    [[...scopes], 'GET', '/users', 'key_never'],
    [[...scopes], 'POST', '/users', 'key_never'],
    [[...scopes], 'GET', '/api/api-keys', 'key_never'],
    [[...scopes], 'POST', '/api/api-keys', 'key_never'],
    [[...scopes], 'GET', '/outbox', 'key_never'],
    [[...scopes], 'GET', '/session', 'key_never'],
    [[...scopes], 'POST', '/validtoken', 'key_never'],
    [[...scopes], 'GET', '/live', 'key_never'],
    [[...scopes], 'GET', '/public-order', 401],
  ] as const)('with %j may call %s %s: %s [HOOK-01]', async (held, method, url, came) => {
    const { as } = await make(held)
    const order = await anOrder(test)
    const path = url.replace(':id', order._id)
    const answer = await test.call(as, path, method === 'GET' ? undefined : {})
    expect(typeof came === 'number' ? answer.code : [answer.code, answer.body.code]).toEqual(
      typeof came === 'number' ? came : [403, came],
    )
  })

  it('sees its own client alone [ROLE-15] [HOOK-01]', async () => {
    const { as } = await make(['orders:read'])
    const strange = await anOrder(test, 'bayer')
    expect((await test.call(as, getOrder, { params: { id: strange._id } })).code).toBe(404)
  })

  it('manages webhooks, though nobody’s account is behind it [HOOK-01]', async () => {
    const { as } = await make(['webhooks:manage', 'orders:read'])
    const body = { url: 'https://8.8.8.8/', types: ['order.*'] }
    expect((await test.call(as, addWebhook, { body })).code).toBe(200)
    const list = (await test.call(as, listWebhooks, { query: {} })).body.result
    expect(list[0]?.created_by).toMatch(/^key System/)
  })

  it('is kept as a hash, and its use to the minute [HOOK-01]', async () => {
    const { as, id, key } = await make(['orders:read'])
    expect((await row(id))?.text).not.toContain(key.slice(9))
    expect((await row(id))?.last_used_at).toBeNull()
    await test.call(as, listChanges, { query: {} })
    const first = (await row(id))?.last_used_at
    expect(first).not.toBeNull()
    test.deps.caches.api_keys.clear()
    await test.call(as, listChanges, { query: {} })
    expect((await row(id))?.last_used_at).toBe(first)
    await test.database.asOwner((db) =>
      sql`update api_keys set last_used_at = now() - interval '61 seconds' where id = ${id}`.execute(
        db,
      ),
    )
    test.deps.caches.api_keys.clear()
    await test.call(as, listChanges, { query: {} })
    expect(Date.parse((await row(id))?.last_used_at ?? '')).toBeGreaterThanOrEqual(
      Date.parse(first ?? ''),
    )
  })

  it('ends when it is revoked, on this node at once and on others once they ask [HOOK-01]', async () => {
    const { as, id } = await make(['orders:read'])
    const other = await anotherNode(test)
    const there = async () =>
      (await other.inject({ url: '/api/orders/changes', headers: { authorization: as } }))
        .statusCode
    expect((await test.call(as, listChanges, { query: {} })).code).toBe(200)
    const revoke = () => test.call('admin', revokeApiKey, { params: { id } })
    expect((await revoke()).code).toBe(200)
    expect((await test.call(as, listChanges, { query: {} })).code).toBe(401)
    expect(await there()).toBe(401)
    expect((await row(id))?.revoked_by).toBe('admin')
    expect((await revoke()).code).toBe(404)
    await other.close()
  })

  it('has nobody told of orders that it may not read [HOOK-01]', async () => {
    const { as } = await make(['webhooks:manage'])
    const url = 'https://8.8.8.8/told'
    const add = (by: string, types: string[]) => test.call(by, addWebhook, { body: { url, types } })
    const refused = await add(as, ['order.received', 'checkpoint.published'])
    expect(refused.code).toBe(403)
    expect(refused.body.message).toContain('orders:read')
    const own = await add(as, ['checkpoint.published'])
    expect(own.code).toBe(200)
    const of = (id: string) => ({ params: { id } })
    expect((await test.call(as, rotateWebhook, of(own.body.result.id))).code).toBe(200)
    const { id } = (await add('admin', ['order.*'])).body.result
    const delivery = randomUUIDv7()
    const tried = [
      await test.call(as, rotateWebhook, of(id)),
      await test.call(as, enableWebhook, of(id)),
      await test.call(as, deliverAgain, { params: { id, delivery } }),
    ]
    expect(tried.map(({ code }) => code)).toEqual([403, 403, 403])
    expect((await test.call('admin', rotateWebhook, of(id))).code).toBe(200)
    const reads = await make(['webhooks:manage', 'orders:read'])
    expect((await test.call(reads.as, rotateWebhook, of(id))).code).toBe(200)
    expect((await add(reads.as, ['order.*'])).code).toBe(200)
  })

  it('is told of which orders a webhook is told where it may read orders alone [HOOK-01]', async () => {
    const body = { url: 'https://8.8.8.8/listed', types: ['order.*'] }
    const { id } = (await test.call('admin', addWebhook, { body })).body.result
    const order = await anOrder(test)
    await settled(test.database)
    for (const leased of await leaseListeners(test.database, 50, 0))
      await fillQueue(test.database, leased)
    const told = async (held: readonly ApiScope[]) => {
      const { as } = await make(held)
      const of = { params: { id }, query: {} }
      return (await test.call(as, listWebhookDeliveries, of)).body.result
    }
    const { _id: order_id, identifier } = order
    const type = 'order.added'
    expect(await told(['webhooks:manage', 'orders:read'])).toMatchObject([
      { type, order_id, identifier },
    ])
    expect(await told(['webhooks:manage'])).toMatchObject([
      { type, order_id: null, identifier: null },
    ])
  })

  it('takes the webhooks that it added with it, and says why on record [HOOK-01]', async () => {
    const { as, key, id, name } = await make(['webhooks:manage', 'orders:read'])
    const url = 'https://8.8.8.8/told'
    const add = async (by: string) =>
      (await test.call(by, addWebhook, { body: { url, types: ['order.*'] } })).body.result.id
    const [own, others] = [await add(as), await add('admin')]
    const stateOf = async (webhook: string) =>
      (await test.call('admin', listWebhooks, { query: {} })).body.result.find(
        (one) => one.id === webhook,
      )?.state
    const hash = sha256(key)
    const { api_keys } = test.deps.caches
    const known = await api_keys.get(hash, () => apiKeyOf(test.database, hash))
    const revoked = await test.call('admin', revokeApiKey, { params: { id } })
    expect(revoked.body.message).toBe(
      'The key was revoked, and the webhook that it added is disabled',
    )
    expect([await stateOf(own), await stateOf(others)]).toEqual(['key_revoked', 'active'])
    const noted = await test.database.read(
      platform,
      () => sql<{ by: string; what: object }>`
        select by, what from system_changes
        where action = 'webhook_disabled' and what ->> 'id' = ${own}`,
    )
    expect(noted).toEqual([{ by: 'admin', what: { id: own, url, why: 'key_revoked', key: name } }])
    // A process that has not heard of it lets the key in for a second, and to no webhook.
    api_keys.forget(hash)
    await api_keys.get(hash, () => Promise.resolve(known.answer))
    const body = { url, types: ['order.*'] }
    expect((await test.call(as, addWebhook, { body })).code).toBe(401)
    expect((await test.call(as, enableWebhook, { params: { id: own } })).code).toBe(401)
    // Whoever administers may go on with it.
    expect((await test.call('admin', enableWebhook, { params: { id: own } })).code).toBe(200)
    expect(await stateOf(own)).toBe('active')
  })

  it('ends at its time, and is listed as one that is over [HOOK-01]', async () => {
    const { as, id } = await make(['orders:read'], { expires_at: '2199-01-01T00:00:00Z' })
    expect((await test.call(as, listChanges, { query: {} })).code).toBe(200)
    const isExpired = async () => {
      const { body } = await test.call('admin', listApiKeys, { query: { limit: 50 } })
      return body.result.find((key) => key.id === id)?.is_expired
    }
    expect(await isExpired()).toBe(false)
    await test.database.asOwner((db) =>
      sql`update api_keys set expires_at = now() where id = ${id}`.execute(db),
    )
    test.deps.caches.api_keys.clear()
    expect((await test.call(as, listChanges, { query: {} })).code).toBe(401)
    expect(await isExpired()).toBe(true)
  })
})

describe('making and revoking keys', () => {
  it.each([
    [{ name: '', scopes: ['orders:read'] }, 422],
    [{ name: 'a\nb', scopes: ['orders:read'] }, 422],
    [{ name: 'x'.repeat(81), scopes: ['orders:read'] }, 422],
    [{ name: 'A', scopes: [] }, 422],
    [{ name: 'A', scopes: ['everything'] }, 422],
    [{ name: 'A', scopes: 'orders:read' }, 422],
    [{ name: 'A', scopes: ['orders:read'], expires_at: '2020-01-01T00:00:00Z' }, 422],
    [{ name: 'A', scopes: ['orders:read'], expires_at: 'tomorrow' }, 422],
    [{ name: 'A', scopes: ['orders:read'], client: 'bayer' }, 422],
  ])('refuses %j [HOOK-01]', async (body, code) => {
    expect((await test.call('admin', '/api/api-keys', body)).code).toBe(code)
  })

  it.each(['acme', 'acme-users', 'acme-viewer', 'acme-vendor', 'bayer'])(
    'is not for %s [HOOK-01]',
    async (username) => {
      const { id } = await make(['orders:read'])
      const body = { name: `By ${username}`, scopes: ['orders:read' as const] }
      const answers = [
        await test.call(username, makeApiKey, { body }),
        await test.call(username, listApiKeys, { query: {} }),
        await test.call(username, revokeApiKey, { params: { id } }),
      ]
      expect(answers.map(({ code }) => code)).toEqual([403, 403, 403])
    },
  )

  it('takes a name once, tells the same key to the same request, and lists no key [HOOK-01]', async () => {
    const body = { name: 'SAP', scopes: ['orders:read' as const] }
    const once = { 'idempotency-key': randomUUID() }
    const [first, again] = [
      await test.call('admin', makeApiKey, { body }, once),
      await test.call('admin', makeApiKey, { body }, once),
    ]
    expect(again.body.result).toEqual(first.body.result)
    const taken = await test.call('admin', makeApiKey, { body: { ...body, name: 'sap' } })
    expect([taken.code, taken.body.code]).toEqual([409, 'key_name_taken'])
    const { body: list } = await test.call('admin', listApiKeys, { query: { limit: 50 } })
    expect(list.result.find(({ name }) => name === 'SAP')).toMatchObject({
      scopes: ['orders:read'],
      created_by: 'admin',
      expires_at: null,
      last_used_at: null,
    })
    expect(JSON.stringify(list)).not.toContain('epod_key_')
    expect((await test.call('platform', listApiKeys, { query: {} })).body.total).toBe(0)
    const id = first.body.result.id
    expect((await test.call('platform', revokeApiKey, { params: { id } })).code).toBe(404)
    expect((await test.call('admin', revokeApiKey, { params: { id: randomUUIDv7() } })).code).toBe(
      404,
    )
  })
})
