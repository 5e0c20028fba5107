import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../testing/database.ts'
import { expectToServe, openThings } from './testing/open-things.ts'
import { clientScope } from './testing/things.ts'

const a = clientScope('a')
const one = sql<{ one: number }>`select 1 as one`
const lockRow = (id: number) =>
  sql`select from things where client_id = 'a' and id = ${id} for update`

let database: TestDatabase
beforeAll(async () => {
  database = await openThings()
})
afterAll(() => database.close())

const serves = (): Promise<void> => expectToServe(database)

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

  it('but not a patient one, which may wait for files in its middle [HOST-06]', async () => {
    const idle = (isPatient: boolean, until: Promise<unknown>) =>
      database.asOwner(
        async (db) => {
          await one.execute(db)
          await until
          return (await one.execute(db)).rows
        },
        { patient: isPatient },
      )
    const impatient = Promise.withResolvers<undefined>()
    const patient = idle(true, impatient.promise)
    await expect(idle(false, new Promise(() => {}))).rejects.toMatchObject({ code: '25P03' })
    impatient.resolve(undefined)
    expect(await patient).toEqual([{ one: 1 }])
    await serves()
  })
})
