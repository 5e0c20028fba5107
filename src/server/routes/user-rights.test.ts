import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inviteUser, resetUser } from '../../contract/user-access.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anActive, anInvited, changed } from '../testing/users.ts'

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
})
