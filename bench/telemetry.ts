import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoClients, demoUsers, platformClient, platformUser } from '../src/presets/accounts.ts'
import { presets } from '../src/presets/presets.ts'
import { buildApp } from '../src/server/app.ts'
import { DEMO_PASSWORD, loadAccounts } from '../src/server/demo/load-accounts.ts'
import { loadOrders } from '../src/server/demo/load-orders.ts'
import { createDeps, type Deps } from '../src/server/deps.ts'
import { readSettings } from '../src/server/env.ts'
import { diskFiles } from '../src/server/gateways/files/disk-files.ts'
import { productLog } from '../src/server/product-log.ts'
import type { DatabaseObserver } from '../src/server/stores/database/database.ts'
import { migrate } from '../src/server/stores/database/migrate.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { keysFrom } from '../src/server/secrets.ts'
import { observedBy } from '../src/server/telemetry/observe-database.ts'
import { Metrics } from '../src/server/telemetry/metrics.ts'
import { otlpTracing } from '../src/server/telemetry/otlp.ts'
import { keepResults } from './results.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 60)
const CALLS = 50

/** Counts nothing. */
class NoMetrics extends Metrics {
  override answered(): void {}
}

const folder = mkdtempSync(join(tmpdir(), 'epod-bench-'))
const log = productLog({ level: 'silent' })
const settings = readSettings({ EPOD_DATA_DIR: folder })
// The same database for all: what differs is who counts.
let observer: DatabaseObserver | null = null
const database = await openDatabase({
  dataDir: folder,
  observer: {
    leaving: (statements) => observer?.leaving(statements) ?? (() => {}),
    waited: (ms) => observer?.waited(ms),
    busy: (reason) => observer?.busy(reason),
  },
})
await migrate(database)
const deps = createDeps({
  settings,
  database,
  keys: keysFrom('a secret for the bench, longer than 32 characters'),
  files: diskFiles(join(folder, 'files')),
  log,
  fixedNow: () => null,
  presets: new Map(Object.entries(presets)),
})
await loadAccounts(deps, [...demoClients, platformClient], [...demoUsers, platformUser])
await loadOrders(deps)

const callerOf = async (
  own: Partial<Deps>,
  watching: DatabaseObserver | null,
): Promise<() => Promise<number>> => {
  const app = await buildApp(createDeps({ ...deps, ...own }))
  await app.ready()
  const authorization = `Basic ${Buffer.from(`acme:${DEMO_PASSWORD}`).toString('base64')}`
  const login = await app.inject({ method: 'POST', url: '/api/login', headers: { authorization } })
  const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` }
  const [order] = await deps.database.asOwner((db) =>
    db.selectFrom('orders').select('id').limit(1).execute(),
  )
  const url = `/api/orders/${order?.id ?? ''}`
  return async () => {
    observer = watching
    const began = performance.now()
    for (let n = 0; n < CALLS; n += 1) await app.inject({ url, headers })
    return (performance.now() - began) / CALLS
  }
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

const tracing = otlpTracing(
  { endpoint: 'http://127.0.0.1:9', service_name: 'bench', ratio: 1 },
  () => {},
)
const metrics = new Metrics()
const watching = observedBy(metrics, log, 1_000)
const bare = await callerOf({ metrics: new NoMetrics() }, null)
const counted = await callerOf({ metrics }, watching)
const traced = await callerOf({ metrics, tracing }, watching)
const times: [number[], number[], number[]] = [[], [], []]
for (let round = 0; round < ROUNDS + 10; round += 1)
  for (const [index, call] of [bare, counted, traced].entries()) {
    const took = await call()
    if (round >= 10) times[index]?.push(took)
  }
const [a, b, c] = times.map(median) as [number, number, number]
console.log(
  `GET /orders/:id on the embedded database: ${a.toFixed(3)} ms without counters, ` +
    `${b.toFixed(3)} ms with them (${(b / a).toFixed(3)}), ` +
    `${c.toFixed(3)} ms traced too (${(c / a).toFixed(3)})`,
)
keepResults('telemetry', { bare_ms: a, counted_ms: b, traced_ms: c })
await tracing.stop()
await deps.database.close()
rmSync(folder, { recursive: true, force: true })
