import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whyNot } from '../../../domain/policy/access.ts'
import type { Action } from '../../../domain/policy/question.ts'
import { demoUsers } from '../../../presets/accounts.ts'
import type { Caller } from '../../caller.ts'
import { platform } from '../../stores/database/scope.ts'
import { callerOfSession } from '../../sessions/caller-of-session.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { inEnglish } from '../../../domain/testing/in-english.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const callerOf = async (username: string): Promise<Caller> => {
  const caller = await callerOfSession(t.deps, await t.token(username))
  if (!caller) throw new Error(`${username} is not signed in`)
  return caller
}

/** The calls of the pages that are not for everybody, each with what it needs. */
const gated: [url: string, action: Action][] = [
  ['/users', 'user_management'],
  ['/history', 'history'],
  ['/analysis', 'analysis'],
  ['/admin/clients', 'admin'],
  ['/outbox', 'outbox'],
]

describe('the calls of each page', () => {
  it.each(gated)(
    '%s lets in whom the judge lets in, and refuses the others with its sentence [NAV-02] [ROLE-16] [ROLE-01] [ROLE-02] [ROLE-03] [ROLE-04]',
    async (url, action) => {
      const outcomes = new Set<number>()
      for (const { username } of demoUsers.filter(({ disabled }) => !disabled)) {
        const caller = await callerOf(username)
        const [first] = whyNot(null, action, caller.viewer, caller.policy, {
          now: new Date().toISOString(),
          time_zone: caller.policy.time_zone,
        })
        const { code, body } = await t.call(username, url)
        expect([username, code, body.status, body.message]).toEqual(
          first ? [username, 403, false, inEnglish(first)] : [username, 200, true, 'OK'],
        )
        outcomes.add(code)
      }
      expect(outcomes).toEqual(new Set([200, 403]))
      expect((await t.call(null, url)).code).toBe(401)
    },
  )

  it.each([
    ['/users?limit=51', 'limit'],
    ['/users?limit=0', 'limit'],
    ['/users?offset=-1', 'offset'],
    ['/users?sort=name', 'sort'],
    ['/users?search=a&search=b', 'search'],
    ['/history?limit=51', 'limit'],
    ['/history?from=yesterday', 'from'],
    ['/history?to=2026-02-30', 'to'],
    ['/history?from=2026-03-02&to=2026-03-01', 'to'],
    ['/history?action=flew', 'action'],
    ['/history?before=1', 'before'],
    ['/history?before=2026-99-01T00:00:00.000Z_1', 'before'],
    ['/history?before=0000-01-01T00:00:00.000Z_1', 'before'],
    ['/history?client_id=x', 'client_id'],
    ['/history?actor=', 'actor'],
    ['/history?action=received,flew', 'action'],
    ['/history?channel=pigeon', 'channel'],
    ['/history?role=admin', 'role'],
    ['/history?identifier=', 'identifier'],
    ['/history?part=%20', 'part'],
    ['/history?part=a&part=b', 'part'],
    ['/analysis?from=1.1.2026', 'from'],
    ['/analysis?from=2026-03-02&to=2026-03-01', 'to'],
    ['/analysis?from=1900-01-01', 'from'],
    ['/analysis?client=bayer', 'client'],
    ['/admin/clients?client=bayer', 'client'],
  ])('%s is refused with 422 naming %s [ERRS-04]', async (url, field) => {
    const { code, body } = await t.call('admin', url)
    expect([code, body.status]).toEqual([422, false])
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field)
  })
})

describe('the users of an account', () => {
  const users = async (query = '', as = 'admin') => (await t.call(as, `/users${query}`)).body.result

  it('are its own alone, by username, page by page [MGMT-01] [ROLE-15]', async () => {
    const own = demoUsers
      .filter(({ client }) => client === 'acme')
      .map(({ username }) => username)
      .sort()
    const all = await users('?limit=50')
    expect(all.total).toBe(own.length)
    expect(all.users.map(({ username }: { username: string }) => username)).toEqual(own)
    const pages = [
      await users('?limit=4'),
      await users('?limit=4&offset=4'),
      await users('?limit=4&offset=8'),
    ]
    expect(pages.flatMap((page) => page.users)).toEqual(all.users)
    expect(pages.map(({ total }) => total)).toEqual([own.length, own.length, own.length])
    expect(await users('', 'acme-users')).toEqual(await users())
  })

  it('say who may do what and see what, and no secret [MGMT-01]', async () => {
    const { users: all } = await users('?limit=50')
    const named = (username: string) =>
      all.find((user: { username: string }) => user.username === username)
    expect(named('acme-vendor')).toMatchObject({
      name: 'Roadrunner Transport',
      reach: 'vendor',
      party: 'Roadrunner',
      disabled: false,
    })
    expect(named('acme-readonly').config).toEqual({
      accountType: null,
      role: null,
      disable: 'write',
      admin: false,
      'view-only': false,
    })
    expect(named('disabled').disabled).toBe(true)
    expect(JSON.stringify(all)).not.toMatch(/password|hash|scrypt|argon/i)
  })

  it('are found by any part of name, username or e-mail, where % and _ mean themselves [MGMT-01]', async () => {
    const found = async (search: string) =>
      (await users(`?search=${encodeURIComponent(search)}`)).users.map(
        ({ username }: { username: string }) => username,
      )
    expect(await found('FARAH')).toEqual(['acme-users'])
    expect(await found('vendor@')).toEqual(['acme-vendor'])
    expect(await found('%')).toEqual([])
    expect(await found('e_x')).toEqual([])
    expect(await found('swiggy')).toEqual([])
  })

  it('are read as a role that cannot see a password’s hash, nor another client’s users [ROLE-15]', async () => {
    const [acme] = await t.database.read(platform, (db) =>
      db.selectFrom('clients').select('id').where('key', '=', 'acme'),
    )
    const client_id = acme?.id ?? ''
    await expect(
      t.database.read({ client_id, kind: 'client', party: '' }, (db) =>
        db.selectFrom('users').select('password_hash'),
      ),
    ).rejects.toMatchObject({ code: '42501' })
    expect(
      await t.database.read({ client_id, kind: 'client', party: '' }, (db) =>
        db.selectFrom('users').select('id').where('client_id', '<>', client_id),
      ),
    ).toEqual([])
    expect(
      await t.database.read({ client_id, kind: 'vendor', party: 'Roadrunner' }, (db) =>
        db.selectFrom('users').select('id'),
      ),
    ).toEqual([])
  })
})

describe('the clients of an administrator', () => {
  it('are its own, with the configuration as written [MGMT-02] [ROLE-15]', async () => {
    const { body } = await t.call('admin', '/admin/clients')
    expect(body.result).toHaveLength(1)
    expect(body.result[0]).toMatchObject({
      key: 'acme',
      name: 'Acme Logistics',
      version: 1,
      document: { show_receive_button: true },
    })
    expect(body.result[0]?.document).not.toHaveProperty('time_zone')
  })
})
