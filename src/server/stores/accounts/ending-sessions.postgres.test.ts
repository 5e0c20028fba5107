import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintCode, session as readSession } from '../../../contract/sign-in/session.ts'
import { begin, ordinary } from '../../sessions/begin.ts'
import { sha256 } from '../../secrets.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { logIn } from '../../testing/log-in.ts'
import { present } from '../../testing/present.ts'
import type { Tx } from '../database/database.ts'
import { platform } from '../database/scope.ts'
import { accountNamed } from './accounts.ts'
import { setPassword } from './account-changes.ts'
import { endOtherSessions, endSession, endSessionsOf } from './ending-sessions.ts'
import { sessionOfToken, type LiveSession } from './sessions.ts'
import { useCode } from './url-codes.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const isWaiting = async (): Promise<boolean> => {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const { rows } = await t.database.asOwner((db) => waiting.execute(db))
  return rows.length > 0
}
const isAlive = async (token: string): Promise<boolean> =>
  (await t.call(`Bearer ${token}`, readSession, {})).code === 200
const signedIn = async (): Promise<string> => String((await logIn(t.app, 'acme-vendor')).body.token)
/** What uses a code of this session's. */
const begunBy = async (maker: string) => {
  const { body } = await t.call(`Bearer ${maker}`, mintCode, { body: { purpose: 'embed' } })
  return (tx: Tx) => useCode(tx, sha256(body.code), 'embed')
}

describe('a session that a code begins at this very moment', () => {
  const endings: readonly [string, (tx: Tx, live: LiveSession) => Promise<unknown>][] = [
    [
      'a new password',
      async (tx, { user_id, username }) => {
        const { password_hash } = present(await accountNamed(t.database, username))
        await setPassword(tx, user_id, present(password_hash))
      },
    ],
    ['ending all of a user', (tx, { user_id }) => endSessionsOf(tx, user_id)],
    [
      'ending all others',
      (tx, { client_id, user_id }) =>
        endOtherSessions(tx, client_id, user_id, '00000000-0000-7000-8000-000000000000'),
    ],
    [
      'signing out',
      (tx, { client_id, user_id, session_id }) => endSession(tx, client_id, user_id, session_id),
    ],
  ]
  it.each(endings)('ends by %s with the one that made the code [AUTH-16]', async (_by, end) => {
    const maker = await signedIn()
    const live = present(await sessionOfToken(t.database, sha256(maker)))
    const use = await begunBy(maker)
    let ending: Promise<unknown> | undefined
    const { token } = await t.database.transaction(platform, async (tx) => {
      const account = present(await use(tx))
      ending = t.database.transaction(platform, (other) => end(other, live))
      await expect.poll(isWaiting).toBe(true)
      const { parent_id, until } = account
      const browser = { user_agent: null, network: '127.0.0.1' }
      return begin(tx, account, { ...ordinary(browser), embedded: true, parent_id, until })
    })
    await ending
    expect([await isAlive(maker), await isAlive(token)]).toEqual([false, false])
  })

  it('does not begin where the one that made the code is ending [AUTH-16]', async () => {
    const maker = await signedIn()
    const live = present(await sessionOfToken(t.database, sha256(maker)))
    const use = await begunBy(maker)
    let using: ReturnType<typeof use> | undefined
    await t.database.transaction(platform, async (tx) => {
      await endSessionsOf(tx, live.user_id)
      using = t.database.transaction(platform, use)
      await expect.poll(isWaiting).toBe(true)
    })
    expect(await using).toBeNull()
  })
})
