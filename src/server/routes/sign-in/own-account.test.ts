import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  changePassword,
  endOtherSessions,
  ownAccount,
} from '../../../contract/sign-in/own-account.ts'
import { listSessions, session } from '../../../contract/sign-in/session.ts'
import { anotherNode, openTestApp, PASSWORD, type Reply, type TestApp } from '../../testing/app.ts'
import { basic, cookieLine, cookieOf, logIn, postAs } from '../../testing/log-in.ts'

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
const change = <R>(statement: ReturnType<typeof sql<R>>): Promise<R[]> =>
  test.database.asOwner(async (db) => (await statement.execute(db)).rows)
beforeEach(() => change(sql`delete from login_failures`))

/** Signs in and answers the Bearer header. */
const enter = async (
  username: string,
  password = PASSWORD,
  from = '198.51.100.7',
): Promise<string> =>
  `Bearer ${(await logIn(test.app, username, password, from)).body.token as string}`
const holds = async (bearer: string): Promise<number> => (await test.call(bearer, session, {})).code
const change_password = (as: string, old_password: string, password: string) =>
  test.call(as, changePassword, { body: { old_password, password } })
const mails = (recipient: string): Promise<{ subject: string; body: string }[]> =>
  change(sql<{ subject: string; body: string }>`
    select subject, body from outbox where recipient = ${recipient} order by created_at, id`)

describe('GET /account', () => {
  it('says who the caller is, and nobody else [ACCT-02]', async () => {
    expect((await test.call('acme-vendor', ownAccount, {})).body.result).toEqual({
      username: 'acme-vendor',
      name: expect.any(String),
      email: expect.any(String),
      client: { key: 'acme', name: expect.any(String) },
      reach: 'vendor',
      party: 'Roadrunner',
      by_provider: false,
      single_only: false,
      second_factor: { since: null, codes_left: 0, required: false },
    })
    expect((await test.call(null, '/account')).code).toBe(401)
  })
})

describe('POST /account/password', () => {
  const NEXT = 'an entirely other one'

  it('sets another password for whoever knows the one so far, and ends the other sessions on every node [ACCT-02]', async () => {
    const [here, there] = [await enter('bayer'), await enter('bayer')]
    const reset = sql`insert into password_resets (hash, name_hash, client_id, user_id, expires_at)
      select 'h', 'n', client_id, id, now() + interval '1 hour' from users where username = 'bayer'`
    await change(reset)
    expect(await change_password(here, PASSWORD, NEXT)).toMatchObject({
      code: 200,
      body: { status: true, code: 'own_password_set' },
    })
    expect([await holds(here), await holds(there)]).toEqual([200, 401])
    const elsewhere = {
      method: 'GET',
      url: '/api/session',
      headers: { authorization: there },
    } as const
    await expect.poll(async () => (await other.inject(elsewhere)).statusCode).toBe(401)
    expect((await logIn(test.app, 'bayer')).code).toBe(401)
    expect((await logIn(test.app, 'bayer', NEXT)).code).toBe(200)
    // A link that was mailed before is not good any more.
    expect(await change(sql`select hash from password_resets where used_at is null`)).toEqual([])
    // On record, by oneself, and with no secret beside it.
    const kept = sql`select by, action, before, after from user_changes where username = 'bayer'`
    expect(await change(kept)).toEqual([
      { by: 'bayer', action: 'own_password_set', before: null, after: null },
    ])
    expect(await mails('bayer@example.com')).toEqual([
      {
        subject: 'A change to how you sign in',
        body: 'The password was changed, and every other device was signed out: bayer, just now. If it was not you, please tell us at once.\n',
      },
    ])
  })

  it('changes nothing for a wrong password, and counts it like one at sign-in [AUTH-13]', async () => {
    const here = await enter('swiggy')
    const hash = () => change(sql`select password_hash from users where username = 'swiggy'`)
    const before = await hash()
    for (let n = 0; n < 5; n += 1)
      expect(await change_password(here, 'wrong', NEXT)).toMatchObject({
        code: 422,
        body: {
          code: 'password_wrong',
          errors: [{ field: 'old_password', code: 'password_wrong' }],
        },
      })
    const limited = await change_password(here, PASSWORD, NEXT)
    expect([limited.code, Number(limited.headers['retry-after']) > 600]).toEqual([429, true])
    expect((await logIn(test.app, 'swiggy', PASSWORD)).code).toBe(429)
    expect([await hash(), await holds(here)]).toEqual([before, 200])
  })

  it('takes the passwords that a reset takes [AUTH-11]', async () => {
    const here = await enter('shipper')
    for (const [password, code] of [
      ['too short', 'password_short'],
      ['x'.repeat(65), 'password_long'],
      ['with a \u0007 bell in it', 'password_unfit'],
      ['Shipper@12345', 'password_guessable'],
    ] as const)
      expect(await change_password(here, PASSWORD, password)).toMatchObject({
        code: 422,
        body: { errors: [{ field: 'password', code }] },
      })
    expect((await logIn(test.app, 'shipper')).code).toBe(200)
  })

  it('is done once, whoever asks for it at the same moment [ACCT-02]', async () => {
    const here = await enter('syngenta')
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, n) => change_password(here, PASSWORD, `another one ${n} x`)),
    )
    const done = replies.flatMap(({ code }, n) => (code === 200 ? [n] : []))
    expect(done).toHaveLength(1)
    await change(sql`delete from login_failures`)
    const good = await Promise.all(
      done.map((n) => logIn(test.app, 'syngenta', `another one ${n} x`)),
    )
    expect(good.filter(({ code }) => code === 200)).toHaveLength(1)
  })
})

describe('one’s own sessions', () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
  const from = (address: string): Promise<Reply> =>
    postAs(test.app, '/login', basic('acme', PASSWORD), address, { 'user-agent': agent })
  const listed = async (as: string) => (await test.call(as, listSessions, {})).body.result

  it('say with what and from where they began, and when they were last seen [ACCT-02]', async () => {
    const begun = await from('2001:db8:1:2:3:4:5:6')
    const here = `Bearer ${begun.body.token as string}`
    const [own] = await listed(here)
    expect(own).toMatchObject({
      current: true,
      user_agent: agent,
      network: '2001:db8:1:2',
      embedded: false,
      purpose: null,
    })
    expect(own?.seen_at).toBe(own?.created_at)
    expect(cookieLine(begun, 'epod_renewal=')).not.toBe('')
    await change(sql`update sessions set idle_expires_at = idle_expires_at - interval '1 hour',
      created_at = created_at - interval '1 hour' where id = ${own?.id}`)
    await test.call(null, '/session/renew', {}, { cookie: cookieOf(begun) })
    const [again] = await listed(here)
    const seen = Date.parse(again?.seen_at ?? '') - Date.parse(again?.created_at ?? '')
    expect(Math.round(seen / 60_000)).toBe(60)
  })

  it('end all together but for this one, and no other user’s [ACCT-02]', async () => {
    const [here, there] = [await from('198.51.100.1'), await from('198.51.100.2')]
    const stranger = await enter('acme-viewer')
    const bearer = (reply: Reply): string => `Bearer ${reply.body.token as string}`
    const { code, body } = await test.call(bearer(here), endOtherSessions, { body: {} })
    expect([code, body.result.ended > 0]).toEqual([200, true])
    expect(await Promise.all([bearer(here), bearer(there), stranger].map(holds))).toEqual([
      200, 401, 200,
    ])
    expect(await listed(bearer(here))).toMatchObject([{ current: true }])
    const renewed = await test.call(null, '/session/renew', {}, { cookie: cookieOf(there) })
    expect(renewed.code).toBe(401)
    const again = await test.call(bearer(here), endOtherSessions, { body: {} })
    expect(again.body.result.ended).toBe(0)
  })
})
