import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintCode } from '../../../contract/sign-in/session.ts'
import { platform } from '../../stores/database/scope.ts'
import { addPolicy } from '../../stores/accounts/accounts.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { clientIdOf } from '../../testing/stored.ts'
import { cookieLine, logIn } from '../../testing/log-in.ts'

const parent = 'https://erp.example.com'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const client_id = await clientIdOf(test, 'acme')
  await test.database.transaction(platform, (tx) =>
    addPolicy(tx, client_id, { framed_by: [parent] }, null),
  )
})
afterAll(() => test.close())

const codeOf = async (username: string): Promise<string> =>
  (await test.call(username, mintCode, { body: { purpose: 'embed' } })).body.code
const open = async (url: string) => (await test.app.inject({ method: 'GET', url })).headers
const decode = async (code: string, body: object): Promise<Reply> => {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/decodetoken',
    headers: { authorization: `Bearer ${code}` },
    payload: body,
  })
  return { code: reply.statusCode, headers: reply.headers, body: reply.json() }
}

describe('a page in a frame of another product', () => {
  it.each(['/analysis', '/admin'])(
    'is %s, opened with a code, for the origins that the policy of its account names [NAV-04]',
    async (page) => {
      const headers = await open(`${page}?token=${await codeOf('acme')}`)
      expect(headers['content-security-policy']).toContain(`;frame-ancestors ${parent}`)
      expect(headers['x-frame-options']).toBeUndefined()
      expect(headers['referrer-policy']).toBe('no-referrer')
    },
  )

  it.each([
    ['another page', async () => `/home?token=${await codeOf('acme')}`],
    ['no code', async () => '/analysis'],
    ['a code that is none', async () => `/analysis?token=${'a'.repeat(43)}`],
    ['two codes', async () => `/analysis?token=${await codeOf('acme')}&token=a`],
    ['a client that names nobody', async () => `/analysis?token=${await codeOf('shipper')}`],
    [
      'a session’s own token',
      async () => `/analysis?token=${(await logIn(test.app, 'acme')).body.token}`,
    ],
    [
      'a code that was used',
      async () => {
        const code = await codeOf('acme')
        await decode(code, {})
        return `/analysis?token=${code}`
      },
    ],
    [
      'a code whose time is over',
      async () => {
        const code = await codeOf('acme')
        await test.database.asOwner((db) =>
          sql`update url_codes set expires_at = now() - interval '1 second'`.execute(db),
        )
        return `/analysis?token=${code}`
      },
    ],
  ])('is never one with %s [NAV-04]', async (_, url) => {
    const headers = await open(await url())
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it('uses no code up by being asked for [NAV-04] [AUTH-07]', async () => {
    const code = await codeOf('acme')
    await open(`/analysis?token=${code}`)
    await open(`/analysis?token=${code}`)
    expect((await decode(code, { framed: true })).code).toBe(200)
  })

  it('keeps a renewal cookie of its own, beside that of a tab [NAV-04] [AUTH-16]', async () => {
    const reply = await decode(await codeOf('acme'), { framed: true })
    const line = cookieLine(reply, 'epod_renewal_framed')
    expect(line).toMatch(/HttpOnly/)
    expect(cookieLine(reply, 'epod_renewal=')).toBe('')
    const renew = (body: object) =>
      test.app.inject({
        method: 'POST',
        url: '/api/session/renew',
        headers: { cookie: line.split(';')[0] ?? '' },
        payload: body,
      })
    expect((await renew({ framed: true })).statusCode).toBe(200)
    expect((await renew({})).statusCode).toBe(401)
  })

  it('has one that browsers keep for that frame alone, where the product is served securely [AUTH-16]', async () => {
    const secure = await openTestApp({ EPOD_PUBLIC_URL: 'https://epod.example.com' })
    try {
      const { body } = await secure.call('acme', mintCode, { body: { purpose: 'embed' } })
      const reply = await secure.app.inject({
        method: 'POST',
        url: '/api/decodetoken',
        headers: { authorization: `Bearer ${body.code}` },
        payload: { framed: true },
      })
      expect(String(reply.headers['set-cookie'])).toMatch(
        /^epod_renewal_framed=.*HttpOnly; Secure; Partitioned; SameSite=None/,
      )
    } finally {
      await secure.close()
    }
  })
})
