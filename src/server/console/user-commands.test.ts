import { afterAll, beforeAll, expect, it } from 'vitest'
import { listUsers } from '../../contract/users/users.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { logIn } from '../testing/log-in.ts'
import { sql } from 'kysely'
import { runCommand } from './run.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const run = async (...argv: string[]) => {
  const { database } = test.deps
  const { exit, lines, result } = await runCommand(['users', ...argv], async () => ({
    ...test.deps,
    database: Object.assign(Object.create(database) as typeof database, { close: async () => {} }),
  }))
  return { exit, text: lines.join('\n'), result }
}
const changesOf = async (username: string): Promise<string[]> =>
  (
    await test.database.asOwner((db) =>
      sql<{ line: string }>`select action || ' by ' || by as line from user_changes
        where username = ${username} order by at, id`.execute(db),
    )
  ).rows.map(({ line }) => line)

it('disables a user at once, with a reason in the log, and enables it again [MGMT-01, AUTH-14]', async () => {
  const before = await test.token('acme-viewer')
  const disabled = await run('disable', 'acme-viewer', '--why', 'left today')
  expect(disabled).toMatchObject({ exit: 0, text: 'acme-viewer is disabled.' })
  const call = () => test.call(`Bearer ${before}`, '/session', undefined)
  await expect.poll(async () => (await call()).code, { timeout: 5_000 }).toBe(401)
  expect((await logIn(test.app, 'acme-viewer')).body).toMatchObject({ message: 'User Disabled' })
  expect((await run('enable', 'acme-viewer')).exit).toBe(0)
  expect((await logIn(test.app, 'acme-viewer')).body).toMatchObject({ status: true })
  expect(await changesOf('acme-viewer')).toEqual([
    'disabled by command line',
    'enabled by command line',
  ])
})

it('ends every session of a user [MGMT-01, AUTH-16]', async () => {
  const { token } = (await logIn(test.app, 'acme-cnf')).body as { token: string }
  const ended = await run('end-sessions', 'acme-cnf')
  expect([ended.exit, ended.result]).toEqual([0, { username: 'acme-cnf', ended: 1 }])
  await expect
    .poll(async () => (await test.call(`Bearer ${token}`, '/session', undefined)).code, {
      timeout: 5_000,
    })
    .toBe(401)
})

it('takes a lost authenticator app and passkeys away: the password alone signs in then [ACCT-01] [ACCT-05]', async () => {
  await test.database.asOwner((db) =>
    sql`insert into second_factors (client_id, user_id, sealed_secret, confirmed_at)
      select client_id, id, 'lost', now() from users where username = 'acme-readonly'`.execute(db),
  )
  await test.database.asOwner((db) =>
    sql`insert into passkeys (client_id, user_id, id, credential_id, public_key, is_synced, name)
      select client_id, id, gen_random_uuid(), 'lost', 'lost', false, 'Old phone'
      from users where username = 'acme-readonly'`.execute(db),
  )
  expect((await logIn(test.app, 'acme-readonly')).body).toMatchObject({
    code: 'second_factor_needed',
  })
  const forgotten = await run('forget-second-factor', 'acme-readonly', '--why', 'phone lost')
  expect([forgotten.exit, forgotten.text]).toEqual([
    0,
    'acme-readonly signs in with the password alone.',
  ])
  expect((await logIn(test.app, 'acme-readonly')).body).toMatchObject({ status: true })
  expect(await changesOf('acme-readonly')).toEqual(
    expect.arrayContaining([
      'second_factor_removed by command line',
      'passkey_removed by command line',
    ]),
  )
})

it.each([
  [['disable', 'nobody'], 1, "There is no user 'nobody'."],
  [['invite', 'acme'], 1, 'acme is no user who waits for an invitation.'],
  [['first-administrator', 'new', 'New'], 1, 'Somebody administers every client already'],
  [['first-administrator', '', ''], 1, 'That cannot be a user:'],
  [['disable'], 2, 'Usage: npm run admin -- users disable <username>'],
])('users %j ends with %i: %s', async (argv, exit, text) => {
  const ended = await run(...argv)
  expect([ended.exit, ended.text.includes(text) || ended.text]).toEqual([exit, true])
})

it('adds the first who administers every client, by an invitation that is good once [MGMT-01, MGMT-02]', async () => {
  await test.database.asOwner((db) => sql`update users set is_platform_admin = false`.execute(db))
  const made = await run('first-administrator', 'root', 'Ravi Rao')
  expect(made.exit).toBe(0)
  const { url } = made.result as { url: string }
  const code = url.split('#')[1] ?? ''
  const choose = () =>
    test.call(null, '/reset-password', { code, password: 'a long enough password 7' })
  expect((await choose()).code).toBe(200)
  expect((await choose()).code).not.toBe(200)
  const { token } = (await logIn(test.app, 'root', 'a long enough password 7')).body as {
    token: string
  }
  const { users } = (await test.call(`Bearer ${token}`, listUsers, { query: { client: 'acme' } }))
    .body.result
  expect(users.length).toBeGreaterThan(3)
  // He has not only been added: he is the one whom nobody adds another beside.
  expect((await run('first-administrator', 'second', 'Second')).exit).toBe(1)
})
