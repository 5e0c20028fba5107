import { sql } from 'kysely'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../../../testing/database.ts'
import { clientScope, things } from '../testing/things.ts'

const a = clientScope('a')
const one = sql<{ one: number }>`select 1 as one`

it('is Busy while the engine cannot write its log, and serves again without a restart of the process once it can', async () => {
  const warnings: string[] = []
  const database = await openTestDatabase({
    engine: 'embedded',
    migrations: [things],
    warn: (sentence) => warnings.push(sentence),
  })
  onTestFinished(() => database.close())
  await database.transaction(a, ({ finish }) =>
    finish(sql`insert into things (client_id, id) values ('a', 1)`),
  )

  const log = join(database.settings.dataDir, 'database', 'pgdata', 'pg_wal')
  renameSync(log, `${log}.away`)
  await database.asOwner((db) => sql`select pg_switch_wal()`.execute(db))
  const unwritten = database.transaction(a, ({ finish }) =>
    finish(sql`insert into things (client_id, id) values ('a', 2)`),
  )
  await expect(unwritten).rejects.toMatchObject({ name: 'Busy', reason: 'connection' })
  await expect(database.read(a, () => one)).rejects.toMatchObject({
    name: 'Busy',
    reason: 'connection',
  })
  expect(warnings[0]).toMatch(/^The embedded database is opened again: it ended \(could not /)

  renameSync(`${log}.away`, log)
  expect(await database.read(a, () => one)).toEqual([{ one: 1 }])
  expect(await database.read(a, () => sql`select id from things`)).toEqual([{ id: 1 }])
})
