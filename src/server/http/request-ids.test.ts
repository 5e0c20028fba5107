import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { productLog } from '../product-log.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { anOrder } from '../testing/orders.ts'
import { requestIds } from './request-ids.ts'

let t: TestApp
let logged = ''
let isStoreBroken = false
beforeAll(async () => {
  const write = (line: string): void => void (logged += line)
  t = await openTestApp(
    { EPOD_TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' },
    productLog({}, { write }),
    {
      files: (real) => ({
        ...real,
        keep: (...given) =>
          isStoreBroken ? Promise.reject(new Error('unforeseen')) : real.keep(...given),
      }),
    },
  )
})
afterAll(() => t.close())
beforeEach(() => {
  logged = ''
})

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const lines = (): Record<string, unknown>[] =>
  logged
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

it('tells one request id in the header, in the problem and in each line of a failure [OBS-01] [ERRS-04]', async () => {
  const order = await anOrder(t)
  isStoreBroken = true
  const body = { _id: order._id, photos: [sent(await aJpeg())] }
  const reply = await t.call('acme', '/update_epod', body, { accept: 'application/problem+json' })
  isStoreBroken = false
  const id = reply.headers['x-request-id']
  expect(id).toMatch(uuid)
  expect(reply).toMatchObject({ code: 500, body: { instance: `urn:uuid:${String(id)}` } })
  const told = lines().filter(({ msg }) =>
    /^(unexpected error|a request failed)$/.test(String(msg)),
  )
  expect(told).toMatchObject([
    { request_id: id, err: { message: 'unforeseen' } },
    {
      request_id: id,
      level: 50,
      route: 'POST /api/update_epod',
      status: 500,
      reason: 'some_error',
      client_id: expect.any(String) as string,
      user_id: expect.any(String) as string,
      link_id: null,
    },
  ])
  expect(logged.split(`"request_id":"${String(id)}"`)).toHaveLength(3)
})

it('says the id in lines that are written deep inside, after the body was read too [OBS-01]', async () => {
  const { headers } = await t.call('acme-vendor', '/outbox')
  expect(lines().at(-1)).toMatchObject({
    security: { status: 403 },
    request_id: headers['x-request-id'],
  })
  logged = ''
  const reset = await t.call(null, '/users/generate-password', { username: 'acme' })
  const line = lines().find(({ security }) => security)
  expect(line).toMatchObject({ request_id: reset.headers['x-request-id'] })
})

it('gives an id to answers that no route has made, and two calls never the same [OBS-01]', async () => {
  const ids = await Promise.all(
    ['/api/nothing', '/healthz', '/api/%ff', `/api/orders/${'x'.repeat(9_000)}`].map(
      async (url) => (await t.app.inject({ url })).headers['x-request-id'],
    ),
  )
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(4)
})

it.each([
  ['a UUID of a trusted proxy', '127.0.0.1', '0194e1c8-7b6f-7abc-8def-0123456789ab', true],
  ['its bare digits, as nginx writes them', '10.9.8.7', '0194e1c87b6f7abc8def0123456789ab', true],
  ['the same over a mapped address', '::ffff:10.1.1.1', '0194e1c87b6f7abc8def0123456789ab', true],
  ['one from elsewhere', '192.0.2.7', '0194e1c8-7b6f-7abc-8def-0123456789ab', false],
  ['one without an address', undefined, '0194e1c8-7b6f-7abc-8def-0123456789ab', false],
  ['a phone number', '127.0.0.1', '9876543210', false],
  ['a line of its own', '127.0.0.1', '0194e1c8\r\nX-Evil: 1', false],
  ['a token', '127.0.0.1', `Bearer ${'a'.repeat(40)}`, false],
  ['something longer', '127.0.0.1', '0194e1c87b6f7abc8def0123456789ab0', false],
])('takes over of ids %s or not [OBS-01]', (_what, remoteAddress, given, isTaken) => {
  const idOf = requestIds(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'])
  const id = idOf({ headers: { 'x-request-id': given }, socket: { remoteAddress } as never })
  expect(id === given).toBe(isTaken)
  expect(isTaken || uuid.test(id)).toBe(true)
})

it('makes a URN of bare digits [OBS-01]', async () => {
  const given = '0194e1c87b6f7abc8def0123456789ab'
  const reply = await t.app.inject({
    url: '/api/orders/nothing',
    headers: { 'x-request-id': given, accept: 'application/problem+json' },
  })
  expect(reply.headers['x-request-id']).toBe(given)
  expect(reply.json<{ instance: string }>().instance).toBe(
    'urn:uuid:0194e1c8-7b6f-7abc-8def-0123456789ab',
  )
})

it('logs of a statement that failed its code, and no value of it [OBS-01] [ERRS-04]', async () => {
  const fail = (statement: ReturnType<typeof sql>) =>
    t.database
      .asOwner((db) => statement.execute(db))
      .catch((err: unknown) => t.deps.log.error({ err }, 'failed'))
  await fail(sql`select ${'9876543210'}::int`)
  await fail(sql`select ${'priya@example.com'}::date`)
  await fail(sql`insert into clients select * from clients where key = 'acme'`)
  await fail(sql`select 'a quote " and 98765432101'::int`)
  expect(lines().map((line) => (line['err'] as { code: string }).code)).toEqual([
    '22003',
    '22007',
    '23505',
    '22P02',
  ])
  expect(logged).not.toMatch(/98765|priya|already exists|Key \(|quote/)
})
