import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache } from '../scripts/server.mjs'
import { atRest } from './at-rest.ts'
import { post, throughput } from './caller.ts'
import { fillEmbedded } from './embedded-fill.ts'
import { started, startProduct, stopAll } from './processes.ts'
import { keepResults, memoryOf } from './results.ts'
import { signedIn } from './sign-in.ts'

/**
 * The embedded engine: receives a second of the product against the same record by bare SQL on the
 * same engine, turn about in one run; what the product holds, and how long it takes to start.
 */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 10_000)
const TURNS = 6
const A_TURN = Number(process.env['BENCH_RECEIVES'] ?? 240)
const GOALS = { ratio: 0.6, start_s: 3, mb: 350 }

const folder = mkdtempSync(join(tmpdir(), 'epod-bench-'))
const [ours, bare] = [join(folder, 'ours'), join(folder, 'bare')]
let missed = 0
const judged = (figure: number, digits: number, isMet: boolean): string => {
  if (!isMet) missed += 1
  return `**${figure.toFixed(digits)}**${isMet ? '' : ' (missed)'}`
}
try {
  const {
    id: client_id,
    key,
    open,
    events,
  } = await fillEmbedded(ours, ORDERS, 2 * TURNS * A_TURN + 64)
  cpSync(ours, bare, { recursive: true })
  const asked = performance.now()
  const product = await startProduct('', {
    EPOD_DATA_DIR: ours,
    NODE_COMPILE_CACHE: compileCache,
  })
  const start_s = (performance.now() - asked) / 1_000
  await atRest(product, events)
  const floor = await started(
    ['--no-memory-protection-keys', new URL('embedded-floor.ts', import.meta.url).pathname],
    { EPOD_DATA_DIR: bare },
    (line) => (JSON.parse(line) as { port: number }).port,
  )
  const bearer = await signedIn(product, key)
  const [forUs, forFloor] = [[...open], [...open]]
  const byUs = () => post(product, '/api/update_epod', { _id: forUs.pop(), receive: true }, bearer)
  const byFloor = () => post(floor, '/receive', { client_id, id: forFloor.pop() })
  const rates: Record<string, number[]> = { floor_1: [], ours_1: [], floor_16: [], ours_16: [] }
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const callers of [1, 16]) {
      rates[`floor_${callers}`]?.push(await throughput(callers, A_TURN, 20_000, byFloor))
      rates[`ours_${callers}`]?.push(await throughput(callers, A_TURN, 20_000, byUs))
    }
  }
  // The first turn warms both.
  const best = Object.fromEntries(
    Object.entries(rates).map(([name, all]) => [name, all.slice(1).toSorted((a, b) => a - b)]),
  )
  const middle = (name: string): number => best[name]?.[Math.floor((TURNS - 1) / 2)] ?? Number.NaN
  const { resident_bytes, heap_bytes } = await memoryOf(product)
  const mb = resident_bytes / 1e6
  console.log(
    '\n| callers | floor receives/s | ours receives/s | ratio (goal ≥ ' +
      `${GOALS.ratio} at 16) |\n|---|---|---|---|`,
  )
  for (const callers of [1, 16]) {
    const [a, b] = [middle(`floor_${callers}`), middle(`ours_${callers}`)]
    const isMet = callers === 1 || b / a >= GOALS.ratio
    console.log(`| ${callers} | ${a.toFixed(0)} | ${b.toFixed(0)} | ${judged(b / a, 2, isMet)} |`)
  }
  console.log(
    `\n${ORDERS} orders: start ${judged(start_s, 2, start_s <= GOALS.start_s)} s (goal ≤ ` +
      `${GOALS.start_s}), resident ${judged(mb, 0, mb <= GOALS.mb)} MB (goal ≤ ${GOALS.mb}), ` +
      `of which heap ${(heap_bytes / 1e6).toFixed(0)} MB`,
  )
  keepResults('embedded', { orders: ORDERS, rates, start_s, resident_bytes, heap_bytes, missed })
  if (missed > 0) process.exitCode = 1
} finally {
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
}
