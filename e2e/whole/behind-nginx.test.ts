import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startNginx, type ThrowAwayProxy } from '../../scripts/nginx.ts'
import { freePort } from '../../scripts/ports.ts'
import { createEpodClient, ok } from '../../packages/client/src/index.ts'
import { add, tokenOf } from '../testing/calls.ts'
import { copiedDatabase, type CopiedDatabase } from '../testing/machines.ts'
import { aRow } from '../testing/orders.ts'
import { runProduct, type RunningProduct } from '../testing/run-product.ts'

/** As often as a process is replaced by another on its port, and who calls meanwhile. */
const REPLACEMENTS = 4
const CALLERS = 4
/** A change is told within a second; a machine that runs other tests too takes longer. */
const SOON = { timeout: 5_000, interval: 20 }

const folder = mkdtempSync(join(tmpdir(), 'epod-behind-'))
const webs: RunningProduct[] = []
let database: CopiedDatabase
let ports: [number, number]
let nginx: ThrowAwayProxy
let token = ''

const started = async (port: number): Promise<RunningProduct> => {
  const settings = {
    DATABASE_URL: database.url,
    EPOD_TRUSTED_PROXIES: '127.0.0.1',
    EPOD_DEMO: '0',
    EPOD_DRAIN_SECONDS: '3',
    PORT: `${port}`,
  }
  const product = runProduct(join(folder, 'data'), settings, [], 'web')
  await product.serving
  return product
}
beforeAll(async () => {
  cpSync(inject('template'), join(folder, 'data'), { recursive: true })
  database = await copiedDatabase()
  ports = [await freePort(), await freePort()]
  webs.push(...(await Promise.all(ports.map(started))))
  nginx = await startNginx(ports)
  token = await tokenOf(nginx.url, 'acme')
})
afterAll(async () => {
  await nginx.stop()
  await Promise.all(webs.map((product) => product.end('SIGINT')))
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

it('replaces one process after the other under load, and no call fails [HOST-09]', async () => {
  const epod = createEpodClient({ baseUrl: nginx.url, key: token })
  const over = new AbortController()
  const failures: string[] = []
  let calls = 0
  const caller = async (): Promise<void> => {
    while (!over.signal.aborted) {
      calls += 1
      await add(epod, aRow()).catch((error: unknown) => failures.push(String(error)))
      await ok(epod.POST('/api/fetch_orders', { body: { query: {}, limit: 5, offset: 0 } })).catch(
        (error: unknown) => failures.push(String(error)),
      )
    }
  }
  const calling = Promise.all(Array.from({ length: CALLERS }, caller))
  for (let n = 0; n < REPLACEMENTS; n += 1) {
    const [at, port] = n % 2 === 0 ? [0, ports[0]] : [1, ports[1]]
    expect(await webs[at]?.end('SIGTERM')).toBe(0)
    webs[at] = await started(port)
  }
  over.abort()
  await calling
  expect(failures).toEqual([])
  expect(calls).toBeGreaterThan(REPLACEMENTS)
})

it('passes a change on to live streams as it comes, made at either process [HOST-09]', async () => {
  const stop = new AbortController()
  const heard = ['', '']
  const epod = createEpodClient({ baseUrl: nginx.url, key: token })
  const reading = heard.map(async (_, stream) => {
    const { data } = await epod.GET('/api/live', { parseAs: 'stream', signal: stop.signal })
    for await (const text of data?.pipeThrough(new TextDecoderStream()) ?? []) heard[stream] += text
  })
  for (const stream of [0, 1]) await expect.poll(() => heard[stream], SOON).toContain('id: ')
  for (const { url } of webs) {
    const { id } = await add(createEpodClient({ baseUrl: url, key: token }), aRow())
    for (const stream of [0, 1]) await expect.poll(() => heard[stream], SOON).toContain(id)
  }
  stop.abort()
  await Promise.allSettled(reading)
})

it('passes an upload on as it comes, so that a process refuses before it is there [HOST-09]', async () => {
  const socket = connect(Number(new URL(nginx.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /api/update_epod HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n' +
      'Authorization: Bearer none\r\nContent-Length: 9000000\r\n\r\n{"_id": "',
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /)
  socket.destroy()
})
