import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderEvent } from '../../domain/order/events.ts'
import type { PolicyDocument } from '../../domain/policy/policy.ts'
import { DAY, HOUR, later, type Instant } from '../../domain/time.ts'
import { platform } from '../stores/database/scope.ts'
import { remindDue } from '../jobs/reminders.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { policed as addPolicy } from '../testing/policed.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => t.close())

const left = { dispatch_date: '2026-03-09', dispatch_time: '11:00', eta_hrs: 1 }
/** Noon in India, a day later. */
const NOON: Instant = '2026-03-10T06:30:00.000Z'
const received: OrderEvent = {
  type: 'received',
  data: {
    through: 'receive',
    closer: null,
    geo_tag: { loc: null, action_by: 'client' },
    spoc: null,
  },
}

const policed = (client: string, changes: PolicyDocument) => addPolicy(t, client, changes)
const send = (
  id: string,
  step: string,
  as = 'acme',
  headers: Record<string, string> = {},
): Promise<Reply> => t.call(as, `/orders/${id}/owed/send`, { step }, headers)
const sentTo = async (id: string) =>
  await t.database.read(platform, (db) =>
    db
      .selectFrom('outbox')
      .select(['channel', 'recipient', 'body', 'secret', 'kind'])
      .where('order_id', '=', id)
      .orderBy('id'),
  )
const chasedIn = async (id: string) =>
  (await logOf(t, id)).flatMap((event) =>
    event.type === 'chased'
      ? [{ ...event.data, by: event.actor.username ?? event.actor.role }]
      : [],
  )

describe('A missing step', () => {
  it('is told with the order: who owes it, and since when [CHAS-01]', async () => {
    const order = await anOrder(t, 'acme', left)
    expect((await t.call('acme', `/orders/${order._id}`)).body.owed).toEqual([
      { step: 'receive', party: 'receiver', since: '2026-03-09T06:30:00.000Z', asked_at: null },
    ])
    const closed = await anOrder(t, 'acme', left, [received])
    expect(
      (await t.call('acme', `/orders/${closed._id}`)).body.owed.filter(
        ({ party }: { party: string }) => party !== 'desk',
      ),
    ).toEqual([])
  })

  it('is asked for by one press: each contact gets a link of its own order that opens at that step, on record and sealed [CHAS-01] [LINK-01]', async () => {
    const order = await anOrder(t, 'acme', left)
    const key = { 'idempotency-key': `chase-${order._id}` }
    expect((await send(order._id, 'receive', 'acme', key)).body).toMatchObject({
      status: true,
      message: 'Link sent. 1 message kept: no SMS provider is set',
    })
    expect((await send(order._id, 'receive', 'acme', key)).code).toBe(200)
    const messages = await sentTo(order._id)
    expect(messages.map(({ channel, kind }) => `${kind} by ${channel}`).toSorted()).toEqual([
      'notice by email',
      'notice by sms',
    ])
    const bodies = messages.map(({ channel, body }) => [channel, body])
    expect(bodies).toEqual(
      expect.arrayContaining([
        [
          'email',
          expect.stringMatching(
            /still lacks: the confirmation that the goods were received\n\nPlease add it here: http:\/\/epod\.test\/publicreceiver\/\S+#confirm\n$/,
          ),
        ],
        [
          'sms',
          expect.stringMatching(
            /lacks the receipt\. Please add it: http:\/\/epod\.test\/publicreceiver\/\S+#confirm\n$/,
          ),
        ],
      ]),
    )
    const { secret } = messages[0] ?? { secret: '' }
    const opened = await t.call(null, `/public/receiver/${t.deps.keys.unseal(secret ?? '')}`)
    expect(opened.body.result).toMatchObject({
      identifier: order.identifier,
      masked: false,
      may: { receive: null },
    })
    expect(await chasedIn(order._id)).toEqual([{ step: 'receive', party: 'receiver', by: 'acme' }])
    expect((await t.call('acme', `/orders/${order._id}`)).body.owed[0]?.asked_at).not.toBeNull()
  })

  it.each([
    ['which is carried to an e-mail address', 'Link sent', { phone: [], email: ['m@a.example'] }],
    [
      'which nobody carries to a phone',
      '1 message kept: no SMS provider is set',
      { phone: ['9876512399'], email: [] },
    ],
  ])('by a link %s is answered: %s [CHAS-01] [SHAR-05]', async (_way, message, contact) => {
    const { _id } = await anOrder(t, 'acme', { ...left, spocs: [{ name: 'Meera', contact }] })
    expect((await send(_id, 'receive')).body).toMatchObject({ status: true, message })
  })

  it('is asked for once an hour, while it is missing, by whoever may give out such a link [CHAS-01]', async () => {
    const order = await anOrder(t, 'acme', left)
    expect((await send(order._id, 'photo')).body).toMatchObject({
      status: false,
      message: 'This step is not missing any more',
    })
    expect((await send(order._id, 'receive')).code).toBe(200)
    const again = await send(order._id, 'receive')
    expect([again.code, again.body.message, Number(again.headers['retry-after']) > 3_000]).toEqual([
      429,
      'A link to this step was sent within the last hour',
      true,
    ])
    const closed = await anOrder(t, 'acme', left, [received])
    expect((await send(closed._id, 'receive')).code).toBe(409)
    const strange = await anOrder(t, 'bayer', left)
    expect((await send(strange._id, 'receive')).code).toBe(404)
    expect((await send(order._id, 'coffee')).code).toBe(422)
  })
})

describe('The timer', () => {
  /** One round on each of so many processes, at the same time. */
  const round = async (now: Instant, processes = 1): Promise<void> => {
    t.setClock(now)
    await Promise.all(
      Array.from({ length: processes }, () => remindDue(t.deps, new Map())),
    ).finally(() => t.setClock(null))
  }

  it('sends nothing unless the policy says so; then once a day for each step, by day, and nothing after closure [CHAS-01]', async () => {
    const [order, closed, young] = [
      await anOrder(t, 'acme', left),
      await anOrder(t, 'acme', left, [received]),
      await anOrder(t, 'acme', { dispatch_date: '2026-03-10', dispatch_time: '09:00', eta_hrs: 1 }),
    ]
    await round(NOON)
    expect(await chasedIn(order._id)).toEqual([])
    await policed('acme', {
      chase: { automatic: true, after_hours: 24 },
      receive: { needs_epod_photo: true },
    })
    await round(later(NOON, 9 * HOUR))
    expect(await chasedIn(order._id)).toEqual([])
    await round(NOON, 2)
    const both = [
      { step: 'photo', party: 'driver', by: 'system' },
      { step: 'receive', party: 'receiver', by: 'system' },
    ]
    expect(await chasedIn(order._id)).toEqual(both)
    expect(
      (await sentTo(order._id))
        .filter(({ body }) => /\/publicdriver\/\S+#photos\n$/.test(body))
        .map(({ recipient }) => recipient),
    ).toEqual(['9876543210'])
    await round(later(NOON, 3 * HOUR))
    expect(await chasedIn(order._id)).toEqual(both)
    await round(later(NOON, DAY))
    expect(await chasedIn(order._id)).toEqual([...both, ...both])
    expect([await chasedIn(closed._id), (await chasedIn(young._id)).length]).toEqual([[], 2])
  })

  it('asks for the other steps where a link to one of them was sent by hand within the day [CHAS-01]', async () => {
    const order = await anOrder(t, 'acme', left)
    t.setClock(NOON)
    expect((await send(order._id, 'photo')).code).toBe(200)
    const by_hand = { step: 'photo', party: 'driver', by: 'acme' }
    const confirmation = { step: 'receive', party: 'receiver', by: 'system' }
    await round(later(NOON, HOUR))
    expect(await chasedIn(order._id)).toEqual([by_hand, confirmation])
    await round(later(NOON, DAY))
    expect(await chasedIn(order._id)).toEqual([by_hand, confirmation, { ...by_hand, by: 'system' }])
  })
})

describe('A fault', () => {
  it('with one order or client keeps back no reminder of another, and is told at the end [CHAS-01]', async () => {
    const chasing = { chase: { automatic: true, after_hours: 1 } }
    for (const client of ['acme', 'bayer']) await policed(client, chasing)
    const [first, second, other] = [
      await anOrder(t, 'acme', { ...left, dispatch_time: '05:00' }),
      await anOrder(t, 'acme', { ...left, dispatch_time: '05:30' }),
      await anOrder(t, 'bayer', left),
    ]
    // All of acme's together, then its oldest alone, then all that comes after.
    let tries = 0
    const broken: typeof t.database = Object.assign(Object.create(t.database), {
      transaction: (...asked: Parameters<typeof t.database.transaction>) =>
        ++tries > 2 ? t.database.transaction(...asked) : Promise.reject(new Error('no room')),
    })
    t.setClock(NOON)
    await expect(
      remindDue({ ...t.deps, database: broken }, new Map()).finally(() => t.setClock(null)),
    ).rejects.toThrow('no room')
    expect(
      await Promise.all(
        [first, second, other].map(async ({ _id }) => (await chasedIn(_id)).length > 0),
      ),
    ).toEqual([false, true, true])
  })
})

describe('A process that leaves', () => {
  it('asks for no more than the orders it is at, and the next one goes on behind them [CHAS-01]', async () => {
    await policed('swiggy', { chase: { automatic: true, after_hours: 1 } })
    const orders: { readonly _id: string }[] = []
    for (let at = 0; at < 51; at += 1) orders.push(await anOrder(t, 'swiggy', left))
    const chased = async () =>
      (await Promise.all(orders.map(({ _id }) => chasedIn(_id)))).filter((one) => one.length > 0)
        .length
    const leaving = new AbortController()
    const [client] = await t.database.read(platform, (db) =>
      db.selectFrom('clients').select('id').where('key', '=', 'swiggy'),
    )
    const database: typeof t.database = Object.assign(Object.create(t.database), {
      transaction: (...asked: Parameters<typeof t.database.transaction>) => {
        if (asked[0].client_id === client?.id) leaving.abort()
        return t.database.transaction(...asked)
      },
    })
    const places = new Map()
    t.setClock(NOON)
    await remindDue({ ...t.deps, database }, places, leaving.signal)
    expect(await chased()).toBe(50)
    await remindDue(t.deps, places, leaving.signal)
    expect(await chased()).toBe(50)
    await remindDue(t.deps, places).finally(() => t.setClock(null))
    expect(await chased()).toBe(51)
  })
})

describe('A cap of the day', () => {
  it('keeps back the reminders of one order or contact, and not those of the orders behind it [CHAS-01] [MESG-01]', async () => {
    const one = (phone: string, dispatch_time: string) =>
      anOrder(t, 'shipper', {
        ...left,
        dispatch_time,
        spocs: [{ name: 'Asha', contact: { phone: [phone], email: [] } }],
      })
    const [told, first, second, other] = [
      await anOrder(t, 'shipper', { ...left, dispatch_time: '08:00' }),
      await one('9876512345', '08:30'),
      await one('9876512345', '09:00'),
      await one('9876512346', '09:30'),
    ]
    await policed('shipper', {
      chase: { automatic: true, after_hours: 1 },
      messages: { per_order_a_day: 1, per_contact_a_day: 1 },
    })
    t.setClock(NOON)
    await remindDue(t.deps, new Map()).finally(() => t.setClock(null))
    expect(
      await Promise.all(
        [told, first, second, other].map(async ({ _id }) => (await chasedIn(_id)).length),
      ),
    ).toEqual([0, 1, 0, 1])
  })

  it('lets the steps of an order go out that it has room for, one after the other [CHAS-01] [MESG-01]', async () => {
    const order = await anOrder(t, 'shipper', {
      ...left,
      dispatch_time: '07:00',
      driver: { name: 'Ravi', contact: ['9876500011'] },
      spocs: [{ name: 'Meera', contact: { phone: ['9876500012'], email: [] } }],
    })
    await policed('shipper', {
      chase: { automatic: true, after_hours: 1 },
      receive: { needs_epod_photo: true },
      signature: 'required',
      messages: { per_order_a_day: 2, per_contact_a_day: 5 },
    })
    t.setClock(NOON)
    await remindDue(t.deps, new Map()).finally(() => t.setClock(null))
    const owed = (await t.call('shipper', `/orders/${order._id}`)).body.owed
    expect(owed.length).toBeGreaterThan(2)
    expect((await chasedIn(order._id)).map(({ step }) => step)).toEqual(
      owed.slice(0, 2).map(({ step }: { step: string }) => step),
    )
  })
})

describe('The ageing report', () => {
  it('counts open proofs by who owes them and for how long, with the orders behind each figure page by page, for those who may see figures [CHAS-01]', async () => {
    const made = []
    for (let n = 0; n < 22; n += 1)
      made.push(
        (
          await anOrder(t, 'acme', {
            dispatch_date: '2025-01-0'.concat(n < 21 ? '1' : '9'),
            dispatch_time: '11:00',
            eta_hrs: 1,
            driver: { name: '', contact: [] },
          })
        )._id,
      )
    const closed = await anOrder(
      t,
      'acme',
      { dispatch_date: '2025-01-02', dispatch_time: '12:00' },
      [received],
    )
    const report = async (query = '', as = 'acme') =>
      (await t.call(as, `/analysis/owed${query}`)).body
    t.setClock('2025-01-12T06:30:00.000Z')
    const first = (await report('?party=receiver&age=3')).result
    expect(first.counts).toEqual([
      { party: 'receiver', age: 3, orders: 21 },
      { party: 'receiver', age: 1, orders: 1 },
    ])
    expect([first.is_all, first.total, first.orders.length, first.orders[0].since]).toEqual([
      true,
      21,
      20,
      '2025-01-01T06:30:00.000Z',
    ])
    const second = (await report('?party=receiver&age=3&offset=20')).result
    expect(new Set([...first.orders, ...second.orders].map(({ _id }) => _id))).toEqual(
      new Set(made.slice(0, 21)),
    )
    expect((await report('?age=1')).result.orders.map(({ _id }: { _id: string }) => _id)).toEqual(
      made.slice(21),
    )
    expect(JSON.stringify(await report())).not.toContain(closed._id)
    expect([
      (await t.call('bayer', '/analysis/owed')).code,
      (await t.call('acme', '/analysis/owed?age=9')).code,
    ]).toEqual([403, 422])
    t.setClock(null)
  })
})
