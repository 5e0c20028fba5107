import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { DAY, later } from '../src/domain/time.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { migrate } from '../src/server/stores/database/migrate.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { inTurn, post, throughput } from './caller.ts'
import { openOrders } from './open-orders.ts'
import { PASSWORD, seed } from './seed.ts'

const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 100_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 400)
const GOAL = 1.5

const children: ChildProcess[] = []
const started = async (args: string[], env: Record<string, string>, port: (line: string) => number | null): Promise<number> => {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const found = port(line)
    if (found !== null) {
      child.stdout.resume()
      return found
    }
  }
  throw new Error(`${args.join(' ')} ended before it listened`)
}

const postgres = await startPostgres({ isDurable: true, settings: ['shared_buffers=1GB', 'max_wal_size=4GB'] })
try {
  const now = new Date().toISOString()
  const database = await openDatabase({ url: postgres.url, dataDir: '' })
  await migrate(database)
  const began = performance.now()
  const [largest] = await seed(database, ORDERS, now)
  if (!largest) throw new Error('no clients')
  console.log(`${ORDERS} orders of 50 clients (largest ${largest.orders}) written with their logs in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  const open = await openOrders(database, largest.id, 2 * ROUNDS * 4)
  await database.close()

  const floor = await started([new URL('floor.ts', import.meta.url).pathname], { DATABASE_URL: postgres.url }, (line) => (JSON.parse(line) as { port: number }).port)
  const product = await started([new URL('../src/server/main.ts', import.meta.url).pathname], { DATABASE_URL: postgres.url, PORT: '0', EPOD_DEMO: '0', EPOD_DATA_DIR: '/tmp/epod-bench', EPOD_SECRET: 'a secret for the bench, longer than 32 characters' },
    (line) => Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? 0) || null)
  const { token } = JSON.parse(await post(product, '/api/login', {}, { authorization: `Basic ${Buffer.from(`${largest.key}:${PASSWORD}`).toString('base64')}` })) as { token: string }
  const bearer = { authorization: `Bearer ${token}` }

  const range = { from: later(now, -30 * DAY), to: now }
  const dispatch_date = { $gte: range.from, $lte: range.to }
  const common = { client_id: largest.id, ...range, limit: 25 }
  let taken = 0
  const nextOpen = (): string => {
    const id = open[taken]
    taken += 1
    if (id === undefined) throw new Error('not enough open orders for the bench')
    return id
  }
  const represent = { ...bearer, prefer: 'return=representation' }
  const rows: [name: string, floor: (round: number) => Promise<unknown>, product: (round: number) => Promise<unknown>][] = [
    ['list, 30 days', () => post(floor, '/list', common), () => post(product, '/api/fetch_orders', { query: { dispatch_date }, limit: 25 }, represent)],
    ['list, 30 days + source', (round) => post(floor, '/list', { ...common, source: `Source ${round % 20}` }), (round) => post(product, '/api/fetch_orders', { query: { dispatch_date, source: `Source ${round % 20}` }, limit: 25 }, represent)],
    ['counters, 30 days', () => post(floor, '/counters', common), () => post(product, '/api/counter', { query: { dispatch_date } }, bearer)],
    ['receive, against one UPDATE', () => post(floor, '/receive', { ...common, id: nextOpen() }), () => post(product, '/api/update_epod', { _id: nextOpen(), receive: true }, bearer)],
    ['receive, against the same record by hand', () => post(floor, '/receive-on-record', { ...common, id: nextOpen() }), () => post(product, '/api/update_epod', { _id: nextOpen(), receive: true }, bearer)],
  ]
  console.log('\n| work | floor p50 ms | ours p50 ms | ratio (goal ≤ 1.5) | floor calls/s at 16 | ours calls/s at 16 | ratio |\n|---|---|---|---|---|---|---|')
  let missed = 0
  for (const [name, byFloor, byUs] of rows) {
    const isReceive = name.startsWith('receive')
    for (let round = 0; round < (isReceive ? 30 : 100); round += 1) await Promise.all([byFloor(round), byUs(round)])
    const [a, b] = await inTurn(isReceive ? ROUNDS / 2 : ROUNDS, byFloor, byUs)
    const [c, d] = [await throughput(16, isReceive ? ROUNDS / 2 : ROUNDS * 2, byFloor), await throughput(16, isReceive ? ROUNDS / 2 : ROUNDS * 2, byUs)]
    if (b / a > GOAL) missed += 1
    console.log(`| ${name} | ${a.toFixed(2)} | ${b.toFixed(2)} | **${(b / a).toFixed(2)}** | ${c.toFixed(0)} | ${d.toFixed(0)} | ${(d / c).toFixed(2)} |`)
  }
  console.log(missed === 0 ? '\nAll within the goal.' : `\n${missed} over the goal.`)
} finally {
  for (const child of children) {
    child.kill('SIGTERM')
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
  }
  await postgres.stop()
}
