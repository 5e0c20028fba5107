import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Deps } from '../deps.ts'
import { readSettings } from '../env.ts'
import { openDeps } from '../open-deps.ts'
import type { Database, Scope } from '../stores/database/database.ts'
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

const of = (client_id: string): Scope => ({ client_id, kind: 'client', party: '' })

/** A statement of a client that takes so many seconds. */
const taking = (database: Database, seconds: number, client = ''): Promise<unknown> =>
  database.read(of(client), () => sql`select pg_sleep(${seconds})`)

it('gives figures of a year longer than a list, and no client all of their time [MGMT-04]', async () => {
  const { analysing, reading } = deps
  const twice = (database: Database, seconds: number, client: string): Promise<unknown[]> =>
    Promise.all([1, 2].map(() => taking(database, seconds, client)))
  const figures = twice(analysing, 5.5, 'greedy')
  const list = taking(reading, 5.5)
  const third = taking(analysing, 0, 'greedy')
  const [asked, others, refused, cut] = await Promise.allSettled([
    figures,
    // While the two of the greedy one go on.
    Promise.all([twice(analysing, 0, 'modest'), twice(reading, 0, 'modest')]),
    third,
    list,
  ])
  expect([asked.status, others.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(refused).toMatchObject({ reason: { reason: 'pool' } })
  expect(cut).toMatchObject({ reason: { reason: 'timeout' } })
})
