import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listUserChanges } from '../../../contract/users/user-changes.ts'
import { putSingleSignOn } from '../../../contract/sign-in/single-sign-on.ts'
import { ownAccount } from '../../../contract/sign-in/own-account.ts'
import { session } from '../../../contract/sign-in/session.ts'
import { resetUser } from '../../../contract/users/user-access.ts'
import { openTestApp, PASSWORD, type Reply, type TestApp } from '../../testing/app.ts'
import { logIn } from '../../testing/log-in.ts'
import { openProvider, type TestProvider } from '../../testing/provider.ts'

let test: TestApp
let provider: TestProvider
beforeAll(async () => {
  test = await openTestApp()
  provider = await openProvider('http://epod.test/single-sign-on')
})
afterAll(async () => {
  await provider.close()
  await test.close()
})

const change = <R>(statement: ReturnType<typeof sql<R>>): Promise<R[]> =>
  test.database.asOwner(async (db) => (await statement.execute(db)).rows)
const groups = [
  { group: 'heads', role: null, accountType: 'Admin' },
  { group: 'keepers', role: 'User_Mgmnt', accountType: null },
  { group: 'staff', role: null, accountType: null },
]
const set = async (client: string, more: object = {}, as = 'admin'): Promise<Reply> => {
  const [row] = await change(sql<{ rev: number }>`
    select p.rev from sign_in_providers p join clients c on c.id = p.client_id
    where c.key = ${client}`)
  return test.call(as, putSingleSignOn, {
    params: { key: client },
    body: {
      issuer: provider.issuer,
      ...provider.client,
      groups,
      domains: [`${client}.example`],
      rev: row?.rev ?? 0,
      ...more,
    },
  })
}
beforeEach(async () => {
  provider.people.clear()
  if ((await set('acme')).code !== 200) throw new Error('the provider could not be set')
})
afterEach(() => change(sql`delete from login_failures`))

const post = async (url: string, payload: object, cookie = ''): Promise<Reply> => {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { cookie },
  })
  return { code: reply.statusCode, headers: reply.headers, body: reply.json() }
}
/** Sets out for the provider; the address, and the cookie that the browser keeps. */
const leave = async (organisation = 'somebody@acme.example') => {
  const left = await post('/login/single', { organisation })
  expect(left.code).toBe(200)
  const [cookie = ''] = String(left.headers['set-cookie']).split(';')
  return { url: left.body.url as string, cookie }
}
const returnedIn = (at: URL) => {
  const { code, state, iss, error } = Object.fromEntries(at.searchParams)
  return { code, state, iss, ...(error === undefined ? {} : { error }) }
}
const finish = (body: object, cookie: string): Promise<Reply> =>
  post('/login/single/finish', body, cookie)
/** The whole way, as this person. */
const goThrough = async (login: string, organisation?: string): Promise<Reply> => {
  const { url, cookie } = await leave(organisation)
  return finish(returnedIn(await provider.signIn(url, login)), cookie)
}
const asha = {
  name: 'Asha Rao',
  preferred_username: 'asha@acme.example',
  email: 'asha@acme.example',
  email_verified: true,
  groups: ['everybody', 'staff'],
}
const refused = (code: number, said: string, field: string) => ({
  code,
  body: { code: said, errors: [{ field }] },
})

describe('signing in at the client’s own provider', () => {
  it('makes a user of the first group that is known, and begins an ordinary session [ACCT-03]', async () => {
    provider.people.set('asha', asha)
    const entered = await goThrough('asha')
    expect(entered).toMatchObject({
      code: 200,
      body: { userdata: { client: 'acme', username: 'asha@acme.example', name: 'Asha Rao' } },
    })
    const cookies = [entered.headers['set-cookie']].flat().map((line) => String(line).split('=')[0])
    expect(new Set(cookies)).toEqual(new Set(['epod_single', 'epod_renewal', 'epod_device']))
    const bearer = `Bearer ${entered.body.token as string}`
    expect(await test.call(bearer, session, {})).toMatchObject({ code: 200 })
    const log = await test.call('admin', listUserChanges, {
      query: { username: 'asha@acme.example' },
    })
    expect(log.body.result.changes.map(({ by, action }) => [by, action])).toEqual([
      ['single sign-on', 'accepted'],
      ['single sign-on', 'created'],
    ])
    // The second time nothing is made, nor changed.
    expect(await goThrough('asha', 'acme')).toMatchObject({ code: 200 })
    const [counted] = await change(sql<{ count: number }>`
      select count(*) as count from user_changes where username = 'asha@acme.example'`)
    expect(counted?.count).toBe(2)
  })

  it('takes the role anew each time, which ends the sessions before [ACCT-03]', async () => {
    provider.people.set('ravi', { ...asha, preferred_username: 'ravi', groups: ['staff'] })
    const before = await goThrough('ravi')
    provider.people.set('ravi', { ...asha, preferred_username: 'ravi', groups: ['keepers'] })
    const after = await goThrough('ravi')
    expect(after).toMatchObject({ code: 200, body: { policy: { config: { role: 'User_Mgmnt' } } } })
    const [old, present] = [before, after].map(({ body }) => `Bearer ${body.token as string}`)
    expect(await test.call(old ?? '', session, {})).toMatchObject({ code: 401 })
    expect(await test.call(present ?? '', session, {})).toMatchObject({ code: 200 })
  })

  it('refuses whose groups map to nothing, by path and reason, and keeps nobody [ACCT-03]', async () => {
    for (const [name, its] of [
      ['none', []],
      ['other', ['Staff', 'everybody']],
      ['wide', Array.from({ length: 10_000 }, (_, number) => `group-${number}`)],
    ] as const)
      provider.people.set(name, { ...asha, preferred_username: name, groups: its })
    provider.people.set('missing', { ...asha, groups: undefined, preferred_username: 'missing' })
    for (const name of ['none', 'other', 'wide', 'missing'])
      expect(await goThrough(name)).toMatchObject(refused(403, 'single_no_group', 'groups'))
    expect(
      await change(sql`select from users where username in ('none', 'other', 'wide', 'missing')`),
    ).toEqual([])
  })

  it('makes administrators only where the map says so, and never takes over who runs all clients [ACCT-03]', async () => {
    provider.people.set('head', { ...asha, preferred_username: 'head', groups: ['staff', 'heads'] })
    const head = await goThrough('head')
    expect(head).toMatchObject({
      body: { userdata: { config: { config: { accountType: 'Admin' } } } },
    })
    expect(head.body.is_platform_admin).toBe(false)
    await change(sql`update users set is_platform_admin = true where username = 'head'`)
    expect(await goThrough('head')).toMatchObject({
      code: 403,
      body: { code: 'single_not_platform' },
    })
  })

  it('leaves whoever is disabled outside [ACCT-03]', async () => {
    provider.people.set('gone', { ...asha, preferred_username: 'gone' })
    expect(await goThrough('gone')).toMatchObject({ code: 200 })
    await change(sql`update users set disabled = true where username = 'gone'`)
    expect(await goThrough('gone')).toMatchObject({ code: 403, body: { code: 'user_disabled' } })
  })
})

describe('an account that is there already', () => {
  const invite = (username: string, more = sql`null`) =>
    change(sql`
      insert into users (id, client_id, username, name, email, reach, config, password_hash)
      select gen_random_uuid(), id, ${username}, 'X', ${username}, 'client',
        coalesce(${more}::jsonb, '{}'), null
      from clients
      where key = 'acme'`)

  it('is taken up where it is invited and the provider has verified its address [ACCT-03]', async () => {
    await invite('new@acme.example')
    const person = { ...asha, preferred_username: 'new@acme.example', email: 'new@acme.example' }
    provider.people.set('new', { ...person, email_verified: false })
    expect(await goThrough('new')).toMatchObject(
      refused(409, 'single_name_taken', 'preferred_username'),
    )
    provider.people.set('new', person)
    expect(await goThrough('new')).toMatchObject({
      code: 200,
      body: { userdata: { username: 'new@acme.example' } },
    })
    // It is this subject's from now on, and nobody else's of the same address.
    provider.people.set('second', person)
    expect(await goThrough('second')).toMatchObject({ code: 409 })
  })

  it('is not taken over by its address where it has a password, is another client’s, or may do more [ACCT-03]', async () => {
    const more = sql`'{"config": {"role": "User_Mgmnt"}, "show_history": true}'`
    await invite('strong@acme.example', more)
    await change(sql`update users set email = 'acme@acme.example' where username = 'acme'`)
    for (const name of ['strong@acme.example', 'acme', 'bayer']) {
      const email = name.includes('@') ? name : `${name}@acme.example`
      provider.people.set('thief', { ...asha, preferred_username: name, email })
      expect(await goThrough('thief'), name).toMatchObject(
        refused(409, 'single_name_taken', 'preferred_username'),
      )
    }
  })
})

describe('an account that is provisioned', () => {
  const named = (username: string, external_id: string) =>
    change(sql`
      insert into user_identities (client_id, user_id, external_id)
      select client_id, id, ${external_id} from users where username = ${username}`)

  it('is taken up under the id that it was provisioned with, without any address [ACCT-03] [ACCT-04]', async () => {
    await named('acme-readonly', 'rohan')
    provider.people.set('rohan', { groups: ['staff'] })
    expect(await goThrough('rohan')).toMatchObject({
      code: 200,
      body: { userdata: { username: 'acme-readonly' } },
    })
  })

  it('is not, where its own settings give it more than the group does [ACCT-03] [ACCT-04]', async () => {
    await named('admin', 'thief')
    provider.people.set('thief', { ...asha, preferred_username: 'thief' })
    const entered = await goThrough('thief')
    expect(entered).toMatchObject({ code: 200, body: { userdata: { username: 'thief' } } })
    expect(entered.body.userdata.config).toEqual({})
  })
})

describe('a forged way back', () => {
  it('is refused at `state`: made up, of another browser, without a cookie, used, old [ACCT-03]', async () => {
    provider.people.set('asha', asha)
    const wrong = refused(422, 'single_state_unknown', 'state')
    const { url, cookie } = await leave()
    const back = returnedIn(await provider.signIn(url, 'asha'))
    const other = await leave()
    expect(await finish({ ...back, state: 'x'.repeat(43) }, cookie)).toMatchObject(wrong)
    expect(await finish(back, other.cookie)).toMatchObject(wrong)
    expect(await finish(back, '')).toMatchObject(wrong)
    // Two at once: one of them has it.
    const both = await Promise.all([finish(back, cookie), finish(back, cookie)])
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, 422]))
    expect(await finish(back, cookie)).toMatchObject(wrong)
    const late = await leave()
    const tooLate = returnedIn(await provider.signIn(late.url, 'asha'))
    await change(sql`update sign_in_starts set expires_at = now()`)
    expect(await finish(tooLate, late.cookie)).toMatchObject(wrong)
  })

  it('is refused where the provider was changed meanwhile, or another issuer answers [ACCT-03]', async () => {
    provider.people.set('asha', asha)
    const first = await leave()
    const back = returnedIn(await provider.signIn(first.url, 'asha'))
    expect(await set('acme')).toMatchObject({ code: 200 })
    expect(await finish(back, first.cookie)).toMatchObject({ code: 422 })
    const second = await leave()
    const mixed = returnedIn(await provider.signIn(second.url, 'asha'))
    expect(await finish({ ...mixed, iss: 'http://127.0.0.1:1' }, second.cookie)).toMatchObject(
      refused(422, 'single_proof_unfit', 'code'),
    )
  })

  it('is refused with the code of another sign-in, which its verifier does not fit [ACCT-03]', async () => {
    provider.people.set('asha', asha)
    const [victim, thief] = [await leave(), await leave()]
    const stolen = returnedIn(await provider.signIn(victim.url, 'asha'))
    const own = returnedIn(await provider.signIn(thief.url, 'asha'))
    expect(await finish({ ...own, code: stolen.code }, thief.cookie)).toMatchObject(
      refused(422, 'single_proof_unfit', 'code'),
    )
  })

  it('says what the provider refused by its code alone, never in its words [ACCT-03]', async () => {
    const one = await leave()
    const state = new URL(one.url).searchParams.get('state')
    expect(await finish({ state, error: 'access_denied' }, one.cookie)).toMatchObject(
      refused(422, 'single_provider_refused', 'error'),
    )
    const two = await leave()
    const markup = await finish(
      { state: new URL(two.url).searchParams.get('state'), error: '<img src=x>' },
      two.cookie,
    )
    expect(markup.code).toBe(422)
    expect(JSON.stringify(markup.body)).not.toContain('<img')
  })

  it('leads nowhere for whom nobody knows, and to one network so often at most [ACCT-03]', async () => {
    for (const organisation of ['x@nowhere.example', 'bayer', 'ACME.example', "' or 1=1"])
      expect(await post('/login/single', { organisation })).toMatchObject(
        refused(422, 'single_unknown', 'organisation'),
      )
    await change(sql`
      insert into sign_in_starts
      select 'n' || n, c.id, '', '', 1, '127.0.0.1', now() + interval '1 minute'
      from clients c, generate_series(1, 100) n
      where c.key = 'acme'`)
    expect(await post('/login/single', { organisation: 'acme' })).toMatchObject({ code: 429 })
    await change(sql`delete from sign_in_starts`)
  })
})

describe('passwords beside it', () => {
  it('are refused where the client says so, but of administrators [ACCT-03]', async () => {
    const enter = (name: string) => logIn(test.app, name, PASSWORD, '198.51.100.7')
    expect(await enter('acme-vendor')).toMatchObject({ code: 200 })
    expect(await set('acme', { only: true })).toMatchObject({ code: 200 })
    expect(await enter('acme-vendor')).toMatchObject({ code: 422, body: { code: 'single_only' } })
    expect(await enter('admin')).toMatchObject({ code: 200 })
    expect(await enter('bayer')).toMatchObject({ code: 200 })
    expect(await set('acme', { only: false })).toMatchObject({ code: 200 })
  })

  it('are refused of whoever is bound to the provider, as long as there is one, but of administrators [ACCT-03]', async () => {
    provider.people.set('asha', asha)
    const head = { ...asha, preferred_username: 'meera@acme.example', email: 'meera@acme.example' }
    provider.people.set('meera', { ...head, groups: ['heads'] })
    const entered = [await goThrough('asha'), await goThrough('meera')]
    const names = entered.map(({ body }) => body.userdata.username as string)
    // As if both had asked for a new password.
    await change(sql`
      update users set password_hash = (select password_hash from users where username = 'acme')
      where username = any(${names}::text[])`)
    const enter = async (name = '') => (await logIn(test.app, name, PASSWORD, '198.51.100.7')).code
    expect(await Promise.all(names.map(enter))).toEqual([422, 200])
    await change(sql`delete from sign_in_providers`)
    expect(await enter(names[0])).toBe(200)
  })

  it('are offered to nobody whom none would let in: neither by the account, nor by a link, nor by mail [ACCT-03] [AUTH-10]', async () => {
    provider.people.set('asha', asha)
    const head = { ...asha, preferred_username: 'meera@acme.example', email: 'meera@acme.example' }
    provider.people.set('meera', { ...head, groups: ['heads'] })
    const offered = async (login: string) => {
      const { body } = await goThrough(login)
      const { username } = body.userdata
      const bearer = `Bearer ${body.token}`
      const own = await test.call(bearer, ownAccount, {})
      const link = await test.call('admin', resetUser, { params: { username }, body: {} })
      await change(sql`delete from outbox`)
      const asked = await post('/users/generate-password', { username })
      expect([asked.code, asked.body.message]).toEqual([200, 'Email Sent'])
      const mails = await change(
        sql<{
          body: string
          secret: string | null
        }>`select body, secret from outbox`,
      )
      return {
        own: own.body.result.single_only,
        link: [link.code, link.body.code],
        mails: mails.map(({ body: text, secret }) => [
          text.includes('/reset-password'),
          text.includes('single sign-on'),
          secret !== null,
        ]),
      }
    }
    expect([await offered('asha'), await offered('meera')]).toEqual([
      {
        own: true,
        link: [409, 'user_single_only'],
        mails: [[false, true, false]],
      },
      { own: false, link: [200, 'reset_made'], mails: [[true, false, true]] },
    ])
  })
})
