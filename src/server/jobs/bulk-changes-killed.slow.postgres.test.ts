import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { bulkDesk, truckFor } from '../testing/bulk.ts'
import { makeChanges } from './bulk-changes.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
const { someOrders, begun, look, undo, typesOf, expired } = bulkDesk(() => t)

const here = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href)

/** Another process on the same database that does changes of many orders. */
const aWorker = (): ChildProcess => {
  const code = `
    import { pino } from 'pino'
    import { createDeps } from ${here('../deps.ts')}
    import { readSettings } from ${here('../env.ts')}
    import { keysFrom } from ${here('../secrets.ts')}
    import { openDatabase } from ${here('../stores/database/open-database.ts')}
    import { startBulkChanges } from ${here('./bulk-changes.ts')}
    const database = await openDatabase(JSON.parse(process.argv[1]))
    await startBulkChanges(createDeps({
      settings: readSettings({}), database,
      keys: keysFrom('a secret for tests, longer than 32 characters'),
      log: pino({ level: 'silent' }), fixedNow: () => null,
      files: { keep: async () => {}, open: async () => null } }), 200)`
  const { url, directUrl, dataDir } = t.database.settings
  return spawn(
    process.execPath,
    ['--input-type=module', '-e', code, JSON.stringify({ url, directUrl, dataDir })],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
}

/** Kills a worker in the middle of a change; answers how many orders it had done. */
const killedAt = async (id: string, at: number): Promise<number> => {
  const child = aWorker()
  await vi.waitFor(async () => expect((await look({ id })).result.done).toBeGreaterThan(at), {
    timeout: 90_000,
    interval: 5,
  })
  child.kill('SIGKILL')
  await once(child, 'exit')
  return (await look({ id })).result.done
}

it('changes each order once and takes each back once, though processes are killed in the middle [DESK-23] [DESK-26]', async () => {
  const orders = await someOrders(150)
  const change = await begun(truckFor(orders))
  const first = await killedAt(change.id, 3)
  await expired()
  const second = await killedAt(change.id, first + 3)
  expect([first < second, second < 150]).toEqual([true, true])
  await expired()
  await Promise.all([makeChanges(t.deps), makeChanges(t.deps)])
  expect((await look(change)).result).toMatchObject({ state: 'done', changed: 150, left: 0 })

  const back = (await undo(change)).body.result
  expect(await killedAt(back.id, 3)).toBeLessThan(150)
  await expired()
  await makeChanges(t.deps)
  expect((await look(change)).result.taken_back).toMatchObject({ state: 'done', undone: 150 })
  for (const order of orders) expect(await typesOf(order)).toEqual(['created', 'edited', 'edited'])
}, 240_000)
