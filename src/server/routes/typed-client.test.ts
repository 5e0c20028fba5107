import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, onTestFinished } from 'vitest'
import { makeApiKey } from '../../contract/systems/api-keys.ts'
import {
  createEpodClient,
  ok,
  ProblemError,
  type EpodClient,
} from '../../../packages/client/src/index.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { present } from '../testing/present.ts'

let t: TestApp
let address: string
let key: string
let epod: EpodClient
beforeAll(async () => {
  t = await openTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
  const made = await t.call('admin', makeApiKey, {
    body: { name: 'Client', scopes: ['orders:read', 'orders:write', 'proof:read', 'reports:read'] },
  })
  ;({ key } = made.body.result)
  epod = createEpodClient({ baseUrl: `${address}/`, key })
})
afterAll(() => t.close())

const order = (identifier: string) => ({
  identifier,
  client: 'Northwind',
  transporter: 'Roadrunner',
  truck_number: 'MH12AB1234',
  driver: { name: 'Ravi', contact: '9876543210' },
  spocs: [{ name: 'Asha', contact: { phone: ['9876501234'] } }],
  source: { name: 'Pune' },
  destination: { name: 'Nagpur' },
  dispatch_time: '09:30',
  eta_hrs: 48,
})
const added = async (identifier: string): Promise<string> => {
  const { result } = await ok(epod.POST('/api/orders', { body: [order(identifier)] }))
  return present(result?.created[0])._id
}

describe('the typed client', () => {
  it('adds an order, receives it, fetches it and reads the feed, without a cast [HOOK-01]', async () => {
    const _id = await added('LR-TYPED-1')
    const received = await ok(
      epod.POST('/api/update_epod', { body: { _id, receive: true, geo_tag: { loc: [] } } }),
    )
    expect(received.result?.ended).toBe(true)
    const { result } = await ok(epod.GET('/api/orders/{id}', { params: { path: { id: _id } } }))
    expect(result).toMatchObject({ _id, identifier: 'LR-TYPED-1', ended: true })
    expectTypeOf(result.rev).toEqualTypeOf<number>()
    expectTypeOf(result.destination.loc).toEqualTypeOf<[number, number] | null>()
    const page = await ok(
      epod.POST('/api/fetch_orders', {
        params: { header: { Prefer: 'return=representation' } },
        body: { query: { need: 'CLOSED' }, limit: 5 },
      }),
    )
    expect(page.returnData?.result.orders.map((one) => one._id)).toEqual([_id])
    const feed = await ok(epod.GET('/api/orders/changes', { params: { query: { limit: 500 } } }))
    expect(feed.result.map(({ order_id, type }) => [order_id, type])).toEqual([
      [_id, 'order.added'],
      [_id, 'order.received'],
    ])
  })

  it('is refused by the compiler what the API would refuse [HOOK-01]', () => {
    const wrong = [
      // @ts-expect-error -- there is no such address
      () => epod.GET('/api/no-such-call'),
      // @ts-expect-error -- an order's id is missing
      () => epod.GET('/api/orders/{id}'),
      // @ts-expect-error -- no such card
      () => epod.POST('/api/fetch_orders', { body: { query: { need: 'NO' } } }),
      // @ts-expect-error -- a list of orders is wanted
      () => epod.POST('/api/orders', { body: order('LR') }),
      // @ts-expect-error -- a place has two numbers
      () => epod.POST('/api/orders', { body: [{ source: { name: 'Pune', loc: [18.5] } }] }),
      // @ts-expect-error -- an order has no such field
      () => epod.POST('/api/orders', { body: [{ truck: 'MH12AB1234' }] }),
      // @ts-expect-error -- nothing is sent along with what is only read
      () => epod.GET('/api/orders/changes', { body: {} }),
      // @ts-expect-error -- orders are narrowed by no such field
      () => epod.POST('/api/counter', { body: { query: { filters: { driver: ['Ravi'] } } } }),
    ]
    expect(wrong).toHaveLength(8)
    expectTypeOf<Parameters<typeof epod.GET>[0]>().not.toBeAny()
  })

  it('takes a body that nobody changes any more, and leaves out what may be left out [HOOK-01]', async () => {
    const row = { ...order('LR-TYPED-4'), source: { name: 'Pune', loc: [18.5, 73.8] } } as const
    const { result } = await ok(epod.POST('/api/orders', { body: [row] }))
    const { _id: id } = present(result?.created[0])
    const now = await ok(epod.GET('/api/orders/{id}', { params: { path: { id } } }))
    expect(now.result.source.loc).toEqual([18.5, 73.8])
    expect((await ok(epod.GET('/api/orders/changes'))).status).toBe(true)
    const { data, error, response } = await epod.GET('/api/orders/{id}', {
      params: { path: { id: crypto.randomUUID() } },
    })
    expect([data, error?.code, response.status]).toEqual([undefined, 'not_found', 404])
  })

  it('takes a report as a stream of bytes [HOOK-01]', async () => {
    const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const { data, response } = await epod.POST('/api/download', {
      body: {},
      headers: { accept: xlsx },
      parseAs: 'arrayBuffer',
    })
    expect(response.headers.get('content-type')).toBe(xlsx)
    expect(Buffer.from(present(data)).subarray(0, 2).toString()).toBe('PK')
  })

  it('tells a refusal as a typed error [HOOK-01]', async () => {
    const _id = await added('LR-TYPED-2')
    const receive = () =>
      ok(epod.POST('/api/update_epod', { body: { _id, receive: true, geo_tag: { loc: [] } } }))
    await receive()
    const refused = await receive().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ProblemError)
    expect(refused).toMatchObject({
      problem: {
        status: 409,
        code: 'already_received',
        type: expect.stringMatching(/\/errors\/already_received$/),
      },
      message: '409 already_received: This order has already been received',
    })
  })

  it('tells the code and sentence of a refusal too where a file was asked for [HOOK-01]', async () => {
    const path = { id: crypto.randomUUID() }
    const certificate = ok(
      epod.GET('/api/orders/{id}/certificate', {
        params: { path },
        headers: { accept: 'application/pdf' },
        parseAs: 'stream',
      }),
    )
    await expect(certificate).rejects.toMatchObject({
      problem: { status: 404, code: 'not_found', type: expect.stringMatching(/not_found$/) },
    })
    // A proxy between may leave out what it does not know: the plain refusal says it as well.
    const plain = createEpodClient({
      baseUrl: address,
      key,
      fetch: ({ url, headers, method }) =>
        fetch(url, {
          method,
          headers: { ...Object.fromEntries(headers), accept: 'application/pdf' },
        }),
    })
    const refused = ok(plain.GET('/api/orders/{id}', { params: { path } }))
    await expect(refused).rejects.toMatchObject({
      problem: { status: 404, code: 'not_found', detail: expect.stringMatching(/\w+ \w+/) },
    })
  })

  it('acts as a session too [HOOK-01]', async () => {
    const anybody = createEpodClient({ baseUrl: address })
    const { token, userdata } = await ok(
      anybody.POST('/api/login', {
        headers: { authorization: `Basic ${btoa('acme:epod-demo')}` },
      }),
    )
    expect(userdata.client).toBe('acme')
    const acme = createEpodClient({ baseUrl: address, key: token })
    expect((await ok(acme.POST('/api/validtoken'))).status).toBe(true)
  })

  it('adds once what it sends again, since its key stays the same [HOOK-01]', async () => {
    let lost = 0
    const forgetful = createEpodClient({
      baseUrl: address,
      key,
      fetch: async (request) => {
        const answer = await fetch(request)
        if (lost++ === 0) throw new TypeError('the answer is lost')
        return answer
      },
    })
    const { result } = await ok(forgetful.POST('/api/orders', { body: [order('LR-TYPED-3')] }))
    expect([lost, result?.created.length, result?.failed]).toEqual([2, 1, []])
    const { returnData } = await ok(
      epod.POST('/api/fetch_orders', {
        params: { header: { Prefer: 'return=representation' } },
        body: { query: { search: 'LR-TYPED-3' } },
      }),
    )
    expect(returnData?.result.total).toBe(1)
  })
})

describe('a product that is busy', () => {
  const answering = async (
    answers: readonly [status: number, headers: Record<string, string>][],
    options: { retries?: number; longestWait?: number; timeout?: number } = {},
  ) => {
    const keys: unknown[] = []
    const server = createServer((request, response) => {
      const [status, headers] = answers[keys.length] ?? [200, {}]
      keys.push(request.headers['idempotency-key'])
      if (status === 0) return
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify({ status: status === 200, message: 'ok' }))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const client = createEpodClient({ baseUrl: `http://127.0.0.1:${port}`, key, ...options })
    const came = await ok(client.POST('/api/trigger_otp', { body: { _id: 'x' } })).catch(
      (error: unknown) => error,
    )
    server.closeAllConnections()
    server.close()
    return { came, keys }
  }

  it('is asked again after Retry-After, with the same key [HOOK-01]', async () => {
    const { came, keys } = await answering([
      [429, { 'retry-after': '0' }],
      [503, { 'retry-after': '0' }],
    ])
    expect(came).toMatchObject({ status: true })
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is not waited for longer than one likes, nor asked more often [HOOK-01]', async () => {
    const long = await answering([[429, { 'retry-after': '3600' }]])
    expect(long.came).toMatchObject({ problem: { status: 429 }, retryAfter: 3600 })
    expect(long.keys).toHaveLength(1)
    const often = await answering(
      Array.from({ length: 9 }, () => [503, { 'retry-after': '0' }] as const).map(
        ([status, headers]) => [status, headers],
      ),
      { retries: 2 },
    )
    expect(often.came).toBeInstanceOf(ProblemError)
    expect(often.keys).toHaveLength(3)
  })

  it('that does not answer is given up in time [HOOK-01]', async () => {
    const { came, keys } = await answering([[0, {}]], { timeout: 1_000, retries: 0 })
    expect(came).toMatchObject({ name: 'TimeoutError' })
    expect(keys).toHaveLength(1)
  })

  it('may take longer over a file than until it begins, and is given up where it stalls [HOOK-01]', async () => {
    const parts = 6
    const server = createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' })
      let sent = 0
      const next = (): void => {
        response.write('x')
        sent += 1
        // The last part of the second file never comes.
        if (sent < parts) setTimeout(next, 250)
        else if (request.url?.includes('whole')) response.end()
      }
      next()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const client = createEpodClient({ baseUrl: `http://127.0.0.1:${port}`, key, timeout: 1_000 })
    const file = (id: string) =>
      client.GET('/api/orders/{id}/certificate', { params: { path: { id } }, parseAs: 'blob' })
    expect((await ok(file('whole')))?.size).toBe(parts)
    // What the platform lets go of while an answer flows must not take its end along.
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const collecting = setInterval(collect, 100)
    onTestFinished(() => clearInterval(collecting))
    await expect(file('stalled')).rejects.toMatchObject({ name: 'TimeoutError' })
    server.closeAllConnections()
    server.close()
  })
})
