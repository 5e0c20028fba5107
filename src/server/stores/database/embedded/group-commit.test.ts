import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aFolder } from '../../../testing/a-folder.ts'
import { openTestDatabase } from '../../../testing/database.ts'
import { clientScope, things } from '../testing/things.ts'
import { EmbeddedEngine } from './engine.ts'
import { GroupCommit } from './group-commit.ts'
import { FSYNCS, LOG_FILE, LOG_FLUSHED, LOG_WRITTEN, VITALS_BYTES } from './shared.ts'

const a = clientScope('a')
const insert = (id: number) => sql`insert into things (client_id, id) values ('a', ${id})`

const commits = () => {
  const memory = new SharedArrayBuffer(VITALS_BYTES)
  const vitals = new BigInt64Array(memory)
  const failures: string[] = []
  const group = new GroupCommit(memory, (_, code) => failures.push(code))
  onTestFinished(() => group.close())
  const file = openSync(join(aFolder(), 'log'), 'w')
  const write = (times = 1): void => {
    Atomics.add(vitals, LOG_WRITTEN, BigInt(times))
    Atomics.notify(vitals, LOG_WRITTEN)
  }
  return { vitals, group, failures, file, write }
}

it('lets all go on who wait for what one flush brought to the disk, and nobody before [EMB-02]', async () => {
  const { vitals, group, file, write } = commits()
  await group.settled()
  write(5)
  const waiting = [group.settled(), group.settled()]
  const soon = sleep(50, 'not yet')
  expect(await Promise.race([soon, ...waiting])).toBe('not yet')
  expect(group.oldest()).toBeGreaterThan(0)
  Atomics.store(vitals, LOG_FILE, BigInt(file))
  write()
  await Promise.all(waiting)
  await group.settled()
  expect(Atomics.load(vitals, LOG_FLUSHED)).toBe(6n)
  expect(Atomics.load(vitals, FSYNCS)).toBeLessThanOrEqual(2n)
  expect(group.oldest()).toBe(0)
  closeSync(file)
})

it('takes nothing as flushed once a flush has failed, until an engine has begun anew [EMB-02]', async () => {
  const { vitals, group, failures, file, write } = commits()
  closeSync(file)
  Atomics.store(vitals, LOG_FILE, BigInt(file))
  write()
  const refused = group.settled()
  await expect.poll(() => failures).toEqual(['EBADF'])
  const log = openSync(join(aFolder(), 'log'), 'w')
  Atomics.store(vitals, LOG_FILE, BigInt(log))
  write()
  const later = group.settled()
  group.begin(new Error('gone'))
  await expect(refused).rejects.toThrow('gone')
  await expect(later).rejects.toThrow('gone')
  Atomics.store(vitals, LOG_FILE, BigInt(log))
  write()
  await group.settled()
  expect(failures).toEqual(['EBADF'])
  closeSync(log)
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
