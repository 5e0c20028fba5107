import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getSingleSignOn,
  mintScimToken,
  putSingleSignOn,
  revokeScimToken,
} from '../../../contract/sign-in/single-sign-on.ts'
import { session } from '../../../contract/sign-in/session.ts'
import { listUserChanges } from '../../../contract/users/user-changes.ts'
import { changeUser, listUsers } from '../../../contract/users/users.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { openProvider, type TestProvider } from '../../testing/provider.ts'

let test: TestApp
let provider: TestProvider
let token: string
let foreign: string
const params = { key: 'acme' }
const mint = async (as: string, key: string): Promise<string> =>
  (await test.call(as, mintScimToken, { params: { key }, body: { name: 'HR' } })).body.result.token
beforeAll(async () => {
  test = await openTestApp()
  provider = await openProvider('http://epod.test/single-sign-on')
  const set = await test.call('admin', putSingleSignOn, {
    params,
    body: {
      issuer: provider.issuer,
      ...provider.client,
      groups: [
        { group: 'heads', accountType: 'Admin' },
        { group: 'keepers', role: 'User_Mgmnt' },
      ],
      rev: 0,
    },
  })
  if (set.code !== 200) throw new Error('the provider could not be set')
  token = await mint('admin', 'acme')
  foreign = await mint('platform', 'bayer')
})
afterAll(async () => {
  await provider.close()
  await test.close()
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const scim = async (
  method: Method,
  path: string,
  body?: unknown,
  { as = token, client = 'acme', ...headers }: Record<string, string> = {},
) => {
  const reply = await test.app.inject({
    method,
    url: `/scim/v2${client && `/${client}`}${path}`,
    headers: {
      authorization: `Bearer ${as}`,
      ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = reply.body
  return {
    code: reply.statusCode,
    headers: reply.headers,
    body: text === '' ? null : reply.json(),
  }
}
const fault = (status: number, scimType?: string) => ({
  code: status,
  headers: { 'content-type': expect.stringContaining('application/scim+json') },
  body: {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
    detail: expect.any(String),
  },
})
let count = 0
const aUser = async (more: object = {}, options: Record<string, string> = {}) => {
  count += 1
  const userName = `user${count}@acme.example`
  const user = {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName,
    displayName: `User ${count}`,
    externalId: `x-${count}`,
    emails: [{ primary: true, type: 'work', value: userName }],
    active: true,
    ...more,
  }
  const made = await scim('POST', '/Users', user, options)
  expect(made.code).toBe(201)
  return made
}
const patch = (id: string, ...Operations: object[]) =>
  scim('PATCH', `/Users/${id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations,
  })

describe('provisioning users', () => {
  it('adds, finds, changes, disables and enables them, on record [ACCT-04]', async () => {
    const { body: made, headers } = await aUser({ roles: [{ value: 'keepers' }] })
    expect(made).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'user1@acme.example',
      externalId: 'x-1',
      active: true,
      emails: [{ value: 'user1@acme.example' }],
      meta: { resourceType: 'User', location: headers['location'], version: headers['etag'] },
    })
    for (const filter of ['userName eq "USER1@acme.example"', 'externalId eq "x-1"'])
      expect((await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body).toMatchObject(
        {
          schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
          totalResults: 1,
          startIndex: 1,
          itemsPerPage: 1,
          Resources: [{ id: made.id }],
        },
      )
    const off = await patch(made.id, { op: 'Replace', path: 'active', value: 'False' })
    expect(off).toMatchObject({ code: 200, body: { active: false } })
    const on = await scim('PUT', `/Users/${made.id}`, {
      userName: 'user1@acme.example',
      displayName: 'Asha Rao',
      active: true,
    })
    expect(on).toMatchObject({ code: 200, body: { active: true, displayName: 'Asha Rao' } })
    expect(on.body).not.toHaveProperty('emails')
    expect((await scim('DELETE', `/Users/${made.id}`)).code).toBe(204)
    const log = await test.call('admin', listUserChanges, {
      query: { username: 'user1@acme.example' },
    })
    expect(
      log.body.result.changes.map(({ by, action }) => `${action} by ${by}`).toReversed(),
    ).toEqual([
      'created by SCIM 2.0',
      'disabled by SCIM 2.0',
      'changed by SCIM 2.0',
      'enabled by SCIM 2.0',
      'disabled by SCIM 2.0',
    ])
  })

  const found = async (filter: string): Promise<string[]> =>
    (await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body.Resources.map(
      ({ id }: { id: string }) => id,
    )
  const remove = async (id: string): Promise<void> => {
    expect((await scim('DELETE', `/Users/${id}`)).code).toBe(204)
  }

  it('finds whom it has deleted no more [ACCT-04]', async () => {
    const { body } = await aUser()
    const before = (await scim('GET', '/Users')).body.totalResults
    await remove(body.id)
    const path = `/Users/${body.id}`
    expect(await scim('GET', path)).toMatchObject(fault(404))
    expect(await scim('DELETE', path)).toMatchObject(fault(404))
    expect(await patch(body.id, { op: 'replace', path: 'active', value: true })).toMatchObject(
      fault(404),
    )
    expect(await scim('PUT', path, { userName: body.userName })).toMatchObject(fault(404))
    for (const filter of [`userName eq "${body.userName}"`, `externalId eq "${body.externalId}"`])
      expect(await found(filter)).toEqual([])
    expect((await scim('GET', '/Users')).body.totalResults).toBe(before - 1)
  })

  it('adds a deleted name again as somebody new, with nothing of before [ACCT-04]', async () => {
    const { body: old } = await aUser({ roles: [{ value: 'heads' }] })
    await test.database.asOwner((db) =>
      sql`
        update users
        set password_hash = 'of before',
          config = config || '{"dashboard_customization": {"bulk_upload": true}}'
        where id = ${old.id}`.execute(db),
    )
    await remove(old.id)
    const { userName, externalId } = old
    const again = { userName, externalId, displayName: 'Somebody new' }
    const made = await scim('POST', '/Users', again)
    expect(made).toMatchObject({ code: 201, body: { ...again, active: true } })
    expect(made.body).not.toHaveProperty('emails')
    expect(made.body.id).not.toBe(old.id)
    expect(await scim('GET', `/Users/${old.id}`)).toMatchObject(fault(404))
    expect(await scim('GET', `/Users/${made.body.id}`)).toMatchObject({ code: 200 })
    expect(await found(`userName eq "${userName}"`)).toEqual([made.body.id])
    const listed = await test.call('admin', listUsers, { query: { search: userName } })
    expect(listed.body.result.users).toMatchObject([
      { username: userName, name: 'Somebody new', state: 'invited', document: {} },
    ])
    expect(await scim('POST', '/Users', again)).toMatchObject(fault(409, 'uniqueness'))
    // Twice deleted, twice as another.
    await remove(made.body.id)
    const third = await scim('POST', '/Users', { ...again, active: false })
    expect(third).toMatchObject({ code: 201, body: { active: false } })
    expect(new Set([old.id, made.body.id, third.body.id]).size).toBe(3)
    const log = await test.call('admin', listUserChanges, { query: { username: userName } })
    expect(log.body.result.changes.map(({ action }) => action).toReversed()).toEqual([
      'created',
      'disabled',
      'changed',
      'enabled',
      'disabled',
      'enabled',
      'disabled',
    ])
  })

  it('finds whom User Management enables again, under another id [ACCT-04]', async () => {
    const { body } = await aUser()
    await remove(body.id)
    const switchTo = async (disabled: boolean): Promise<void> => {
      const asked = { params: { username: body.userName as string }, body: { disabled } }
      expect(await test.call('admin', changeUser, asked)).toMatchObject({ code: 200 })
    }
    await switchTo(false)
    const [id = ''] = await found(`userName eq "${body.userName}"`)
    expect(id).not.toBe(body.id)
    expect(await scim('GET', `/Users/${body.id}`)).toMatchObject(fault(404))
    await switchTo(true)
    expect(await scim('GET', `/Users/${id}`)).toMatchObject({ code: 200, body: { active: false } })
  })

  it('ends the sessions of whom it disables [ACCT-04] [AUTH-14]', async () => {
    const bearer = `Bearer ${await test.token('acme-viewer')}`
    expect(await test.call(bearer, session, {})).toMatchObject({ code: 200 })
    const { body } = await scim('GET', '/Users?filter=userName%20eq%20%22acme-viewer%22')
    expect((await scim('DELETE', `/Users/${body.Resources[0].id}`)).code).toBe(204)
    expect(await test.call(bearer, session, {})).toMatchObject({ code: 401 })
  })

  it('gives rights by the map alone, and protects the last administrator [ACCT-04]', async () => {
    const { body } = await aUser()
    expect(
      await patch(body.id, { op: 'replace', path: 'roles', value: [{ value: 'Admin' }] }),
    ).toMatchObject(fault(400, 'invalidValue'))
    expect(
      await patch(body.id, { op: 'add', path: 'roles', value: [{ value: 'heads' }] }),
    ).toMatchObject({ code: 200 })
    const [row] = await test.database.asOwner(
      async (db) =>
        (await sql<{ config: object }>`select config from users where id = ${body.id}`.execute(db))
          .rows,
    )
    expect(row?.config).toEqual({ config: { accountType: 'Admin' } })
    const { body: admins } = await scim('GET', '/Users?filter=userName%20eq%20%22admin%22')
    const administrator = admins.Resources[0].id as string
    expect(await scim('DELETE', `/Users/${administrator}`)).toMatchObject(fault(409))
    // Links for a new password would go there.
    const address = { op: 'replace', path: 'emails', value: [{ value: 'thief@acme.example' }] }
    expect(await patch(administrator, address)).toMatchObject(fault(403))
    // Named as a thief is at the provider, it is not the thief's for that: by its own settings it
    // rules.
    const named = { op: 'replace', path: 'externalId', value: 'thief' }
    expect(await patch(administrator, named)).toMatchObject({ code: 200 })
  })

  it('keeps two who change a user at once apart by its version [ACCT-04]', async () => {
    const { body, headers } = await aUser()
    const etag = String(headers['etag'])
    const change = { Operations: [{ op: 'replace', path: 'displayName', value: 'First' }] }
    const path = `/Users/${body.id}`
    expect(await scim('GET', path, undefined, { 'if-none-match': etag })).toMatchObject({
      code: 304,
    })
    expect(await scim('PATCH', path, change, { 'if-match': etag })).toMatchObject({ code: 200 })
    expect(await scim('PATCH', path, change, { 'if-match': etag })).toMatchObject(fault(412))
    expect(await scim('PATCH', path, change, { 'if-match': 'nonsense' })).toMatchObject(fault(412))
  })

  it('shows a bounded page of them, and nobody who administers every client [ACCT-04]', async () => {
    const first = await scim('GET', '/Users?startIndex=0&count=2')
    expect(first.body).toMatchObject({ startIndex: 1, itemsPerPage: 2 })
    const next = await scim('GET', '/Users?startIndex=3&count=2')
    const ids = [...first.body.Resources, ...next.body.Resources].map(
      ({ id }: { id: string }) => id,
    )
    expect(new Set(ids).size).toBe(4)
    expect((await scim('GET', '/Users?count=100000')).body.itemsPerPage).toBeLessThanOrEqual(50)
    expect((await scim('GET', '/Users?count=0')).body).toMatchObject({ itemsPerPage: 0 })
    const of = await mint('platform', 'platform')
    expect(
      (await scim('GET', '/Users', undefined, { as: of, client: 'platform' })).body,
    ).toMatchObject({
      totalResults: 0,
    })
  })

  it('is found by its token alone where the address names no client [ACCT-04]', async () => {
    const { body: made, headers } = await aUser({}, { client: '' })
    const { location } = made.meta
    expect(location).toBe(`${test.deps.settings.public_url}/scim/v2/Users/${made.id}`)
    expect(headers['location']).toBe(location)
    expect((await scim('GET', `/Users/${made.id}`)).body.id).toBe(made.id)
    const another = { as: foreign, client: '' }
    expect(await scim('GET', `/Users/${made.id}`, undefined, another)).toMatchObject(fault(404))
    for (const as of ['', 'made-up'])
      expect(await scim('GET', '/Users', undefined, { as, client: '' })).toMatchObject(fault(401))
    expect(await scim('GET', '/nothing', undefined, { client: '' })).toMatchObject(fault(404))
  })

  it('describes itself [ACCT-04]', async () => {
    expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
    })
    expect((await scim('GET', '/ResourceTypes')).body.Resources).toMatchObject([{ id: 'User' }])
    expect((await scim('GET', '/Schemas')).body.totalResults).toBe(1)
    expect(
      (await scim('GET', '/Schemas/urn:ietf:params:scim:schemas:core:2.0:User')).body,
    ).toMatchObject({ name: 'User' })
  })
})

describe('what provisioning refuses', () => {
  it('is told in the shape and by the types of the RFC [ACCT-04]', async () => {
    const { body } = await aUser()
    const path = `/Users/${body.id}`
    const rows: readonly [Awaited<ReturnType<typeof scim>>, ReturnType<typeof fault>][] = [
      [await scim('POST', '/Users', { userName: body.userName }), fault(409, 'uniqueness')],
      [await scim('POST', '/Users', { userName: 'bayer' }), fault(409, 'uniqueness')],
      [
        await scim('POST', '/Users', { userName: 'other', externalId: body.externalId }),
        fault(409, 'uniqueness'),
      ],
      [await scim('POST', '/Users', { displayName: 'X' }), fault(400, 'invalidValue')],
      [await scim('POST', '/Users', { userName: 'a b' }), fault(400, 'invalidValue')],
      [await scim('POST', '/Users', { userName: 'drivers' }), fault(400, 'invalidValue')],
      [await scim('POST', '/Users', { userName: 'a\0b' }), fault(400, 'invalidValue')],
      [await scim('POST', '/Users', '{'), fault(400, 'invalidSyntax')],
      [await scim('POST', '/Users', '[]'), fault(400, 'invalidSyntax')],
      [await scim('POST', '/Users'), fault(400, 'invalidSyntax')],
      [await scim('POST', '/Users', { userName: 'x', pad: 'x'.repeat(70_000) }), fault(413)],
      [await scim('POST', '/Users', 'x', { 'content-type': 'text/plain' }), fault(415)],
      [await scim('PUT', path, { userName: 'renamed' }), fault(400, 'mutability')],
      [await patch(body.id, { op: 'remove' }), fault(400, 'noTarget')],
      [await patch(body.id, { op: 'add', path: 'reach', value: 1 }), fault(400, 'invalidPath')],
      [await scim('GET', '/Users?filter=name%20co%20%22a%22'), fault(400, 'invalidFilter')],
      [await scim('GET', '/Users?filter=a&filter=b'), fault(400, 'invalidFilter')],
      [await scim('GET', '/Users?count=many'), fault(400, 'invalidValue')],
      [await scim('GET', '/Users/nobody'), fault(404)],
      [await scim('GET', '/Users/00000000-0000-4000-8000-000000000000'), fault(404)],
      [await scim('GET', '/Groups'), fault(404)],
      [await scim('DELETE', '/Users'), fault(404)],
      // Where the token tells the client, what is no resource is not taken for one's key.
      [await scim('GET', '/Schemas/urn:none', undefined, { client: '' }), fault(404)],
      [await scim('POST', '/Users/.search', {}, { client: '' }), fault(404)],
      [await scim('GET', '/Groups/Users', undefined, { client: '' }), fault(404)],
      [await scim('GET', '/Groups/Users', undefined, { client: '', as: 'made-up' }), fault(401)],
    ]
    for (const [at, [answered, expected]] of rows.entries())
      expect(answered, `row ${at}`).toMatchObject(expected)
    const [left] = await test.database.asOwner(
      async (db) =>
        (
          await sql<{ count: number }>`
          select count(*) as count from users where username = 'other'`.execute(db)
        ).rows,
    )
    expect(left?.count).toBe(0)
  })

  it('knows no other token: none, made up, a session’s, another client’s, revoked [ACCT-04]', async () => {
    const { body } = await aUser()
    const wrong = fault(401)
    expect(await scim('GET', '/Users', undefined, { authorization: '' })).toMatchObject(wrong)
    for (const as of ['made-up', await test.token('admin'), foreign])
      expect(await scim('GET', '/Users', undefined, { as })).toMatchObject(wrong)
    expect(await scim('GET', '/Users', undefined, { client: 'nobody' })).toMatchObject(wrong)
    // Its own token opens one's own client, in which the id of another's user is of nobody.
    const own = { as: foreign, client: 'bayer' }
    for (const method of ['GET', 'DELETE'] as const)
      expect(await scim(method, `/Users/${body.id}`, undefined, own)).toMatchObject(fault(404))
    const listed = await test.call('platform', getSingleSignOn, { params: { key: 'bayer' } })
    const [kept] = listed.body.result.tokens
    expect(kept).toMatchObject({ name: 'HR', last_used_at: expect.any(String) })
    expect(JSON.stringify(listed.body)).not.toContain(foreign)
    const id = kept?.id ?? ''
    const revoke = (as: string, key: string) =>
      test.call(as, revokeScimToken, { params: { key }, body: { id } })
    expect(await revoke('admin', 'acme')).toMatchObject({ code: 404 })
    expect(await revoke('admin', 'bayer')).toMatchObject({ code: 404 })
    expect(await revoke('platform', 'bayer')).toMatchObject({ code: 200 })
    expect(await scim('GET', '/Users', undefined, own)).toMatchObject(wrong)
  })
})
