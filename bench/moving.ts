import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import { pino } from 'pino'
import { startPostgres } from '../scripts/postgres.ts'
import { engineFlags } from '../scripts/server.mjs'
import { readSettings } from '../src/server/env.ts'
import { diskFiles } from '../src/server/gateways/files/disk-files.ts'
import { judged } from '../src/server/gateways/files/genuine-file.ts'
import { sequence } from '../src/server/jobs/log/sequencer.ts'
import { openDeps } from '../src/server/open-deps.ts'
import { sha256 } from '../src/server/secrets.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import type { Database } from '../src/server/stores/database/database.ts'
import { fillEmbedded } from './embedded-fill.ts'
import { photoMaker, withPhoto } from './photos.ts'
import { keepResults } from './results.ts'

/**
 * From the embedded database to PostgreSQL at size: an installation of so many orders and photos is
 * moved by the one command; its seconds and memory are told, and both sides compared once more.
 */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 100_000)
const PHOTOS = Number(process.env['BENCH_PHOTOS'] ?? 1_000)
/** An installation that was made before is taken, or is made here and kept. */
const KEPT = process.env['BENCH_FOLDER']

const folder = mkdtempSync(join(tmpdir(), 'epod-bench-'))
const [old, target] = [KEPT ?? join(folder, 'old'), join(folder, 'new')]

/** Fills the old installation: orders, photos that events name, leaves of the log and a secret. */
const fill = async (): Promise<void> => {
  const photo = await photoMaker()
  const store = diskFiles(join(old, 'files'))
  const kept: { client_id: string; digest: string; mime: string; bytes: number }[] = []
  await fillEmbedded(old, ORDERS, Math.ceil(ORDERS / 10), async (made, client_id, number) => {
    const [from, to] = [number, number + 1].map((n) => Math.floor((n * PHOTOS) / ORDERS))
    let order = made
    for (let at = from ?? 0; at < (to ?? 0); at += 1) {
      const bytes = photo(at)
      order = withPhoto(order, bytes, at)
      const digest = sha256(bytes)
      await store.keep(client_id, digest, bytes)
      kept.push({ client_id, digest, mime: 'image/jpeg', bytes: bytes.byteLength })
    }
    return order
  })
  const settings = readSettings({ EPOD_DATA_DIR: old, EPOD_DEMO: '0' })
  // The database is in use, and so is not given a secret.
  const secret = 's'.repeat(40)
  const deps = await openDeps({ ...settings, secret }, pino({ level: 'silent' }), new Map())
  try {
    for (let from = 0; from < kept.length; from += 500)
      await deps.database.asOwner((db) =>
        db
          .insertInto('files')
          .values(kept.slice(from, from + 500))
          .execute(),
      )
    await sequence(deps)
  } finally {
    await deps.database.close()
  }
  writeFileSync(join(old, 'secret'), `${secret}\n`, { mode: 0o600 })
}

/** What is on record by count and digest, the same text on either engine. */
const onRecord = async (database: Database): Promise<Record<string, string>> => {
  const sum = (table: string, value: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    database.asOwner(
      async (db) => {
        const { rows } = await sql<{ said: string }>`
          select count(*) || ' rows, ' || encode(sha256(convert_to(
            coalesce(string_agg(${value}, ' ' order by ${order}), ''), 'UTF8')), 'hex') as said
          from ${sql.table(table)}`.execute(db)
        return rows[0]?.said ?? ''
      },
      { patient: true },
    )
  return {
    orders: await sum('orders', sql`id || ' ' || rev || ' ' || head`, sql`client_id, id`),
    events: await sum('events', sql`digest`, sql`client_id, order_id, seq`),
    files: await sum('files', sql`digest || ' ' || bytes`, sql`client_id, digest collate "C"`),
    log_leaves: await sum('log_leaves', sql`order_id || ' ' || seq`, sql`leaf`),
  }
}
/** The files that lie in an installation, each read and compared with its digest. */
const lying = async (data_dir: string): Promise<string> => {
  const store = diskFiles(join(data_dir, 'files'))
  const lines: string[] = []
  let sum = 0
  for await (const { client_id, digest, bytes } of store.stored()) {
    const seen = await judged(store, client_id, digest)
    if (typeof seen === 'string') throw new Error(`the file ${digest} is ${seen}`)
    lines.push(`${client_id} ${digest} ${bytes}`)
    sum += bytes
  }
  return `${lines.length} of ${sum} bytes, ${sha256(lines.join('\n'))}`
}
const lookAt = async (data_dir: string, url?: string): Promise<Record<string, string>> => {
  const database = await openDatabase({ dataDir: data_dir, url })
  try {
    return { ...(await onRecord(database)), stored: await lying(data_dir) }
  } finally {
    await database.close()
  }
}

interface Seen {
  began: number
  ended: number
  most_kb: number
}
const namesOf = ['db-move', 'db-export', 'db-import']
/** Looks at a process and those it has started, as long as they run: seconds and memory of each. */
const watching = (root: number): { seen: Map<string, Seen>; stop: () => void } => {
  const seen = new Map<string, Seen>()
  const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
  const look = (pid: number | string): void => {
    try {
      const line = read(`/proc/${pid}/cmdline`)
      const name = namesOf.find((one) => line.includes(`${one}.ts`))
      if (name === undefined) return
      const now = performance.now()
      const before = seen.get(name) ?? { began: now, ended: now, most_kb: 0 }
      const kb = Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
      seen.set(name, { ...before, ended: now, most_kb: Math.max(before.most_kb, kb) })
      for (const child of read(`/proc/${pid}/task/${pid}/children`).split(' '))
        if (child !== '') look(child)
    } catch {
      // It has ended meanwhile.
    }
  }
  const timer = setInterval(() => look(root), 100)
  return { seen, stop: () => clearInterval(timer) }
}

const move = async (url: string) => {
  const began = performance.now()
  const child = spawn(process.execPath, [...engineFlags, 'scripts/db-move.ts', old], {
    env: { ...process.env, DATABASE_URL: url, DATABASE_DIRECT_URL: '', EPOD_DATA_DIR: target },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const { seen, stop } = watching(child.pid ?? 0)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  stop()
  return { code, said, seen, seconds: (performance.now() - began) / 1_000 }
}

const postgres = await startPostgres({ isDurable: true })
try {
  if (!existsSync(join(old, 'database'))) await fill()
  const before = await lookAt(old)
  console.log(`${ORDERS} orders, ${PHOTOS} photos\n`)
  const { code, said, seen, seconds } = await move(postgres.url)
  if (code !== 0) throw new Error(`the move ended with ${code}:\n${said}`)
  console.log('| process | s | most memory MB |\n|---|---|---|')
  const processes = Object.fromEntries(
    [...seen].map(([name, { began, ended, most_kb }]) => [
      name,
      { seconds: (ended - began) / 1_000, mb: most_kb / 1_024 },
    ]),
  )
  for (const [name, each] of Object.entries(processes))
    console.log(`| ${name} | ${each.seconds.toFixed(1)} | ${each.mb.toFixed(0)} |`)
  console.log(`\n${seconds.toFixed(1)} s in all. It said:\n`)
  console.log(said.replace(/^\w+: 0 rows\n/gm, ''))
  const compared =
    /Compared: the rows of each table and the bytes of each file[^]*Verified: (\d+) events of (\d+) orders and (\d+) files are as they were written\./
  const [, events, orders, files] = compared.exec(said) ?? []
  const after = await lookAt(target, postgres.url)
  for (const [name, sum] of Object.entries(before)) {
    console.log(`${name}: ${sum}`)
    if (after[name] !== sum) throw new Error(`${name} are others now: ${after[name]}`)
  }
  if (
    Number(orders) !== ORDERS ||
    Number(files) !== PHOTOS ||
    !before['events']?.startsWith(`${events} `)
  )
    throw new Error('not every log and photo was compared')
  keepResults('moving', { orders: ORDERS, photos: PHOTOS, seconds, processes, ...before })
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
