import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { migrate } from '../src/server/stores/database/migrate.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { atRest, eventsIn } from './at-rest.ts'
import { inTurn, throughput, throughputAnswered } from './caller.ts'
import { openOrders } from './open-orders.ts'
import { plansOf, telling, tellingSettings } from './plans.ts'
import { started, startProduct, stopAll } from './processes.ts'
import { keepResults, memoryOf, sizesOf } from './results.ts'
import { seed, type BenchClient } from './seed.ts'
import { signedIn } from './sign-in.ts'
import { countersOf, scorecardOf, worksOn, type Rivals } from './works.ts'

const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1_000_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 400)
/** With more, what grows the tree over the log would have hours to do before it rests. */
const MOST_AT_REST = 2_000_000
const MOST_MS = 6_000
const GOALS = { p50: 1.5, throughput: 0.6, history: 2, analysis: 2, analysis_ms: 300 }

const rivalsAs = async (key: string, floor: number, product: number): Promise<Rivals> => ({
  floor,
  product,
  bearer: await signedIn(product, key),
})

const postgres = await startPostgres({
  isDurable: true,
  settings: ['shared_buffers=2GB', 'max_wal_size=8GB', ...tellingSettings],
})
let missed = 0
const figures: Record<string, unknown> = {}
const judged = (figure: number, isMet: boolean): string => {
  if (!isMet) missed += 1
  return isMet ? `**${figure.toFixed(2)}**` : `**${figure.toFixed(2)}** (missed)`
}
try {
  const now = new Date().toISOString()
  const database = await openDatabase({ url: postgres.url, dataDir: '' })
  await migrate(database)
  const began = performance.now()
  const clients = await seed(database, postgres.url, ORDERS, now)
  const [largest] = clients
  const [few, many] = clients.slice(-2)
  if (!largest || !few || !many) throw new Error('no clients')
  console.log(
    `${ORDERS} orders of 50 clients (largest ${largest.orders}) written with their logs in ` +
      `${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  const open = await openOrders(database, largest.id, 2 * ROUNDS * 4)
  const others = await Promise.all(
    clients
      .slice(1, 9)
      .map(async (client) => ({ client, open: await openOrders(database, client.id, ROUNDS * 2) })),
  )
  const events = await eventsIn(database)
  await database.close()

  const floor = await started(
    [new URL('floor.ts', import.meta.url).pathname],
    { DATABASE_URL: postgres.url },
    (line) => (JSON.parse(line) as { port: number }).port,
  )
  const isGrown = ORDERS <= MOST_AT_REST
  const product = await startProduct(postgres.url, {}, isGrown ? 'all' : 'web')
  figures['memory_at_start'] = await memoryOf(product)
  if (isGrown) await atRest(product, events)
  else console.log('No tree is grown over their log, and no process works beside the web.')
  const works = worksOn(await rivalsAs(largest.key, floor, product), largest, open, now)
  // Both are measured as they run once they have run for a while: an order can be received once, so
  // that is done with those of other clients.
  for (const { client, open: theirs } of others) {
    for (const { is_spending, floor: byFloor, product: byUs, prepare } of worksOn(
      await rivalsAs(client.key, floor, product),
      client,
      theirs,
      now,
    )) {
      const rounds = is_spending ? Math.floor(theirs.length / 4) : 0
      await prepare?.(rounds)
      for (let round = 0; round < rounds; round += 1)
        await Promise.all([byFloor(round), byUs(round)])
    }
  }
  console.log(
    `\n| work | floor p50 ms | ours p50 ms | ratio (goal ≤ ${GOALS.p50}) | floor calls/s at 16 | ` +
      `ours calls/s at 16 | ratio (goal ≥ ${GOALS.throughput}) |\n|---|---|---|---|---|---|---|`,
  )
  for (const { name, floor: byFloor, product: byUs, is_spending = false, prepare } of works) {
    const rounds = is_spending ? ROUNDS / 2 : ROUNDS
    await prepare?.(2.25 * rounds)
    const warm_until = performance.now() + MOST_MS / 2
    // An order can be received once: there are too few for as long a measurement, and its code has
    // run less than that of the lists.
    const [warming, at_once] = is_spending ? [rounds / 2, rounds * 0.75] : [rounds / 4, rounds * 2]
    for (let round = 0; round < warming && performance.now() < warm_until; round += 1)
      await Promise.all([byFloor(round), byUs(round)])
    const [a, b] = await inTurn(rounds, MOST_MS, byFloor, byUs)
    const c = await throughput(16, at_once, MOST_MS, byFloor)
    const { a_second: d, refused } = await throughputAnswered(16, at_once, MOST_MS, byUs)
    figures[name] = { floor_ms: a, ours_ms: b, floor_a_second: c, ours_a_second: d, refused }
    console.log(
      `| ${name} | ${a.toFixed(2)} | ${b.toFixed(2)} | ${judged(b / a, b / a <= GOALS.p50)} | ` +
        `${c.toFixed(0)} | ${d.toFixed(0)}${refused > 0 ? `, ${refused} refused` : ''} | ` +
        `${judged(d / c, d / c >= GOALS.throughput)} |`,
    )
  }

  const countersAs = async ({ key }: BenchClient) =>
    countersOf(await rivalsAs(key, floor, product), now, 365)
  const [ofFew, ofMany] = [await countersAs(few), await countersAs(many)]
  for (let round = 0; round < 50; round += 1) await Promise.all([ofFew(), ofMany()])
  const [a, b] = await inTurn(ROUNDS, MOST_MS, ofFew, ofMany)
  figures['counters over a year'] = { few_ms: a, many_ms: b }
  console.log(
    `\nCounters over a year, ${few.orders - few.open} ended orders and ${few.open} open: ` +
      `${a.toFixed(2)} ms; ${many.orders - many.open} ended and as many open: ` +
      `${b.toFixed(2)} ms; ratio ${judged(b / a, b / a <= GOALS.history)} (goal ≤ ` +
      `${GOALS.history})`,
  )

  const scorecard = scorecardOf(await rivalsAs(largest.key, floor, product), largest, now, 366)
  for (let round = 0; round < 5; round += 1)
    await Promise.all([scorecard.floor(round), scorecard.product(round)])
  const [e, f] = await inTurn(40, 2 * MOST_MS, scorecard.floor, scorecard.product)
  figures['scorecard of a year'] = { floor_ms: e, ours_ms: f }
  figures['memory_at_end'] = await memoryOf(product)
  console.log(
    `\nScorecard of the ${largest.orders} orders of a year: floor ${e.toFixed(0)} ms, ours ` +
      `${f.toFixed(0)} ms; ratio ${judged(f / e, f / e <= GOALS.analysis)} (goal ≤ ` +
      `${GOALS.analysis}, and ${GOALS.analysis_ms} ms: ${judged(f, f <= GOALS.analysis_ms)})`,
  )

  console.log('\nWhat the product reads, by the plans that its statements ran by:')
  const watched = worksOn(
    await rivalsAs(largest.key, floor, await startProduct(postgres.url, telling)),
    largest,
    open.toReversed(),
    now,
  )
  for (const { name, product: ask, prepare } of watched) {
    await prepare?.(12)
    const plans = await plansOf(postgres.url, async () => {
      for (let round = 0; round < 12; round += 1) await ask(round)
    })
    console.log(`- ${name}: ${plans.map(({ reads }) => reads.join(', ')).join(' · ')}`)
    if (plans.length === 0) throw new Error('no plan was told')
    if (plans.some(({ scans }) => scans)) judged(1, false)
  }
  const again = await openDatabase({ url: postgres.url, dataDir: '' })
  figures['sizes'] = await sizesOf(again, ORDERS)
  await again.close()
  keepResults('orders', { orders: ORDERS, missed, ...figures })
  console.log('\nSizes, memory and all figures are kept in bench/results.json.')
  console.log(missed === 0 ? '\nAll within the goals.' : `\n${missed} missed.`)
  if (missed > 0) process.exitCode = 1
} finally {
  await stopAll()
  await postgres.stop()
}
