import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addClient, listAdministered } from '../../../contract/admin/clients.ts'
import { addUser, changeUser, listUsers } from '../../../contract/users/users.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { logIn } from '../../testing/log-in.ts'
import { present } from '../../testing/present.ts'
import { anActive, anInvited, changed, CHOSEN, others } from '../../testing/users.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const list = async (query: Record<string, unknown>, as = 'admin') =>
  (await t.call(as, listUsers, { query: { limit: 50, ...query } })).body.result
const names = async (query: Record<string, unknown>, as = 'admin') =>
  (await list(query, as)).users.map(({ username }) => username)
const one = async (username: string, as = 'admin') =>
  present((await list({ search: username }, as)).users.find((user) => user.username === username))

describe('the list of users', () => {
  it('is filtered by role, account type and state, as the configuration makes them [MGMT-01]', async () => {
    const username = await anInvited(t, { name: 'Waits' })
    expect(await names({ accountType: 'Admin' })).toEqual(['admin'])
    expect(await names({ role: 'User_Mgmnt' })).toEqual(['acme-users'])
    expect(await names({ state: 'disabled' })).toEqual(['disabled'])
    expect(await names({ state: 'invited' })).toEqual([username])
    expect(await names({ state: 'active', accountType: 'CnF' })).toEqual(['acme-cnf'])
    const plain = await names({ accountType: '', role: '' })
    expect([plain.includes('acme'), plain.includes('admin')]).toEqual([true, false])
    expect((await list({ accountType: 'Admin' })).total).toBe(1)
  })

  it('shows each override beside what the client’s configuration says [MGMT-01]', async () => {
    const { overrides, document } = await one('acme-vendor')
    expect(overrides).toEqual([
      { path: 'cards.show_rejected', own: false, client: true },
      { path: 'columns', own: 'vendor', client: 'default' },
      { path: 'show_receive_button', own: false, client: true },
    ])
    expect(document).toMatchObject({ columns: 'vendor' })
  })

  it('tells the last sign-in and the sessions that live [MGMT-01]', async () => {
    const username = await anActive(t)
    expect(await one(username)).toMatchObject({ sessions: 0, last_sign_in_at: null })
    await logIn(t.app, username, CHOSEN)
    await logIn(t.app, username, CHOSEN)
    const { sessions, last_sign_in_at } = await one(username)
    expect([sessions, typeof last_sign_in_at]).toEqual([2, 'string'])
  })

  it('is of every client for who administers them all, and of one where one is named [MGMT-01]', async () => {
    const all = await names({}, 'platform')
    expect(all).toEqual(expect.arrayContaining(['acme', 'bayer', 'platform']))
    expect(await names({ client: 'bayer' }, 'platform')).toEqual(['bayer'])
    expect((await one('bayer', 'platform')).client).toBe('bayer')
    for (const client of ['bayer', 'nobody'])
      expect((await t.call('admin', listUsers, { query: { client } })).code).toBe(404)
    expect((await t.call('platform', listUsers, { query: { client: 'nobody' } })).code).toBe(404)
    expect(await names({ search: 'bayer' })).toEqual([])
  })

  it('is answered to nobody else [ROLE-01]', async () => {
    for (const username of others('admin', 'acme-users'))
      expect([username, (await t.call(username, listUsers, { query: {} })).code]).toEqual([
        username,
        403,
      ])
  })
})

describe('who administers every client [MGMT-01, MGMT-02]', () => {
  it('sees and adds them, and manages their users', async () => {
    const { result } = (await t.call('platform', listAdministered, { query: {} })).body
    expect(result.clients.map(({ key }) => key)).toContain('swiggy')
    const body = { key: 'fresh', name: 'Fresh', preset: 'plain' }
    expect((await t.call('platform', addClient, { body })).code).toBe(200)
    await anInvited(
      t,
      { username: 'fresh-admin', client: 'fresh', accountType: 'Admin' },
      'platform',
    )
    expect(await names({ client: 'fresh' }, 'platform')).toEqual(['fresh-admin'])
    expect(await changed(t, 'platform', 'bayer', { name: 'Bayer India' })).toEqual([
      200,
      'user_saved',
    ])
    expect((await one('bayer', 'platform')).name).toBe('Bayer India')
  })

  it('is made by another alone, and the last one stays', async () => {
    const username = await anActive(t, { accountType: 'Admin' })
    const flag = { is_platform_admin: true }
    expect(await changed(t, 'admin', username, flag)).toEqual([403, 'more_than_own'])
    expect(await changed(t, 'admin', 'platform', { name: 'X' })).toEqual([404, 'not_found'])
    expect(await changed(t, 'platform', 'platform', { is_platform_admin: false })).toEqual([
      403,
      'own_account',
    ])
    expect(await changed(t, 'platform', username, flag)).toEqual([200, 'user_saved'])
    // An administrator of the same client does not touch it any more.
    expect(await changed(t, 'admin', username, { name: 'X' })).toEqual([403, 'more_than_own'])
    const token = `Bearer ${(await logIn(t.app, username, CHOSEN)).body.token}`
    await t.database.asOwner((db) =>
      sql`update users set is_platform_admin = false where username = 'platform'`.execute(db),
    )
    expect(await changed(t, token, 'bayer', { name: 'Bayer' })).toEqual([200, 'user_saved'])
    await t.database.asOwner((db) =>
      sql`update users set is_platform_admin = true where username = 'platform'`.execute(db),
    )
    expect(await changed(t, 'platform', username, { is_platform_admin: false })).toEqual([
      200,
      'user_saved',
    ])
    expect((await t.call(token, listUsers, { query: {} })).code).toBe(401)
  })
})

describe('a new user', () => {
  it('is invited, without a password, and cannot sign in yet [MGMT-01]', async () => {
    const body = { username: 'Meera.K', name: 'Meera', accountType: 'acme-Viewer', why: 'new' }
    const { code, body: said } = await t.call('acme-users', addUser, { body })
    expect([code, said.code, said.result]).toEqual([
      200,
      'user_added',
      expect.objectContaining({
        client: 'acme',
        username: 'Meera.K',
        state: 'invited',
        rev: 1,
        reach: 'client',
        email: null,
        sessions: 0,
        invitation_expires_at: null,
        document: { config: { accountType: 'acme-Viewer' } },
      }),
    ])
    expect((await logIn(t.app, 'Meera.K', '')).code).toBe(401)
    expect((await logIn(t.app, 'Meera.K', 'epod-demo')).code).toBe(401)
  })

  it('has a name that nobody has, in any client and any case [MGMT-01]', async () => {
    for (const username of ['acme', 'BAYER']) {
      const { code, body } = await t.call('admin', addUser, { body: { username, name: 'X' } })
      expect([code, body.code, body.errors?.[0]?.field]).toEqual([409, 'user_exists', 'username'])
    }
    const both = await Promise.all(
      ['admin', 'acme-users'].map((as) =>
        t.call(as, addUser, { body: { username: 'twin', name: 'X' } }),
      ),
    )
    expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 409])
  })

  it('has no name that is another call’s address, and one of before goes on [MGMT-01]', async () => {
    const { paths } = (await t.app.inject('/openapi.json')).json<{
      paths: Record<string, object>
    }>()
    const reserved = Object.keys(paths).flatMap(
      (path) => /\/users\/([^/{]+)$/.exec(path)?.[1] ?? [],
    )
    expect(reserved).toContain('drivers')
    for (const username of [...reserved, 'Drivers']) {
      const { code, body } = await t.call('admin', addUser, { body: { username, name: 'X' } })
      expect([username, code, body.errors]).toEqual([
        username,
        422,
        [expect.objectContaining({ field: 'username', code: 'username_reserved' })],
      ])
    }
    await t.call('admin', addUser, { body: { username: 'old-name', name: 'X' } })
    await t.database.asOwner((db) =>
      db
        .updateTable('users')
        .set({ username: 'source' })
        .where('username', '=', 'old-name')
        .execute(),
    )
    const params = { username: 'source' }
    expect((await t.call('admin', changeUser, { params, body: { name: 'Y' } })).code).toBe(200)
  })

  it('is given no more than who adds it has, and of another’s client by nobody [MGMT-01] [ROLE-15]', async () => {
    const add = async (as: string, body: object) => {
      const reply = await t.call(as, '/users', { username: 'more', name: 'X', ...body })
      return [reply.code, reply.body.code]
    }
    expect(await add('acme-users', { accountType: 'Admin' })).toEqual([403, 'more_than_own'])
    expect(await add('acme-users', { overrides: { columns: 'vendor' } })).toEqual([
      403,
      'admins_only',
    ])
    expect(await add('admin', { client: 'bayer' })).toEqual([404, 'not_found'])
    expect(await add('acme', {})).toEqual([403, 'wrong_party'])
    expect(await names({ search: 'more' })).toEqual([])
  })

  it.each<[body: object, field: string]>([
    [{ username: '-x', name: 'X' }, 'username'],
    [{ username: 'x/y', name: 'X' }, 'username'],
    [{ username: 'x'.repeat(81), name: 'X' }, 'username'],
    [{ username: 'x' }, 'name'],
    [{ username: 'x', name: 7 }, 'name'],
    [{ username: 'x', name: 'X', email: 'x@' }, 'email'],
    [{ username: 'x', name: 'X', reach: 'vendor' }, 'party'],
    [{ username: 'x', name: 'X', party: 'Roadrunner' }, 'party'],
    [{ username: 'x', name: 'X', password: 'secret secret' }, 'password'],
    [{ username: 'x', name: 'X', is_platform_admin: true }, 'is_platform_admin'],
    [{ username: 'x', name: 'X', overrides: { colour: 'red' } }, 'overrides.colour'],
    [{ username: 'x', name: 'X', overrides: { time_zone: '+0530' } }, 'overrides.time_zone'],
    [{ username: 'x', name: 'X', overrides: { sources: {} } }, 'overrides'],
    [{ username: 'x', name: 'X', overrides: [] }, 'overrides'],
  ])('is refused as %j by %s [ERRS-04]', async (body, field) => {
    const reply = await t.call('admin', '/users', body)
    expect([reply.code, reply.body.errors?.map((error: { field: string }) => error.field)]).toEqual(
      [422, [field]],
    )
  })

  it('is added once for one Idempotency-Key [MGMT-01]', async () => {
    const input = { body: { username: 'once', name: 'X' } }
    const headers = { 'idempotency-key': 'add-once' }
    const first = await t.call('admin', addUser, input, headers)
    const again = await t.call('admin', addUser, input, headers)
    expect([first.code, again.code, again.body]).toEqual([200, 200, first.body])
    const elsewhere = { body: { ...input.body, username: 'once-b', client: 'bayer' } }
    for (const _time of [1, 2])
      expect((await t.call('platform', addUser, elsewhere, headers)).code).toBe(200)
  })
})

it('is changed by a password’s hash seen by no manager: the role reads no secret, and no other client’s [ROLE-15]', async () => {
  const [acme] = await t.database.asOwner((db) =>
    db.selectFrom('clients').select('id').where('key', '=', 'acme').execute(),
  )
  const client_id = acme?.id ?? ''
  const scope = { client_id, kind: 'manager', party: '' } as const
  const refused = { code: '42501' }
  const as = (statement: ReturnType<typeof sql>) =>
    t.database.transaction(scope, ({ db }) => statement.execute(db))
  for (const statement of [
    sql`select password_hash from users`,
    sql`select renewal_hash from sessions`,
    sql`select hash from password_resets`,
    sql`select * from session_tokens`,
    sql`select * from login_failures`,
    sql`update users set password_hash = 'x'`,
    sql`update users set is_platform_admin = true`,
    sql`delete from users`,
    sql`update user_changes set why = 'x'`,
    sql`delete from user_changes`,
    sql`insert into user_changes (client_id, id, at, user_id, username, action)
      select client_id, id, now(), id, username, 'changed' from users`,
  ])
    await expect(as(statement)).rejects.toMatchObject(refused)
  for (const table of ['users', 'sessions', 'user_changes', 'password_resets'])
    expect([
      table,
      (await as(sql`select 1 from ${sql.table(table)} where client_id <> ${client_id}`)).rows,
    ]).toEqual([table, []])
  for (const table of ['orders', 'events', 'links', 'files'])
    expect([table, (await as(sql`select 1 from ${sql.table(table)}`)).rows]).toEqual([table, []])
  const platform_id = sql`(select id from clients where key = 'platform')`
  expect(
    (await as(sql`update users set name = 'x' where client_id = ${platform_id}`)).numAffectedRows,
  ).toBe(0n)
})

describe('a change of a user', () => {
  it('is of what is named alone, and refused with the present state where somebody changed since [MGMT-01]', async () => {
    const username = await anInvited(t, { role: 'User_Mgmnt', email: null })
    const params = { username }
    const first = await t.call('admin', changeUser, { params, body: { rev: 1, name: 'New name' } })
    expect(first.body.result).toMatchObject({ name: 'New name', email: null, rev: 2 })
    expect(first.body.result.config.role).toBe('User_Mgmnt')
    const late = await t.call('admin', changeUser, { params, body: { rev: 1, name: 'Other' } })
    expect([late.code, late.body.code, late.body]).toMatchObject([
      409,
      'user_changed_since',
      { status: false, present: { name: 'New name', rev: 2 } },
    ])
    const both = await Promise.all(
      ['A', 'B'].map((name) => t.call('admin', changeUser, { params, body: { rev: 2, name } })),
    )
    expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 409])
    // Nothing changed: nothing is counted.
    const { rev, name } = await one(username)
    const same = await t.call('admin', changeUser, { params, body: { rev, name } })
    expect([same.code, same.body.result.rev]).toEqual([200, rev])
  })

  it('sets role, account type, settings and reach; null leaves them to the client’s configuration [MGMT-01]', async () => {
    const username = await anInvited(t, { role: 'User_Mgmnt' })
    const set = async (body: object) =>
      (await t.call('admin', changeUser, { params: { username }, body })).body.result
    const overrides = { columns: 'vendor', config: { 'view-only': true } } as const
    expect(await set({ overrides, accountType: 'CnF' })).toMatchObject({
      document: { columns: 'vendor', config: { 'view-only': true, accountType: 'CnF' } },
      config: { role: null, accountType: 'CnF', 'view-only': true },
    })
    expect((await set({ accountType: null })).document).toEqual(overrides)
    expect(await set({ reach: 'vendor', party: 'Roadrunner' })).toMatchObject({
      reach: 'vendor',
      party: 'Roadrunner',
    })
    expect(await set({ party: 'Other Carrier' })).toMatchObject({ party: 'Other Carrier' })
    expect(await changed(t, 'admin', username, { party: null })).toEqual([422, 'party_unfit'])
    expect(await set({ reach: 'client' })).toMatchObject({ reach: 'client', party: null })
  })

  it('ends every session where it is of rights, and none where it is of the name [AUTH-16]', async () => {
    const username = await anActive(t)
    const token = `Bearer ${(await logIn(t.app, username, CHOSEN)).body.token}`
    const isIn = async () => (await t.call(token, '/session')).code
    await changed(t, 'admin', username, { name: 'Renamed' })
    expect(await isIn()).toBe(200)
    await changed(t, 'admin', username, { role: 'User_Mgmnt' })
    expect(await isIn()).toBe(401)
  })

  it('is nobody’s but a manager’s, of his own client, and of nobody with more rights [MGMT-01] [ROLE-15]', async () => {
    expect(await changed(t, 'admin', 'bayer', { name: 'X' })).toEqual([404, 'not_found'])
    expect(await changed(t, 'admin', 'nobody', { name: 'X' })).toEqual([404, 'not_found'])
    expect(await changed(t, 'acme', 'acme-vendor', { name: 'X' })).toEqual([403, 'wrong_party'])
    expect(await changed(t, 'acme-users', 'admin', { email: 'me@example.com' })).toEqual([
      403,
      'more_than_own',
    ])
    expect(await changed(t, 'acme-users', 'acme-viewer', { accountType: 'Admin' })).toEqual([
      403,
      'more_than_own',
    ])
    expect(await changed(t, 'acme-users', 'acme-viewer', { overrides: {} })).toEqual([
      403,
      'admins_only',
    ])
  })
})

describe('disabling', () => {
  const disableOthers = () =>
    t.database.asOwner((db) =>
      sql`update users set disabled = true where username like 'person-%'`.execute(db),
    )

  it('ends the sessions, refuses to sign in, and is taken back [MGMT-01] [AUTH-14]', async () => {
    const username = await anActive(t)
    const token = `Bearer ${(await logIn(t.app, username, CHOSEN)).body.token}`
    const body = { disabled: true, why: 'has left' }
    const reply = await t.call('acme-users', changeUser, { params: { username }, body })
    expect(reply.body.result).toMatchObject({ state: 'disabled', sessions: 0 })
    expect((await t.call(token, '/session')).code).toBe(401)
    expect((await logIn(t.app, username, CHOSEN)).code).toBe(403)
    await changed(t, 'admin', username, { disabled: false })
    expect((await logIn(t.app, username, CHOSEN)).code).toBe(200)
  })

  it('spares one’s own account and the last administrator, also of two at once [MGMT-01]', async () => {
    await disableOthers()
    expect(await changed(t, 'admin', 'admin', { disabled: true })).toEqual([403, 'own_account'])
    expect(await changed(t, 'admin', 'admin', { accountType: 'CnF' })).toEqual([403, 'own_account'])
    expect(await changed(t, 'admin', 'admin', { name: 'Asha M.' })).toEqual([200, 'user_saved'])
    expect(await changed(t, 'platform', 'admin', { disabled: true })).toEqual([
      409,
      'last_administrator',
    ])
    const second = await anActive(t, { accountType: 'Admin' })
    // Both at the same moment, more than once: one of them stays.
    for (let round = 0; round < 5; round += 1) {
      const both = await Promise.all(
        ['admin', second].map((username) => changed(t, 'platform', username, { disabled: true })),
      )
      expect(both.toSorted(([a], [b]) => a - b)).toEqual([
        [200, 'user_saved'],
        [409, 'last_administrator'],
      ])
      for (const username of ['admin', second])
        await changed(t, 'platform', username, { disabled: false })
    }
  })

  it('counts no administrator who is only invited [MGMT-01]', async () => {
    await disableOthers()
    await anInvited(t, { accountType: 'Admin', client: 'acme' }, 'platform')
    expect(await changed(t, 'platform', 'admin', { accountType: null, overrides: {} })).toEqual([
      409,
      'last_administrator',
    ])
  })
})
