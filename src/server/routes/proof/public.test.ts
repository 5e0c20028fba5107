import { present } from '../../testing/present.ts'
import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { contactsOf } from '../../../domain/order/entry/contacts.ts'
import { words } from '../../../domain/testing/words.ts'
import { buildApp } from '../../app.ts'
import { platform } from '../../stores/database/scope.ts'
import { createDeps } from '../../deps.ts'
import { withinBudget } from '../../links/locator.ts'
import { refreshPublic } from '../../../contract/proof/links.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder, messagesOf } from '../../testing/orders.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
afterEach(() =>
  test.database.asOwner(async (db) => {
    await sql`delete from budgets`.execute(db)
  }),
)

const orderNamed = async (identifier: string): Promise<string> =>
  (
    await test.database.read(platform, (db) =>
      db.selectFrom('orders').select('id').where('identifier', '=', identifier),
    )
  )[0]?.id ?? ''
/** The messages of an order once there are `count`; the answer does not wait for them. */
const sentFor = (order_id: string, count: number) =>
  vi.waitFor(
    async () => {
      const messages = await messagesOf(test, order_id)
      if (messages.length < count) throw new Error(`${messages.length} of ${count} messages`)
      return messages
    },
    { timeout: 20_000 },
  )
const lr = (
  client: string,
  number: string,
  body: object | null = null,
  role = 'receiver',
  remoteAddress = '203.0.113.9',
) =>
  test.app.inject({
    method: 'POST',
    url: `/api/public/${role}/${client}/lr/${encodeURIComponent(number)}`,
    remoteAddress,
    ...(body === null ? {} : { payload: body }),
  })

describe('a page found by LR number', () => {
  it('answers alike for real and invented numbers and clients, before and after a code [LINK-02] [PUBL-04]', async () => {
    const order = await anOrder(test)
    const elsewhere = await anOrder(test, 'shipper')
    const answers = []
    for (const [client, number] of [
      ['acme', order.identifier],
      ['acme', 'LR-INVENTED'],
      ['nobody', order.identifier],
      ['__proto__', 'x'],
      ['shipper', elsewhere.identifier],
      ['swiggy', 'LR-INVENTED'],
      ['acme', "'; --"],
    ] as const) {
      for (const body of [null, { code: 123_456 }, { code: 0 }]) {
        const reply = await lr(client, number, body)
        const { date: _date, 'x-request-id': _id, ...headers } = reply.headers
        answers.push([
          body,
          {
            code: reply.statusCode,
            body: reply.body,
            headers: { ...headers, 'idempotency-replayed': undefined },
          },
        ] as const)
      }
    }
    for (const body of [null, { code: 123_456 }]) {
      const alike = new Set(
        answers
          .filter(([sent]) => JSON.stringify(sent) === JSON.stringify(body))
          .map(([, answer]) => JSON.stringify(answer)),
      )
      expect([...alike]).toHaveLength(1)
      expect([...alike].join()).toContain(body === null ? words.code_asked_for : words.code_wrong)
    }
    expect(await sentFor(order._id, 2)).toHaveLength(2)
    expect(await sentFor(elsewhere._id, 2)).toHaveLength(2)
  })

  it('says so where the client opens none, before anything is asked, whatever the number [LINK-02]', async () => {
    const order = await anOrder(test, 'bayer')
    const ask = async (client: string, number: string) => {
      const { statusCode, body } = await test.app.inject(
        `/api/public/receiver/${client}/lr/${encodeURIComponent(number)}`,
      )
      return [statusCode, body]
    }
    const isOff = async (off: boolean): Promise<void> => {
      await test.database.transaction(platform, ({ finish }) =>
        finish(sql`
        insert into policies (client_id, version, document)
        select client_id, max(version) + 1, (array_agg(document order by version desc))[1]
          || jsonb_build_object('lr_locator', ${!off}::boolean)
        from policies
        where client_id = (select client_id from orders where id = ${order._id})
        group by client_id`),
      )
    }
    const [open] = await Promise.all([ask('bayer', order.identifier), ask('bayer', 'LR-INVENTED')])
    expect(open[0]).toBe(200)
    expect(await ask('nobody', 'LR-INVENTED')).toEqual(open)
    await isOff(true)
    try {
      const refused = await ask('bayer', order.identifier)
      expect([refused[0], JSON.parse(String(refused[1])).code]).toEqual([403, 'locator_off'])
      expect(await ask('bayer', 'LR-INVENTED')).toEqual(refused)
      for (const body of [null, { code: 123_456 }])
        expect((await lr('bayer', order.identifier, body)).statusCode).toBe(403)
      expect(await messagesOf(test, order._id)).toHaveLength(0)
    } finally {
      await isOff(false)
    }
  })

  it('answers when it is time to, however long the work on a real number takes [LINK-02]', async () => {
    const { identifier } = await anOrder(test)
    const answered = Promise.withResolvers<void>()
    const slow = createDeps({
      ...test.deps,
      database: {
        ...test.database,
        transaction: async (scope, work) => {
          if (scope.kind === 'client') await answered.promise
          return test.database.transaction(scope, work)
        },
      },
    })
    const app = await buildApp(slow)
    const time = async (number: string): Promise<[code: number, isInTime: boolean]> => {
      const started = performance.now()
      const { statusCode } = await app.inject({
        method: 'POST',
        url: `/api/public/receiver/acme/lr/${number}`,
      })
      return [statusCode, performance.now() - started > 290]
    }
    for (const number of [identifier, 'LR-INVENTED'])
      expect(await time(number)).toEqual([200, true])
    answered.resolve()
    await app.close()
    expect(await messagesOf(test, await orderNamed(identifier))).toHaveLength(2)
  })

  it('runs as many statements for an invented number as for a real one [LINK-02]', async () => {
    const { identifier } = await anOrder(test)
    await lr('acme', identifier)
    const counted: string[][] = []
    for (const number of [identifier, 'LR-INVENTED']) {
      const scopes: string[] = []
      const app = await buildApp({
        ...test.deps,
        database: {
          ...test.database,
          transaction: (scope, work) => {
            scopes.push(`write ${scope.kind}`)
            return test.database.transaction(scope, work)
          },
          read: (scope, query) => {
            scopes.push(`read ${scope.kind}`)
            return test.database.read(scope, query)
          },
        },
      })
      await app.inject({
        method: 'POST',
        url: `/api/public/receiver/acme/lr/${number}`,
        payload: { code: 1 },
      })
      await app.close()
      counted.push(scopes)
    }
    expect(counted[1]).toEqual(counted[0])
    expect(counted[0]).toContain('write client')
  })

  it('opens after the code that was sent to the stored contacts, once [LINK-02] [PUBL-01]', async () => {
    const order = await anOrder(test)
    await lr('acme', order.identifier)
    const messages = await sentFor(order._id, 2)
    expect(messages.map(({ recipient, kind }) => `${kind} ${recipient}`).sort()).toEqual(
      contactsOf(order)
        .map((contact) => `otp ${contact}`)
        .sort(),
    )
    const code = messages[0]?.otp
    const opened = await lr('acme', order.identifier, { code })
    expect([opened.statusCode, opened.json()]).toMatchObject([
      200,
      { result: { _id: order._id, masked: false, may: { receive: null } } },
    ])
    const kept = await test.database.read(platform, () => sql`select * from access_codes`)
    expect(JSON.stringify(kept)).not.toContain(String(code))
    expect((await lr('acme', order.identifier, { code })).statusCode).toBe(422)
    const bearer = `Bearer ${opened.json<{ token: string }>().token}`
    expect((await test.call(bearer, refreshPublic, {})).body.token).toBe(bearer.slice(7))
    expect(
      await test.call(bearer, '/update_epod', { _id: order._id, receive: true }),
    ).toMatchObject({ code: 200 })
  })

  it('sends a driver’s code to the driver, whose page never receives; a code of one page opens no other [LINK-02] [LINK-01]', async () => {
    const order = await anOrder(test)
    await lr('acme', order.identifier, null, 'driver')
    const [message, ...others] = await sentFor(order._id, 1)
    expect([message?.recipient, others]).toEqual(['9876543210', []])
    expect(
      (await lr('acme', order.identifier, { code: message?.otp }, 'receiver')).statusCode,
    ).toBe(422)
    const opened = (await lr('acme', order.identifier, { code: message?.otp }, 'driver')).json<{
      result: { may: Record<string, { code: string } | null> }
    }>()
    expect(opened.result.may).toMatchObject({
      receive: { code: 'driver_cannot_receive', message: words.driver_cannot_receive },
    })
  })

  it('sends within the caps and ends a code after five wrong tries [LINK-02] [OTP-03]', async () => {
    const order = await anOrder(test)
    await lr('acme', order.identifier)
    await sentFor(order._id, 2)
    for (let n = 0; n < 3; n += 1) await lr('acme', order.identifier)
    const messages = await messagesOf(test, order._id)
    expect(messages).toHaveLength(2)
    const right = messages[0]?.otp ?? 0
    for (let n = 0; n < 5; n += 1)
      expect(
        (await lr('acme', order.identifier, { code: right === 100_000 ? 100_001 : 100_000 }))
          .statusCode,
      ).toBe(422)
    expect((await lr('acme', order.identifier, { code: right })).statusCode).toBe(422)
  })

  it('weighs at most five of many guesses made at once from one network [LINK-02]', async () => {
    const order = await anOrder(test)
    await lr('acme', order.identifier)
    const right = (await sentFor(order._id, 2))[0]?.otp ?? 0
    const guesses = Array.from(
      { length: 12 },
      (_, n) => ((right + 1 + n - 100_000) % 900_000) + 100_000,
    )
    await Promise.all(
      guesses.map((code, n) =>
        lr('acme', order.identifier, { code }, 'receiver', `198.51.100.${n}`),
      ),
    )
    const rows = await test.database.read(
      platform,
      () => sql<{ tries: number }>`select tries from access_codes where order_id = ${order._id}`,
    )
    expect(rows).toEqual([{ tries: 5 }])
  })

  it('finds an order by its invoice number where that is one order’s only [PUBL-04]', async () => {
    const invoice = `INV-${randomUUIDv7()}`
    const order = await anOrder(test, 'acme', { invoice })
    await lr('acme', invoice)
    await sentFor(order._id, 2)
    const shared = { invoice: `INV-${randomUUIDv7()}` }
    const twins = [await anOrder(test, 'acme', shared), await anOrder(test, 'acme', shared)]
    await lr('acme', shared.invoice)
    const next = await anOrder(test)
    await lr('acme', next.identifier)
    await sentFor(next._id, 2)
    const sent = await Promise.all(twins.map(({ _id }) => messagesOf(test, _id)))
    expect(sent).toEqual([[], []])
  })

  it('stops a walk through the numbers, whatever the numbers are [LINK-02]', async () => {
    const hour = async () =>
      (
        await test.database.read<{ hour: string }>(
          platform,
          () => sql`select date_trunc('hour', clock_timestamp())::text as hour`,
        )
      )[0]?.hour
    const walk = async (): Promise<unknown[]> => {
      await test.database.asOwner((db) => sql`delete from budgets`.execute(db))
      const numbered = (n: number) => ({
        party: 'receiver' as const,
        client: 'acme',
        number: `LR-${n}`,
      })
      for (let n = 1; n < 119; n += 1) await withinBudget(test.deps, `203.0.113.${n}`, numbered(n))
      // One after the other: how many may wait for a connection is not what is asked here.
      const codes: unknown[] = []
      for (let n = 119; n < 124; n += 1) {
        const { statusCode, headers } = await lr(
          'acme',
          numbered(n).number,
          null,
          'receiver',
          `203.0.113.${n}`,
        )
        codes.push([statusCode, headers['retry-after']])
      }
      return codes
    }
    // Each hour has its own worth: a walk into the next begins anew.
    let [begun, codes] = [await hour(), await walk()]
    while (begun !== (await hour())) [begun, codes] = [await hour(), await walk()]
    expect(codes).toEqual([
      [200, undefined],
      [200, undefined],
      [429, '3600'],
      [429, '3600'],
      [429, '3600'],
    ])
  })
})

describe('GET and HEAD', () => {
  it('change nothing in the database, on every route [LINK-01] [PUBL-01]', async () => {
    const order = await anOrder(test)
    const { url } = (await test.call('acme', `/orders/${order._id}/links`, { party: 'receiver' }))
      .body.result
    const ref = present(url.split('/').at(-1))
    const link = (await test.call(null, `/public/receiver/${ref}`)).body.token
    const account = await test.token('acme')
    const { paths } = test.app.swagger() as { paths: Record<string, Record<string, unknown>> }
    const values: Record<string, string> = {
      id: order._id,
      order: order._id,
      role: 'receiver',
      party: 'receiver',
      client: 'acme',
      ref,
      name: `${'0'.repeat(64)}.jpg`,
      ticket: 'x',
    }
    const urls = Object.entries(paths)
      .filter(([path, methods]) => 'get' in methods && !path.endsWith('/live'))
      .map(([path]) => path.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? 'x'))
    expect(urls.length).toBeGreaterThan(5)
    const pages = [
      '/',
      '/home',
      `/publicreceiver/${ref}`,
      `/publicdriver/${order._id}`,
      `/publicreceiver/acme/lr/${order.identifier}`,
      '/reset-password?code=x',
      '/healthz',
      '/readyz',
      '/metrics',
      '/docs',
    ]
    const before = await everything()
    for (const address of [...urls, ...pages]) {
      for (const method of ['GET', 'HEAD'] as const) {
        for (const token of [null, account, link]) {
          const reply = await test.app.inject({
            method,
            url: address,
            headers: token === null ? {} : { authorization: `Bearer ${token}` },
          })
          expect([address, reply.statusCode < 500 || reply.statusCode === 503]).toEqual([
            address,
            true,
          ])
        }
      }
    }
    expect(await everything()).toEqual(before)
  })
})

const everything = () =>
  test.database.asOwner(async (db) => {
    const { rows: tables } = await sql<{
      name: string
    }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
    const digests: Record<string, unknown> = {}
    for (const { name } of tables) {
      const { rows } = await sql<{
        digest: string
      }>`
        select count(*) || md5(coalesce(string_agg(t::text, '' order by t::text), '')) as digest
        from ${sql.table(name)} t`.execute(db)
      digests[name] = rows[0]?.digest
    }
    return digests
  })
