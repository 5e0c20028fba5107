import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Order } from '../../domain/order/order.ts'
import { later, MINUTE, SECOND } from '../../domain/time.ts'
import { Refused } from '../errors.ts'
import { sha256 } from '../secrets.ts'
import { platform } from '../stores/database/scope.ts'
import { passOn } from '../stores/messages/fall-back.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { linkTo } from '../testing/links.ts'
import { anOrder, messagesOf } from '../testing/orders.ts'
import { policed } from '../testing/policed.ts'
import { present } from '../testing/present.ts'
import { blockOf, networkTag } from './asking-network.ts'
import { withinBudget } from './locator.ts'

const STRANGER = '203.0.113.9'
const RECEIVER = '198.51.100.7'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp({ EPOD_TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => t.close())
afterEach(async () => {
  t.setClock(null)
  await t.database.asOwner((db) => sql`delete from budgets`.execute(db))
})

const from = (ip: string) => ({ 'x-forwarded-for': ip })

/** The page of an order by its number, as somebody at this address finds it. */
const byNumber = (order: Order, ip: string, client = 'acme') => {
  const call = async (body?: object) => {
    const { statusCode, json } = await t.app.inject({
      method: 'POST',
      url: `/api/public/receiver/${client}/lr/${order.identifier}`,
      headers: from(ip),
      ...(body && { payload: body }),
    })
    return { code: statusCode, body: json<{ result?: { masked: boolean } }>() }
  }
  return {
    call,
    /** Asks, and waits until the server is done, which its answer does not. */
    ask: async (): Promise<number> => {
      const before = (await messagesOf(t, order._id)).length
      await call()
      await vi.waitFor(async () => {
        if ((await messagesOf(t, order._id)).length !== before + 2) throw new Error('not sent yet')
      }, 20_000)
      return lastCode(order)
    },
    enter: async (code: number) => (await call({ code })).code,
  }
}

const lastCode = async (order: Order): Promise<number> =>
  present((await messagesOf(t, order._id)).at(-1)?.otp)
const notThe = (code: number, n = 0): number => ((code + 1 + n - 100_000) % 900_000) + 100_000

/** Lets so many seconds go by for what is decided; the pause between two codes is 30. */
const clock = () => {
  const began = new Date().toISOString()
  let passed = 0
  return (seconds = 31) => {
    passed += seconds
    t.setClock(later(began, passed * SECOND))
  }
}

/** Has everything that was asked for by number been done? The next one asked for is behind it. */
const nothingMore = async (order: Order, ip: string): Promise<void> => {
  const before = await messagesOf(t, order._id)
  const other = await anOrder(t)
  await byNumber(order, ip).call()
  await byNumber(other, RECEIVER).ask()
  expect(await messagesOf(t, order._id)).toEqual(before)
}

describe('a stranger at one network who knows an order’s number', () => {
  it('uses up its own calls and none of the receiver’s [LINK-02]', async () => {
    const order = await anOrder(t)
    const sought = { party: 'receiver', client: 'acme', number: order.identifier } as const
    let calls = 0
    const callOn = (): Promise<unknown> => withinBudget(t.deps, `203.0.113.${calls}`, sought)
    // Where a new hour begins meanwhile, its worth comes on top.
    await expect(
      (async () => {
        for (; calls < 41; calls += 1) await callOn()
      })(),
    ).rejects.toMatchObject({ code: 429 })
    expect(calls).toBeGreaterThanOrEqual(20)
    expect((await byNumber(order, STRANGER).call()).code).toBe(429)
    const receiver = byNumber(order, RECEIVER)
    const opened = await receiver.call({ code: await receiver.ask() })
    expect([opened.code, opened.body.result?.masked]).toEqual([200, false])
  })

  it('uses up its own codes of the day: the receiver asks, and link and desk send one-time passwords [LINK-02] [OTP-03]', async () => {
    const order = await anOrder(t)
    const { ref } = await linkTo(t, order, 'receiver')
    const pass = clock()
    const [stranger, receiver] = [byNumber(order, STRANGER), byNumber(order, RECEIVER)]
    for (let n = 0; n < 5; n += 1) {
      await stranger.ask()
      pass()
    }
    await nothingMore(order, STRANGER)
    const code = await receiver.ask()
    const { token } = (await t.call(null, `/public/receiver/${ref}`)).body
    for (const as of [`Bearer ${token}`, 'acme']) {
      expect((await t.call(as, '/trigger_otp', { _id: order._id })).code).toBe(200)
      pass()
    }
    expect(await receiver.enter(code)).toBe(200)
  })

  it('causes at most half of what a contact gets in an hour and the account sends in a day [LINK-02] [OTP-03]', async () => {
    const spocs = [
      { name: 'Meera', contact: { phone: ['9811100001'], email: ['m@example.com'], status: [] } },
    ]
    const [one, two] = [await anOrder(t, 'acme', { spocs }), await anOrder(t, 'acme', { spocs })]
    const pass = clock()
    for (let n = 0; n < 5; n += 1) {
      await byNumber(one, STRANGER).ask()
      pass()
    }
    await nothingMore(two, STRANGER)
    expect(await byNumber(two, RECEIVER).enter(await byNumber(two, RECEIVER).ask())).toBe(200)

    await policed(t, 'shipper', { otp: { per_account_a_day: 8 }, lr_locator: true })
    const [first, second] = [await anOrder(t, 'shipper'), await anOrder(t, 'shipper')]
    const at = (order: Order, ip: string) => byNumber(order, ip, 'shipper')
    for (let n = 0; n < 2; n += 1) {
      await at(first, STRANGER).ask()
      pass()
    }
    await at(second, STRANGER).call()
    await byNumber(await anOrder(t), RECEIVER).ask()
    expect(await messagesOf(t, second._id)).toEqual([])
    expect(await at(second, RECEIVER).enter(await at(second, RECEIVER).ask())).toBe(200)
    const { code } = await t.call('shipper', '/trigger_otp', { _id: first._id })
    expect(code).toBe(200)
  })

  it('uses up its own tries: the code still opens for the receiver, whoever asked for it [LINK-02] [OTP-03]', async () => {
    for (const asking of [STRANGER, RECEIVER]) {
      const order = await anOrder(t)
      const code = await byNumber(order, asking).ask()
      const stranger = byNumber(order, STRANGER)
      for (let n = 0; n < 5; n += 1) expect(await stranger.enter(notThe(code, n))).toBe(422)
      expect(await stranger.enter(code)).toBe(422)
      const pass = clock()
      pass()
      await nothingMore(order, STRANGER)
      expect(await byNumber(order, RECEIVER).enter(code)).toBe(200)
    }
  })

  it('is locked out of a page behind a code alone, while the receiver’s link opens it [LINK-02] [OTP-03] [LINK-01]', async () => {
    await policed(t, 'swiggy', { public_url_customization: { secure_otp: true } })
    const order = await anOrder(t, 'swiggy')
    const { _id } = order
    const { ref } = await linkTo(t, order, 'receiver', 'swiggy')
    await t.call('swiggy', '/update_epod', { _id, receive: true })
    const at = async (address: string, ip: string) => {
      const opened = await t.call(null, `/public/receiver/${address}`, undefined, from(ip))
      const as = `Bearer ${opened.body.token}`
      return {
        ask: async () => (await t.call(as, '/trigger_otp', { _id }, from(ip))).body.code,
        enter: async (otp: number) =>
          (await t.call(as, '/update_epod', { _id, otp }, from(ip))).body.code,
        may: async () => (await t.call(as, '/public-order', undefined, from(ip))).body.result.may,
      }
    }
    const [stranger, receiver] = [await at(_id, STRANGER), await at(ref, RECEIVER)]
    expect(await stranger.ask()).toBe('otp_sent')
    expect(await receiver.ask()).toBe('otp_too_soon')
    const code = await lastCode(order)
    for (let n = 0; n < 5; n += 1) expect(await stranger.enter(notThe(code, n))).toBe('otp_wrong')
    expect([await stranger.enter(code), await stranger.ask()]).toEqual(['otp_locked', 'otp_locked'])
    expect((await stranger.may())['verify_otp']?.code).toBe('otp_locked')
    expect((await receiver.may())['verify_otp']).toBe(null)
    const pass = clock()
    pass()
    expect(await receiver.ask()).toBe('otp_sent')
    expect(await stranger.ask()).toBe('otp_locked')
    expect(await receiver.enter(await lastCode(order))).toBe('page_opened')
  })
})

describe('strangers at many networks', () => {
  it('have fifteen tries on a code together, and the receiver asks for another [LINK-02] [OTP-03]', async () => {
    const order = await anOrder(t)
    const code = await byNumber(order, RECEIVER).ask()
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        byNumber(order, `192.0.${n % 4}.1`).enter(notThe(code, n)),
      ),
    )
    const rows = await t.database.read(
      platform,
      () => sql<{ tries: number; networks: number; most: number }>`
        select tries, count(*)::int as networks, max(value::int) as most
        from access_codes, jsonb_each_text(tries_from)
        where order_id = ${order._id}
        group by id, tries`,
    )
    expect(rows).toEqual([{ tries: 15, networks: expect.any(Number), most: expect.any(Number) }])
    expect(rows[0]?.most).toBeLessThanOrEqual(5)
    const receiver = byNumber(order, RECEIVER)
    expect(await receiver.enter(code)).toBe(422)
    const pass = clock()
    pass()
    expect(await receiver.enter(await receiver.ask())).toBe(200)
  })

  it('use up the codes of a day, and the receiver is slowed and never shut out [LINK-02]', async () => {
    const order = await anOrder(t)
    const pass = clock()
    const strangers = [byNumber(order, STRANGER), byNumber(order, '192.0.2.9')]
    for (const stranger of strangers)
      for (let n = 0; n < 5; n += 1) {
        await stranger.ask()
        pass()
      }
    await nothingMore(order, RECEIVER)
    // Beyond the hour's worth of the contact too.
    pass(3_600)
    await nothingMore(order, STRANGER)
    const receiver = byNumber(order, RECEIVER)
    expect(await receiver.enter(await receiver.ask())).toBe(200)
    pass(3_600)
    await nothingMore(order, RECEIVER)
  })

  it('use up the calls of an hour at a client, and a network that calls little is let in by the slow lane [LINK-02]', async () => {
    await t.database.asOwner((db) =>
      sql`insert into budgets (key, slot, used)
        select ${sha256('client acme')}, date_trunc('hour', now()) + make_interval(hours => n), 2000
        from generate_series(0, 1) n`.execute(db),
    )
    const callAt = (network: number, client = 'acme', number = 'LR-1') =>
      withinBudget(t.deps, `10.${network >> 8}.${network & 255}.1`, {
        party: 'receiver',
        client,
        number,
      }).then(
        () => 'in',
        (error: unknown) => (error instanceof Refused ? error.retry_after : error),
      )
    const minute = Math.floor(Date.now() / MINUTE)
    for (let n = 0; n < 20; n += 1) expect(await callAt(0, 'bayer', `LR-${n}`)).toBe('in')
    expect(await callAt(0)).toBe(60)
    const after = await Promise.all(Array.from({ length: 20 }, (_, n) => callAt(n + 1)))
    // Where a new minute begins meanwhile, its worth comes on top.
    if (Math.floor(Date.now() / MINUTE) === minute) expect(after).toContain(60)
    expect(after.filter((said) => said === 'in').length).toBeGreaterThanOrEqual(10)
    expect(after.filter((said) => said !== 'in' && said !== 60)).toEqual([])
  })

  it('find a code of a release before, of whose tries no network is known, as one of others [LINK-02]', async () => {
    const order = await anOrder(t)
    const code = await byNumber(order, RECEIVER).ask()
    await t.database.asOwner((db) =>
      sql`update access_codes set tries = 5, asked_from = default, tries_from = default
        where order_id = ${order._id}`.execute(db),
    )
    expect(await byNumber(order, RECEIVER).enter(code)).toBe(200)
  })
})

it('a code of a page that falls back to another channel is counted as one still [LINK-02] [OTP-03]', async () => {
  const order = await anOrder(t)
  await byNumber(order, STRANGER).ask()
  const messages = () =>
    t.database.read(platform, (db) =>
      db
        .selectFrom('outbox')
        .select(['id', 'page_asked_from'])
        .where('order_id', '=', order._id)
        .orderBy('id'),
    )
  const [first] = await messages()
  await passOn(
    t.database,
    { id: present(first).id },
    {
      id: randomUUIDv7(),
      to: { channel: 'whatsapp', recipient: '9811100002' },
      after: [],
      body: 'x',
      secret: null,
    },
    { error: 'x', why: 'refused' },
  )
  const tag = networkTag(t.deps, STRANGER)
  expect((await messages()).map((message) => message.page_asked_from)).toEqual([tag, tag, tag])
})

it.each([
  ['203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s with its neighbours, by a digest that tells no address [LINK-02]', (ip, block) => {
  expect(blockOf(ip)).toBe(block)
  expect(networkTag(t.deps, ip)).toMatch(/^[\w-]{43}$/)
  expect(networkTag(t.deps, ip)).not.toBe(networkTag(t.deps, RECEIVER))
})
