import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addClient, listAdministered } from '../../../contract/admin/clients.ts'
import { getPolicy } from '../../../contract/admin/policies.ts'
import { resetPassword } from '../../../contract/sign-in/session.ts'
import { listUsers } from '../../../contract/users/users.ts'
import { demoUsers } from '../../../presets/accounts.ts'
import { presets } from '../../../presets/presets.ts'
import { addClientTo, beginningsOf, type ClientToAdd } from '../../add-client.ts'
import { Refused } from '../../errors.ts'
import { clientsAmong } from '../../stores/accounts/clients.ts'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { logIn } from '../../testing/log-in.ts'
import { aJpeg, sent } from '../../testing/pictures.ts'
import { CHOSEN, codeIn } from '../../testing/users.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const page = { limit: 50, offset: 0 }

describe('the clients of an administrator [MGMT-02, ROLE-15]', () => {
  it('are its own alone, with the preset that they began with', async () => {
    const { code, body } = await t.call('admin', listAdministered, { query: {} })
    expect([code, body.result]).toEqual([
      200,
      {
        clients: [
          {
            key: 'acme',
            name: 'Acme Logistics',
            preset: 'plain',
            version: 1,
            changed_at: expect.any(String),
            changed_by: null,
          },
        ],
        total: 1,
        may_add: false,
      },
    ])
    const found = await t.call('admin', listAdministered, { query: { search: 'bayer' } })
    expect(found.body.result).toEqual({ clients: [], total: 0, may_add: false })
  })

  it('are told to nobody else [ROLE-02]', async () => {
    for (const { username } of demoUsers.filter((user) => !user.disabled))
      expect([username, (await t.call(username, listAdministered, { query: {} })).code]).toEqual([
        username,
        username === 'admin' ? 200 : 403,
      ])
  })

  it('are found page by page by any part of key or name, where % and _ mean themselves', async () => {
    const all = await clientsAmong(t.database, 'every', '', page)
    expect([all.total, all.clients.map(({ key }) => key)]).toEqual([
      6,
      ['acme', 'bayer', 'platform', 'shipper', 'swiggy', 'syngenta'],
    ])
    const some = await clientsAmong(t.database, 'every', '', { limit: 2, offset: 2 })
    expect([some.total, some.clients.map(({ key }) => key)]).toEqual([6, ['platform', 'shipper']])
    const named = async (search: string) =>
      (await clientsAmong(t.database, 'every', search, page)).clients.map(({ key }) => key)
    expect(await named('LOGISTICS')).toEqual(['acme'])
    expect(await named('%')).toEqual([])
    expect(await named('_')).toEqual([])
  })
})

describe('a new client [CONF-01, MGMT-02]', () => {
  const add = async (client: ClientToAdd): Promise<number | true> => {
    try {
      const beginnings = await beginningsOf(t.deps, client)
      await t.database.transaction(platform, (tx) => addClientTo(tx, client, beginnings, 'asha'))
      return true
    } catch (error) {
      if (error instanceof Refused) return error.code
      throw error
    }
  }
  const documentOf = async (key: string) => {
    const [row] = await t.database.read(platform, (db) =>
      db
        .selectFrom('policies')
        .innerJoin('clients', 'clients.id', 'client_id')
        .where('key', '=', key)
        .select(['version', 'document', 'created_by', 'preset']),
    )
    return row
  }

  it('is added by none of those who administer their own alone [ROLE-02]', async () => {
    const body = { key: 'new', name: 'New', preset: 'plain' }
    for (const { username } of demoUsers.filter((user) => !user.disabled)) {
      const { code, body: said } = await t.call(username, addClient, { body })
      expect([username, code]).toEqual([username, 403])
      if (username === 'admin') expect(said.code).toBe('clients_of_others')
    }
    expect(await documentOf('new')).toBeUndefined()
  })

  it('begins with a preset, in its own zone and country', async () => {
    const client = { key: 'gulf', name: 'Gulf', preset: 'shipper', time_zone: 'Asia/Dubai' }
    expect(await add({ ...client, country: 'AE' })).toBe(true)
    expect(await documentOf('gulf')).toEqual({
      version: 1,
      preset: 'shipper',
      created_by: 'asha',
      document: {
        ...presets.shipper,
        time_zone: 'Asia/Dubai',
        phones: { country_code: '971', least_digits: 9, most_digits: 9 },
        // What is new is asked of those who are new.
        not_delivered: { needs_photo: true },
      },
    })
  })

  it('begins as a copy of another, without the names of its accounts', async () => {
    expect(await add({ key: 'copy', name: 'Copy', copy_of: 'syngenta' })).toBe(true)
    expect(await documentOf('copy')).toMatchObject({
      preset: 'agrochemical',
      document: presets.agrochemical,
    })
  })

  it('has a key of its own, and a beginning that there is', async () => {
    expect(await add({ key: 'acme', name: 'Again', preset: 'plain' })).toBe(409)
    expect(await add({ key: 'x', name: 'X', preset: 'colourful' })).toBe(422)
    expect(await add({ key: 'x', name: 'X', preset: '__proto__' })).toBe(422)
    expect(await add({ key: 'x', name: 'X', copy_of: 'nobody' })).toBe(422)
    expect(await documentOf('x')).toBeUndefined()
    const { preset } = (await t.call('admin', getPolicy, { params: { key: 'acme' } })).body.result
    expect(preset).toBe('plain')
  })

  const wanted = (over: object) => ({
    key: 'whole',
    name: 'Whole',
    preset: 'plain',
    colour: '#7b1fa2',
    administrator: { username: 'whole-admin', name: 'W', email: 'w@example.com' },
    ...over,
  })
  const made = async (over: object, headers = {}) => {
    const { code, body } = await t.call('platform', addClient, { body: wanted(over) }, headers)
    return { code, body, fields: body.errors?.map(({ field }) => field) }
  }

  it('comes with its look and its first administrator, who is invited by a link [CLNT-01]', async () => {
    const logo = sent(await aJpeg(64, 64)).file_data
    const key = { 'Idempotency-Key': 'made-once-0001' }
    const { code, body } = await made({ logo }, key)
    expect([code, body.result]).toEqual([
      200,
      {
        key: 'whole',
        version: 1,
        invitation: {
          username: 'whole-admin',
          sent_to: null,
          expires_at: expect.any(String),
          url: expect.stringContaining('/reset-password?invitation=yes#'),
        },
      },
    ])
    expect(await documentOf('whole')).toMatchObject({
      document: { ...presets.plain, branding: { colour: '#7b1fa2', logo: expect.any(String) } },
    })
    // The same again is the same answer; the link is no other.
    expect((await made({ logo }, key)).body.result).toEqual(body.result)
    const secret = codeIn(body.result.invitation?.url)
    await t.call(null, resetPassword, { body: { code: secret, password: CHOSEN } })
    const { token } = (await logIn(t.app, 'whole-admin', CHOSEN)).body
    const as = `Bearer ${token}`
    const clients = (await t.call(as, listAdministered, { query: {} })).body.result
    expect(clients.clients.map((one) => one.key)).toEqual(['whole'])
    const users = (await t.call(as, listUsers, { query: {} })).body.result
    expect(users.users.map((one) => one.username)).toEqual(['whole-admin'])
  })

  it('is made whole or not at all [CLNT-01]', async () => {
    const logo = `data:image/png;base64,${Buffer.from('<svg onload="x"/>').toString('base64')}`
    const taken = { administrator: { username: 'ACME', name: 'W', email: null } }
    const half: [over: object, code: number, field: string][] = [
      [taken, 409, 'administrator.username'],
      [{ administrator: { username: ' ', name: 'W' } }, 422, 'administrator.username'],
      [{ logo }, 422, 'logo'],
      [{ colour: 'red;}body{' }, 422, 'colour'],
      [{ name: 'Half\u202eflah' }, 422, 'name'],
      [{ name: 'H'.repeat(10_000) }, 422, 'name'],
      [{ key: 'Acme' }, 422, 'key'],
      [{ key: 'acme' }, 409, 'key'],
    ]
    for (const [over, code, field] of half) {
      const reply = await made({ key: 'half', ...over })
      expect([over, reply.code, reply.fields?.[0]]).toEqual([over, code, field])
    }
    expect(await documentOf('half')).toBeUndefined()
    const users = await t.database.read(platform, (db) =>
      db.selectFrom('users').where('username', '=', 'half-admin').select('username'),
    )
    expect(users).toEqual([])
  })

  it('is made by one of two who want the same key at once; the other is told [CLNT-01]', async () => {
    const two = await Promise.all(
      ['one', 'two'].map((who) =>
        made({ key: 'race', administrator: { username: `race-${who}`, name: who, email: null } }),
      ),
    )
    expect(two.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(two.find(({ code }) => code === 409)?.fields).toEqual(['key'])
    const users = await t.database.read(platform, (db) =>
      db.selectFrom('users').where('username', 'like', 'race-%').select('username'),
    )
    expect(users.length).toBe(1)
  })

  it.each<[body: object, field: string]>([
    [{ key: 'X', name: 'X', preset: 'plain' }, 'key'],
    [{ key: 'x', name: ' ', preset: 'plain' }, 'name'],
    [{ key: 'x', name: 'X' }, 'preset'],
    [{ key: 'x', name: 'X', preset: 'plain', copy_of: 'acme' }, 'preset'],
    [{ key: 'x', name: 'X', preset: 'plain', country: 'XX' }, 'country'],
    [{ key: 'x', name: 'X', preset: 'plain', time_zone: 'Mars' }, 'time_zone'],
    [{ key: 'x', name: 'X', preset: 'plain', time_zone: '+05:30' }, 'time_zone'],
    [{ key: 'x', name: 'X', preset: 'plain', time_zone: 'US/Pacific-New' }, 'time_zone'],
    [{ key: 'x', name: 'X', preset: 'plain', admin: true }, 'admin'],
  ])('is refused as %j by %s [ERRS-04]', async (body, field) => {
    const { code, body: said } = await t.call('admin', '/clients', body)
    expect([code, said.errors?.map((error: { field: string }) => error.field)]).toEqual([
      422,
      [field],
    ])
  })
})
