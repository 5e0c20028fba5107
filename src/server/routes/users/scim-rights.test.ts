import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintScimToken, putSingleSignOn } from '../../../contract/sign-in/single-sign-on.ts'
import { generatePassword, resetPassword } from '../../../contract/sign-in/session.ts'
import { changeUser } from '../../../contract/users/users.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { openProvider, type TestProvider } from '../../testing/provider.ts'

let test: TestApp
let provider: TestProvider
let token: string
const params = { key: 'acme' }
beforeAll(async () => {
  test = await openTestApp()
  provider = await openProvider('http://epod.test/single-sign-on')
  const groups = [
    { group: 'heads', accountType: 'Admin' },
    { group: 'keepers', role: 'User_Mgmnt' },
  ]
  const body = { issuer: provider.issuer, ...provider.client, groups, rev: 0 }
  await test.call('admin', putSingleSignOn, { params, body })
  const minted = await test.call('admin', mintScimToken, { params, body: { name: 'HR' } })
  token = minted.body.result.token
})
afterAll(async () => {
  await provider.close()
  await test.close()
})
const change = <R>(statement: ReturnType<typeof sql<R>>): Promise<R[]> =>
  test.database.asOwner(async (db) => (await statement.execute(db)).rows)

const scim = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
  const reply = await test.app.inject({
    method,
    url: `/scim/v2/acme${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/scim+json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  })
  return { code: reply.statusCode, body: reply.json() }
}
const refused = (code: number, scimType?: string) => ({ code, body: scimType ? { scimType } : {} })
let count = 0
const aUser = async (more: object = {}) => {
  count += 1
  const userName = `person${count}@acme.example`
  const user = { userName, emails: [{ primary: true, type: 'work', value: userName }], ...more }
  const made = await scim('POST', '/Users', user)
  expect(made.code).toBe(201)
  return made.body as { id: string; userName: string }
}
const patch = (id: string, ...Operations: object[]) => scim('PATCH', `/Users/${id}`, { Operations })

describe('rights by provisioning', () => {
  it('takes no role away that is not named, nor all for one [ACCT-04]', async () => {
    const body = await aUser({ roles: [{ value: 'keepers' }] })
    const roles = () => change(sql`select config from users where id = ${body.id}`)
    const before = await roles()
    for (const [operation, type] of [
      [{ op: 'remove', path: 'roles[value eq "heads"]' }, 'invalidFilter'],
      [{ op: 'add', path: 'roles', value: [{ value: 'heads' }] }, 'invalidValue'],
    ] as const)
      expect(await patch(body.id, operation)).toMatchObject(refused(400, type))
    for (const nothing of [
      { op: 'add', path: 'roles', value: [{ value: 'keepers' }] },
      { op: 'add', path: 'roles', value: [] },
      { op: 'replace', path: 'emails[type eq "home"].value', value: 'home@acme.example' },
    ])
      expect(await patch(body.id, nothing)).toMatchObject({
        code: 200,
        body: { emails: [{ value: body.userName }] },
      })
    expect(await roles()).toEqual(before)
    expect(await patch(body.id, { op: 'remove', path: 'roles' })).toMatchObject({ code: 200 })
    expect(await roles()).toEqual([{ config: {} }])
  })

  const heads = { op: 'replace', path: 'roles', value: [{ value: 'heads' }] }
  const mailTo = (value: string) => ({ op: 'replace', path: 'emails', value: [{ value }] })
  /** Asks for a new password, and answers the code of the link that was mailed; '' for none. */
  const linkFor = async (username: string): Promise<string> => {
    await change(sql`delete from outbox`)
    await change(sql`update password_resets set at = at - interval '2 hours'`)
    const asked = await test.call(null, generatePassword, { body: { username } })
    expect(asked.code).toBe(200)
    const mails = await change(sql<{ secret: string | null }>`select secret from outbox`)
    expect(mails).toHaveLength(1)
    const [{ secret } = { secret: null }] = mails
    return secret === null ? '' : test.deps.keys.unseal(secret)
  }
  const setPassword = (code: string) =>
    test.call(null, resetPassword, { body: { code, password: 'a thief has chosen it' } })

  it('open no administrator’s account to whoever reads mail at an address of theirs [ACCT-04]', async () => {
    const [found] = await change(sql<{ id: string }>`
      update users set config = '{"config": {"accountType": "Admin"}}' where username = 'acme-viewer'
      returning id`)
    const { id = '' } = found ?? {}
    expect(await linkFor('acme-viewer')).not.toBe('')
    // Demoted, with another address, and an administrator again.
    const demoted = { op: 'remove', path: 'roles' }
    const thief = mailTo('thief@acme.example')
    for (const operation of [demoted, thief]) expect((await patch(id, operation)).code).toBe(200)
    const earlier = await linkFor('acme-viewer')
    expect((await patch(id, heads)).code).toBe(200)
    expect((await setPassword(earlier)).code).toBe(422)
    expect(await linkFor('acme-viewer')).toBe('')
    // Nor is a password good for it that was set while it was none.
    expect((await patch(id, demoted)).code).toBe(200)
    expect((await setPassword(await linkFor('acme-viewer'))).code).toBe(200)
    expect(await patch(id, heads)).toMatchObject(refused(403))
  })

  it('make an administrator who signs in at the provider, where nobody else gave the address [ACCT-04]', async () => {
    const added = await aUser({ roles: [{ value: 'heads' }] })
    expect(await linkFor(added.userName)).toBe('')
    // An administrator who sets the address vouches for it.
    const named = { username: added.userName }
    const body = { email: 'seen@acme.example' }
    expect((await test.call('admin', changeUser, { params: named, body })).code).toBe(200)
    expect(await linkFor(added.userName)).not.toBe('')
  })
})
