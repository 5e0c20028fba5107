import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addWebhook,
  deliverAgain,
  enableWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  rotateWebhook,
} from '../../../contract/systems/webhooks.ts'
import { changeUser, getUser } from '../../../contract/users/users.ts'
import type { Order } from '../../../domain/order/order.ts'
import { createDeps } from '../../deps.ts'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'
import { openListener, type Heard, type TestListener } from '../../testing/webhook-listener.ts'
import { settled } from '../../stores/testing/settled.ts'
import { deliveredOnce, sequenced } from '../../testing/log-readers.ts'
import { startWebhooks } from './webhooks.ts'

let test: TestApp
let listener: TestListener
let other: TestListener
beforeAll(async () => {
  test = await openTestApp({ EPOD_WEBHOOK_PRIVATE: '1' })
})
afterAll(() => test.close())
beforeEach(async () => {
  listener = await openListener()
  other = await openListener()
})
afterEach(async () => {
  await listener.close()
  await other.close()
  await test.database.asOwner((db) => sql`delete from webhooks`.execute(db))
})

const add = async (url = listener.url, types = ['order.*'], as = 'admin') => {
  await settled(test.database)
  const { body, code } = await test.call(as, addWebhook, { body: { url, types } })
  expect(code).toBe(200)
  return body.result
}
const remark = (order: Order, text: string) =>
  test.call('acme', '/update_epod', { _id: order._id, remarks: { by: 'Meera', text } })
const receive = (order: Order) =>
  test.call('acme', '/update_epod', { _id: order._id, receive: true })
const deliveries = async (id: string, query: { state?: 'queued' | 'sent' | 'given_up' } = {}) =>
  (await test.call('admin', listWebhookDeliveries, { params: { id }, query })).body.result
const makeDue = () =>
  test.database.asOwner((db) => sql`update webhook_deliveries set due_at = now()`.execute(db))
const triedForHalfADay = () =>
  test.database.asOwner((db) =>
    sql`update webhook_deliveries set due_at = now(), tries = 7`.execute(db),
  )
const state = async () => (await test.call('admin', listWebhooks, { query: {} })).body.result[0]
const types = (heard: readonly Heard[]) => heard.map(({ body }) => body.type)

describe('webhooks', () => {
  it('tells what happens to orders, signed by Standard Webhooks, each in its order [HOOK-01]', async () => {
    await anOrder(test, 'acme', { identifier: 'Before' })
    const { secret, id } = await add()
    const order = await anOrder(test)
    await anOrder(test, 'bayer')
    await remark(order, 'Intact')
    await receive(order)
    await deliveredOnce(test.deps)
    expect(types(listener.heard)).toEqual(['order.added', 'order.remarked', 'order.received'])
    const [added] = listener.heard
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(listener.verify(present(added), secret)).toEqual(added?.body)
    expect(added?.body).toMatchObject({
      type: 'order.added',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        version: 1,
        client: 'acme',
        order_id: order._id,
        identifier: order.identifier,
        rev: 1,
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        by: { username: 'acme', role: 'client' },
        event: { entered: { truck_number: 'MH12AB1234' } },
      },
    })
    expect(await deliveries(id)).toMatchObject(
      ['order.received', 'order.remarked', 'order.added'].map((type) => ({
        type,
        identifier: order.identifier,
        state: 'sent',
        tries: 1,
        outcome: 'taken',
        status: 204,
        due_at: null,
      })),
    )
    await deliveredOnce(test.deps)
    expect(listener.heard).toHaveLength(3)
  })

  it('tells only the types that were asked for [HOOK-01]', async () => {
    await add(listener.url, ['order.received'])
    const order = await anOrder(test)
    await receive(order)
    await deliveredOnce(test.deps)
    expect(types(listener.heard)).toEqual(['order.received'])
  })

  it('keeps no copy of an event: one that was erased is told without it [HOOK-01]', async () => {
    await add()
    await anOrder(test)
    listener.setAnswering(503)
    await deliveredOnce(test.deps)
    expect(listener.heard[0]?.text).toContain('@example.com')
    const [column] = await test.database.read(
      platform,
      () => sql<{ text: string }>`select d::text as text from webhook_deliveries d`,
    )
    expect(column?.text).not.toContain('@example.com')
  })

  it('tells a signed checkpoint of the log, the newest alone [HOOK-01] [PROF-04]', async () => {
    await sequenced(test.deps)
    await add(listener.url, ['checkpoint.published'])
    await anOrder(test, 'bayer')
    await sequenced(test.deps)
    listener.setAnswering(503)
    await deliveredOnce(test.deps)
    await anOrder(test, 'bayer')
    await sequenced(test.deps)
    listener.setAnswering(204)
    await makeDue()
    await deliveredOnce(test.deps)
    const { body } = present(listener.heard.at(-1))
    const newest = await test.app.inject('/log/checkpoint')
    expect(body.type).toBe('checkpoint.published')
    expect(newest.body).toContain(String(body.data['note']))
    expect(newest.body.split('\n').slice(0, 3)).toEqual(
      ['origin', 'size', 'root'].map((name) => String(body.data[name])),
    )
  })
})

describe('a listener that does not take it', () => {
  it.each([
    [503, 'refused', 503],
    [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'redirected', 302],
    ['drop', 'unreachable', null],
    ['hang', 'timeout', null],
  ] as const)(
    'that answers %j is tried again, with the same id [HOOK-01]',
    async (manner, outcome, status) => {
      const { id, secret } = await add()
      const order = await anOrder(test)
      listener.manners.push(manner)
      await deliveredOnce(test.deps, { whole_ms: 400 })
      expect(await deliveries(id)).toMatchObject([{ state: 'queued', tries: 1, outcome, status }])
      expect(await state()).toMatchObject({ failing_since: expect.any(String), queued: 1 })
      await makeDue()
      await deliveredOnce(test.deps)
      const [first, second] = listener.heard
      expect(listener.heard).toHaveLength(2)
      expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
      expect(second?.text).toBe(first?.text)
      listener.verify(present(second), secret)
      expect(second?.body.data['order_id']).toBe(order._id)
      expect(await state()).toMatchObject({ failing_since: null, queued: 0 })
    },
  )

  it('is told of an order in its order, whatever else is told meanwhile [HOOK-01]', async () => {
    await add()
    const first = await anOrder(test)
    await remark(first, 'Wet')
    listener.manners.push(500)
    await deliveredOnce(test.deps)
    const second = await anOrder(test)
    await deliveredOnce(test.deps)
    const told = () => listener.heard.map(({ body }) => [body.data['order_id'], body.type])
    expect(told()).toEqual([
      [first._id, 'order.added'],
      [second._id, 'order.added'],
    ])
    await makeDue()
    await deliveredOnce(test.deps)
    expect(told().slice(2)).toEqual([
      [first._id, 'order.added'],
      [first._id, 'order.remarked'],
    ])
  })

  it('is given up on after twelve tries, and what comes after is told [HOOK-01]', async () => {
    const { id } = await add()
    const order = await anOrder(test)
    await remark(order, 'Wet')
    listener.setAnswering(500)
    for (let tries = 0; tries < 12; tries += 1) {
      await deliveredOnce(test.deps)
      await makeDue()
    }
    listener.setAnswering(204)
    await deliveredOnce(test.deps)
    const told = types(listener.heard)
    expect(told.slice(0, 12).every((type) => type === 'order.added')).toBe(true)
    expect(new Set(told.slice(12))).toEqual(new Set(['order.remarked']))
    expect(await deliveries(id, { state: 'given_up' })).toMatchObject([
      { type: 'order.added', tries: 12 },
    ])
  })

  it('is left alone for as long as it asks [HOOK-01]', async () => {
    const { id } = await add()
    await anOrder(test)
    listener.manners.push({ status: 429, headers: { 'retry-after': '3600' } })
    await deliveredOnce(test.deps)
    const [one] = await deliveries(id)
    expect(Date.parse(present(one?.due_at)) - Date.parse(present(one?.tried_at))).toBe(3_600_000)
  })

  it('may answer as much as it likes: no more is read than is borne [HOOK-01]', async () => {
    const { id } = await add()
    await anOrder(test)
    listener.manners.push({ status: 200, headers: {}, bytes: 50_000_000 })
    await deliveredOnce(test.deps)
    expect(await deliveries(id)).toMatchObject([{ state: 'sent', status: 200 }])
  })

  it('tells whoever administers by account type or by a setting that it is disabled [HOOK-01] [ROLE-02]', async () => {
    const params = { username: 'acme-cnf' }
    const set = (overrides: object) =>
      test.call('admin', changeUser, { params, body: { overrides } })
    const { document } = (await test.call('admin', getUser, { params })).body.result
    expect((await set({ config: { admin: true } })).code).toBe(200)
    await add()
    await anOrder(test)
    listener.setAnswering(410)
    await deliveredOnce(test.deps)
    const mails = await test.database.read(
      platform,
      () => sql<{ recipient: string }>`
        select recipient from outbox where subject = 'A webhook was disabled' order by recipient`,
    )
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'acme-cnf@example.com',
      'admin@example.com',
    ])
    expect((await set(document)).code).toBe(200)
  })

  it.each([
    ['answers 410', 410, null, 'gone'],
    ['has taken nothing for five days', 500, '5 days', 'failing'],
  ] as const)(
    'is disabled where it %s, and its people are told; then goes on from there [HOOK-01]',
    async (_why, manner, age, why) => {
      const { id } = await add()
      await anOrder(test)
      await test.database.asOwner((db) =>
        sql`update webhooks set failing_since = now() - ${age}::interval`.execute(db),
      )
      listener.setAnswering(manner)
      await deliveredOnce(test.deps)
      // One failed try after days in which nothing was to be told is no failure of days.
      if (age !== null) expect(await state()).toMatchObject({ state: 'active', queued: 1 })
      await triedForHalfADay()
      await deliveredOnce(test.deps)
      expect(await state()).toMatchObject({ state: why, queued: 1 })
      const mails = await test.database.read(
        platform,
        () => sql<{ recipient: string; body: string }>`
        select recipient, body from outbox where subject = 'A webhook was disabled'
        order by id desc limit 1`,
      )
      expect(mails).toMatchObject([{ recipient: 'admin@example.com' }])
      expect(mails[0]?.body).toContain(listener.url)
      await anOrder(test)
      await makeDue()
      await deliveredOnce(test.deps)
      const before = age === null ? 1 : 2
      expect(listener.heard).toHaveLength(before)
      const [delivery] = await deliveries(id)
      const params = { id, delivery: present(delivery).id }
      expect((await test.call('admin', deliverAgain, { params })).code).toBe(409)

      listener.setAnswering(204)
      expect((await test.call('admin', enableWebhook, { params: { id } })).code).toBe(200)
      expect((await test.call('admin', enableWebhook, { params: { id } })).code).toBe(409)
      await deliveredOnce(test.deps)
      expect(types(listener.heard)).toEqual(Array(before + 2).fill('order.added'))
    },
  )
})

describe('what the desk does meanwhile', () => {
  it('sends again with the same id and in whole [HOOK-01]', async () => {
    const { id } = await add()
    await anOrder(test)
    await deliveredOnce(test.deps)
    const [delivery] = await deliveries(id)
    const again = { params: { id, delivery: present(delivery).id } }
    expect((await test.call('admin', deliverAgain, again)).code).toBe(200)
    await deliveredOnce(test.deps)
    const [first, second] = listener.heard
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.text).toBe(first?.text)
  })

  it('rotates a secret: both sign for a day, then the new one alone [HOOK-01]', async () => {
    const { id, secret } = await add()
    const rotated = (await test.call('admin', rotateWebhook, { params: { id } })).body.result
    expect(rotated.secret).not.toBe(secret)
    await anOrder(test)
    await deliveredOnce(test.deps)
    const both = present(listener.heard[0])
    listener.verify(both, secret)
    listener.verify(both, rotated.secret)
    await test.database.asOwner((db) => sql`update webhooks set former_until = now()`.execute(db))
    await anOrder(test)
    await deliveredOnce(test.deps)
    const one = present(listener.heard[1])
    listener.verify(one, rotated.secret)
    expect(() => listener.verify(one, secret)).toThrow('No matching signature')
  })

  it('removes a webhook under way without a trace of its queue [HOOK-01]', async () => {
    const { id } = await add()
    await anOrder(test)
    listener.setAnswering('hang')
    const delivering = deliveredOnce(test.deps)
    await vi.waitFor(() => expect(listener.heard).toHaveLength(1), { timeout: 20_000 })
    expect((await test.call('admin', removeWebhook, { params: { id } })).code).toBe(200)
    listener.release()
    await delivering
    const left = await test.database.read(platform, () => sql`select from webhook_deliveries`)
    expect(left).toEqual([])
  })
})

describe('several listeners and processes', () => {
  it('delivers to one while another never answers, as it happens [HOOK-01]', async () => {
    listener.setAnswering('hang')
    await add(listener.url)
    await add(other.url)
    const stop = await startWebhooks(test.deps, { poll_ms: 600_000 })
    const order = await anOrder(test)
    await vi.waitFor(() => expect(listener.heard).toHaveLength(1), { timeout: 20_000 })
    await remark(order, 'Intact')
    await vi.waitFor(() => expect(types(other.heard)).toEqual(['order.added', 'order.remarked']), {
      timeout: 20_000,
    })
    expect(listener.heard).toHaveLength(1)
    listener.release()
    await stop()
  })

  it('delivers each thing once, however many processes there are [HOOK-01]', async () => {
    await add()
    const nodes = [test.deps, createDeps(test.deps), createDeps(test.deps)]
    const stops = await Promise.all(nodes.map((deps) => startWebhooks(deps, { poll_ms: 50 })))
    const orders = await Promise.all(Array.from({ length: 12 }, () => anOrder(test)))
    await vi.waitFor(() => expect(listener.heard).toHaveLength(12), { timeout: 30_000 })
    for (const stop of stops) await stop()
    expect(new Set(listener.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(12)
    expect(new Set(listener.heard.map(({ body }) => body.data['order_id']))).toEqual(
      new Set(orders.map(({ _id }) => _id)),
    )
  })

  it('loses nothing where a process dies after the listener took it: again, by the same id [HOOK-01]', async () => {
    await add()
    await anOrder(test)
    // What a process that is killed leaves: a lease that nobody renews, and a delivery not noted.
    const look = test.database.watch((statement) => {
      if (/set state = .*outcome/s.test(statement.text)) throw new Error('killed here')
      return statement
    })
    await deliveredOnce(test.deps).catch(() => {})
    look()
    await deliveredOnce(test.deps)
    expect(listener.heard).toHaveLength(2)
    expect(listener.heard[1]?.headers['webhook-id']).toBe(listener.heard[0]?.headers['webhook-id'])
  })
})
