import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../deps.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/app.ts'
import { platform } from '../stores/database/scope.ts'
import { logIn } from '../testing/log-in.ts'
import { callerOfSession } from './caller-of-session.ts'
import { provedPassword, setOwnPassword } from './own-password.ts'
import { hashPassword } from './passwords.ts'
import { signIn } from './sign-in.ts'

const OTHER = 'set by a link meanwhile'
const from = { network: '198.51.100.7', known: [], user_agent: null }

let test: TestApp
let other_hash: string
beforeAll(async () => {
  test = await openTestApp()
  other_hash = await hashPassword(OTHER)
})
afterAll(() => test.close())
const change = <R>(statement: ReturnType<typeof sql<R>>): Promise<R[]> =>
  test.database.asOwner(async (db) => (await statement.execute(db)).rows)
beforeEach(() => change(sql`delete from login_failures`))

/** These dependencies, where `happens` comes between reading the password's hash and the rest. */
const overtaken = (happens: ReturnType<typeof sql>): Deps => {
  const { database } = test.deps
  let has_happened = false
  return {
    ...test.deps,
    database: {
      ...database,
      read: async (...asked) => {
        const rows = await database.read(...asked)
        const [row] = rows as readonly { password_hash?: string }[]
        if (row?.password_hash !== undefined && !has_happened) {
          has_happened = true
          await change(happens)
        }
        return rows
      },
    },
  }
}
const hashOf = async (username: string): Promise<string | undefined> =>
  (
    await change(
      sql<{ password_hash: string }>`select password_hash from users where username = ${username}`,
    )
  )[0]?.password_hash
const reset = (username: string) =>
  sql`update users set password_hash = ${other_hash} where username = ${username}`

describe('a password that was set while an older one was verified', () => {
  it('lets nobody in who knew the older one only, who is told that it is wrong [AUTH-11]', async () => {
    await expect(
      signIn(overtaken(reset('bayer')), { username: 'bayer', password: PASSWORD }, from),
    ).rejects.toMatchObject({ code: 401, said: { code: 'invalid_credentials' } })
    expect(await change(sql`select from sessions`)).toEqual([])
    expect(await change(sql`select from login_failures`)).toEqual([])
  })

  it('is not overwritten by whoever changes the older one [AUTH-11] [ACCT-02]', async () => {
    const { token } = (await logIn(test.app, 'swiggy')).body as { token: string }
    const caller = await callerOfSession(test.deps, token)
    if (!caller) throw new Error('nobody is signed in')
    const password = `never to be set ${randomUUIDv7()}`
    const deps = overtaken(reset('swiggy'))
    const asked = { old_password: PASSWORD, password }
    const proved = await provedPassword(deps, caller, asked, from)
    await expect(
      deps.database.transaction(platform, (tx) => setOwnPassword(tx, caller, proved)),
    ).rejects.toMatchObject({ code: 422, errors: [{ field: 'old_password' }] })
    expect(await hashOf('swiggy')).toBe(other_hash)
  })
})

it('a user who is disabled while the password is verified does not get in [AUTH-14]', async () => {
  const disable = sql`update users set disabled = true where username = 'shipper'`
  await expect(
    signIn(overtaken(disable), { username: 'shipper', password: PASSWORD }, from),
  ).rejects.toMatchObject({ code: 401 })
  expect(
    await change(sql`select from sessions s join users u on u.id = s.user_id
    where u.username = 'shipper'`),
  ).toEqual([])
})
