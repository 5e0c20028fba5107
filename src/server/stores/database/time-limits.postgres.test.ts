import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { clientScope, things } from './testing/things.ts'

const a = clientScope('a')
const one = sql<{ one: number }>`select 1 as one`
const lockRow = (id: number) =>
  sql`select from things where client_id = 'a' and id = ${id} for update`

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({
    engine: 'postgres',
    migrations: [things],
    connections: 3,
    limits: { statement: 1_500, lock: 300, idle_in_transaction: 500 },
  })
  await database.transaction(a, ({ finish }) =>
    finish(sql`insert into things (client_id, id) values ('a', 1), ('a', 2)`),
  )
})
afterAll(() => database.close())

const serves = async (): Promise<void> => {
  const all = await Promise.all(Array.from({ length: 3 }, () => database.read(a, () => one)))
  expect(all.flat()).toEqual([{ one: 1 }, { one: 1 }, { one: 1 }])
  expect(database.vitals()).toMatchObject({ waiting: 0, fsyncs: null })
  expect(database.vitals().idle).toBe(database.vitals().connections)
}

// PostgreSQL's own timers, which do not come to pass under a clock that was moved for a process: it
// is not moved while the process waits.
describe('what takes too long is Busy', () => {
  it('when a row stays locked', async () => {
    await database.transaction(a, async ({ db }) => {
      await lockRow(1).execute(db)
      const second = database.transaction(a, async (tx) => void (await lockRow(1).execute(tx.db)))
      await expect(second).rejects.toMatchObject({ name: 'Busy', reason: 'lock', code: '55P03' })
    })
    await serves()
  })

  it('when a statement runs too long', async () => {
    const slow = database.read(a, () => sql`select pg_sleep(60)`)
    await expect(slow).rejects.toMatchObject({ name: 'Busy', reason: 'timeout', code: '57014' })
    await serves()
  })

  it('when a transaction waits for something else too long', async () => {
    const waiting = database.transaction(a, async ({ db }) => {
      await one.execute(db)
      await new Promise(() => {})
    })
    await expect(waiting).rejects.toMatchObject({ name: 'Busy', reason: 'timeout', code: '25P03' })
    await serves()
  })
})
