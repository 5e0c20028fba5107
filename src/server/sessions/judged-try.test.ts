import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../deps.ts'
import { Busy } from '../stores/database/busy.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/app.ts'
import { logIn } from '../testing/log-in.ts'
import { judgedTry } from './judged-try.ts'
import { signIn } from './sign-in.ts'

const from = { network: '198.51.100.7', known: [], user_agent: null }

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
const rowsOf = <R>(statement: ReturnType<typeof sql<R>>): Promise<R[]> =>
  test.database.asOwner(async (db) => (await statement.execute(db)).rows)
beforeEach(() => rowsOf(sql`delete from login_failures`))
const tries = () => rowsOf(sql<{ pending: boolean }>`select pending from login_failures`)

/** These dependencies, on a database that has no connection for these of the transactions. */
const busyAt = (...which: readonly number[]): Deps => {
  const { database } = test.deps
  let asked = 0
  return {
    ...test.deps,
    database: {
      ...database,
      transaction: async (...given) => {
        asked += 1
        if (which.includes(asked)) throw new Busy('pool', new Error(`transaction ${asked}`))
        return database.transaction(...given)
      },
    },
  }
}
/** The first transaction of a try admits it; what follows decides it. */
const [SECOND, THIRD] = [2, 3]
const signing = (deps: Deps, password: string) => signIn(deps, { username: 'acme', password }, from)

describe('a try to sign in on a database that does not serve it', () => {
  it('is not counted where the right password met it, however often [AUTH-13]', async () => {
    for (let count = 0; count < 5; count += 1)
      await expect(signing(busyAt(SECOND), PASSWORD)).rejects.toBeInstanceOf(Busy)
    expect(await tries()).toEqual([])
    expect((await logIn(test.app, 'acme', PASSWORD, from.network)).code).toBe(200)
  })

  it('is counted where the wrong one did, though that could not be kept [AUTH-13]', async () => {
    await expect(signing(busyAt(SECOND), 'wrong')).rejects.toBeInstanceOf(Busy)
    const judged = judgedTry(busyAt(SECOND), 'acme', from, async () => null)
    await expect(judged).rejects.toBeInstanceOf(Busy)
    expect(await tries()).toEqual([{ pending: true }, { pending: true }])
  })

  it('ends with its own fault where it cannot be taken back either [AUTH-13]', async () => {
    const entering = signing(busyAt(SECOND, THIRD), PASSWORD)
    await expect(entering).rejects.toThrow('transaction 2')
    const judged = judgedTry(busyAt(SECOND), 'acme', from, () =>
      Promise.reject(new Error('its own')),
    )
    await expect(judged).rejects.toThrow('its own')
  })

  it('stays right where it was, though it cannot be taken back [AUTH-13]', async () => {
    expect(await judgedTry(busyAt(SECOND), 'acme', from, async () => 'right')).toBe('right')
  })
})
