import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createDeps, type Deps } from '../deps.ts'
import { addWebhook } from '../../contract/systems/webhooks.ts'
import { drainOnce } from '../jobs/outbox/outbox.ts'
import { settled } from '../stores/testing/settled.ts'
import { deliveredOnce } from '../testing/log-readers.ts'
import { anOrder } from '../testing/orders.ts'
import { openListener } from '../testing/webhook-listener.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { Metrics } from './metrics.ts'
import { observedBy } from './observe-database.ts'
import { otlpTracing } from './otlp.ts'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly status: { readonly code?: number }
  readonly attributes: { readonly key: string; readonly value: Record<string, unknown> }[]
}
interface SentTraces {
  readonly resourceSpans: {
    readonly resource: { readonly attributes: SentSpan['attributes'] }
    readonly scopeSpans: { readonly spans: SentSpan[] }[]
  }[]
}

/** A collector of OTLP over HTTP, which keeps what it was sent. */
const openCollector = async (status: () => number) => {
  const bodies: { url: string; type: string; body: string }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push({ url: request.url ?? '', type: request.headers['content-type'] ?? '', body })
      return response.writeHead(status(), { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { bodies, server, endpoint: `http://127.0.0.1:${port}` }
}

let collector: Awaited<ReturnType<typeof openCollector>>
let status = 200
let t: TestApp
let database: TestDatabase
const warned: string[] = []
const opened: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  collector = await openCollector(() => status)
  t = await openTestApp({ EPOD_TRUSTED_PROXIES: '10.0.0.0/8', EPOD_WEBHOOK_PRIVATE: '1' })
  database = t.database
})
afterAll(async () => {
  for (const close of opened) await close()
  await t.close()
  collector.server.close()
})
beforeEach(() => {
  collector.bodies.length = 0
  warned.length = 0
  status = 200
})

/** A node whose work is traced, over the same database. */
const tracedNode = async (ratio = 1, endpoint = collector.endpoint) => {
  const tracing = otlpTracing({ endpoint, service_name: 'epod-test', ratio }, (why) =>
    warned.push(why),
  )
  const deps: Deps = createDeps({ ...t.deps, tracing, metrics: new Metrics() })
  const app = await buildApp(deps)
  await app.ready()
  opened.push(() => app.close())
  return { app, deps, tracing }
}
const spans = (): SentSpan[] =>
  collector.bodies.flatMap(({ body }) =>
    (JSON.parse(body) as SentTraces).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
const factsOf = ({ attributes }: Pick<SentSpan, 'attributes'>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

it('sends a span of each request to the collector, by its route, with its id and status [OBS-04]', async () => {
  const { app, tracing } = await tracedNode()
  const reply = await app.inject({ url: '/api/orders/secret-of-somebody?q=secret' })
  await tracing.stop()
  expect(collector.bodies[0]).toMatchObject({ url: '/v1/traces', type: 'application/json' })
  const [span] = spans()
  expect(span).toMatchObject({ name: 'GET /api/orders/:id', kind: 2 })
  expect(span && factsOf(span)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/orders/:id',
    'http.response.status_code': 401,
    request_id: reply.headers['x-request-id'],
  })
  const { resource } =
    (JSON.parse(collector.bodies[0]?.body ?? '') as SentTraces).resourceSpans[0] ?? {}
  expect(resource && factsOf(resource)).toMatchObject({ 'service.name': 'epod-test' })
  expect(collector.bodies.map(({ body }) => body).join('')).not.toContain('secret')
})

it('goes on with the trace of a trusted proxy, and of nobody else [OBS-04]', async () => {
  const { app, tracing } = await tracedNode()
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const ask = (remoteAddress: string, traceparent: string) =>
    app.inject({ url: '/healthz', remoteAddress, headers: { traceparent } })
  await ask('10.1.2.3', `00-${trace}-b7ad6b7169203331-01`)
  await ask('192.0.2.7', `00-${trace}-b7ad6b7169203331-01`)
  await ask('10.1.2.3', '00-not-a-trace-01')
  await ask('10.1.2.3', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`)
  // What the proxy left out of its sample is left out here too.
  await ask('10.1.2.3', `00-${trace}-b7ad6b7169203331-00`)
  await tracing.stop()
  const sent = spans()
  expect(sent).toHaveLength(4)
  expect(sent[0]).toMatchObject({ traceId: trace, parentSpanId: 'b7ad6b7169203331' })
  for (const span of sent.slice(1)) {
    expect(span.traceId).not.toBe(trace)
    expect(span.traceId).not.toBe('0'.repeat(32))
    expect(span.parentSpanId ?? '').toBe('')
  }
})

it('has statements by their names inside their request, also after a body was read [OBS-04]', async () => {
  const tracing = otlpTracing(
    { endpoint: collector.endpoint, service_name: 'epod-test', ratio: 1 },
    (why) => warned.push(why),
  )
  const observer = observedBy(new Metrics(), t.deps.log, 0)
  const own = await openTestDatabase({ observer })
  const app = await buildApp(createDeps({ ...t.deps, database: own, tracing }))
  await app.ready()
  opened.push(async () => {
    await app.close()
    await own.close()
  })
  await app.inject({
    method: 'POST',
    url: '/api/users/generate-password',
    payload: { username: 'somebody-secret' },
  })
  await tracing.stop()
  const request = spans().find(({ name }) => name === 'POST /api/users/generate-password')
  const inside = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(inside.length).toBeGreaterThan(0)
  for (const { traceId, kind } of inside) expect([traceId, kind]).toEqual([request?.traceId, 3])
  expect(collector.bodies.map(({ body }) => body).join('')).not.toMatch(/secret|select \S+ from/)
})

it('traces messages on their way out, whatever becomes of them [OBS-04]', async () => {
  await t.call(null, '/users/generate-password', { username: 'acme' })
  const { deps, tracing } = await tracedNode()
  const taken = await drainOnce(deps, {
    email: { send: ({ recipient }) => Promise.reject(new Error(`550 ${recipient}`)) },
  })
  await tracing.stop()
  const sent = spans().filter(({ name }) => name === 'send message')
  expect(sent).toHaveLength(taken)
  expect(taken).toBeGreaterThan(0)
  expect(sent[0] && factsOf(sent[0])).toMatchObject({ channel: 'email', outcome: 'answered' })
  expect(JSON.stringify(sent)).not.toContain('@')
})

it('tells a webhook the trace in which it is told, which holds no id of ours [OBS-04] [HOOK-01]', async () => {
  const listener = await openListener()
  opened.push(() => listener.close())
  await settled(database)
  const { code } = await t.call('admin', addWebhook, {
    body: { url: listener.url, types: ['order.*'] },
  })
  expect(code).toBe(200)
  await anOrder(t)
  const { deps, tracing } = await tracedNode()
  await deliveredOnce(deps)
  await tracing.stop()
  const [told] = spans().filter(({ name }) => name === 'tell webhook')
  expect(listener.heard[0]?.headers['traceparent']).toBe(
    `00-${told?.traceId ?? ''}-${told?.spanId ?? ''}-01`,
  )
  expect(told && factsOf(told)).toMatchObject({ end: 'taken' })
})

it.each([
  ['refuses', () => collector.endpoint],
  ['is not there', () => 'http://127.0.0.1:9'],
])(
  'disturbs no call where the collector %s, drops what cannot be sent, and says so once [OBS-04]',
  async (_what, endpoint) => {
    status = 400
    const { app, tracing } = await tracedNode(1, endpoint())
    for (let n = 0; n < 3_000; n += 1) {
      const { statusCode } = await app.inject({ url: '/healthz' })
      if (statusCode !== 200) throw new Error(`answered ${statusCode}`)
    }
    const began = performance.now()
    await tracing.stop()
    expect(performance.now() - began).toBeLessThan(3_000)
    expect(spans().length).toBeLessThanOrEqual(3_000)
    // Where nobody is there, it is tried for longer than a server that stops waits for it.
    await expect.poll(() => warned).toHaveLength(1)
    expect(database.vitals().waiting).toBe(0)
  },
)

it('makes of so many requests a trace as is set [OBS-04]', async () => {
  const { app, tracing } = await tracedNode(0)
  await app.inject({ url: '/healthz' })
  await tracing.stop()
  expect(spans()).toEqual([])
})
