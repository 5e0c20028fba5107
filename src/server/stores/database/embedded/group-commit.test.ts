import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aFolder } from '../../../testing/a-folder.ts'
import { openTestDatabase } from '../../../testing/database.ts'
import { prepareSchema } from '../serving-user.ts'
import { clientScope, things } from '../testing/things.ts'
import { EmbeddedEngine } from './engine.ts'
import { GroupCommit } from './group-commit.ts'
import { PendingLog } from './pending-log.ts'
import {
  FSYNCS,
  LOG_FLUSHED,
  LOG_SEGMENT,
  LOG_TIMELINE,
  LOG_WRITTEN,
  VITALS_BYTES,
} from './shared.ts'

const a = clientScope('a')
const insert = (id: number) => sql`insert into things (client_id, id) values ('a', ${id})`

/** A log without an engine: what wrote to it says so, and its segments are files of this folder. */
const commits = () => {
  const folder = aFolder()
  const memory = new SharedArrayBuffer(VITALS_BYTES)
  const vitals = new BigInt64Array(memory)
  const failures: string[] = []
  const group = new GroupCommit({ folder, memory }, (_, code) => failures.push(code))
  onTestFinished(() => group.close())
  mkdirSync(join(folder, 'pg_wal'))
  const make = (segment: string): void => writeFileSync(join(folder, 'pg_wal', segment), '')
  const turnTo = (number: bigint): void => {
    Atomics.store(vitals, LOG_TIMELINE, 1n)
    Atomics.store(vitals, LOG_SEGMENT, number)
  }
  const write = (times = 1): void => {
    Atomics.add(vitals, LOG_WRITTEN, BigInt(times))
    Atomics.notify(vitals, LOG_WRITTEN)
  }
  return { vitals, group, failures, make, turnTo, write }
}

it('lets all go on who wait for what one flush brought to the disk, and nobody before [EMB-02]', async () => {
  const { vitals, group, make, turnTo, write } = commits()
  await group.settled()
  write(5)
  const waiting = [group.settled(), group.settled()]
  const soon = sleep(50, 'not yet')
  expect(await Promise.race([soon, ...waiting])).toBe('not yet')
  expect(group.oldest()).toBeGreaterThan(0)
  make('0000000100000000000000AB')
  turnTo(0xabn)
  write()
  await Promise.all(waiting)
  await group.settled()
  expect(Atomics.load(vitals, LOG_FLUSHED)).toBe(6n)
  expect(Atomics.load(vitals, FSYNCS)).toBeLessThanOrEqual(2n)
  expect(group.oldest()).toBe(0)
})

it('takes nothing as flushed once a flush has failed, until an engine has begun anew [EMB-02]', async () => {
  const { vitals, group, failures, make, turnTo, write } = commits()
  turnTo(1n)
  write()
  const refused = group.settled()
  await expect.poll(() => failures).toEqual(['ENOENT'])
  // The engine's half, which may be the one that whoever opens the folder hears of.
  expect(() => new PendingLog(vitals).settle()).toThrow('the log could not be flushed (ENOENT)')
  make('000000010000000000000001')
  write()
  const later = group.settled()
  group.begin(new Error('gone'))
  await expect(refused).rejects.toThrow('gone')
  await expect(later).rejects.toThrow('gone')
  turnTo(1n)
  write()
  await group.settled()
  expect(failures).toEqual(['ENOENT'])
})

it('hands the connection on at COMMIT, and answers writers, readers and the refused when all they saw is on the disk [EMB-02]', async () => {
  const database = await openTestDatabase({ engine: 'embedded', migrations: [things] })
  onTestFinished(() => database.close())
  const flushes = Promise.withResolvers<void>()
  const settled = vi.spyOn(EmbeddedEngine.prototype, 'settled').mockReturnValue(flushes.promise)
  onTestFinished(() => settled.mockRestore())
  const done: string[] = []
  const asked = [
    database.transaction(a, ({ finish }) => finish(insert(1))).then(() => done.push('written')),
    database
      .read(a, () => sql<{ id: number }>`select id from things`)
      .then((rows) => done.push(`read ${rows.length}`)),
    database
      .transaction(a, ({ finish }) => finish(insert(1)))
      .catch(({ code }: { code: string }) => done.push(code)),
  ]
  await expect.poll(() => settled.mock.calls.length).toBe(3)
  expect(done).toEqual([])
  flushes.resolve()
  await Promise.all(asked)
  expect(done.toSorted()).toEqual(['23505', 'read 1', 'written'])

  settled.mockRejectedValue(
    Object.assign(new Error('its log could not be flushed'), { code: '58030', severity: 'FATAL' }),
  )
  await expect(database.transaction(a, ({ finish }) => finish(insert(2)))).rejects.toMatchObject({
    name: 'Busy',
    reason: 'storage',
  })
})

it('starts on a disk that flushes more slowly than a statement may take [EMB-02]', async () => {
  const limits = { statement: 1, idle_in_transaction: 60_000 }
  const database = await openTestDatabase({ engine: 'embedded', migrations: [things], limits })
  onTestFinished(() => database.close())
  const slowly = vi.spyOn(EmbeddedEngine.prototype, 'settled').mockImplementation(() => sleep(300))
  // Too long for this engine alone: another may rest in this process, for the next file.
  const waited = vi.spyOn(GroupCommit.prototype, 'oldest').mockReturnValue(2_000)
  onTestFinished(() => {
    slowly.mockRestore()
    waited.mockRestore()
  })
  await database.patiently(() => prepareSchema(database, () => {}, [things]))
  expect(slowly).toHaveBeenCalled()
  expect(database.vitals().restarts).toBe(0)
})
