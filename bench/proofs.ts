import { sql } from 'kysely'
import { pino } from 'pino'
import { startPostgres } from '../scripts/postgres.ts'
import { canonical } from '../src/domain/order/canonical.ts'
import { chainedEvent, type ChainedEvent } from '../src/domain/order/chain.ts'
import type { Recorded } from '../src/domain/order/events.ts'
import { eventIn } from '../src/domain/order/upcast.ts'
import { readSettings } from '../src/server/env.ts'
import { diskFiles } from '../src/server/gateways/files/disk-files.ts'
import { sequence } from '../src/server/jobs/log/sequencer.ts'
import { verifyLog } from '../src/server/jobs/log/verify-log.ts'
import { verifyTree } from '../src/server/jobs/log/verify-tree.ts'
import { openDeps } from '../src/server/open-deps.ts'
import { eventSealing, sha256 } from '../src/server/secrets.ts'
import { readerOf, type RowReader } from '../src/server/stores/log/chains.ts'
import { get, median, post } from './caller.ts'
import { openOrders } from './open-orders.ts'
import { startProduct, SECRET, stopAll } from './processes.ts'
import { PASSWORD, seed } from './seed.ts'
import { plantTree, proofTimes } from './tree.ts'

/** What the record costs and how fast it is checked. */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 100_000)
const LEAVES = Number(process.env['BENCH_LEAVES'] ?? 10_000_000)
const ROUNDS = 400
const geo_tag = { loc: [73.85674, 18.52043], action_by: 'Ravi' }
const GOALS = { events_per_s: 20_000, proof_ms: 5, sealing: 0.1 }

let missed = 0
const told = (what: string, figure: string, goal: string, isMet: boolean): void => {
  if (!isMet) missed += 1
  console.log(`| ${what} | ${figure}${isMet ? '' : ' (missed)'} | ${goal} |`)
}
const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}
const perSecond = (count: number, taken: number): string =>
  `${Math.round(count / taken).toLocaleString('en')} events/s`

const receivedEvents = async (read: RowReader, client_id: string): Promise<Recorded[]> => {
  const rows = await read<ChainedEvent>(sql`
    select body, disclosures, digest
    from events
    where client_id = ${client_id} and type = 'received'
    order by at desc
    limit 500`)
  return rows.map(eventIn)
}

/** What sealing adds to the chaining of one event, in ms. */
const sealingMs = (events: readonly Recorded[]): number => {
  const [plain, shut]: [number[], number[]] = [[], []]
  const taken = (work: (event: Recorded) => void): number => {
    const began = performance.now()
    for (const event of events) work(event)
    return (performance.now() - began) / events.length
  }
  for (let round = 0; round < 40; round += 1) {
    plain.push(taken((event) => sha256(canonical(event))))
    shut.push(taken((event) => chainedEvent(event, eventSealing)))
  }
  return median(shut.slice(20)) - median(plain.slice(20))
}

const postgres = await startPostgres({ isDurable: true, settings: ['shared_buffers=2GB'] })
try {
  const env = { DATABASE_URL: postgres.url, EPOD_SECRET: SECRET, EPOD_DEMO: '0' }
  const settings = readSettings({ ...env, EPOD_DATA_DIR: '/tmp/epod-bench' })
  const deps = await openDeps(settings, pino({ level: 'silent' }), new Map())
  const { database } = deps
  try {
    const [largest] = await seed(database, postgres.url, ORDERS, new Date().toISOString())
    if (!largest) throw new Error('no clients')
    console.log(`${ORDERS} orders of 50 clients with their logs\n`)
    console.log('| what | seen | goal |\n|---|---|---|')

    const read = readerOf(database)
    const files = diskFiles('/tmp/epod-bench/files')
    const growing = await seconds(() => sequence(deps))
    let events = 0
    const walking = await seconds(async () => {
      const found = await verifyLog(read, files, () => {})
      if (found.findings > 0) throw new Error('the log is not as it was written')
      events = found.events
    })
    const climbing = await seconds(async () => {
      const found = await verifyTree(read, { given: [], trusted: [] }, () => {})
      if (found.findings > 0) throw new Error('the tree is not as it was signed')
    })
    told('events become leaves', perSecond(events, growing), '', true)
    const isQuick = (taken: number): boolean => events / taken >= GOALS.events_per_s
    const goal = `≥ ${GOALS.events_per_s.toLocaleString('en')}`
    told('chains verified', perSecond(events, walking), goal, isQuick(walking))
    told('tree verified', perSecond(events, climbing), goal, isQuick(climbing))

    const open = await openOrders(database, largest.id, ROUNDS * 2)
    const port = await startProduct(postgres.url)
    const credentials = Buffer.from(`${largest.key}:${PASSWORD}`).toString('base64')
    const answer = await post(port, '/api/login', {}, { authorization: `Basic ${credentials}` })
    const { token } = JSON.parse(answer) as { token: string }
    const bearer = { authorization: `Bearer ${token}` }
    const times: number[] = []
    for (const _id of open) {
      await get(port, `/api/orders/${_id}`, bearer)
      const began = performance.now()
      await post(port, '/api/update_epod', { _id, receive: true, geo_tag }, bearer)
      times.push(performance.now() - began)
    }
    const receiving = median(times.slice(ROUNDS))
    const sealing = sealingMs(await receivedEvents(read, largest.id))
    told(
      'sealing one receive, of its p50',
      `${(sealing * 1_000).toFixed(0)} µs of ${receiving.toFixed(2)} ms: ${((100 * sealing) / receiving).toFixed(1)} %`,
      `≤ ${GOALS.sealing * 100} %`,
      sealing / receiving <= GOALS.sealing,
    )
    await stopAll()

    await database.asOwner(async (db) => {
      await sql`alter table log_tiles disable trigger user`.execute(db)
      await sql`truncate log_tiles`.execute(db)
    })
    await plantTree(postgres.url, LEAVES)
    const proofs = await proofTimes(database, LEAVES, 1_000)
    const [p50, p99] = [proofs[500] ?? 0, proofs[990] ?? 0]
    told(
      `inclusion proof in a tree of ${LEAVES.toLocaleString('en')}, p50 and p99`,
      `${p50.toFixed(2)} and ${p99.toFixed(2)} ms`,
      `≤ ${GOALS.proof_ms} ms`,
      p50 <= GOALS.proof_ms,
    )
  } finally {
    await database.close()
  }
} finally {
  await stopAll()
  await postgres.stop()
}
if (missed > 0) process.exitCode = 1
