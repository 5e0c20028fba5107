import Fastify, { type InjectOptions } from 'fastify'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApiKey } from '../../contract/systems/api-keys.ts'
import { Busy } from '../stores/database/busy.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { Metrics } from '../telemetry/metrics.ts'
import { answerFailures } from './failures.ts'
import { answerProblems, wantsProblem } from './problem-details.ts'

const PROBLEM = 'application/problem+json'
const settings = { public_url: 'http://epod.test' }

let t: TestApp
let isProblem: (body: unknown) => boolean
beforeAll(async () => {
  t = await openTestApp({ EPOD_API_KEY_RATE: '2' })
  const document = (await t.app.inject('/openapi.json')).json<{
    components: { schemas: { Problem: object } }
  }>()
  isProblem = new Ajv2020({ strict: false, validateFormats: false }).compile(
    document.components.schemas.Problem,
  )
})
afterAll(() => t.close())

const bearer = async (): Promise<string> => `Bearer ${await t.token('acme')}`
const json = (authorization: string | undefined, body: string) => ({
  method: 'POST' as const,
  payload: body,
  headers: {
    'content-type': 'application/json',
    ...(authorization === undefined ? {} : { authorization }),
  },
})

type Asked = InjectOptions & { headers?: Record<string, string> }
const refusals: [what: string, code: number, named: string, asked: () => Promise<Asked>][] = [
  [
    'malformed JSON',
    400,
    'not_parsable',
    async () => ({ url: '/api/orders', ...json(await bearer(), '{"a":') }),
  ],
  ['no token', 401, 'sign_in_again', async () => ({ url: '/api/orders/changes' })],
  [
    'what an account may not do',
    403,
    'wrong_party',
    async () => ({
      url: '/api/api-keys',
      ...json(`Bearer ${await t.token('acme-viewer')}`, '{"name":"x","scopes":["orders:read"]}'),
    }),
  ],
  [
    'an order that is not there',
    404,
    'not_found',
    async () => ({
      url: '/api/orders/01a1fd50-b928-7aae-98a1-d835e1635931',
      headers: { authorization: await bearer() },
    }),
  ],
  ['an unknown route', 404, 'not_found', async () => ({ url: '/api/nothing' })],
  [
    'an unknown page that is posted to',
    404,
    'not_found',
    async () => ({ url: '/x', ...json(undefined, '{}') }),
  ],
  [
    'too large a body',
    413,
    'too_large',
    async () => ({ url: '/api/counter', ...json(await bearer(), `"${'x'.repeat(70_000)}"`) }),
  ],
  [
    'another kind of body',
    415,
    'unsupported_media',
    async () => ({
      url: '/api/counter',
      method: 'POST',
      payload: '<a/>',
      headers: { 'content-type': 'text/xml', authorization: await bearer() },
    }),
  ],
  [
    'wrong fields',
    422,
    'wrong_input',
    async () => ({ url: '/api/counter', ...json(await bearer(), '{"query":{"need":"NO"},"x":1}') }),
  ],
  [
    'what is done already',
    409,
    'already_received',
    async () => {
      const { _id } = await anOrder(t)
      const received = { _id, receive: true, geo_tag: { loc: [] } }
      await t.call('acme', '/update_epod', received)
      return { url: '/api/update_epod', ...json(await bearer(), JSON.stringify(received)) }
    },
  ],
]

describe('a refusal', () => {
  it.each(refusals)(
    'of %s (%i %s) has its usual shape, and problem details where they are accepted [HOOK-01]',
    async (_what, code, named, asked) => {
      const request = await asked()
      const usual = await t.app.inject(request)
      expect([usual.statusCode, usual.json()]).toMatchObject([code, { status: false, code: named }])
      expect(usual.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(usual.headers.vary).toContain('Accept')
      const reply = await t.app.inject({
        ...request,
        headers: { ...request.headers, accept: `${PROBLEM}, application/json` },
      })
      expect(reply.headers['content-type']).toBe(PROBLEM)
      expect(isProblem(reply.json())).toBe(true)
      const { message, errors } = usual.json<{ message: string; errors?: object[] }>()
      expect(reply.json()).toMatchObject({
        type: `http://epod.test/errors/${named}`,
        title: expect.stringMatching(/./),
        status: code,
        detail: message,
        instance: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
        code: named,
        ...(errors ? { errors } : {}),
      })
      expect(reply.json()).not.toHaveProperty('message')
    },
  )

  it('keeps what it has of its own, and speaks the caller’s language [HOOK-01]', async () => {
    const bad = [{ identifier: '' }]
    const reply = await t.app.inject({
      url: '/api/orders',
      ...json(await bearer(), JSON.stringify(bad)),
      headers: {
        'content-type': 'application/json',
        authorization: await bearer(),
        accept: PROBLEM,
        'accept-language': 'hi',
      },
    })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ status: 422, result: { created: [], failed: [{}] } })
    expect(reply.headers['content-language']).toBe('hi')
    expect(reply.headers.vary).toContain('Accept-Language')
    expect(reply.json<{ title: string }>().title).toMatch(/[\u0900-\u097f]/)
    expect(isProblem({ ...reply.json<object>(), title: 1 })).toBe(false)
  })

  it('says when to try again, in problem details too [HOOK-01]', async () => {
    const app = Fastify()
    answerFailures(app, { security: () => {}, metrics: new Metrics() })
    answerProblems(app, settings)
    app.get('/', () => {
      throw new Busy('timeout', new Error('late'))
    })
    const reply = await app.inject({ url: '/', headers: { accept: PROBLEM } })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
    expect(isProblem(reply.json())).toBe(true)
    expect(reply.json()).toMatchObject({ status: 503, code: 'busy' })
    await app.close()
  })

  it('of an address that cannot be decoded is told likewise [HOOK-01]', async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = t.app.server.address() as AddressInfo
    const heard = await rawRequest(
      port,
      `GET /api/files/%ff HTTP/1.1\r\nHost: x\r\nAccept: ${PROBLEM}\r\nConnection: close\r\n\r\n`,
    )
    expect(heard).toContain(`Content-Type: ${PROBLEM}`)
    const body: unknown = JSON.parse(heard.split('\r\n\r\n')[1] ?? '')
    expect(isProblem(body)).toBe(true)
    expect(body).toMatchObject({ status: 400, code: 'not_parsable' })
  })

  it.each([
    [undefined, false],
    ['*/*', false],
    ['application/json', false],
    ['application/problem+json', true],
    ['application/json, application/problem+json', true],
    ['application/json;q=0.5, Application/Problem+JSON; q=0.9', true],
    ['application/json, application/problem+json;q=0.5', false],
    ['application/problem+json;q=0', false],
    ['application/problem+json;q=x', false],
    [`${','.repeat(100_000)}application/problem+json`, false],
  ])('as %j asks: %s', (accept, wanted) => {
    expect(wantsProblem(accept)).toBe(wanted)
  })
})

describe('the page of a problem', () => {
  it('says its sentence in the reader’s language, and is there for every code [HOOK-01]', async () => {
    const english = await t.app.inject('/errors/too_many_keys')
    expect(english.statusCode).toBe(200)
    expect(english.headers['content-type']).toContain('text/html')
    expect(english.body).toContain('<h1>There can be at most … keys</h1>')
    const hindi = await t.app.inject({
      url: '/errors/not_found',
      headers: { 'accept-language': 'hi' },
    })
    expect(hindi.body).toMatch(/<html lang="hi">.*[\u0900-\u097f]/)
  })

  it.each(['no_such', '__proto__', '%3Cscript%3E', 'constructor'])('is not of %s', async (code) => {
    const reply = await t.app.inject(`/errors/${code}`)
    expect(reply.statusCode).toBe(404)
    expect(reply.body).not.toContain('<script>')
  })
})

describe('the rate limit of an API key', () => {
  it('is told with each answer, and refuses with 429 what is over it [HOOK-01]', async () => {
    const body = { name: 'Much', scopes: ['orders:read' as const] }
    const made = await t.call('admin', makeApiKey, { body })
    const as = `Bearer ${made.body.result.key}`
    const first = await t.call(as, '/orders/changes')
    expect(first).toMatchObject({
      code: 200,
      headers: {
        ratelimit: expect.stringMatching(/^"api-key";r=1;t=\d+$/),
        'ratelimit-policy': '"api-key";q=2;w=60',
      },
    })
    await t.call(as, '/orders/changes')
    const refused = await t.call(as, '/orders/changes', undefined, { accept: PROBLEM })
    expect(refused).toMatchObject({
      code: 429,
      headers: {
        'retry-after': expect.stringMatching(/^[1-9]\d?$/),
        ratelimit: expect.stringMatching(/^"api-key";r=0;t=\d+$/),
      },
      body: { status: 429, code: 'too_many_calls', detail: expect.stringContaining('2 calls') },
    })
    const session = await t.call('acme', '/orders/changes')
    expect([session.code, session.headers]).toEqual([
      200,
      expect.not.objectContaining({ ratelimit: expect.anything() }),
    ])
  })

  it('is each key’s own [HOOK-01]', async () => {
    const keys = await Promise.all(
      ['One', 'Two'].map((name) =>
        t.call('admin', makeApiKey, { body: { name, scopes: ['orders:read'] } }),
      ),
    )
    for (const { body } of keys) {
      const as = `Bearer ${body.result.key}`
      const codes = await Promise.all(
        Array.from({ length: 6 }, async () => (await t.call(as, '/orders/changes')).code),
      )
      expect(codes.filter((code) => code === 200)).toHaveLength(2)
      expect(codes.filter((code) => code === 429)).toHaveLength(4)
    }
  })
})
