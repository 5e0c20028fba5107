import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type ThrowAwayPostgres } from '../../../../scripts/postgres.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { readMigrations } from '../database/migrate.ts'
import { asSuperuser, openOnServer } from '../database/testing/on-server.ts'
import { backlogNow } from './backlog.ts'

let server: ThrowAwayPostgres
let database: TestDatabase
beforeAll(async () => {
  server = await startPostgres({ settings: ['archive_mode=on'] })
  database = await openOnServer(new URL(server.url), readMigrations(), {})
})
afterAll(async () => {
  await database.close()
  await server.stop()
})

const archiveBy = (command: string): Promise<void> =>
  asSuperuser(new URL(server.url), async (client) => {
    await client.query(`alter system set archive_command = '${command}'`)
    await client.query('select pg_reload_conf()')
    await client.query('create table if not exists written (id int)')
    await client.query('insert into written values (1)')
    await client.query('select pg_switch_wal()')
  })
const behind = async (): Promise<number> => (await backlogNow(database)).archive_behind

it('tells for how long the log of the server is not archived [OBS-02]', async () => {
  expect(await behind()).toBe(0)
  await archiveBy('false')
  await expect.poll(behind, { timeout: 20_000 }).toBeGreaterThan(0)
  await archiveBy('true')
  await expect.poll(behind, { timeout: 20_000 }).toBe(0)
})
