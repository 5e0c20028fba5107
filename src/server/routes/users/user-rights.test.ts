import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addClient, listAdministered } from '../../../contract/admin/clients.ts'
import { generatePassword, logout, resetPassword } from '../../../contract/sign-in/session.ts'
import { inviteUser, resetUser, viewAsUser } from '../../../contract/users/user-access.ts'
import { listUserChanges } from '../../../contract/users/user-changes.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { logIn } from '../../testing/log-in.ts'
import { present } from '../../testing/present.ts'
import { anActive, anInvited, changed, CHOSEN, codeIn } from '../../testing/users.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

describe('who manages users and is no administrator', () => {
  const overrides = { config: { show_analytics: true } }

  it('comes to no account that sees more, neither by a link nor by its address [MGMT-01] [ROLE-01]', async () => {
    const active = await anActive(t, { overrides })
    const invited = await anInvited(t, { overrides })
    const reset = await t.call('acme-users', resetUser, { params: { username: active } })
    expect([reset.code, reset.body.code]).toEqual([403, 'more_than_own'])
    const invite = await t.call('acme-users', inviteUser, { params: { username: invited } })
    expect([invite.code, invite.body.code]).toEqual([403, 'more_than_own'])
    const email = 'mine@example.com'
    for (const username of [active, invited])
      expect(await changed(t, 'acme-users', username, { email })).toEqual([403, 'more_than_own'])
    expect(await changed(t, 'acme-users', active, { name: 'Asha' })).toEqual([200, 'user_saved'])
    expect(await changed(t, 'admin', active, { email })).toEqual([200, 'user_saved'])
  })

  it('opens nothing with a link of before its user had more rights [MGMT-01] [ROLE-01]', async () => {
    const [active, invited] = [await anActive(t), await anInvited(t)]
    const reset = await t.call('acme-users', resetUser, { params: { username: active } })
    const invite = await t.call('acme-users', inviteUser, { params: { username: invited } })
    for (const [username, { url }, role, code] of [
      [active, reset.body.result, 'CnF', 'password_changed'],
      [invited, invite.body.result, 'Admin', 'invitation_gone'],
    ] as const) {
      await changed(t, 'admin', username, { accountType: role })
      const body = { code: codeIn(url), password: CHOSEN }
      expect((await t.call(null, resetPassword, { body })).body.code).toBe(code)
    }
  })
})

describe('who administers every client and only reads', () => {
  it('looks at them and changes none [MGMT-02] [ROLE-11]', async () => {
    const reading = { overrides: { config: { 'view-only': true } } }
    const username = await anActive(t, { ...reading, client: 'acme' }, 'platform')
    await changed(t, 'platform', username, { is_platform_admin: true })
    const token = `Bearer ${(await logIn(t.app, username, CHOSEN)).body.token}`
    expect((await t.call(token, listAdministered, { query: {} })).code).toBe(200)
    const body = { key: 'theirs', name: 'Theirs', preset: 'plain' }
    const added = await t.call(token, addClient, { body })
    expect([added.code, added.body.code]).toEqual([403, 'view_only'])
  })
})

describe('ending to look as somebody else does', () => {
  it('leaves the cookie of one’s own session in the browser [MGMT-01] [AUTH-16]', async () => {
    const viewing = await t.call('admin', viewAsUser, { params: { username: 'acme' } })
    const out = async (token: string) => (await t.call(token, logout, {})).headers['set-cookie']
    expect(await out(`Bearer ${viewing.body.result.token}`)).toBeUndefined()
    expect(await out(`Bearer ${(await logIn(t.app, 'acme')).body.token}`)).toHaveLength(2)
  })
})

describe('an invited user who asks for a new password', () => {
  it('is on record as having come, as by the invitation [MGMT-01] [AUTH-11]', async () => {
    const username = await anInvited(t)
    await t.call(null, generatePassword, { body: { username } })
    const { rows } = await t.database.asOwner((db) =>
      sql<{ secret: string }>`
        select secret from outbox where recipient = ${`${username}@example.com`}`.execute(db),
    )
    const code = t.deps.keys.unseal(present(rows[0]).secret)
    await t.call(null, resetPassword, { body: { code, password: CHOSEN } })
    const { result } = (await t.call('admin', listUserChanges, { query: { username } })).body
    expect(result.changes.map(({ action, by }) => [action, by])).toEqual([
      ['accepted', username],
      ['created', 'admin'],
    ])
  })
})

// Behind the others: it ends the sessions that they sign in with.
describe('the last administrator', () => {
  it('is sent to no vendor, nor made to read only, also by two at once [MGMT-01]', async () => {
    const away = { reach: 'vendor', party: 'Roadrunner' } as const
    const last = [409, 'last_administrator']
    expect(await changed(t, 'platform', 'admin', away)).toEqual(last)
    const overrides = { config: { admin: true, accountType: 'Admin', 'view-only': true } }
    expect(await changed(t, 'platform', 'admin', { overrides })).toEqual(last)
    const second = await anActive(t, { accountType: 'Admin' })
    const token = `Bearer ${(await logIn(t.app, second, CHOSEN)).body.token}`
    const both = await Promise.all([
      changed(t, 'admin', second, away),
      changed(t, token, 'admin', away),
    ])
    expect(both.map(([code]) => code).filter((code) => code === 200)).toHaveLength(1)
    const back = { reach: 'client', party: null } as const
    for (const username of ['admin', second]) await changed(t, 'platform', username, back)
    expect(await changed(t, 'platform', second, { disabled: true })).toEqual([200, 'user_saved'])
  })
})
