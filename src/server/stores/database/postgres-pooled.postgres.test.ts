import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { testServer, type TestDatabase } from '../../testing/database.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { ownerUrl } from './testing/on-server.ts'
import { openThings } from './testing/open-things.ts'
import { startProxy } from './testing/proxy.ts'
import { clientScope } from './testing/things.ts'

const a = clientScope('a')
let database: TestDatabase
let direct: string
beforeAll(async () => {
  database = await openThings()
  const { settings } = database
  const name = new URL(settings.url ?? '').pathname.slice(1)
  direct = settings.directUrl ?? ownerUrl(testServer(), name)
})
afterAll(() => database.close())

/** The database as a process behind a pooler has it, whose one connection may be anybody's. */
const opened = async (url = direct): Promise<Database> => {
  const { dataDir } = database.settings
  const pooled = await openDatabase({
    dataDir,
    url,
    directUrl: direct,
    connections: 1,
    limits: { statement: 300, wait: 10_000 },
  })
  onTestFinished(() => pooled.close())
  return pooled
}
const limit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`

it('behind a pooler each transaction brings its time limits, and leaves none and no named statement behind [HOST-03]', async () => {
  const pooled = await opened()
  expect(await pooled.read(a, () => limit, 'limit')).toEqual([{ limit: '300ms' }])
  expect(await pooled.transaction(a, ({ named }) => named('again', limit))).toEqual([
    { limit: '300ms' },
  ])
  const kept = await pooled.asOwner(
    async (db) => {
      await sql`select pg_sleep(0.4)`.execute(db)
      return (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)).rows
    },
    { patient: true },
  )
  expect(kept).toEqual([])
})

it('behind a pooler LISTEN goes to the server itself [HOST-03]', async () => {
  const proxy = await startProxy(new URL(direct))
  onTestFinished(() => proxy.close())
  const url = new URL(direct)
  url.port = String(proxy.port)
  const pooled = await opened(url.href)
  const before = proxy.packets()
  const heard: string[] = []
  const stop = await pooled.listen('pooled', (payload) => heard.push(payload))
  expect(proxy.packets()).toBe(before)
  await pooled.transaction(a, async ({ announce }) => announce('pooled', 'said'))
  await expect.poll(() => heard).toEqual(['said'])
  await stop()
})
