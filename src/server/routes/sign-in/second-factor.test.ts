import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownAccount } from '../../../contract/sign-in/own-account.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '../../../contract/sign-in/second-factor.ts'
import { session } from '../../../contract/sign-in/session.ts'
import { viewAsUser } from '../../../contract/users/user-access.ts'
import { forgetSessions } from '../../sessions/caller-of-session.ts'
import { openTestApp, PASSWORD, type Reply, type TestApp } from '../../testing/app.ts'
import { codeOf } from '../../testing/authenticator.ts'
import { cookieLine, cookieOf, logIn } from '../../testing/log-in.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
const change = <R>(statement: ReturnType<typeof sql<R>>): Promise<R[]> =>
  test.database.asOwner(async (db) => (await statement.execute(db)).rows)
/** The hour of these tests; each step of theirs is later than the one before. */
let now = Date.parse('2026-11-23T10:00:10Z')
const later = (): string => {
  now += 30_000
  const instant = new Date(now).toISOString()
  test.setClock(instant)
  return instant
}
beforeEach(async () => {
  await change(sql`delete from login_failures`)
  await change(sql`delete from second_factors`)
  await change(sql`delete from outbox`)
  later()
})

const HERE = '198.51.100.20'
const bearerOf = (reply: Reply): string => `Bearer ${reply.body.token as string}`
/** Sets an app up for this user and answers its secret, its recovery codes and the session. */
const setUp = async (username: string) => {
  const bearer = bearerOf(await logIn(test.app, username, PASSWORD, HERE))
  const begun = await test.call(bearer, beginSecondFactor, { body: { password: PASSWORD } })
  expect(begun.code).toBe(200)
  const { secret, uri } = begun.body.result
  const confirmed = await test.call(bearer, confirmSecondFactor, {
    body: { code: codeOf(secret, later()) },
  })
  expect(confirmed.code).toBe(200)
  return { secret, uri, codes: confirmed.body.result.recovery_codes, bearer }
}
/** The ticket that a right password is answered with. */
const ticketOf = async (username: string, from = HERE): Promise<string> => {
  const reply = await logIn(test.app, username, PASSWORD, from)
  expect([reply.code, reply.body.code]).toEqual([409, 'second_factor_needed'])
  return reply.body.ticket as string
}
const giveCode = async (
  ticket: string,
  code: string,
  from = HERE,
  headers: Record<string, string> = {},
): Promise<Reply> => {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/login/code',
    payload: { ticket, code },
    remoteAddress: from,
    headers,
  })
  return { code: reply.statusCode, headers: reply.headers, body: reply.json() }
}
const wrong = { code: 422, body: { code: 'second_factor_wrong' } }
const gone = { code: 422, body: { code: 'ticket_gone' } }

describe('setting up an authenticator app', () => {
  it('takes the password and a first code, shows the recovery codes once, and mails the user [ACCT-01]', async () => {
    const { secret, uri, codes, bearer } = await setUp('acme')
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`otpauth://totp/EPOD:acme?secret=${secret}&issuer=EPOD`)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    const own = await test.call(bearer, ownAccount, {})
    expect(own.body.result.second_factor).toEqual({
      since: expect.any(String),
      codes_left: 10,
      required: false,
    })
    const [row] = await change(sql<{ all: string }>`
      select row_to_json(f)::text || (select string_agg(hash, ' ') from recovery_codes) as all
      from second_factors f`)
    for (const shown of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(row?.all).not.toContain(shown)
    expect(await change(sql`select body from outbox`)).toEqual([
      { body: expect.stringMatching(/^An authenticator app was set up as a second factor: acme,/) },
    ])
    const again = await test.call(bearer, beginSecondFactor, { body: { password: PASSWORD } })
    expect([again.code, again.body.code]).toEqual([409, 'second_factor_there'])
  })

  it('answers the same request again, after a lost answer, with the same recovery codes [ACCT-01]', async () => {
    const bearer = bearerOf(await logIn(test.app, 'acme', PASSWORD, HERE))
    const begun = await test.call(bearer, beginSecondFactor, { body: { password: PASSWORD } })
    const { secret } = begun.body.result
    const key = { 'idempotency-key': 'confirmed-once' }
    const confirm = { body: { code: codeOf(secret, later()) } }
    const first = await test.call(bearer, confirmSecondFactor, confirm, key)
    expect([first.code, first.body.result.recovery_codes.length]).toEqual([200, 10])
    const again = await test.call(bearer, confirmSecondFactor, confirm, key)
    expect([again.code, again.body]).toEqual([200, first.body])
    const renew = { body: { password: PASSWORD, code: codeOf(secret, later()) } }
    const anew = { 'idempotency-key': 'made-anew-once' }
    const renewed = await test.call(bearer, renewRecoveryCodes, renew, anew)
    expect(renewed.body.result.recovery_codes).not.toEqual(first.body.result.recovery_codes)
    const repeated = await test.call(bearer, renewRecoveryCodes, renew, anew)
    expect([repeated.code, repeated.body]).toEqual([200, renewed.body])
    // Kept sealed, and mailed once each.
    const kept = await change(sql<{ answer: string }>`select answer from idempotency`)
    for (const code of first.body.result.recovery_codes)
      expect(JSON.stringify(kept)).not.toContain(code)
    expect(await change(sql`select from outbox`)).toHaveLength(2)
  })

  it('counts for nothing before its first code, and takes no wrong password [ACCT-01]', async () => {
    const bearer = bearerOf(await logIn(test.app, 'acme', PASSWORD, HERE))
    const begin = (password: string) => test.call(bearer, beginSecondFactor, { body: { password } })
    expect(await begin('wrong')).toMatchObject({ code: 422, body: { code: 'password_wrong' } })
    const confirm = (code: string) => test.call(bearer, confirmSecondFactor, { body: { code } })
    expect((await confirm('123456')).body.code).toBe('second_factor_not_begun')
    const former = (await begin(PASSWORD)).body.result.secret
    const { secret } = (await begin(PASSWORD)).body.result
    expect(await confirm(codeOf(former, later()))).toMatchObject(wrong)
    expect((await logIn(test.app, 'acme', PASSWORD, HERE)).code).toBe(200)
    expect((await confirm(codeOf(secret, later()))).code).toBe(200)
    await ticketOf('acme')
  })
})

describe('signing in with a second factor', () => {
  it('answers a right password with a ticket, which begins nothing, and a code with the session [ACCT-01]', async () => {
    const { secret } = await setUp('bayer')
    const asked = await logIn(test.app, 'bayer', PASSWORD, HERE)
    expect([asked.code, cookieOf(asked), cookieLine(asked, 'epod_device')]).toEqual([409, '', ''])
    expect(asked.body).not.toHaveProperty('token')
    const { ticket } = asked.body
    for (const as of [ticket, `Bearer ${ticket as string}`])
      expect((await test.call(`Bearer ${as as string}`, session, {})).code).toBe(401)
    const begun = await giveCode(ticket as string, codeOf(secret, later()))
    expect(begun).toMatchObject({ code: 200, body: { userdata: { username: 'bayer' } } })
    expect([cookieOf(begun) !== '', cookieLine(begun, 'epod_device') !== '']).toEqual([true, true])
    expect((await test.call(bearerOf(begun), session, {})).code).toBe(200)
  })

  it('tells nothing of it before the password is right [ACCT-01] [AUTH-13]', async () => {
    await setUp('bayer')
    const [has, none] = [
      await logIn(test.app, 'bayer', 'wrong'),
      await logIn(test.app, 'acme', 'wrong'),
    ]
    expect([has.code, has.body]).toEqual([none.code, none.body])
  })

  it('takes a code once, nor one before it, and lets clocks be a step off [ACCT-01]', async () => {
    const { secret } = await setUp('bayer')
    const at = later()
    const code = codeOf(secret, at)
    expect((await giveCode(await ticketOf('bayer'), code)).code).toBe(200)
    for (const spent of [code, codeOf(secret, at, -1)])
      expect(await giveCode(await ticketOf('bayer'), spent)).toMatchObject(wrong)
    later()
    const next = later()
    for (const far of [-2, 2])
      expect(await giveCode(await ticketOf('bayer'), codeOf(secret, next, far))).toMatchObject(
        wrong,
      )
    await change(sql`delete from login_failures`)
    expect((await giveCode(await ticketOf('bayer'), codeOf(secret, next, -1))).code).toBe(200)
    expect((await giveCode(await ticketOf('bayer'), codeOf(secret, next, 1))).code).toBe(200)
  })

  it('takes of many tries at once with one code, and with one recovery code, a single one [ACCT-01]', async () => {
    const { secret, codes } = await setUp('bayer')
    const at = later()
    for (const code of [codeOf(secret, at), codes[3] ?? '']) {
      await change(sql`delete from login_failures`)
      const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketOf('bayer')))
      const replies = await Promise.all(tickets.map((ticket) => giveCode(ticket, code)))
      // None is refused as 'busy': the tries wait for one another in one order.
      expect(replies.map(({ code: status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 422, 422, 422,
      ])
    }
  })

  it('takes a ticket once, for its own user, for five minutes and five codes [ACCT-01]', async () => {
    const { secret } = await setUp('bayer')
    const { secret: other } = await setUp('swiggy')
    const ticket = await ticketOf('bayer')
    expect(await giveCode(ticket, codeOf(other, later()))).toMatchObject(wrong)
    expect((await giveCode(ticket, codeOf(secret, later()))).code).toBe(200)
    expect(await giveCode(ticket, codeOf(secret, later()))).toMatchObject(gone)
    expect(await giveCode('no ticket', codeOf(secret, later()))).toMatchObject(gone)
    const late = await ticketOf('bayer')
    await change(sql`update sign_in_tickets set expires_at = now() - interval '1 second'`)
    expect(await giveCode(late, codeOf(secret, later()))).toMatchObject(gone)
    const worn = await ticketOf('bayer')
    await change(sql`update sign_in_tickets set tries = 5`)
    expect(await giveCode(worn, codeOf(secret, later()))).toMatchObject(gone)
  })

  it('takes each recovery code once, however it is typed, and mails the user [ACCT-01]', async () => {
    const { codes, bearer } = await setUp('bayer')
    const typed = (codes[0] ?? '').toUpperCase().replaceAll('-', ' ')
    expect((await giveCode(await ticketOf('bayer'), typed)).code).toBe(200)
    expect(await giveCode(await ticketOf('bayer'), typed)).toMatchObject(wrong)
    const own = await test.call(bearer, ownAccount, {})
    expect(own.body.result.second_factor.codes_left).toBe(9)
    expect(
      await change(sql`select body from outbox where body like 'A recovery code was used%'`),
    ).toHaveLength(1)
  })

  it('counts wrong codes like wrong passwords, and those of strangers by the hour [ACCT-01] [AUTH-13]', async () => {
    const { secret } = await setUp('bayer')
    const begun = await giveCode(await ticketOf('bayer'), codeOf(secret, later()))
    const cookie = cookieLine(begun, 'epod_device').split(';')[0] ?? ''
    const codes: number[] = []
    for (let n = 0; n < 6; n += 1) {
      const reply = await logIn(test.app, 'bayer', PASSWORD, HERE)
      codes.push(
        reply.code === 409
          ? (await giveCode(reply.body.ticket as string, '000000')).code
          : reply.code,
      )
    }
    expect(codes).toEqual([422, 422, 422, 422, 422, 429])
    // From ever other networks: a thousand guesses are twenty.
    await change(sql`update second_factors set wrong = 19, wrong_since = now()`)
    await change(sql`delete from login_failures`)
    const ticket = await ticketOf('bayer')
    expect(await giveCode(ticket, '000000', '203.0.113.1')).toMatchObject(wrong)
    const limited = await giveCode(ticket, codeOf(secret, later()), '203.0.113.2')
    expect([limited.code, Number(limited.headers['retry-after']) > 3_000]).toEqual([429, true])
    expect((await giveCode(ticket, codeOf(secret, later()), HERE, { cookie })).code).toBe(200)
    await change(sql`update second_factors set wrong_since = now() - interval '61 minutes'`)
    expect((await giveCode(await ticketOf('bayer'), codeOf(secret, later()))).code).toBe(200)
  })

  it('ends with the user, and with the password, between the two steps [ACCT-01] [AUTH-14]', async () => {
    const { secret, bearer } = await setUp('shipper')
    const ticket = await ticketOf('shipper')
    await change(sql`update users set disabled = true where username = 'shipper'`)
    expect((await giveCode(ticket, codeOf(secret, later()))).code).toBe(403)
    await change(sql`update users set disabled = false where username = 'shipper'`)
    const body = { old_password: PASSWORD, password: 'another password' }
    expect((await test.call(bearer, '/account/password', body)).code).toBe(200)
    expect(await giveCode(ticket, codeOf(secret, later()))).toMatchObject(gone)
  })
})

describe('taking the second factor away', () => {
  it('needs the password and a code; recovery codes are made anew likewise [ACCT-01]', async () => {
    const { secret, bearer, codes } = await setUp('acme')
    const end = (password: string, code: string) =>
      test.call(bearer, endSecondFactor, { body: { password, code } })
    expect(await end('wrong', codeOf(secret, later()))).toMatchObject({
      body: { code: 'password_wrong' },
    })
    expect(await end(PASSWORD, '000000')).toMatchObject(wrong)
    const body = { password: PASSWORD, code: codeOf(secret, later()) }
    const renewed = await test.call(bearer, renewRecoveryCodes, { body })
    expect(renewed.body.result.recovery_codes).toHaveLength(10)
    expect(await giveCode(await ticketOf('acme'), codes[0] ?? '')).toMatchObject(wrong)
    expect((await end(PASSWORD, codeOf(secret, later()))).code).toBe(200)
    expect((await logIn(test.app, 'acme', PASSWORD, HERE)).code).toBe(200)
  })
})

describe('where the client asks for it', () => {
  const ask = async (second_factor: string): Promise<void> => {
    await change(sql`update users set config = config || ${JSON.stringify({ second_factor })}::jsonb
      where username in ('admin', 'acme-viewer')`)
    forgetSessions(test.deps)
  }

  it('an administrator without one can do nothing but set it up, on every call [ACCT-01]', async () => {
    await ask('administrators')
    const reply = await logIn(test.app, 'admin', PASSWORD, HERE)
    expect([reply.code, reply.body.needs_second_factor]).toEqual([200, true])
    const { paths } = (await test.app.inject('/openapi.json')).json<{
      paths: Record<string, Record<string, { security?: object[] }>>
    }>()
    const open: string[] = []
    for (const [url, methods] of Object.entries(paths)) {
      for (const [method, { security = [] }] of Object.entries(methods)) {
        if (!JSON.stringify(security).includes('session') || url.endsWith('/logout')) continue
        const answered = await test.app.inject({
          method: method.toUpperCase() as 'GET' | 'POST',
          url: url.replace(/\{\w+\}/g, '01a1fd50-b928-7aae-98a1-d835e1635931'),
          headers: { authorization: bearerOf(reply) },
          ...(method === 'get' ? {} : { payload: {} }),
        })
        const isShut =
          answered.statusCode === 403 &&
          answered.json<{ code: string }>().code === 'second_factor_first'
        if (!isShut) open.push(`${method} ${url.replace('/api', '')}`)
      }
    }
    expect(open.toSorted()).toEqual([
      'get /account',
      'get /account/passkeys',
      'get /session',
      'post /account/passkeys',
      'post /account/passkeys/options',
      'post /account/second-factor',
      'post /account/second-factor/confirm',
      'post /validtoken',
    ])
    const viewer = await logIn(test.app, 'acme-viewer', PASSWORD, HERE)
    expect([viewer.body.needs_second_factor]).toEqual([false])
    expect((await test.call(bearerOf(viewer), '/preferences')).code).toBe(200)
  })

  it('leaves open who looks as its user does, and ends what began by one factor [ACCT-01] [MGMT-01]', async () => {
    await ask('optional')
    const looking = await test.call('admin', viewAsUser, { params: { username: 'acme' } })
    const looks = `Bearer ${looking.body.result.token}`
    const weak = bearerOf(await logIn(test.app, 'acme', PASSWORD, '203.0.113.66'))
    await setUp('acme')
    expect((await test.call(weak, '/preferences')).code).toBe(401)
    expect((await test.call(looks, '/preferences')).code).toBe(200)
    await ask('administrators')
  })

  it('one that sets it up goes on at once, and signs in with it from then on [ACCT-01]', async () => {
    await ask('administrators')
    const { secret, bearer } = await setUp('admin')
    expect((await test.call(bearer, '/preferences')).code).toBe(200)
    const begun = await giveCode(await ticketOf('admin'), codeOf(secret, later()))
    expect([begun.code, begun.body.needs_second_factor]).toEqual([200, false])
    expect((await test.call(bearerOf(begun), '/preferences')).code).toBe(200)
    await ask('optional')
  })

  it('a session begun by the password alone gains nothing where an app is set up in another [ACCT-01]', async () => {
    await ask('administrators')
    const stolen = bearerOf(await logIn(test.app, 'admin', PASSWORD, '203.0.113.66'))
    const { bearer } = await setUp('admin')
    expect((await test.call(stolen, '/preferences')).code).toBe(401)
    expect((await test.call(bearer, '/preferences')).code).toBe(200)
    // One that a race has left is asked for both factors all the same.
    await change(sql`update sessions set ended_at = null, strong = false
      where user_id = (select id from users where username = 'admin')`)
    forgetSessions(test.deps)
    expect((await test.call(stolen, session, {})).body.needs_second_factor).toBe(true)
    expect((await test.call(stolen, '/preferences')).body.code).toBe('second_factor_first')
    await ask('optional')
  })
})
