import { sql } from 'kysely'
import { expect } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { clientScope, things } from './things.ts'

/** A PostgreSQL database with two things of client a, three connections and short time limits. */
export const openThings = async (): Promise<TestDatabase> => {
  const database = await openTestDatabase({
    engine: 'postgres',
    migrations: [things],
    connections: 3,
    limits: { statement: 1_500, lock: 300, idle_in_transaction: 1_500 },
  })
  await database.transaction(clientScope('a'), ({ finish }) =>
    finish(sql`insert into things (client_id, id) values ('a', 1), ('a', 2)`),
  )
  return database
}

/** Expects that each connection serves, and that all are idle then. */
export const expectToServe = async (database: TestDatabase): Promise<void> => {
  const one = sql<{ one: number }>`select 1 as one`
  const read = () => database.read(clientScope('a'), () => one)
  expect((await Promise.all([read(), read(), read()])).flat()).toEqual([
    { one: 1 },
    { one: 1 },
    { one: 1 },
  ])
  expect(database.vitals()).toMatchObject({ waiting: 0, fsyncs: null })
  expect(database.vitals().idle).toBe(database.vitals().connections)
}
