import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '../../secrets.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { cookieOf } from '../../testing/log-in.ts'
import { aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const mint = async (as: string, purpose = 'mobile_add'): Promise<string> =>
  (await t.call(as, '/url-codes', { purpose })).body.code
const exchange = (code: string, body: object = { purpose: 'mobile_add' }): Promise<Reply> =>
  t.call(`Bearer ${code}`, '/decodetoken', body)
const age = (code: string, seconds: number): Promise<unknown> =>
  t.database.asOwner((db) =>
    sql`
      update url_codes
      set expires_at = expires_at - make_interval(secs => ${seconds})
      where hash = ${sha256(code)}`.execute(db),
  )
const refused = { status: false, code: 'sign_in_again', message: 'Please sign in again.' }

describe('the code in the address of the page for a phone', () => {
  it('begins a session that adds orders in its maker’s name [ADD-11]', async () => {
    const { code, body } = await exchange(await mint('acme'))
    expect([code, body.embedded, body.userdata.username]).toEqual([200, false, 'acme'])
    const phone = `Bearer ${body.token}`
    expect((await t.call(phone, '/session')).body.userdata.username).toBe('acme')
    const added = await t.call(phone, '/orders', [aRow({ identifier: 'LR-PHONE' })])
    expect([added.code, added.body.message]).toEqual([200, 'Successfully submitted'])
    expect(
      (await t.call('acme', `/orders/${added.body.result?.created[0]?._id}`)).body.result.user,
    ).toBe('acme')
    for (const path of ['/orders/filters?key=client&search=n', '/users/drivers?search=r'])
      expect((await t.call(phone, path)).code, path).toBe(200)
  })

  it('is good once, also where a hundred ask at the same time [ADD-11]', async () => {
    const code = await mint('acme')
    const replies = await Promise.all(Array.from({ length: 100 }, () => exchange(code)))
    expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1)
    const again = await exchange(code)
    expect([again.code, again.body]).toEqual([401, refused])
  })

  it('is refused 65 s after it was made, for another purpose, and where it is none [ADD-11]', async () => {
    const [young, old, ours, embed] = [
      await mint('acme'),
      await mint('acme'),
      await mint('acme'),
      await mint('acme', 'embed'),
    ]
    await age(young, 55)
    await age(old, 65)
    expect((await exchange(young)).code).toBe(200)
    for (const reply of [
      await exchange(old),
      await exchange(embed),
      await exchange(ours, {}),
      await exchange(ours, { purpose: 'embed' }),
      await exchange('unknown'),
    ])
      expect([reply.code, reply.body]).toEqual([401, refused])
    // None of that used it up.
    expect((await exchange(ours)).code).toBe(200)
    expect((await exchange(await mint('acme'), { purpose: 'admin' })).code).toBe(422)
  })

  it('is not made for those who add no orders, nor where its maker has gone or may no longer [ADD-11]', async () => {
    expect((await t.call('acme-readonly', '/url-codes', { purpose: 'mobile_add' })).code).toBe(403)
    const code = await mint('shipper')
    const phone = (await exchange(await mint('shipper'))).body.token as string
    await t.database.asOwner((db) =>
      sql`update users set disabled = true where username = 'shipper'`.execute(db),
    )
    expect((await exchange(code)).code).toBe(401)
    await expect
      .poll(async () => (await t.call(`Bearer ${phone}`, '/orders', [aRow()])).code)
      .toBe(401)
  })
})

describe('the session of a phone', () => {
  it('does nothing but add orders, whatever its account may do [ADD-11]', async () => {
    const {
      body: { token },
    } = await exchange(await mint('acme'))
    const { paths } = (await t.app.inject('/openapi.json')).json<{
      paths: Record<string, Record<string, { security?: object[] }>>
    }>()
    const closed: string[] = []
    const open: string[] = []
    for (const [url, methods] of Object.entries(paths)) {
      for (const [method, { security = [] }] of Object.entries(methods)) {
        // Logging out is open, and would end what is looked at here.
        if (!JSON.stringify(security).includes('session') || url.endsWith('/logout')) continue
        const call = url.replace(/\{\w+\}/g, '01a1fd50-b928-7aae-98a1-d835e1635931')
        const reply = await t.app.inject({
          method: method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'PATCH',
          url: call,
          headers: { authorization: `Bearer ${token}` },
          ...(method === 'get' ? {} : { payload: {} }),
        })
        ;(reply.statusCode === 403 &&
        reply.json<{ message: string }>().message === 'This session can only add orders'
          ? closed
          : open
        ).push(`${method} ${url}`)
      }
    }
    expect(open.toSorted()).toEqual([
      'get /api/orders/filters',
      'get /api/orders/similar-names',
      'get /api/session',
      'get /api/users/drivers',
      'post /api/orders',
    ])
    expect(closed.length).toBeGreaterThan(30)
  })

  it('is renewed by a cookie of its own, beside that of whoever is signed in there [ADD-11] [AUTH-16]', async () => {
    const begun = await exchange(await mint('acme'))
    const cookie = cookieOf(begun)
    expect(cookie).toMatch(/^epod_renewal_mobile_add=/)
    const renew = (body: object) => t.call(null, '/session/renew', body, { cookie })
    expect((await renew({})).code).toBe(401)
    const { code, body } = await renew({ purpose: 'mobile_add' })
    expect(code).toBe(200)
    expect((await t.call(`Bearer ${body.token}`, '/counter', { query: {} })).code).toBe(403)
    const out = await t.call(`Bearer ${body.token}`, '/logout', {})
    expect([out.code, cookieOf(out)]).toEqual([200, 'epod_renewal_mobile_add='])
    expect((await renew({ purpose: 'mobile_add' })).code).toBe(401)
  })

  it('is renewed for its own user alone, whoever’s code was opened on the phone since [ADD-11] [AUTH-16] [ROLE-15]', async () => {
    const cookies = new Map<string, string>()
    const open = async (as: string): Promise<string> => {
      const begun = await exchange(await mint(as))
      for (const line of [begun.headers['set-cookie']].flat().map(String)) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return begun.body.token
    }
    const renew = (username: string) =>
      t.call(
        null,
        '/session/renew',
        { purpose: 'mobile_add', username },
        { cookie: [...cookies].map((cookie) => cookie.join('=')).join('; ') },
      )
    const whose = async ({ body }: Reply) =>
      (await t.call(`Bearer ${body.token}`, '/session')).body.userdata.username
    await open('acme')
    await open('bayer')
    expect([await whose(await renew('acme')), await whose(await renew('bayer'))]).toEqual([
      'acme',
      'bayer',
    ])
    // What the same user opened later does as well, and ends for that user alone.
    const later = await open('bayer')
    expect(await whose(await renew('bayer'))).toBe('bayer')
    expect((await t.call(`Bearer ${later}`, '/logout', {})).code).toBe(200)
    expect([(await renew('bayer')).code, (await renew('acme')).code]).toEqual([401, 200])
    // A cookie of somebody else renews nothing, also where it is the only one.
    for (const name of cookies.keys()) if (name !== 'epod_renewal_mobile_add') cookies.delete(name)
    await open('bayer')
    const refusal = await renew('acme')
    expect([refusal.code, refusal.body]).toEqual([401, refused])
  })
})
