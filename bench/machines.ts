import { randomUUIDv7 } from 'node:crypto'
import { get as open } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../scripts/postgres.ts'
import { addUser } from '../src/server/stores/accounts/accounts.ts'
import { hashPassword } from '../src/server/sessions/passwords.ts'
import { migrate } from '../src/server/stores/database/migrate.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { platform } from '../src/server/stores/database/scope.ts'
import { aRow } from '../src/server/testing/rows.ts'
import { post, throughput } from './caller.ts'
import { startProduct, stopAll } from './processes.ts'
import { keepResults, memoryOf } from './results.ts'
import { PASSWORD, seed } from './seed.ts'

/**
 * More than one process: calls a second of two web processes against one, in windows that take
 * turns, and how soon a change is told to live streams over both.
 */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 9_000)
const STREAMS = Number(process.env['BENCH_STREAMS'] ?? 5_000)
const WINDOWS = Number(process.env['BENCH_WINDOWS'] ?? 3)
const [WINDOW_MS, CALLERS, MOST] = [3_000, 16, 1_000_000]
/** As many streams as one user may have at both processes. */
const STREAMS_OF_A_USER = 20
const CHANGES = 20
const GOAL_MS = 1_000

const postgres = await startPostgres({ isDurable: true, settings: ['shared_buffers=1GB'] })
const database = await openDatabase({ url: postgres.url, dataDir: '' })
let isMissed = false

const bearerOf = async (port: number, name: string): Promise<Record<string, string>> => {
  const authorization = `Basic ${Buffer.from(`${name}:${PASSWORD}`).toString('base64')}`
  const said = await post(port, '/api/login', {}, { authorization })
  return { authorization: `Bearer ${(JSON.parse(said) as { token: string }).token}` }
}

/** A stream that is open; `ended` once it is not. */
interface OpenStream {
  ended: boolean
  end(): void
}

/** Opens a live stream, and hears each piece of it. */
const streamAt = (
  port: number,
  headers: Record<string, string>,
  heard: (text: string) => void,
): Promise<OpenStream> =>
  new Promise((resolve, reject) => {
    const asked = open(
      { host: '127.0.0.1', port, path: '/api/live', headers, agent: false },
      (response) => {
        if (response.statusCode !== 200) return reject(new Error(`live: ${response.statusCode}`))
        const stream = { ended: false, end: () => void asked.destroy() }
        response.setEncoding('utf8').on('data', heard)
        response.once('close', () => (stream.ended = true)).on('error', () => {})
        resolve(stream)
      },
    ).on('error', reject)
  })

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN

try {
  await migrate(database)
  const [client] = await seed(database, postgres.url, ORDERS, new Date().toISOString())
  if (!client) throw new Error('no clients')
  const settings = { EPOD_LIVE_STREAMS: `${STREAMS}` }
  const ports = [
    await startProduct(postgres.url, settings, 'web'),
    await startProduct(postgres.url, settings, 'web'),
  ]
  const [first = 0] = ports
  const bearer = await bearerOf(first, client.key)

  const works: Record<string, (port: number) => Promise<unknown>> = {
    list: (port) =>
      post(
        port,
        '/api/fetch_orders',
        { query: {}, limit: 20, offset: 0 },
        {
          ...bearer,
          prefer: 'return=representation',
        },
      ),
    add: (port) => post(port, '/api/orders', [aRow()], bearer),
  }
  const measured: Record<string, unknown> = {}
  console.log(
    '| work | one process calls/s | two processes calls/s | ratio |\n| --- | --- | --- | --- |',
  )
  for (const [name, work] of Object.entries(works)) {
    const seen: [number[], number[]] = [[], []]
    for (const port of ports) await throughput(CALLERS, 200, 500, () => work(port))
    for (let window = 0; window < WINDOWS; window += 1) {
      seen[0].push(await throughput(CALLERS, MOST, WINDOW_MS, () => work(first)))
      seen[1].push(await throughput(CALLERS, MOST, WINDOW_MS, (n) => work(ports[n % 2] ?? first)))
    }
    const [one, two] = seen.map((windows) => at(windows, 0.5)) as [number, number]
    measured[name] = { one, two, ratio: two / one }
    console.log(
      `| ${name} | ${one.toFixed(0)} | ${two.toFixed(0)} | **${(two / one).toFixed(2)}** |`,
    )
  }

  const password_hash = await hashPassword(PASSWORD)
  const users = Array.from(
    { length: Math.ceil(STREAMS / STREAMS_OF_A_USER) },
    (_, n) => `desk-${n}`,
  )
  for (const username of users)
    await database.transaction(platform, (tx) =>
      addUser(tx, {
        id: randomUUIDv7(),
        client_id: client.id,
        username,
        name: username,
        email: null,
        password_hash,
        reach: 'client',
        party: null,
        disabled: false,
        config: {},
      }),
    )
  /** Of each change: when it was asked for, and after how long each stream was told of it. */
  const changes = new Map<string, { readonly began: number; readonly told: number[] }>()
  const early = new Map<string, number[]>()
  const heard = (text: string): void => {
    const now = performance.now()
    for (const [, id = ''] of text.matchAll(/"order_id":"([^"]+)"/g)) {
      const change = changes.get(id)
      if (change) change.told.push(now - change.began)
      // Streams may hear of an order before its caller is answered.
      else early.set(id, [...(early.get(id) ?? []), now])
    }
  }
  const opening = performance.now()
  const streams: OpenStream[] = []
  for (const username of users) {
    const headers = await bearerOf(first, username)
    streams.push(
      ...(await Promise.all(
        Array.from({ length: STREAMS_OF_A_USER }, (_, n) =>
          streamAt(ports[n % 2] ?? first, headers, heard),
        ),
      )),
    )
  }
  const opened_s = (performance.now() - opening) / 1_000
  await sleep(1_000)
  for (let n = 0; n < CHANGES; n += 1) {
    const began = performance.now()
    const said = await post(ports[n % 2] ?? first, '/api/orders', [aRow()], bearer)
    const [made] = (JSON.parse(said) as { result: { created: { _id: string }[] } }).result.created
    const id = made?._id ?? ''
    changes.set(id, { began, told: (early.get(id) ?? []).map((time) => time - began) })
    await sleep(500)
  }
  for (let left = 20; left > 0; left -= 1) {
    if ([...changes.values()].every(({ told }) => told.length >= streams.length)) break
    await sleep(500)
  }
  const told = [...changes.values()].flatMap((change) => change.told)
  const lost = CHANGES * streams.length - told.length
  const live = {
    streams: streams.length,
    opened_s,
    changes: CHANGES,
    lost,
    ended: streams.filter(({ ended }) => ended).length,
    p50_ms: at(told, 0.5),
    p99_ms: at(told, 0.99),
    longest_ms: at(told, 1),
    memory: await Promise.all(ports.map(memoryOf)),
  }
  isMissed = live.p99_ms > GOAL_MS || lost > 0
  console.log(
    `\n${live.streams} live streams over two processes, opened in ${opened_s.toFixed(1)} s; ` +
      `${CHANGES} orders added at both in turn, ${lost} tellings lost: p50 ` +
      `${live.p50_ms.toFixed(0)} ms, p99 ${live.p99_ms.toFixed(0)} ms (goal ≤ ${GOAL_MS})` +
      `${isMissed ? ' (missed)' : ''}, longest ${live.longest_ms.toFixed(0)} ms; ` +
      `load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  for (const stream of streams) stream.end()
  keepResults('machines', { load: loadavg()[0], throughput: measured, live })
} finally {
  await stopAll()
  await database.close()
  await postgres.stop()
}
process.exitCode = isMissed ? 1 : 0
