import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { platform } from '../../stores/database/scope.ts'
import { sha256 } from '../../secrets.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { countHashes } from '../../testing/hashes.ts'
import { basic, cookieOf, logIn, postAs } from '../../testing/log-in.ts'

const hashes = countHashes()

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(() => change(sql`delete from login_failures`))

const change = (statement: ReturnType<typeof sql>): Promise<unknown> =>
  test.database.asOwner((db) => statement.execute(db))
const userId = async (username: string): Promise<string> => {
  const [row] = await test.database.read<{ id: string }>(
    platform,
    () => sql`select id from users where username = ${username}`,
  )
  return row?.id ?? ''
}
const valid = async (token: string): Promise<number> =>
  (await postAs(test.app, '/validtoken', `Bearer ${token}`)).code

describe('POST /login', () => {
  it('answers the token, the account, its client’s configuration and the effective one [AUTH-02]', async () => {
    const { code, headers, body } = await logIn(test.app, 'acme-vendor')
    expect(code).toBe(200)
    expect(body).toMatchObject({
      status: true,
      userdata: {
        client: 'acme',
        client_name: 'Acme Logistics',
        username: 'acme-vendor',
        transporter: 'Roadrunner',
        config: { columns: 'vendor' },
      },
      client_config: { show_receive_button: true },
      policy: { columns: 'vendor', show_receive_button: false },
      reach: 'vendor',
      party: 'Roadrunner',
      embedded: false,
    })
    expect(body.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/)
    expect(headers['cache-control']).toBe('no-store')
    expect(await valid(body.token)).toBe(200)
  })

  it('takes the name in any case and a password as UTF-8', async () => {
    expect(await logIn(test.app, 'ACME')).toMatchObject({
      code: 200,
      body: { userdata: { username: 'acme' } },
    })
  })

  it('answers unknown names, wrong passwords and no credentials alike, without a challenge [AUTH-03]', async () => {
    const replies = [
      await logIn(test.app, 'nobody'),
      await logIn(test.app, 'acme', 'wrong'),
      await logIn(test.app, 'disabled', 'wrong'),
      await logIn(test.app, 'acme', ''),
      await postAs(test.app, '/login', null),
      await postAs(test.app, '/login', 'Basic !!!'),
      await postAs(test.app, '/login', basic('x'.repeat(300), 'y')),
      await logIn(test.app, "' or 1=1 --", 'x'),
    ]
    for (const { code, body, headers } of replies) {
      expect({ code, body }).toEqual({
        code: 401,
        body: { status: false, code: 'invalid_credentials', message: 'Invalid Credentials' },
      })
      expect(headers).not.toHaveProperty('www-authenticate')
      expect(headers).not.toHaveProperty('set-cookie')
    }
  })

  it('says that a user is disabled only to whoever knows the password [AUTH-03] [AUTH-14]', async () => {
    expect(await logIn(test.app, 'disabled')).toMatchObject({
      code: 403,
      body: { status: false, code: 'user_disabled', message: 'User Disabled' },
    })
    expect((await logIn(test.app, 'disabled', 'wrong')).code).toBe(401)
  })

  it('looks at one password’s hash for a known, an unknown and a disabled name, in about the same time', async () => {
    const names = ['acme', 'nobody-of-that-name', 'disabled']
    const times = new Map(names.map((name) => [name, [] as number[]]))
    // What other programs on the machine take can only lengthen an answer: the quickest says what
    // it is, after enough tries.
    const ratio = (): number => {
      const quickest = names.map((name) => Math.min(...(times.get(name) ?? [])))
      return Math.max(...quickest) / Math.min(...quickest)
    }
    for (let round = 0; round < 12 || (round < 120 && ratio() >= 2); round += 1) {
      await change(sql`delete from login_failures`)
      for (const name of names) {
        const before = hashes.evaluated
        const begun = performance.now()
        await logIn(test.app, name, 'wrong')
        times.get(name)?.push(performance.now() - begun)
        expect(hashes.evaluated - before).toBe(1)
      }
    }
    expect(ratio()).toBeLessThan(2)
  })

  it('keeps no secret in the database as it was sent [AUTH-16]', async () => {
    const reply = await logIn(test.app, 'acme')
    const { rows } = await test.database.asOwner((db) =>
      sql<{
        all: string
      }>`
        select (select json_agg(s) from sessions s)::text
          || (select json_agg(t) from session_tokens t)::text as all`.execute(db),
    )
    expect(rows[0]?.all).not.toContain(reply.body.token)
    expect(rows[0]?.all).not.toContain(cookieOf(reply).split('=')[1])
  })
})

describe('a token', () => {
  it('is all that a call needs, and nothing else is enough [AUTH-15] [AUTH-16]', async () => {
    const reply = await logIn(test.app, 'acme')
    const { token } = reply.body as { token: string }
    expect((await postAs(test.app, '/validtoken', `Bearer ${token}`)).body).toMatchObject({
      status: true,
    })
    const refused: Reply[] = [
      await postAs(test.app, '/validtoken', null),
      await postAs(test.app, '/validtoken', 'Bearer wrong'),
      await postAs(test.app, '/validtoken', token),
      await postAs(test.app, '/validtoken', null, '127.0.0.1', { cookie: cookieOf(reply) }),
      await postAs(test.app, `/validtoken?token=${token}`, null),
      await postAs(test.app, `/validtoken?access_token=${token}`, null),
      await postAs(test.app, '/validtoken', basic('acme', 'epod-demo')),
      await postAs(test.app, '/validtoken', `Bearer ${cookieOf(reply).split('=')[1]}`),
      await test.call(null, '/session'),
    ]
    for (const { code, body } of refused)
      expect({ code, status: body.status, message: typeof body.message }).toEqual({
        code: 401,
        status: false,
        message: 'string',
      })
  })

  it('lives for 15 minutes [AUTH-05] [AUTH-15] [AUTH-16]', async () => {
    const { token, expires_at } = (await logIn(test.app, 'acme')).body as {
      token: string
      expires_at: string
    }
    const {
      rows: [row],
    } = await test.database.asOwner((db) =>
      sql<{
        left: number
      }>`select extract(epoch from ${expires_at}::timestamptz - now())::float8 as left`.execute(db),
    )
    expect(row?.left).toBeGreaterThan(14 * 60)
    expect(row?.left).toBeLessThanOrEqual(15 * 60)
    await change(sql`update session_tokens set expires_at = now() where hash = ${sha256(token)}`)
    expect(await valid(token)).toBe(401)
  })

  it('tells who is signed in [AUTH-05]', async () => {
    const reply = await logIn(test.app, 'syngenta')
    const {
      token,
      message: _message,
      code: _said,
      ...account
    } = reply.body as { token: string; message: string; code: string }
    const { code, body } = await test.call(`Bearer ${token}`, '/session')
    expect(code).toBe(200)
    expect(body).toMatchObject(account)
    expect(body).not.toHaveProperty('token')
  })
})

describe('renewal', () => {
  it('rests on a cookie that no script and no other site can use, for one path [AUTH-16]', async () => {
    const [set] = [(await logIn(test.app, 'acme')).headers['set-cookie']].flat()
    expect(set).toMatch(
      /^epod_renewal=[A-Za-z0-9_-]{43}; Max-Age=86400; Path=\/api\/session; HttpOnly; SameSite=Strict$/,
    )
    const secure = await buildApp({
      ...test.deps,
      settings: { ...test.deps.settings, public_url: 'https://epod.test' },
    })
    expect(String((await logIn(secure, 'acme')).headers['set-cookie'])).toContain('; Secure')
    await secure.close()
  })

  const renew = (cookie: string): Promise<Reply> =>
    postAs(test.app, '/session/renew', null, '127.0.0.1', { cookie })

  it('gives another token, while the one before stays good for a minute [AUTH-16]', async () => {
    const first = await logIn(test.app, 'acme')
    const renewed = await renew(cookieOf(first))
    expect(renewed.code).toBe(200)
    expect(renewed.body.token).not.toBe(first.body.token)
    expect([await valid(renewed.body.token), await valid(first.body.token)]).toEqual([200, 200])
    const { rows } = await test.database.asOwner((db) =>
      sql<{ left: number }>`
      select extract(epoch from t.expires_at - now())::float8 as left
      from session_tokens t
      join session_tokens n using (session_id)
      where n.hash = ${sha256(renewed.body.token)} and t.hash <> n.hash`.execute(db),
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.left).toBeLessThanOrEqual(60)
  })

  it('serves many tabs at once, all of whose tokens are good [AUTH-16]', async () => {
    const cookie = cookieOf(await logIn(test.app, 'acme'))
    const replies = await Promise.all(Array.from({ length: 5 }, () => renew(cookie)))
    expect(await Promise.all(replies.map(({ body }) => valid(body.token)))).toEqual([
      200, 200, 200, 200, 200,
    ])
  })

  it.each([
    ['8 hours without use', sql`idle_expires_at = now()`],
    ['24 hours', sql`absolute_expires_at = now()`],
    ['its end', sql`ended_at = now()`],
  ])('is over after %s, and so is the token [AUTH-16]', async (_what, over) => {
    const reply = await logIn(test.app, 'shipper')
    const {
      rows: [session],
    } = await test.database.asOwner((db) =>
      sql<{ idle: number; whole: number }>`
      select extract(epoch from idle_expires_at - created_at)::float8 as idle,
        extract(epoch from absolute_expires_at - created_at)::float8 as whole
      from sessions where user_id = ${userOf.shipper} order by id desc limit 1`.execute(db),
    )
    expect(session).toEqual({ idle: 8 * 3_600, whole: 24 * 3_600 })
    await change(sql`update sessions set ${over} where user_id = ${userOf.shipper}`)
    expect((await renew(cookieOf(reply))).code).toBe(401)
    expect(await valid(reply.body.token)).toBe(401)
  })

  const userOf = { shipper: '' }
  beforeAll(async () => {
    userOf.shipper = await userId('shipper')
  })

  it('never gives a token beyond the 24 hours [AUTH-16]', async () => {
    const reply = await logIn(test.app, 'shipper')
    await change(
      sql`
        update sessions
        set absolute_expires_at = now() + interval '5 minutes'
        where user_id = ${userOf.shipper}`,
    )
    const { body } = await renew(cookieOf(reply))
    const {
      rows: [row],
    } = await test.database.asOwner((db) =>
      sql<{
        left: number
      }>`
        select extract(epoch from ${body.expires_at}::timestamptz - now())::float8 as left`.execute(
        db,
      ),
    )
    expect(row?.left).toBeLessThanOrEqual(300)
  })

  it('needs the cookie: a token or another secret renews nothing [AUTH-16]', async () => {
    const { body } = await logIn(test.app, 'acme')
    expect((await postAs(test.app, '/session/renew', `Bearer ${body.token}`)).code).toBe(401)
    expect((await renew(`epod_renewal=${body.token}`)).code).toBe(401)
    expect((await renew('epod_renewal=')).code).toBe(401)
  })
})
