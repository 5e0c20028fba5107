import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLink } from '../../contract/proof/links.ts'
import { fetchOrders } from '../../contract/orders/orders.ts'
import { mintCode } from '../../contract/sign-in/session.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'

type Audience = 'public' | 'account' | 'link' | 'both'
interface Described {
  readonly security?: readonly Record<string, unknown>[]
}

let t: TestApp
let calls: { method: 'GET' | 'POST'; url: string; audience: Audience }[]
let tokens: Record<
  | 'session'
  | 'link'
  | 'embed code'
  | 'phone code'
  | 'renewal cookie'
  | 'link reference'
  | 'list ticket',
  string
>

const audienceOf = ({ security = [] }: Described): Audience => {
  const kinds = new Set(security.flatMap((one) => Object.keys(one)))
  if (!kinds.has('link')) return kinds.has('session') ? 'account' : 'public'
  return kinds.has('session') ? 'both' : 'link'
}

beforeAll(async () => {
  t = await openTestApp()
  const { paths } = (await t.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, Described>>
  }>()
  calls = Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase() as 'GET' | 'POST',
      url: url.replace(/\{\w+\}/g, '01a1fd50-b928-7aae-98a1-d835e1635931'),
      audience: audienceOf(described),
    })),
  )
  const { _id } = await anOrder(t)
  const login = await t.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { authorization: `Basic ${Buffer.from('acme:epod-demo').toString('base64')}` },
  })
  const link = (
    await t.call('acme', createLink, { params: { id: _id }, body: { party: 'receiver' } })
  ).body.result.url
  const reference = link.split('/').at(-1) ?? ''
  tokens = {
    session: login.json<{ token: string }>().token,
    link: (await t.call(null, `/public/receiver/${reference}`)).body.token,
    'embed code': (await t.call('acme', mintCode, { body: { purpose: 'embed' } })).body.code,
    'phone code': (await t.call('acme', mintCode, { body: { purpose: 'mobile_add' } })).body.code,
    'renewal cookie': login.cookies[0]?.value ?? '',
    'link reference': reference,
    'list ticket':
      ((await t.call('acme', fetchOrders, { body: {} })).body.Location as string)
        .split('/')
        .at(-1) ?? '',
  }
})
afterAll(() => t.close())

const codeOf = async (
  { method, url }: { method: 'GET' | 'POST'; url: string },
  authorization: string | undefined,
): Promise<number> =>
  (
    await t.app.inject({
      method,
      url,
      ...(method === 'POST' ? { payload: {} } : {}),
      headers: authorization === undefined ? {} : { authorization },
    })
  ).statusCode

describe('a call', () => {
  it('of an account is closed to every other kind of token, and to none [AUTH-15] [LINK-01]', async () => {
    const closed = calls.filter(({ audience }) => audience === 'account')
    expect(closed.length).toBeGreaterThan(15)
    for (const call of closed) {
      for (const [kind, token] of Object.entries(tokens))
        if (kind !== 'session')
          expect([call.url, kind, await codeOf(call, `Bearer ${token}`)]).toEqual([
            call.url,
            kind,
            401,
          ])
      for (const header of [
        undefined,
        'Bearer',
        'Bearer ',
        `Basic ${tokens.session}`,
        tokens.session,
        `Bearer ${tokens.session}x`,
        `Bearer ${tokens.session},${tokens.session}`,
      ])
        expect([call.url, header, await codeOf(call, header)]).toEqual([call.url, header, 401])
    }
  })

  it('of a public page is closed to sessions and codes [LINK-01] [AUTH-09]', async () => {
    const closed = calls.filter(({ audience }) => audience === 'link')
    expect(closed.length).toBeGreaterThan(1)
    for (const call of closed)
      for (const [kind, token] of Object.entries(tokens))
        if (kind !== 'link')
          expect([call.url, kind, await codeOf(call, `Bearer ${token}`)]).toEqual([
            call.url,
            kind,
            401,
          ])
  })

  it('of both is closed to everything else [AUTH-15] [LINK-01]', async () => {
    const closed = calls.filter(({ audience }) => audience === 'both')
    expect(closed.length).toBeGreaterThan(2)
    for (const call of closed)
      for (const [kind, token] of Object.entries(tokens))
        if (kind !== 'link' && kind !== 'session')
          expect([call.url, kind, await codeOf(call, `Bearer ${token}`)]).toEqual([
            call.url,
            kind,
            401,
          ])
  })

  it('takes the scheme in any case, as RFC 9110 has it [AUTH-15]', async () => {
    for (const scheme of ['bearer', 'BEARER', 'Bearer '])
      expect([
        scheme,
        await codeOf({ method: 'POST', url: '/api/validtoken' }, `${scheme} ${tokens.session}`),
      ]).toEqual([scheme, 200])
  })
})
