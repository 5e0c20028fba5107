import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { migrate } from '../src/server/stores/database/migrate.ts'
import { startPostgres } from '../scripts/postgres.ts'
import pg from 'pg'
import { atRest, eventsIn } from './at-rest.ts'
import { inTurn, post, throughput } from './caller.ts'
import { started, startProduct, stopAll } from './processes.ts'
import { seed } from './seed.ts'
import { signedIn } from './sign-in.ts'
import { daysTo } from './works.ts'

/**
 * Searches and lists of the largest client, counted as the page takes it (`count=estimated`) and
 * not counted (`count=none`), beside the bare floor that does the same, turn about. BENCH_ORDERS
 * says of how many; BENCH_URL names a database that was filled before.
 */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 200_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 200)
const MOST_MS = 4_000
/** Fewer leave ratios that scatter by a fifth, since code is compiled while it is measured. */
const WARM = 100
const GOAL = 1.5

const kept = process.env['BENCH_URL']
const postgres = kept
  ? { url: kept, stop: () => Promise.resolve() }
  : await startPostgres({ isDurable: true, settings: ['shared_buffers=2GB', 'max_wal_size=8GB'] })
try {
  const now = new Date().toISOString()
  const database = await openDatabase({ url: postgres.url, dataDir: '' })
  await migrate(database)
  if (!kept) await seed(database, postgres.url, ORDERS, now)
  const events = await eventsIn(database)
  await database.close()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ client_id: string; invoice: string }>(
    `select client_id, invoice from orders
    where client_id = (select id from clients where key = 'client-0') order by id desc limit 2000`,
  )
  await client.end()
  const client_id = rows[0]?.client_id ?? ''

  const floor = await started(
    [new URL('bare-floor.ts', import.meta.url).pathname],
    { DATABASE_URL: postgres.url },
    (line) => (JSON.parse(line) as { port: number }).port,
  )
  const product = await startProduct(postgres.url)
  await atRest(product, events)
  const bearer = await signedIn(product, 'client-0')
  const headersOf = (is_counted: boolean) => ({
    ...bearer,
    prefer: `return=representation, count=${is_counted ? 'estimated' : 'none'}`,
  })

  const month = daysTo(now, 30)
  const numbers = (from: number, to: number) => (round: number) =>
    (rows[round % rows.length]?.invoice ?? '').slice(from, to)
  const fields = ['invoice', 'client', 'truck_number', 'source', 'destination', 'dispatch_date']
  interface Asked {
    search?: string
    source?: string
    /** For the product alone: the floor answers the same members always. */
    fields?: readonly string[]
  }
  const asked: [string, (round: number) => Asked][] = [
    ['search, six figures of an invoice', (round) => ({ search: numbers(4, 10)(round) })],
    ['search, an end of five figures', (round) => ({ search: numbers(-5, 99)(round) })],
    ['search, four figures', (round) => ({ search: numbers(5, 9)(round) })],
    ['search, three figures', (round) => ({ search: numbers(6, 9)(round) })],
    [
      'search, part of an LR',
      (round) => ({ search: `0-00${String(round % 97).padStart(2, '0')}1` }),
    ],
    ['search, a word in every order', () => ({ search: 'destination' })],
    ['search, a name of one in 300', (round) => ({ search: `consignee ${100 + (round % 200)}` })],
    ['list, a source', (round) => ({ source: `Source ${round % 20}` })],
    ['list', () => ({})],
    ['list, eight members', () => ({ fields })],
    ['list, a source, eight members', (round) => ({ source: `Source ${round % 20}`, fields })],
  ]
  console.log(
    '| work | with | bare floor p50 ms | ours p50 ms | ratio (goal ≤ 1.5) | calls/s at 8, ratio |\n' +
      '|---|---|---|---|---|---|',
  )
  const rowsOf = asked.flatMap(([name, ask]) =>
    [month, undefined].flatMap((within) =>
      [false, true].map((is_counted) => ({
        name: `${name} | ${within ? '30 days' : 'all'}${is_counted ? ', total' : ''}`,
        ours: (round: number): Promise<string> => {
          const { fields: wanted, ...query } = ask(round)
          return post(
            product,
            '/api/fetch_orders',
            {
              query: { ...query, ...(within && { dispatch_date: within }) },
              limit: 25,
              ...(wanted && { fields: wanted }),
            },
            headersOf(is_counted),
          )
        },
        bare: (round: number): Promise<string> =>
          post(floor, '/list', {
            client_id,
            ...ask(round),
            ...(within && { from: within.$gte, to: within.$lte }),
            is_counted,
          }),
      })),
    ),
  )
  const warm = async ({ ours, bare }: (typeof rowsOf)[number]): Promise<void> => {
    for (let round = 0; round < WARM; round += 1) await Promise.all([ours(round), bare(round)])
  }
  // Twice: else the first rows are told of processes that have just begun.
  for (const row of rowsOf) await warm(row)
  for (const row of rowsOf) {
    const { name, ours, bare } = row
    await warm(row)
    const [a, b] = await inTurn(ROUNDS, MOST_MS, bare, ours)
    const c = await throughput(8, ROUNDS, MOST_MS / 2, bare)
    const d = await throughput(8, ROUNDS, MOST_MS / 2, ours)
    console.log(
      `| ${name} | ${a.toFixed(2)} | ${b.toFixed(2)} | ` +
        `${(b / a).toFixed(2)}${b / a > GOAL ? ' (missed)' : ''} | ${(d / c).toFixed(2)} |`,
    )
  }
} finally {
  await stopAll()
  await postgres.stop()
}
