import type * as FileSystem from 'node:fs'
import { closeSync, cpSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { expect, it, vi } from 'vitest'
import { aFolder } from '../../../testing/a-folder.ts'
import { openDurably } from './durable-fs.ts'
import { isSegment, PendingLog, presentSegment } from './pending-log.ts'
import { LOG_FLUSHED, LOG_WRITTEN, raise, VITALS_BYTES } from './shared.ts'
import { engineProgram } from './start-worker.ts'

/** The segments of the log as they were last flushed: what a disk is sure to have. */
const flushed = vi.hoisted(() => new Map<string, Buffer>())
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof FileSystem>()
  const noted = (file: number): void => {
    const path = fs.readlinkSync(`/proc/self/fd/${file}`)
    fs.fsyncSync(file)
    if (/[0-9A-F]{24}$/.test(path)) flushed.set(path, fs.readFileSync(path))
  }
  return { ...fs, fsyncSync: noted }
})

const opened = async (folder: string): Promise<{ db: PGlite; vitals: BigInt64Array }> => {
  const vitals = new BigInt64Array(new SharedArrayBuffer(VITALS_BYTES))
  const db = await openDurably(folder, await engineProgram(), () => {}, new PendingLog(vitals))
  return { db, vitals }
}

// What the flusher's thread does.
const flushNow = (folder: string, vitals: BigInt64Array): void => {
  const written = Atomics.load(vitals, LOG_WRITTEN)
  const file = openSync(join(folder, 'pg_wal', presentSegment(vitals) ?? ''), 'r+')
  fsyncSync(file)
  closeSync(file)
  raise(vitals, LOG_FLUSHED, written)
}

/** The folder as a power cut may leave it: the log as it was flushed, the rest as it is now. */
const cutAt = (folder: string, to: string): void => {
  cpSync(folder, to, {
    recursive: true,
    filter: (path) => !isSegment(path),
  })
  for (const [path, bytes] of flushed)
    if (path.startsWith(folder)) writeFileSync(join(to, 'pg_wal', basename(path)), bytes)
}

it('writes nothing ahead of the log: after a power cut at any moment the folder opens, with all that was told to be on the disk [EMB-02]', async () => {
  const parent = aFolder()
  const folder = join(parent, 'pgdata')
  const { db, vitals } = await opened(folder)
  await db.exec(`
    create table told (id int primary key, filler text);
    create table beside (id int primary key, filler text);
    checkpoint`)
  flushNow(folder, vitals)

  const commits: { id: number; written: bigint }[] = []
  let deferred = 0
  // Each changes something else than the log, soon after a commit that is not yet on the disk.
  const disturbances = [
    'checkpoint',
    // More than the engine keeps in memory: pages of others are written to make room.
    `insert into beside select n, repeat(md5(n::text), 240) from generate_series(1, 4000) n`,
    'update beside set filler = filler where id % 3 = 0',
    'truncate beside',
    'vacuum told',
    'select pg_switch_wal()',
    'drop table beside',
  ]
  for (const [round, disturbance] of disturbances.entries()) {
    for (let n = 0; n < 5; n += 1) {
      const id = round * 100 + n
      await db.exec(`insert into told values (${id}, repeat('x', ${n * 900}))`)
      commits.push({ id, written: Atomics.load(vitals, LOG_WRITTEN) })
      if (Atomics.load(vitals, LOG_FLUSHED) < Atomics.load(vitals, LOG_WRITTEN)) deferred += 1
      if (n === 2) flushNow(folder, vitals)
    }
    await db.exec(disturbance)

    const sure = Atomics.load(vitals, LOG_FLUSHED)
    const cut = join(parent, `cut-${round}`)
    cutAt(folder, cut)
    const again = await opened(cut)
    const { rows } = await again.db.query<{ id: number }>('select id from told order by id')
    const kept = new Set(rows.map(({ id }) => id))
    const lost = commits.filter(({ id, written }) => written <= sure && !kept.has(id))
    expect({ disturbance, lost }).toEqual({ disturbance, lost: [] })
    // A page from after the end of the log could not be written again.
    await again.db.exec('update told set filler = filler; checkpoint')
    await again.db.close()
    rmSync(cut, { recursive: true })
  }
  expect(deferred).toBe(commits.length)
  await db.close()
})
