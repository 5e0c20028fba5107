import { loadavg } from 'node:os'
import { wallClock } from '../src/domain/time.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { migrate } from '../src/server/stores/database/migrate.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { atRest, eventsIn } from './at-rest.ts'
import { inTurn, post, throughput } from './caller.ts'
import { openOrders } from './open-orders.ts'
import { started, startProduct, stopAll } from './processes.ts'
import { keepResults } from './results.ts'
import { seed } from './seed.ts'
import { signedIn } from './sign-in.ts'
import { rowsOf, ZONE } from './stories.ts'

const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 100_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 150)
const ROWS = 200
const MOST_MS = 40_000
const GOALS = { p50: 2, throughput: 0.6 }

const postgres = await startPostgres({
  isDurable: true,
  settings: ['shared_buffers=1GB', 'max_wal_size=8GB'],
})
let missed = 0
const judged = (figure: number, isMet: boolean): string => {
  if (!isMet) missed += 1
  return isMet ? `**${figure.toFixed(2)}**` : `**${figure.toFixed(2)}** (missed)`
}
const floorOn = (file: string): Promise<number> =>
  started(
    [new URL(file, import.meta.url).pathname],
    { DATABASE_URL: postgres.url },
    (line) => (JSON.parse(line) as { port: number }).port,
  )

try {
  const now = new Date().toISOString()
  const database = await openDatabase({ url: postgres.url, dataDir: '' })
  await migrate(database)
  const [largest, second] = await seed(database, postgres.url, ORDERS, now)
  if (!largest || !second) throw new Error('not enough clients')
  const open = await openOrders(database, largest.id, largest.open)
  const others = await openOrders(database, second.id, second.open)
  const events = await eventsIn(database)
  await database.close()

  const [bare, byHand] = [await floorOn('bare-writes.ts'), await floorOn('floor.ts')]
  const product = await startProduct(postgres.url)
  await atRest(product, events)
  const bearer = await signedIn(product, largest.key)
  const { id: client_id } = largest

  const today = wallClock(now, ZONE).day
  let added = 0
  const nextRows = () => {
    added += 1
    return rowsOf(`NEW-${added}`, ROWS, today)
  }
  const addBare = () => post(bare, '/add', { client_id, rows: nextRows() })
  const addOurs = () => post(product, '/api/orders', nextRows(), bearer)
  const nextOf = (ids: string[]): string => {
    const id = ids.shift()
    if (id === undefined) throw new Error('not enough open orders for the bench')
    return id
  }
  /** The three ways to receive one client's open orders, each of them once by either record. */
  const receiving = (of: typeof largest, ids: string[], headers: typeof bearer) => {
    const [updated, recorded, received] = [[...ids], [...ids], ids.toReversed()]
    return {
      update: () => post(bare, '/receive', { client_id: of.id, id: nextOf(updated) }),
      record: () => post(byHand, '/receive-on-record', { client_id: of.id, id: nextOf(recorded) }),
      receive: () =>
        post(product, '/api/update_epod', { _id: nextOf(received), receive: true }, headers),
    }
  }
  const { update, record, receive } = receiving(largest, open, bearer)
  const before = receiving(second, others, await signedIn(product, second.key))

  const warm = async (rounds: number, calls: (() => Promise<unknown>)[]): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) for (const call of calls) await call()
  }
  console.log(`${ORDERS} orders; load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
  // On another client's orders, since each can be received once: as many as half of those allow.
  await warm(Math.floor(others.length / 2), Object.values(before))
  const [c, d] = await inTurn(ROUNDS, MOST_MS, update, receive)
  console.log(
    '| work | floor p50 ms | ours p50 ms | ratio (goal ≤ 2) |\n|---|---|---|---|\n' +
      `| receive, not opened before, against one UPDATE | ${c.toFixed(2)} | ${d.toFixed(2)} | ` +
      `${judged(d / c, d / c <= GOALS.p50)} |`,
  )
  // Turn about too, since the disk has moods.
  const rates: [number[], number[]] = [[], []]
  for (let turn = 0; turn < 3; turn += 1) {
    rates[0].push(await throughput(16, ROUNDS, MOST_MS, record))
    rates[1].push(await throughput(16, ROUNDS, MOST_MS, receive))
  }
  const [e, f] = rates.map((each) => each.toSorted((one, other) => one - other)[1] ?? Number.NaN)
  if (e === undefined || f === undefined) throw new Error('three turns have a middle')
  // Last, since what grows the tree over the log has work with it for a while.
  await warm(Math.ceil(ROUNDS / 4), [addBare, addOurs])
  const [a, b] = await inTurn(ROUNDS, MOST_MS, addBare, addOurs)
  console.log(
    `| add ${ROWS} in one call | ${a.toFixed(2)} | ${b.toFixed(2)} | ` +
      `${judged(b / a, b / a <= GOALS.p50)} |`,
  )
  console.log(
    `\nReceive, not opened before, 16 callers: the same record by hand ${e.toFixed(0)} calls/s, ` +
      `ours ${f.toFixed(0)}; ratio ${judged(f / e, f / e >= GOALS.throughput)} (goal ≥ ` +
      `${GOALS.throughput})`,
  )
  keepResults('writes', {
    orders: ORDERS,
    missed,
    load: loadavg()[0],
    'add 200': { floor_ms: a, ours_ms: b },
    'receive, not opened': { floor_ms: c, ours_ms: d, floor_a_second: e, ours_a_second: f },
  })
  console.log(missed === 0 ? '\nAll within the goals.' : `\n${missed} missed.`)
  if (missed > 0) process.exitCode = 1
} finally {
  await stopAll()
  await postgres.stop()
}
