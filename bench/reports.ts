import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { migrate } from '../src/server/stores/database/migrate.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { serverFlags } from '../scripts/server.mjs'
import { median, post } from './caller.ts'
import { PASSWORD, seed } from './seed.ts'

const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 500_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const CERTIFICATES = 40
const GOALS = { rows: 20_000, ratio: 3, memory_mb: 150, certificate_ms: 150 }
/** The level of a ZIP that was given none. */
const LEVEL = '6'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const LABELS = [
  'LR No.',
  'Vehicle No.',
  'Client',
  'Source',
  'Destination',
  'Dispatch Date',
  'Delivered',
  'OTP',
  'Remarks',
  'Attachments',
]

const children: ChildProcess[] = []
const started = async (
  args: string[],
  env: Record<string, string>,
  portIn: (line: string) => number | null,
): Promise<{ readonly port: number; readonly pid: number }> => {
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: [...stdio],
  })
  children.push(child)
  if (!child.stdout || child.pid === undefined) throw new Error('it did not start')
  for await (const line of createInterface({ input: child.stdout })) {
    const port = portIn(line)
    if (port === null) continue
    child.stdout.resume()
    return { port, pid: child.pid }
  }
  throw new Error(`${args.join(' ')} ended before it listened`)
}

/** Processor time of a process so far, in ms, its thread pool's included. */
const processorOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

interface Took {
  readonly ms: number
  readonly processor_ms: number
  readonly bytes: number
  readonly grown_mb: number
}

/** Reads an answer to its end and forgets it. */
const timed = async (pid: number, ask: () => Promise<Response>): Promise<Took> => {
  const [processor, before] = [processorOf(pid), residentOf(pid)]
  let [bytes, most] = [0, before]
  const looking = setInterval(() => (most = Math.max(most, residentOf(pid))), 100)
  const began = performance.now()
  const response = await ask()
  if (!response.ok || !response.body) throw new Error(await response.text())
  for await (const piece of response.body) bytes += piece.byteLength
  const ms = performance.now() - began
  clearInterval(looking)
  return { ms, processor_ms: processorOf(pid) - processor, bytes, grown_mb: most - before }
}

/** A page of text as one would draw it by hand: no pictures, no log inside, one font. */
const barePage = async (): Promise<void> => {
  const doc = new Pdf({ size: 'A4', font: import.meta.dirname + FONT })
  for (let line = 0; line < 40; line += 1) doc.fontSize(9).text(`Line ${line} of a page of a proof`)
  doc.end()
  await buffer(doc)
}
const FONT = '/../node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'

let missed = 0
const judged = (figure: number, isMet: boolean, digits = 2): string => {
  if (!isMet) missed += 1
  return isMet ? `**${figure.toFixed(digits)}**` : `**${figure.toFixed(digits)}** (missed)`
}

const postgres = await startPostgres({
  isDurable: true,
  settings: ['shared_buffers=1GB', 'max_wal_size=8GB'],
})
try {
  const database = await openDatabase({ url: postgres.url, dataDir: '' })
  await migrate(database)
  const [client] = await seed(database, postgres.url, ORDERS, new Date().toISOString())
  if (!client) throw new Error('no clients')
  await database.close()
  const floor = await started(
    [new URL('report-floor.ts', import.meta.url).pathname],
    { DATABASE_URL: postgres.url, BENCH_LEVEL: LEVEL },
    (line) => (JSON.parse(line) as { port: number }).port,
  )
  const product = await started(
    [...serverFlags, new URL('../src/server/main.ts', import.meta.url).pathname],
    {
      DATABASE_URL: postgres.url,
      PORT: '0',
      EPOD_DEMO: '0',
      EPOD_DATA_DIR: '/tmp/epod-bench',
      EPOD_SECRET: 'a secret for the bench, longer than 32 characters',
    },
    (line) => Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? 0) || null,
  )
  const key = Buffer.from(`${client.key}:${PASSWORD}`).toString('base64')
  const { token } = JSON.parse(
    await post(product.port, '/api/login', {}, { authorization: `Basic ${key}` }),
  ) as { token: string }
  const bearer = { authorization: `Bearer ${token}` }
  const query = new URLSearchParams({ client: client.id, labels: JSON.stringify(LABELS) })
  const byFloor = () => fetch(`http://127.0.0.1:${floor.port}/?${query}`)
  const byUs = (facts: boolean) => () =>
    fetch(`http://127.0.0.1:${product.port}/api/download`, {
      method: 'POST',
      headers: { ...bearer, accept: XLSX, 'content-type': 'application/json' },
      body: JSON.stringify({ facts }),
    })

  console.log(
    `\n| report of ${client.orders} rows | floor s | ours s | ratio (goal ≤ ${GOALS.ratio}) | ` +
      `rows/s (goal ≥ ${GOALS.rows}) | processor µs a row, floor | ours | MB floor, ours | ` +
      `memory grows by MB (goal ≤ ${GOALS.memory_mb}) |\n|---|---|---|---|---|---|---|---|---|`,
  )
  for (const facts of [false, true]) {
    const rounds: [Took, Took][] = []
    for (let round = 0; round <= ROUNDS; round += 1)
      rounds.push([await timed(floor.pid, byFloor), await timed(product.pid, byUs(facts))])
    // The first is for warming up.
    const measured = rounds.slice(1)
    const middle = (which: 0 | 1, of: (took: Took) => number): number =>
      median(measured.map((round) => of(round[which])))
    const ratio = median(measured.map(([a, b]) => b.ms / a.ms))
    const [a, b] = [middle(0, ({ ms }) => ms), middle(1, ({ ms }) => ms)]
    const rate = (client.orders / b) * 1_000
    const a_row = (which: 0 | 1): string =>
      ((middle(which, ({ processor_ms }) => processor_ms) * 1_000) / client.orders).toFixed(1)
    const size = (which: 0 | 1): string => (middle(which, ({ bytes }) => bytes) / 1e6).toFixed(1)
    const grown = Math.max(...rounds.map(([, { grown_mb }]) => grown_mb))
    console.log(
      `| ${facts ? 'with all facts, 33 columns' : 'the columns of the table, 10'} | ` +
        `${(a / 1_000).toFixed(2)} | ${(b / 1_000).toFixed(2)} | ` +
        `${facts ? ratio.toFixed(2) : judged(ratio, ratio <= GOALS.ratio)} | ` +
        `${facts ? rate.toFixed(0) : judged(rate, rate >= GOALS.rows, 0)} | ${a_row(0)} | ` +
        `${a_row(1)} | ${size(0)}, ${size(1)} | ${judged(grown, grown <= GOALS.memory_mb, 0)} |`,
    )
  }

  const listed = JSON.parse(
    await post(
      product.port,
      '/api/fetch_orders',
      { query: { need: 'CLOSED' }, limit: 50 },
      { ...bearer, prefer: 'return=representation' },
    ),
  ) as { returnData: { result: { orders: { _id: string }[] } } }
  const drawn: number[] = []
  const bare: number[] = []
  for (const { _id } of listed.returnData.result.orders.slice(0, CERTIFICATES)) {
    const url = `http://127.0.0.1:${product.port}/api/orders/${_id}/certificate`
    drawn.push((await timed(product.pid, () => fetch(url, { headers: bearer }))).ms)
    const began = performance.now()
    await barePage()
    bare.push(performance.now() - began)
  }
  const [ours, page] = [median(drawn.slice(5)), median(bare.slice(5))]
  console.log(
    `\nA certificate: ${judged(ours, ours <= GOALS.certificate_ms, 0)} ms (goal ≤ ` +
      `${GOALS.certificate_ms}), a bare page of pdfkit ${page.toFixed(0)} ms, ratio ` +
      (ours / page).toFixed(2),
  )
  console.log(missed === 0 ? '\nAll within the goals.' : `\n${missed} missed.`)
  if (missed > 0) process.exitCode = 1
} finally {
  for (const child of children) {
    child.kill('SIGTERM')
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
  }
  await postgres.stop()
}
