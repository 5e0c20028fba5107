import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintScimToken, putSingleSignOn } from '../../../contract/sign-in/single-sign-on.ts'
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
  expect((await test.call('admin', putSingleSignOn, { params, body })).code).toBe(200)
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
})
