import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Deps } from '../deps.ts'
import { readSettings } from '../env.ts'
import { openDeps } from '../open-deps.ts'
import type { Database } from '../stores/database/database.ts'
import { platform } from '../stores/database/scope.ts'
import { openTestApp, SECRET, type TestApp } from '../testing/app.ts'
import { servingSettings } from '../testing/serving.ts'

let t: TestApp
let deps: Deps
beforeAll(async () => {
  t = await openTestApp()
  const settings = {
    ...(await servingSettings(t.database)),
    EPOD_SECRET: SECRET,
    EPOD_DATA_DIR: t.deps.settings.data_dir,
  }
  deps = await openDeps(readSettings(settings), t.deps.log, new Map())
})
afterAll(async () => {
  await deps.database.close()
  await t.close()
})

/** A statement that takes so many seconds. */
const taking = (database: Database, seconds: number): Promise<unknown> =>
  database.read(platform, () => sql`select pg_sleep(${seconds})`)

it('gives figures of a year longer than a list, on connections of their own [MGMT-04]', async () => {
  const { analysing, reading } = deps
  const each = (count: number, database: Database, seconds: number): Promise<unknown[]> =>
    Promise.all(Array.from({ length: count }, () => taking(database, seconds)))
  const [figures, fifth, list, others] = await Promise.allSettled([
    each(4, analysing, 5.5),
    taking(analysing, 0),
    taking(reading, 5.5),
    each(5, reading, 0),
  ])
  expect([figures.status, others.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(list).toMatchObject({ reason: { reason: 'timeout' } })
  expect(fifth).toMatchObject({ reason: { reason: 'pool' } })
})
