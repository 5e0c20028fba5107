import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quickly, runProduct, type RunningProduct } from '../../../e2e/testing/run-product.ts'
import { platform } from '../stores/database/scope.ts'
import { openTestApp, SECRET, type TestApp } from '../testing/app.ts'
import { startBalancer } from '../testing/balancer.ts'
import { aRow } from '../testing/rows.ts'

/** As often as each process is replaced by another. */
const REPLACEMENTS = process.env['EPOD_FULL'] === undefined ? 4 : 50
const CALLERS = 6

let t: TestApp
const folder = mkdtempSync(join(tmpdir(), 'epod-rolling-'))
const running = new Set<RunningProduct>()
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(async () => {
  await Promise.all([...running].map((product) => product.end('SIGKILL')))
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly result?: { readonly created?: readonly { readonly _id: string }[] }
}

const started = async (seconds: number): Promise<RunningProduct> => {
  const product = runProduct(
    folder,
    {
      DATABASE_URL: t.database.settings.url ?? '',
      DATABASE_DIRECT_URL: t.database.settings.directUrl ?? '',
      EPOD_SECRET: SECRET,
      EPOD_DRAIN_SECONDS: String(seconds),
    },
    quickly,
    'web',
  )
  running.add(product)
  void product.ended.then(() => running.delete(product))
  await product.serving
  return product
}

it(
  `replaces two processes ${REPLACEMENTS} times behind a balancer that asks /readyz, and no call fails: what still comes is served, and each answer is the last on its connection [HOST-01]`,
  { timeout: 1_800_000 },
  async () => {
    const balancer = await startBalancer()
    const nodes = await Promise.all([started(2), started(2)])
    for (const { url } of nodes) balancer.add(url)
    await Promise.all(nodes.map(({ url }) => balancer.knows(url, true)))

    const headers = { authorization: `Bearer ${await t.token('acme')}` }
    const over = new AbortController()
    const refused: string[] = []
    const added: string[] = []
    /** The body of an answer; who is told that all are busy comes again, as on any busy machine. */
    const post = async (url: string, body: unknown): Promise<Answer> => {
      const answer = await fetch(`${balancer.url}/api${url}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const text = await answer.text()
      if (answer.status === 503 && text.includes('"code":"busy"')) return post(url, body)
      if (answer.status !== 200) refused.push(`${url}: ${answer.status} ${text}`)
      return answer.status === 200 ? (JSON.parse(text) as Answer) : {}
    }
    const caller = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const [order] = (await post('/orders', [aRow()])).result?.created ?? []
        if (!order) return
        added.push(order._id)
        await post('/update_epod', { _id: order._id, receive: true })
        await post('/fetch_orders', { query: {}, limit: 5 })
      }
    }
    const calling = Promise.all(Array.from({ length: CALLERS }, caller))
    for (let n = 0; n < REPLACEMENTS; n += 1) {
      const next = await started(2)
      balancer.add(next.url)
      await balancer.knows(next.url, true)
      const old = nodes[n % 2]
      nodes[n % 2] = next
      expect(await old?.end('SIGTERM')).toBe(0)
    }
    over.abort()
    await calling
    expect(balancer.failures).toEqual([])
    expect(refused).toEqual([])
    const kept = await t.database.read(platform, (db) => db.selectFrom('orders').select('id'))
    expect(kept.map(({ id }) => id).toSorted()).toEqual(added.toSorted())
    await balancer.close()
  },
)

it('goes on serving for as long as it was told while /readyz says 503, sends live streams to another process, and ends at once on Ctrl-C [HOST-01]', async () => {
  const node = await started(60)
  const headers = { authorization: `Bearer ${await t.token('acme')}` }
  const stream = await fetch(`${node.url}/api/live`, { headers })
  const heard = stream.text()
  const ending = node.end('SIGTERM')
  await expect.poll(async () => (await fetch(`${node.url}/readyz`)).status).toBe(503)
  const late = await fetch(`${node.url}/api/validtoken`, { method: 'POST', headers })
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  const other = await fetch(`${node.url}/api/live`, { headers })
  expect(other.status).toBe(200)
  await node.end('SIGINT')
  expect(await ending).toBe(0)
  for (const told of [await heard, await other.text()])
    expect(told).toMatch(/^id: \d+-\d+\nretry: 500\nevent: leaving\ndata: {}\n\n$/m)
})
