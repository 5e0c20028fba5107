import { present } from '../../testing/present.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeUser } from '../../../contract/users/users.ts'
import { anotherNode, openTestApp, type TestApp } from '../../testing/app.ts'
import { expectShut } from '../../testing/promptly.ts'
import { cookieOf, logIn, postAs } from '../../testing/log-in.ts'

let test: TestApp
/** Another process on the same database, as far as what it remembers goes. */
let other: FastifyInstance
beforeAll(async () => {
  test = await openTestApp()
  other = await anotherNode(test)
})
afterAll(async () => {
  await other.close()
  await test.close()
})

/** Changes an account as its client's administrator does. */
const change = async (username: string, body: object): Promise<void> => {
  const { code } = await test.call('admin', changeUser, { params: { username }, body })
  expect(code).toBe(200)
}
const valid = async (token: string, app = test.app): Promise<number> =>
  (await postAs(app, '/validtoken', `Bearer ${token}`)).code
const tokenOf = async (username: string): Promise<string> =>
  (await logIn(test.app, username)).body.token as string

/** Expects that the other node lets none of them in any more after a second. */
const expectEnded = async (tokens: readonly string[]): Promise<void> =>
  expectShut(...tokens.map((token) => () => valid(token, other)))

describe('the end of a session', () => {
  it('comes with logout: here at once, on every node within a second, and the cookie goes [AUTH-08] [AUTH-16]', async () => {
    const reply = await logIn(test.app, 'acme')
    const { token } = reply.body as { token: string }
    expect([await valid(token), await valid(token, other)]).toEqual([200, 200])
    const out = await postAs(test.app, '/logout', `Bearer ${token}`)
    expect(out).toMatchObject({ code: 200, body: { status: true } })
    expect(String(out.headers['set-cookie'])).toMatch(
      /^epod_renewal=; .*Path=\/api\/session; Expires=Thu, 01 Jan 1970/,
    )
    expect(await valid(token)).toBe(401)
    await expectEnded([token])
    expect(
      (await postAs(test.app, '/session/renew', null, '127.0.0.1', { cookie: cookieOf(reply) }))
        .code,
    ).toBe(401)
    expect((await postAs(test.app, '/logout', `Bearer ${token}`)).code).toBe(401)
  })

  it('comes with disabling the user, who cannot come back while it lasts [AUTH-14] [AUTH-16]', async () => {
    const reply = await logIn(test.app, 'acme-cnf')
    const { token } = reply.body as { token: string }
    expect(await valid(token, other)).toBe(200)
    await change('acme-cnf', { disabled: true })
    await expectEnded([token])
    expect(
      (await postAs(test.app, '/session/renew', null, '127.0.0.1', { cookie: cookieOf(reply) }))
        .code,
    ).toBe(401)
    expect((await logIn(test.app, 'acme-cnf')).code).toBe(403)
    await change('acme-cnf', { disabled: false })
    expect(await valid(token)).toBe(401)
    expect((await logIn(test.app, 'acme-cnf')).code).toBe(200)
  })

  it('comes with another role, for every session of that user and nobody else’s [AUTH-16]', async () => {
    const tokens = [await tokenOf('acme-viewer'), await tokenOf('acme-viewer')]
    const bystander = await tokenOf('acme')
    expect(await Promise.all(tokens.map((token) => valid(token, other)))).toEqual([200, 200])
    await change('acme-viewer', { role: 'User_Mgmnt' })
    await expectEnded(tokens)
    expect(await valid(bystander, other)).toBe(200)
  })

  it('takes with it what it had begun by a code, embedded or on a phone [AUTH-08] [AUTH-16]', async () => {
    const begunBy = async (token: string, purpose: string): Promise<string> => {
      const { body } = await test.call(`Bearer ${token}`, '/url-codes', { purpose })
      return (await test.call(`Bearer ${body.code}`, '/decodetoken', { purpose })).body.token
    }
    const family = async (): Promise<string[]> => {
      const mine = await tokenOf('bayer')
      const embedded = await begunBy(mine, 'embed')
      return [
        mine,
        embedded,
        await begunBy(mine, 'mobile_add'),
        await begunBy(embedded, 'mobile_add'),
      ]
    }
    const onBoth = (tokens: readonly string[]): Promise<number[]> =>
      Promise.all(tokens.flatMap((token) => [valid(token), valid(token, other)]))
    const [out, stays] = [await family(), await family()]
    expect(await onBoth([...out, ...stays])).not.toContain(401)
    await postAs(test.app, '/logout', `Bearer ${out[0]}`)
    expect(await Promise.all(out.map((token) => valid(token)))).toEqual([401, 401, 401, 401])
    await expectEnded(out)
    expect(await onBoth(stays)).not.toContain(401)
    // What a session has begun ends alone.
    await postAs(test.app, '/logout', `Bearer ${stays[1]}`)
    const [mine, embedded, phone, ofEmbedded] = await Promise.all(
      stays.map((token) => valid(token)),
    )
    expect([mine, embedded, ofEmbedded]).toEqual([200, 401, 401])
    expect(phone).not.toBe(401)
  })

  it('can be asked for from a list of one’s own sessions [AUTH-16]', async () => {
    const [mine, elsewhere, foreign] = [
      await tokenOf('swiggy'),
      await tokenOf('swiggy'),
      await tokenOf('bayer'),
    ]
    const listed = await test.call(`Bearer ${mine}`, '/sessions')
    expect(listed.body.result.map(({ current }: { current: boolean }) => current)).toEqual([
      false,
      true,
    ])
    const { id } = present(listed.body.result[0])
    const foreigners = (await test.call(`Bearer ${foreign}`, '/sessions')).body.result
    const refused = await test.call(`Bearer ${mine}`, '/sessions/end', { id: foreigners[0]?.id })
    const unknown = await test.call(`Bearer ${mine}`, '/sessions/end', {
      id: '0198f000-0000-7000-8000-000000000000',
    })
    expect([refused.code, refused.body]).toEqual([404, unknown.body])
    expect(unknown.code).toBe(404)
    expect((await test.call(`Bearer ${mine}`, '/sessions/end', { id })).code).toBe(200)
    expect([await valid(mine), await valid(elsewhere), await valid(foreign)]).toEqual([
      200, 401, 200,
    ])
    expect(
      (await test.call(`Bearer ${mine}`, '/sessions/end', { id, user_id: 'x' })).body.errors,
    ).toEqual([{ field: 'user_id', code: 'unknown_field', message: 'is not a known field' }])
  })
})
