import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anotherNode, openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { countHashes } from '../../testing/hashes.ts'
import { logIn } from '../../testing/log-in.ts'

const hashes = countHashes()

let test: TestApp
let other: FastifyInstance
beforeAll(async () => {
  test = await openTestApp()
  other = await anotherNode(test)
})
afterAll(async () => {
  await other.close()
  await test.close()
})
const change = (statement: ReturnType<typeof sql>): Promise<unknown> =>
  test.database.asOwner((db) => statement.execute(db))
beforeEach(async () => {
  await change(sql`delete from login_failures`)
  hashes.evaluated = 0
})

const codes = (replies: readonly Reply[]): Record<number, number> =>
  replies.reduce<Record<number, number>>(
    (count, { code }) => ({ ...count, [code]: (count[code] ?? 0) + 1 }),
    {},
  )
const wrong = (username: string, from?: string, app = test.app): Promise<Reply> =>
  logIn(app, username, 'wrong', from)

/** Leaves wrong passwords for as many names, as if given from this address. */
const wronged = (address: string, count: number): Promise<unknown> =>
  change(
    sql`
      insert into login_failures (id, name_hash, address, pending)
      select gen_random_uuid(), 'name ' || n, ${address}, false
      from generate_series(1, ${count}::int) n`,
  )

describe('wrong passwords', () => {
  it('stop after five for a name from one network, whatever its case, even for the right one [AUTH-13]', async () => {
    for (const name of ['acme', 'ACME', 'Acme', 'acme', 'acme'])
      expect((await wrong(name, '198.51.100.9')).code).toBe(401)
    const replies = [
      await wrong('acme', '198.51.100.9'),
      await logIn(test.app, 'acme', undefined, '198.51.100.9'),
    ]
    for (const { code, headers, body } of replies) {
      expect(code).toBe(429)
      expect(body).toEqual({
        status: false,
        code: 'too_many_tries',
        message: 'Too many tries. Please wait and try again.',
      })
      expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    }
    expect(hashes.evaluated).toBe(5)
    expect((await logIn(test.app, 'bayer', undefined, '198.51.100.9')).code).toBe(200)
    expect((await logIn(test.app, 'acme', undefined, '198.51.100.10')).code).toBe(200)
  })

  it('of an IPv6 network are counted together [AUTH-13]', async () => {
    for (let index = 0; index < 5; index += 1) await wrong('acme', `2001:db8:1:2::${index + 1}`)
    expect((await logIn(test.app, 'acme', undefined, '2001:db8:1:2:ffff::1')).code).toBe(429)
    expect((await logIn(test.app, 'acme', undefined, '2001:db8:1:3::1')).code).toBe(200)
  })

  it('stop after five for a name that nobody has, with the same answers [AUTH-13]', async () => {
    const [known, unknown] = [[], []] as [Reply[], Reply[]]
    for (let index = 0; index < 6; index += 1) {
      known.push(await wrong('acme'))
      unknown.push(await wrong('nobody'))
    }
    expect(unknown.map(({ code, body }) => ({ code, body }))).toEqual(
      known.map(({ code, body }) => ({ code, body })),
    )
    expect(unknown.at(-1)?.code).toBe(429)
  })

  it('count for 15 minutes, and are removed after an hour [AUTH-13]', async () => {
    for (let index = 0; index < 5; index += 1) await wrong('acme')
    await change(sql`update login_failures set at = at - interval '14 minutes'`)
    const { code, headers } = await logIn(test.app, 'acme')
    expect(code).toBe(429)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    await change(sql`update login_failures set at = at - interval '1 minute'`)
    expect((await logIn(test.app, 'acme')).code).toBe(200)
    await change(sql`update login_failures set at = at - interval '45 minutes'`)
    expect((await logIn(test.app, 'acme')).code).toBe(200)
    const {
      rows: [left],
    } = await test.database.asOwner((db) =>
      sql<{ count: number }>`select count(*) as count from login_failures`.execute(db),
    )
    expect(left?.count).toBe(0)
  })

  it('stop after fifty from one address, while the right password works from elsewhere [AUTH-13]', async () => {
    await wronged('203.0.113.7', 48)
    for (const name of ['guess-48', 'guess-49'])
      expect((await wrong(name, '203.0.113.7')).code).toBe(401)
    expect((await wrong('guess-50', '203.0.113.7')).code).toBe(429)
    expect((await logIn(test.app, 'acme', undefined, '203.0.113.7')).code).toBe(429)
    expect((await logIn(test.app, 'acme', undefined, '203.0.113.8')).code).toBe(200)
    expect(hashes.evaluated).toBe(3)
  })

  it('are not told apart by a header that the caller wrote [AUTH-13]', async () => {
    await wronged('127.0.0.1', 50)
    const authorization = `Basic ${btoa('acme:epod-demo')}`
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { authorization, 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' },
    })
    expect(reply.statusCode).toBe(429)
  })

  it('are not counted for those who sign in rightly, however many at once', async () => {
    const replies = await Promise.all(Array.from({ length: 15 }, () => logIn(test.app, 'acme')))
    expect(codes(replies)).toEqual({ 200: 15 })
    expect((await logIn(test.app, 'disabled')).code).toBe(403)
    const {
      rows: [left],
    } = await test.database.asOwner((db) =>
      sql<{ count: number }>`select count(*) as count from login_failures`.execute(db),
    )
    expect(left?.count).toBe(0)
  })

  it('include a try that was cut off before it was decided [AUTH-13]', async () => {
    for (let index = 0; index < 4; index += 1) await wrong('acme')
    await change(
      sql`
        insert into login_failures (id, name_hash, address, at)
        select gen_random_uuid(), name_hash, address, now() - interval '31 seconds'
        from login_failures
        limit 1`,
    )
    expect((await logIn(test.app, 'acme')).code).toBe(429)
  })

  it('keep no name as it was typed', async () => {
    await wrong('my secret typed too early')
    const { rows } = await test.database.asOwner((db) =>
      sql<{ all: string }>`select json_agg(f)::text as all from login_failures f`.execute(db),
    )
    expect(rows[0]?.all).not.toContain('secret')
  })

  it('from one network are evaluated no more than five times of a thousand, a hundred at once, over two nodes [AUTH-13]', async () => {
    const replies: Reply[] = []
    // In waves: all at once, a busy database turns every one of them away.
    for (let wave = 0; wave < 10; wave += 1)
      replies.push(
        ...(await Promise.all(
          Array.from({ length: 100 }, (_, index) =>
            wrong('acme', '198.51.100.1', index % 2 ? test.app : other),
          ),
        )),
      )
    // What was turned away by a busy machine comes again, one by one, until it hears of the limit.
    for (let code = 503; code !== 429;) {
      const reply = await wrong('acme', '198.51.100.1')
      expect([401, 429, 503]).toContain(reply.code)
      code = reply.code
    }
    const counted = codes(replies)
    expect(hashes.evaluated).toBeGreaterThan(0)
    expect(hashes.evaluated).toBeLessThanOrEqual(5)
    // A busy machine turns some of the five away, before their turn or when it cannot note in time
    // how they ended.
    const { 401: told = 0, 429: many = 0, 503: busy = 0 } = counted
    expect(told).toBeLessThanOrEqual(hashes.evaluated)
    expect(told + many + busy).toBe(1_000)
    expect(
      replies.every(({ code, headers }) => code === 401 || Number(headers['retry-after']) > 0),
    ).toBe(true)
  }, 300_000)
})
