import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, SignJWT, type JWTPayload } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownAccount } from '../../../contract/sign-in/own-account.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  loginCode,
} from '../../../contract/sign-in/second-factor.ts'
import { logout, mintCode, session } from '../../../contract/sign-in/session.ts'
import { putSingleSignOn } from '../../../contract/sign-in/single-sign-on.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { codeOf } from '../../testing/authenticator.ts'
import { postAs } from '../../testing/log-in.ts'

/** A provider that says whatever a test has it say, signed with its own key or another. */
interface Forger {
  readonly issuer: string
  readonly server: Server
  claims: JWTPayload
  key: ReturnType<typeof generateKeyPairSync>['privateKey']
}

const own = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const signed = (claims: JWTPayload, key = own.privateKey): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)
const seconds = (): number => Math.floor(Date.now() / 1000)

let test: TestApp
let forger: Forger
/** The nonce of the sign-in that is under way. */
let nonce = ''
/** Does the provider hang up on whoever asks for tokens? */
let silent = false
beforeAll(async () => {
  test = await openTestApp()
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const server = createServer((request, response) => {
    const { issuer } = forger
    const answer = async (): Promise<object> => {
      if (request.url === '/.well-known/openid-configuration')
        return {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          end_session_endpoint: `${issuer}/end`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256', 'none'],
        }
      if (request.url === '/jwks') return { keys: [jwk] }
      const id_token = await signed({ nonce, ...forger.claims }, forger.key)
      return { access_token: 'a', token_type: 'Bearer', id_token: forged ?? id_token }
    }
    if (silent && request.url === '/token') return void response.destroy()
    void answer().then((body) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  forger = { issuer, server, claims: {}, key: own.privateKey }
  const set = await test.call('admin', putSingleSignOn, {
    params: { key: 'acme' },
    body: {
      issuer,
      client_id: 'epod',
      client_secret: 'secret',
      groups: [{ group: 'staff' }],
      rev: 0,
    },
  })
  if (set.code !== 200) throw new Error('the provider could not be set')
})
afterAll(async () => {
  forger.server.closeAllConnections()
  forger.server.close()
  await test.close()
})
/** An ID token that is answered in place of a signed one. */
let forged: string | null = null

const good = (): JWTPayload => ({
  iss: forger.issuer,
  aud: 'epod',
  sub: 'asha',
  iat: seconds(),
  exp: seconds() + 60,
  groups: ['staff'],
  preferred_username: 'asha@acme.example',
  sid: 'at-the-desk',
})
const enter = async (claims: JWTPayload = {}): Promise<Reply> => {
  forger.claims = { ...good(), ...claims }
  const left = await test.app.inject({
    method: 'POST',
    url: '/api/login/single',
    payload: { organisation: 'acme' },
  })
  const address = new URL(left.json<{ url: string }>().url)
  nonce = (claims['nonce'] as string | undefined) ?? address.searchParams.get('nonce') ?? ''
  const [cookie] = String(left.headers['set-cookie']).split(';')
  const back = await test.app.inject({
    method: 'POST',
    url: '/api/login/single/finish',
    payload: { state: address.searchParams.get('state'), code: 'any' },
    headers: { cookie },
  })
  return { code: back.statusCode, headers: back.headers, body: back.json() }
}
const unfit = { code: 422, body: { code: 'single_proof_unfit', errors: [{ field: 'code' }] } }

describe('a proof that cannot be trusted', () => {
  it('begins no session: wrong nonce, audience, issuer, expired, another key, no signature [ACCT-03]', async () => {
    const wrongs: readonly [string, JWTPayload][] = [
      ['nonce', { nonce: 'another' }],
      ['aud', { aud: 'somebody else' }],
      ['azp', { aud: ['epod', 'other'], azp: 'other' }],
      ['iss', { iss: 'https://login.example.com' }],
      ['exp', { exp: seconds() - 600, iat: seconds() - 1_200 }],
      ['sub', { sub: '' }],
      ['sub', { sub: '  ' }],
    ]
    for (const [named, wrong] of wrongs) {
      const { code, body } = await enter(wrong)
      expect({ code, body }, named).toMatchObject(unfit)
      // Whoever has to mend it is told which claim it is.
      expect(body.message).toContain(named)
    }
    forger.key = foreign.privateKey
    const { code, body } = await enter()
    expect({ code, body }).toMatchObject(unfit)
    expect(body.message).toContain('signature')
    forger.key = own.privateKey
    const bare = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    forged = `${bare({ alg: 'none' })}.${bare(good())}.`
    expect(await enter()).toMatchObject(unfit)
    forged = null
    expect(await enter()).toMatchObject({ code: 200 })
  })

  it('is told from a provider that does not answer [ACCT-03]', async () => {
    silent = true
    expect(await enter()).toMatchObject({
      code: 503,
      body: { code: 'single_provider_silent' },
      headers: { 'retry-after': '30' },
    })
    silent = false
  })
})

describe('signing out', () => {
  const tell = async (claims: JWTPayload, key = own.privateKey) => {
    const reply = await test.app.inject({
      method: 'POST',
      url: '/sign-in/acme/backchannel-logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: await signed(claims, key) }).toString(),
    })
    return reply.statusCode
  }
  const event = 'http://schemas.openid.net/event/backchannel-logout'
  const token = (): JWTPayload => ({
    iss: forger.issuer,
    aud: 'epod',
    sub: 'asha',
    iat: seconds() + 1,
    jti: randomUUID(),
    events: { [event]: {} },
  })
  const isAlive = async (bearer: string): Promise<boolean> =>
    (await test.call(bearer, session, {})).code === 200
  const bearerOf = ({ body }: Reply): string => `Bearer ${body.token as string}`

  it('leads to the provider’s own sign-out, for whom it has vouched [ACCT-03]', async () => {
    const { body } = await test.call(bearerOf(await enter()), logout, { body: {} })
    const at = new URL(body.leave_at ?? '')
    expect([at.origin + at.pathname, Object.fromEntries(at.searchParams)]).toEqual([
      `${forger.issuer}/end`,
      { client_id: 'epod', post_logout_redirect_uri: 'http://epod.test/' },
    ])
    const by_password = await test.call('acme', logout, { body: {} })
    expect(by_password.body).not.toHaveProperty('leave_at')
  })

  it('at the provider ends the sessions that it means, and no others [ACCT-03] [AUTH-16]', async () => {
    const [one, other] = [bearerOf(await enter()), bearerOf(await enter({ sid: 'on-the-phone' }))]
    expect(await tell({ ...token(), sid: 'at-the-desk' })).toBe(200)
    expect([await isAlive(one), await isAlive(other)]).toEqual([false, true])
    // What began after the token was made goes on, so that one that is heard twice ends nothing.
    expect(await tell({ ...token(), iat: seconds() - 60 })).toBe(200)
    expect(await isAlive(other)).toBe(true)
    expect(await tell(token())).toBe(200)
    expect(await isAlive(other)).toBe(false)
  })

  it('at the provider ends what those sessions have begun by codes [ACCT-03] [AUTH-16]', async () => {
    const [maker, other] = [bearerOf(await enter()), bearerOf(await enter({ sid: 'on-the-phone' }))]
    const begunBy = async (bearer: string): Promise<string> => {
      const { body } = await test.call(bearer, mintCode, { body: { purpose: 'embed' } })
      return bearerOf(await postAs(test.app, '/decodetoken', `Bearer ${body.code}`))
    }
    const page = await begunBy(maker)
    const [within, others] = [await begunBy(page), await begunBy(other)]
    expect(await tell({ ...token(), sid: 'at-the-desk' })).toBe(200)
    const alive = await Promise.all([maker, page, within, other, others].map(isAlive))
    expect(alive).toEqual([false, false, false, true, true])
  })

  it('at the provider ends a session of a very long name, and none of one that begins alike [ACCT-03]', async () => {
    const long = 'a name that goes on '.repeat(20)
    const [one, other] = [
      bearerOf(await enter({ sid: long })),
      bearerOf(await enter({ sid: `${long}!` })),
    ]
    expect(await tell({ ...token(), sid: long })).toBe(200)
    expect([await isAlive(one), await isAlive(other)]).toEqual([false, true])
  })

  it('is not believed from others: key, audience, issuer, age, event, an ID token [ACCT-03]', async () => {
    const bearer = bearerOf(await enter())
    const { events: _events, ...eventless } = token()
    const { sub: _sub, ...nobodys } = token()
    for (const wrong of [
      { ...token(), aud: 'other' },
      { ...token(), iss: 'https://login.example.com' },
      { ...token(), iat: seconds() - 3_600 },
      { ...token(), nonce: 'of an ID token' },
      { ...token(), events: {} },
      eventless,
      nobodys,
      good(),
    ])
      expect(await tell(wrong), JSON.stringify(wrong)).toBe(400)
    expect(await tell(token(), foreign.privateKey)).toBe(400)
    expect(await isAlive(bearer)).toBe(true)
    const bad = await test.app.inject({
      method: 'POST',
      url: '/sign-in/acme/backchannel-logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    })
    expect(bad.statusCode).toBe(400)
  })

  describe('of somebody with an authenticator app', () => {
    const change = (statement: ReturnType<typeof sql>): Promise<unknown> =>
      test.database.asOwner((db) => statement.execute(db))
    let now = Date.now()
    const codeNow = (secret: string): string => {
      now += 30_000
      test.setClock(new Date(now).toISOString())
      return codeOf(secret, new Date(now).toISOString())
    }
    const setUp = async (bearer: string): Promise<string> => {
      const begun = await test.call(bearer, beginSecondFactor, { body: {} })
      expect(begun.code).toBe(200)
      const { secret } = begun.body.result
      const confirmed = await test.call(bearer, confirmSecondFactor, {
        body: { code: codeNow(secret) },
      })
      expect(confirmed.code).toBe(200)
      return secret
    }

    it('who has no password sets it up, and ends it, by having just signed in [ACCT-01] [ACCT-03]', async () => {
      const bearer = bearerOf(await enter())
      const asked = await test.call(bearer, ownAccount, {})
      expect(asked.body.result.by_provider).toBe(true)
      const secret = await setUp(bearer)
      const code = codeNow(secret)
      expect((await test.call(bearer, endSecondFactor, { body: { code } })).code).toBe(200)
      await change(
        sql`update sessions set created_at = created_at - interval '6 minutes' where is_single`,
      )
      expect(await test.call(bearer, beginSecondFactor, { body: {} })).toMatchObject({
        code: 422,
        body: { errors: [{ field: 'password', code: 'sign_in_again' }] },
      })
      // Who signed in by a password has one to type.
      const by_password = await test.call('shipper', ownAccount, {})
      expect(by_password.body.result.by_provider).toBe(false)
      expect(await test.call('shipper', beginSecondFactor, { body: {} })).toMatchObject({
        code: 422,
        body: { errors: [{ field: 'password', code: 'password_again' }] },
      })
    })

    it('is at the provider too, and ends from there, after its code as without one [ACCT-03]', async () => {
      const secret = await setUp(bearerOf(await enter()))
      const enterWithCode = async (sid: string): Promise<string> => {
        const { code, body } = await enter({ sid })
        expect([code, body.code]).toEqual([409, 'second_factor_needed'])
        const ticket = body.ticket as string
        // Who vouched is no word of the browser's.
        const changed = ticket.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
        const given = { code: codeNow(secret) }
        expect(
          await test.call(null, loginCode, { body: { ...given, ticket: changed } }),
        ).toMatchObject({ code: 422, body: { code: 'ticket_gone' } })
        return bearerOf(await test.call(null, loginCode, { body: { ...given, ticket } }))
      }
      const [desk, phone] = [await enterWithCode('desk'), await enterWithCode('phone '.repeat(60))]
      expect(await tell({ ...token(), iat: seconds() + 1, sid: 'desk' })).toBe(200)
      expect([await isAlive(desk), await isAlive(phone)]).toEqual([false, true])
      const { body } = await test.call(phone, logout, { body: {} })
      expect(body.leave_at).toContain(`${forger.issuer}/end`)
    })
  })
})
