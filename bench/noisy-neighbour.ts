import { randomUUIDv7 } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { startPostgres } from '../scripts/postgres.ts'
import { migrate } from '../src/server/stores/database/migrate.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { insertMessages } from '../src/server/stores/messages/queue.ts'
import { get, median, post } from './caller.ts'
import { aRow } from '../src/server/testing/rows.ts'
import { openOrders } from './open-orders.ts'
import { startProduct, stopAll } from './processes.ts'
import { PASSWORD, seed } from './seed.ts'

/**
 * Noisy neighbour: what the desk of one client notices of another client's messages, webhooks, feed
 * and new orders. Quiet windows and busy ones take turns, so that the machine's moods hit both.
 */
const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 60)
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 100_000)
const WINDOW_MS = 20_000
const GOAL = 1.5
/** A session's token ends after a quarter of an hour. */
const SESSION_MS = 600_000
/** In each busy second. */
const [MESSAGES, ADDED] = [50, 5]

const taken = { messages: 0, told: 0 }
/** Something outside that answers after a while. */
const outside = async (after_ms: number, heard: () => void): Promise<[Server, string]> => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      heard()
      setTimeout(() => {
        response.writeHead(201, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ sid: `SM${taken.messages}`, status: 'queued' }))
      }, after_ms)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`]
}
const [provider, provider_url] = await outside(200, () => (taken.messages += 1))
const [listener, listener_url] = await outside(1_000, () => (taken.told += 1))

const postgres = await startPostgres({
  isDurable: true,
  settings: ['shared_buffers=1GB', 'max_wal_size=8GB'],
})
const database = await openDatabase({ url: postgres.url, dataDir: '' })
try {
  await migrate(database)
  const now = new Date().toISOString()
  const [watched, busy] = await seed(database, postgres.url, ORDERS, now)
  if (!watched || !busy) throw new Error('no clients')
  await database.asOwner((db) =>
    sql`update users set config = '{"config": {"admin": true}}' where username = ${busy.key}`.execute(
      db,
    ),
  )
  const open = await openOrders(database, watched.id, Math.ceil(MINUTES * 60))
  const port = await startProduct(postgres.url, {
    EPOD_WEBHOOK_PRIVATE: '1',
    TWILIO_URL: provider_url,
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'x',
    TWILIO_FROM: '+15005550006',
    TWILIO_RATE: '200',
    TWILIO_AT_ONCE: '60',
  })
  const bearerOf = async (key: string): Promise<Record<string, string>> => {
    const authorization = `Basic ${Buffer.from(`${key}:${PASSWORD}`).toString('base64')}`
    const { token } = JSON.parse(await post(port, '/api/login', {}, { authorization })) as {
      token: string
    }
    return { authorization: `Bearer ${token}` }
  }
  let [desk, neighbour] = [await bearerOf(watched.key), await bearerOf(busy.key)]
  let signed_in = performance.now()
  await post(port, '/api/webhooks', { url: listener_url, types: ['order.*'] }, neighbour)

  let is_busy = false
  const over = new AbortController()
  let after = ''
  const neighbours = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const began = performance.now()
      if (is_busy) {
        await database.transaction(
          { client_id: busy.id, kind: 'client', party: '' },
          ({ finish }) =>
            finish(
              insertMessages(
                busy.id,
                Array.from({ length: MESSAGES }, () => ({
                  id: randomUUIDv7(),
                  order_id: null,
                  kind: 'notice' as const,
                  channel: 'sms' as const,
                  recipient: '9876543210',
                  subject: '',
                  body: 'Your consignment is on its way',
                  secret: null,
                  expires_at: null,
                })),
              ),
            ),
        )
        const rows = Array.from({ length: ADDED }, () => aRow())
        await post(port, '/api/orders', rows, neighbour)
        const page = JSON.parse(
          await get(port, `/api/orders/changes?after=${after}&limit=500`, neighbour),
        ) as { next: string }
        after = page.next
      }
      await sleep(Math.max(0, 1_000 - (performance.now() - began)))
    }
  }

  const times = { list: [[], []], receive: [[], []] } as Record<string, [number[], number[]]>
  const timed = async (what: string, call: () => Promise<unknown>): Promise<void> => {
    const began = performance.now()
    await call()
    times[what]?.[is_busy ? 1 : 0].push(performance.now() - began)
  }
  let missed = 0
  const tell = (): void => {
    console.log(
      `\nOf ${MINUTES} minutes, ${taken.messages} messages and ${taken.told} webhook deliveries of a ` +
        'neighbour\n\n| call | quiet p50 ms | busy p50 ms | ratio | quiet p95 | busy p95 | calls |' +
        '\n|---|---|---|---|---|---|---|',
    )
    for (const [what, [quiet, loaded]] of Object.entries(times)) {
      const [a, b] = [median(quiet), median(loaded)]
      const p95 = (some: number[]): number =>
        some.toSorted((x, y) => x - y)[Math.floor(some.length * 0.95)] ?? Number.NaN
      const isMet = b / a <= GOAL
      if (!isMet) missed += 1
      console.log(
        `| ${what} | ${a.toFixed(2)} | ${b.toFixed(2)} | **${(b / a).toFixed(2)}**` +
          `${isMet ? '' : ' (missed)'} (goal ≤ ${GOAL}) | ${p95(quiet).toFixed(2)} | ` +
          `${p95(loaded).toFixed(2)} | ${quiet.length + loaded.length} |`,
      )
    }
  }
  const ended_at = performance.now() + MINUTES * 60_000
  const neighbouring = neighbours()
  // What ends it is told where it is waited for.
  neighbouring.catch(() => over.abort())
  const day = 86_400_000
  const dispatch_date = { $gte: new Date(Date.parse(now) - 30 * day).toISOString(), $lte: now }
  const list = { query: { dispatch_date }, limit: 25, offset: 0 }
  const represent = () => ({ ...desk, prefer: 'return=representation' })
  const turn = async (): Promise<void> => {
    for (let n = 0; n < 5; n += 1) {
      await timed('list', () => post(port, '/api/fetch_orders', list, represent()))
      await sleep(200)
    }
    const _id = open.shift()
    if (_id === undefined) return
    await get(port, `/api/orders/${_id}`, desk)
    await timed('receive', () => post(port, '/api/update_epod', { _id, receive: true }, desk))
  }
  for (let n = 0; n < 5; n += 1) await turn()
  for (const both of Object.values(times)) for (const some of both) some.length = 0
  // What was measured until something broke is told all the same.
  try {
    while (performance.now() < ended_at && !over.signal.aborted) {
      is_busy = !is_busy
      if (performance.now() - signed_in > SESSION_MS) {
        ;[desk, neighbour] = [await bearerOf(watched.key), await bearerOf(busy.key)]
        signed_in = performance.now()
      }
      const until = performance.now() + WINDOW_MS
      // What the window begins with is still what the one before left.
      await sleep(2_000)
      while (performance.now() < until) await turn()
    }
  } finally {
    tell()
  }
  over.abort()
  await neighbouring

  process.exitCode = missed === 0 ? 0 : 1
} finally {
  await stopAll()
  await database.close()
  await postgres.stop()
  provider.close()
  listener.close()
}
