import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InjectOptions } from 'fastify'
import { XLSX, ZIP } from '../../contract/media-types.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { fitting, hostile, rawBodies, spoilt } from '../testing/hostile.ts'
import { anOrder } from '../testing/orders.ts'

const isFull = process.env['EPOD_FULL'] === '1'
/** Requests to each call, and the time in ms after which those that are left are not sent. */
const [MOST, TIME] = isFull ? [5_000, 60_000] : [300, 150]
const AT_ONCE = 8
const seed = Number(process.env['EPOD_SEED'])

interface Described {
  readonly requestBody?: { content: Record<string, { schema: object }> }
  readonly parameters?: { name: string; in: string; schema: object }[]
}
interface Call {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly described: Described
}

let t: TestApp
let calls: Call[]
let schemas: Record<string, Record<string, unknown>>
let ids: string[]
let bearers: (string | null)[]
let foreign: string

/** All that another client has, as one text. */
const foreignRows = async (): Promise<string> => {
  const { rows } = await t.database.asOwner((db) =>
    sql<{ all: string }>`
    select md5(string_agg(row::text, ',' order by row::text)) as all from (
      select o::text as row from orders o join clients c on c.id = o.client_id where c.key = 'bayer'
      union all select e::text
      from events e
      join clients c on c.id = e.client_id
      where c.key = 'bayer') kept`.execute(db),
  )
  return rows[0]?.all ?? ''
}

beforeAll(async () => {
  t = await openTestApp()
  const document = (await t.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, Described>>
    components: { schemas: typeof schemas }
  }>()
  schemas = document.components.schemas
  calls = Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase() as Call['method'],
      url,
      described,
    })),
  )
  const [own, another, strange] = [
    await anOrder(t),
    await anOrder(t, 'acme', { transporter: 'Other' }),
    await anOrder(t, 'bayer'),
  ]
  ids = [own._id, another._id, strange._id, 'none']
  const page = (await t.call(null, `/public/receiver/${own._id}`)).body as { token: string }
  bearers = [
    ...(await Promise.all(['acme', 'acme-vendor', 'admin'].map((as) => t.token(as)))),
    page.token,
    'nonsense',
    null,
  ]
  foreign = await foreignRows()
})
afterAll(() => t.close())

const addressOf = (
  { url, described: { parameters = [] } }: Call,
  values: readonly unknown[],
): string => {
  let address = url
  const query: string[] = []
  for (const [index, { name, in: where }] of parameters.entries()) {
    const value = values[index]
    const text = typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value ?? '')
    if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(text) || '%20')
    if (where === 'query' && value !== undefined) query.push(`${name}=${encodeURIComponent(text)}`)
  }
  return query.length > 0 ? `${address}?${query.join('&')}` : address
}

const requestsTo = (call: Call): fc.Arbitrary<InjectOptions> => {
  const { parameters = [], requestBody } = call.described
  const schema = requestBody?.content['application/json']?.schema
  const bad = fc.constantFrom(...hostile)
  const values = fc.tuple(
    ...parameters.map(({ schema: own }) =>
      fc.oneof(
        { weight: 3, arbitrary: fitting({ ...own }, schemas, ids) },
        { weight: 1, arbitrary: bad },
      ),
    ),
  )
  const good = schema ? fitting({ ...schema }, schemas, ids) : fc.constant(undefined)
  const body = fc.oneof(
    good,
    fc.tuple(good, fc.nat(), bad).map(([value, place, other]) => spoilt(value, place, other)),
  )
  const json = body.map((value) =>
    value === undefined
      ? {}
      : {
          payload: JSON.stringify(value) ?? 'null',
          headers: { 'content-type': 'application/json' },
        },
  )
  const sent =
    call.method === 'GET'
      ? fc.constant({})
      : fc.oneof(
          { weight: 9, arbitrary: json },
          { weight: 1, arbitrary: fc.constantFrom(...rawBodies) },
        )
  return fc
    .tuple(
      values,
      sent,
      fc.nat({ max: 9 }),
      fc.nat(255),
      fc.constantFrom(undefined, undefined, 'a-key', 'x'.repeat(300), 'ä'),
      fc.constantFrom(...accepted),
    )
    .map(
      ([params, { payload, headers = {} }, who, host, key, accept]: [
        unknown[],
        { payload?: string | Buffer; headers?: Record<string, string> },
        number,
        number,
        string | undefined,
        string,
      ]) => {
        // Mostly somebody who may call, so that more than the door is tried.
        const bearer = bearers[Math.max(0, who - 4)] ?? null
        return {
          method: call.method,
          url: addressOf(call, params),
          remoteAddress: `10.0.0.${host}`,
          ...(payload === undefined ? {} : { payload }),
          headers: {
            accept,
            ...headers,
            ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
          },
        }
      },
    )
}

/**
 * Of the many shapes of a body few are whole, and by chance none: one that is shows that the others
 * fail for what is wrong with them.
 */
const wholeBodies = (): Readonly<Record<string, object>> => ({
  '/api/fetch_orders': { query: {}, limit: 10, offset: 0 },
  '/api/counter': { query: {} },
  '/api/update_epod': {
    _id: ids[0],
    remarks: { by: 'Fuzz', text: 'whole', categories: ['Intact'] },
  },
})

const whole = (url: string, body: object): InjectOptions => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${bearers[0]}` },
  payload: JSON.stringify(body),
})

/** What callers may say that they read; some of it is streamed. */
const accepted = [
  '*/*',
  'application/json',
  XLSX,
  ZIP,
  'application/zip;q=0.1, ,;',
  ';;,'.repeat(500),
]

/** What an answer must never have: traces, statements, places on the disk, secrets' names. */
const leak =
  /\bat [^"]*\.[mc]?[jt]s:\d+|[\w-]\/[\w./-]*\.[mc]?[jt]s\b|\bselect\b.+\bfrom\b|violates|relation "|node_modules|ECONN|password_hash|ZodError/i

const tried = async (request: InjectOptions): Promise<number> => {
  const reply = await t.app.inject(request)
  const about = JSON.stringify({
    code: reply.statusCode,
    body: reply.body.slice(0, 500),
    request,
  }).slice(0, 3_000)
  if (reply.statusCode >= 500)
    expect([503, reply.headers['retry-after']], about).toEqual([
      reply.statusCode,
      expect.any(String),
    ])
  if (reply.statusCode === 429) expect(reply.headers['retry-after'], about).toMatch(/^\d+$/)
  if (reply.headers['content-type']?.includes('application/json')) {
    const { status, message } = reply.json<{ status: unknown; message: unknown }>()
    expect([status, typeof message], about).toEqual([reply.statusCode < 300, 'string'])
  } else expect(reply.statusCode, about).toBe(200)
  if (reply.statusCode >= 400) expect(reply.body, about).not.toMatch(leak)
  return reply.statusCode
}

describe('no request whatsoever', () => {
  it(
    'is answered with a failure of the server, or with what only the server should know [ERRS-04] [ROLE-15]',
    async () => {
      const seen = new Map<string, number>()
      const bodies = wholeBodies()
      // The live stream has no end; its door is tried in live.test.ts. Signing out comes last.
      const order = calls
        .filter(({ url }) => url !== '/api/live')
        .sort((a, b) => Number(a.url.endsWith('/logout')) - Number(b.url.endsWith('/logout')))
      expect(order.length).toBeGreaterThan(30)
      for (const call of order) {
        const requests = [
          ...(bodies[call.url] ? [whole(call.url, bodies[call.url] ?? {})] : []),
          ...fc.sample(requestsTo(call), { seed, numRuns: MOST }),
        ]
        const until = performance.now() + TIME
        for (
          let from = 0;
          from < requests.length && (from < AT_ONCE * 2 || performance.now() < until);
          from += AT_ONCE
        ) {
          const codes = await Promise.all(requests.slice(from, from + AT_ONCE).map(tried))
          for (const code of codes)
            seen.set(`${call.url} ${code}`, (seen.get(`${call.url} ${code}`) ?? 0) + 1)
        }
      }
      expect(await foreignRows()).toBe(foreign)
      const total = [...seen.values()].reduce((sum, count) => sum + count, 0)
      if (isFull) console.info([...seen].map(([what, count]) => `${what}: ${count}`).join('\n'))
      expect(total).toBeGreaterThanOrEqual(order.length * AT_ONCE * 2)
      for (const url of Object.keys(bodies))
        expect([url, seen.has(`${url} 200`)]).toEqual([url, true])
    },
    isFull ? 3_600_000 : 120_000,
  )

  it('reaches a call by another method than its own', async () => {
    for (const { url } of calls) {
      for (const wrong of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'GET', 'POST'] as const) {
        if (calls.some((other) => other.method === wrong && matches(other.url, url))) continue
        const reply = await t.app.inject({
          method: wrong as 'PUT',
          url: url.replace(/\{\w+\}/g, 'x'),
          headers: { authorization: `Bearer ${await t.token('admin')}` },
        })
        expect([url, wrong, reply.statusCode]).toEqual([url, wrong, 404])
      }
    }
  })
})

const matches = (pattern: string, url: string): boolean =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(url)
