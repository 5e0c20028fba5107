import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetPassword, session } from '../../../contract/sign-in/session.ts'
import {
  endUserSessions,
  inviteUser,
  resetUser,
  viewAsUser,
} from '../../../contract/users/user-access.ts'
import { listUserChanges } from '../../../contract/users/user-changes.ts'
import { changeUser, listUsers } from '../../../contract/users/users.ts'
import { SECRET_GAP } from '../../../domain/messages/secret-gap.ts'
import { anotherNode, openTestApp, type TestApp } from '../../testing/app.ts'
import { logIn, postAs } from '../../testing/log-in.ts'
import { expectShut } from '../../testing/promptly.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'
import { anActive, anInvited, changed, CHOSEN, codeIn } from '../../testing/users.ts'

let t: TestApp
let other: FastifyInstance
beforeAll(async () => {
  t = await openTestApp()
  other = await anotherNode(t)
})
afterAll(async () => {
  await other.close()
  await t.close()
})

const invite = (username: string, as = 'admin', headers = {}) =>
  t.call(as, inviteUser, { params: { username }, body: { why: 'new here' } }, headers)
const choose = async (code: string, password = CHOSEN) => {
  const { code: status, body } = await t.call(null, resetPassword, { body: { code, password } })
  return [status, body.code, ...(body.errors ?? []).map(({ field }) => field)]
}
const change = (statement: ReturnType<typeof sql>) =>
  t.database.asOwner((db) => statement.execute(db))
const inMinutes = (at: string) => Math.round((Date.parse(at) - Date.now()) / 60_000)
const signedIn = async (username: string) =>
  `Bearer ${(await logIn(t.app, username, CHOSEN)).body.token}`

describe('an invitation', () => {
  it('is a link for copying where no mail is set up, good once within 72 hours [MGMT-01]', async () => {
    const username = await anInvited(t)
    const { code, body } = await invite(username)
    expect([code, body.code, body.result.sent_to]).toEqual([200, 'invitation_made', null])
    expect(body.result.url).toMatch(
      /^http:\/\/epod\.test\/reset-password\?invitation=yes#[\w-]{43}$/,
    )
    expect(inMinutes(body.result.expires_at)).toBe(72 * 60)
    const secret = codeIn(body.result.url)
    expect(await choose(secret)).toEqual([200, 'password_changed'])
    expect((await logIn(t.app, username, CHOSEN)).code).toBe(200)
    expect(await choose(secret)).toEqual([422, 'invitation_used', 'code'])
    const { result } = (await t.call('admin', listUserChanges, { query: { username } })).body
    expect(result.changes.map(({ action, by, why }) => [action, by, why])).toEqual([
      ['accepted', username, null],
      ['invited', 'admin', 'new here'],
      ['created', 'admin', null],
    ])
    expect((await invite(username)).body.code).toBe('user_active')
  })

  it('is refused with its reason where it is old, replaced, or its user disabled [MGMT-01]', async () => {
    const username = await anInvited(t)
    const first = codeIn((await invite(username)).body.result.url)
    const second = codeIn((await invite(username)).body.result.url)
    expect(await choose(first)).toEqual([422, 'invitation_gone', 'code'])
    await changed(t, 'admin', username, { disabled: true })
    expect(await choose(second)).toEqual([422, 'invitation_gone', 'code'])
    expect((await invite(username)).body.code).toBe('user_is_disabled')
    await changed(t, 'admin', username, { disabled: false })
    const third = codeIn((await invite(username)).body.result.url)
    await change(sql`update password_resets set expires_at = now() where used_at is null`)
    expect(await choose(third)).toEqual([422, 'invitation_gone', 'code'])
    expect(await choose('made up')).toEqual([422, 'reset_gone', 'code'])
  })

  it('ends where the address that it went to is another [MGMT-01]', async () => {
    const username = await anInvited(t)
    const code = codeIn((await invite(username)).body.result.url)
    await changed(t, 'admin', username, { email: 'right@example.com' })
    expect(await choose(code)).toEqual([422, 'invitation_gone', 'code'])
  })

  it('is used by exactly one of many at once [MGMT-01]', async () => {
    const username = await anInvited(t)
    const code = codeIn((await invite(username)).body.result.url)
    const all = await Promise.all([1, 2, 3, 4].map((n) => choose(code, `${CHOSEN} ${n}`)))
    expect(all.map(([status]) => Number(status)).sort((a, b) => a - b)).toEqual([
      200, 422, 422, 422,
    ])
    expect(all.find(([status]) => status === 422)).toEqual([422, 'invitation_used', 'code'])
  })

  it('is answered again for one key, and its code is kept nowhere as it is [MGMT-01]', async () => {
    const username = await anInvited(t)
    const headers = { 'idempotency-key': 'invite-once' }
    const [first, again] = [
      await invite(username, 'admin', headers),
      await invite(username, 'admin', headers),
    ]
    expect(again.body).toEqual(first.body)
    const { rows } = await t.database.asOwner((db) =>
      sql<{ all: string }>`
        select (select json_agg(o) from outbox o)::text
          || (select json_agg(r) from password_resets r)::text
          || (select json_agg(i) from idempotency i)::text
          || (select json_agg(c) from user_changes c)::text as all`.execute(db),
    )
    expect(rows[0]?.all ?? '').not.toContain(codeIn(first.body.result.url))
    expect(await choose(codeIn(again.body.result.url))).toEqual([200, 'password_changed'])
  })

  it('is sent by a manager of the same client alone, twenty times an hour [MGMT-01] [ROLE-15]', async () => {
    const username = await anInvited(t, { accountType: 'Admin' })
    expect((await invite(username, 'bayer')).code).toBe(403)
    expect((await invite(username, 'acme-users')).body.code).toBe('more_than_own')
    expect((await invite('bayer')).code).toBe(404)
    for (let n = 0; n < 19; n += 1) await invite(username)
    const late = await invite(username)
    expect([late.code, late.headers['retry-after']]).toEqual([429, '600'])
  })
})

describe('a mail server that is set up', () => {
  it('carries invitations and resets, and the answer holds no link [MGMT-01] [AUTH-11]', async () => {
    const mailing = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
    try {
      const username = await anInvited(mailing)
      const silent = await anInvited(mailing, { email: null })
      const sent = await mailing.call('admin', inviteUser, { params: { username }, body: {} })
      expect(sent.body).toMatchObject({
        code: 'invitation_sent',
        result: { sent_to: `${username}@example.com` },
      })
      expect(sent.body.result).not.toHaveProperty('url')
      const copied = await mailing.call('admin', inviteUser, { params: { username: silent } })
      expect(copied.body.result.url).toMatch(/reset-password\?invitation=yes#/)
      const reset = await mailing.call('admin', resetUser, { params: { username: 'acme' } })
      expect([reset.body.code, reset.body.result.url]).toEqual(['reset_sent', undefined])
      interface Mail {
        recipient: string
        subject: string
        body: string
        secret: string
        sent_by: string
      }
      const { rows } = await mailing.database.asOwner((db) =>
        sql<Mail>`select * from outbox order by id`.execute(db),
      )
      expect(rows.map(({ recipient, subject, sent_by }) => [recipient, subject, sent_by])).toEqual([
        [`${username}@example.com`, 'Your account at Acme Logistics', 'admin'],
        ['acme@example.com', 'Choose a new password', 'admin'],
      ])
      const [mail] = rows
      const text = present(mail).body.replace(SECRET_GAP, () =>
        mailing.deps.keys.unseal(present(mail).secret),
      )
      const code = present(/reset-password\?invitation=yes#(\S+)/.exec(text)?.[1])
      const input = { body: { code, password: CHOSEN } }
      expect((await mailing.call(null, resetPassword, input)).code).toBe(200)
    } finally {
      await mailing.close()
    }
  })
})

describe('a reset that a manager sends', () => {
  it('changes nothing until its link is used, once within 30 minutes [MGMT-01] [AUTH-11]', async () => {
    const username = await anActive(t)
    const token = await signedIn(username)
    const { code, body } = await t.call('acme-users', resetUser, { params: { username } })
    expect([code, body.code, inMinutes(body.result.expires_at)]).toEqual([200, 'reset_made', 30])
    expect((await t.call(token, '/session')).code).toBe(200)
    const secret = codeIn(body.result.url)
    expect(await choose(secret, 'another password')).toEqual([200, 'password_changed'])
    expect((await t.call(token, '/session')).code).toBe(401)
    expect(await choose(secret)).toEqual([422, 'reset_used', 'code'])
    expect((await logIn(t.app, username, 'another password')).code).toBe(200)
  })

  it('is refused for who is invited or has more rights [MGMT-01]', async () => {
    const username = await anInvited(t)
    const reset = async (as: string, whom: string) => {
      const reply = await t.call(as, resetUser, { params: { username: whom } })
      return [reply.code, reply.body.code]
    }
    expect(await reset('admin', username)).toEqual([409, 'user_invited'])
    expect(await reset('acme-users', 'admin')).toEqual([403, 'more_than_own'])
    expect(await reset('admin', 'disabled')).toEqual([409, 'user_is_disabled'])
    expect(await reset('admin', 'swiggy')).toEqual([404, 'not_found'])
  })
})

describe('ending sessions and disabling', () => {
  it('hold on every node within a second [AUTH-14] [AUTH-16] [MGMT-01]', async () => {
    const username = await anActive(t)
    const isIn = async (token: string) => (await postAs(other, '/validtoken', token)).code
    const first = await signedIn(username)
    expect(await isIn(first)).toBe(200)
    const ended = await t.call('admin', endUserSessions, { params: { username } })
    expect(ended.body).toMatchObject({ code: 'sessions_ended', result: { ended: 1 } })
    expect((await t.call(first, '/session')).code).toBe(401)
    await expectShut(() => isIn(first))
    const second = await signedIn(username)
    expect(await isIn(second)).toBe(200)
    await changed(t, 'admin', username, { disabled: true })
    await expectShut(() => isIn(second))
  })
})

describe('looking as a user does', () => {
  const view = async (as: string, username: string) => {
    const { body } = await t.call(as, viewAsUser, { params: { username }, body: { why: 'help' } })
    return `Bearer ${body.result.token}`
  }

  it('sees what the user sees, for a quarter of an hour, and says who looks [MGMT-01]', async () => {
    const own = await anOrder(t, 'acme', { transporter: 'Roadrunner' })
    const elsewhere = await anOrder(t, 'acme', { transporter: 'Other Carrier' })
    const token = await view('admin', 'acme-vendor')
    const { body } = await t.call(token, session, {})
    expect(body).toMatchObject({
      userdata: { username: 'acme-vendor' },
      reach: 'vendor',
      viewing_as: { by: 'admin' },
    })
    expect(inMinutes(body.expires_at)).toBe(15)
    expect((await t.call('admin', session, {})).body.viewing_as).toBeNull()
    expect((await t.call(token, `/orders/${own._id}`)).code).toBe(200)
    expect((await t.call(token, `/orders/${elsewhere._id}`)).code).toBe(404)
    expect((await t.call(token, '/decodetoken', {})).body.viewing_as).toEqual({ by: 'admin' })
    const log = await t.call('admin', listUserChanges, { query: { action: 'viewed_as' } })
    expect(log.body.result.changes[0]).toMatchObject({
      by: 'admin',
      username: 'acme-vendor',
      why: 'help',
    })
    const { users } = (await t.call('admin', listUsers, { query: { search: 'roadrunner' } })).body
      .result
    expect(users[0]).toMatchObject({ username: 'acme-vendor', sessions: 0 })
  })

  it('changes nothing: every call that could is refused, and what only reads is not [MGMT-01]', async () => {
    const token = await view('admin', 'acme')
    const { paths } = (await t.app.inject('/openapi.json')).json<{
      paths: Record<string, Record<string, { security?: object[] }>>
    }>()
    const open: string[] = []
    for (const [url, methods] of Object.entries(paths))
      for (const [method, { security = [] }] of Object.entries(methods)) {
        if (method === 'get' || !JSON.stringify(security).includes('session')) continue
        // Ends what is looked at here.
        if (url.endsWith('/logout')) continue
        const reply = await t.app.inject({
          method: method.toUpperCase() as 'POST',
          url: url.replace(/\{\w+\}/g, '01a1fd50-b928-7aae-98a1-d835e1635931'),
          headers: { authorization: token },
          payload: {},
        })
        const isRefused =
          reply.statusCode === 403 && reply.json<{ code: string }>().code === 'viewing_as'
        if (!isRefused) open.push(`${method} ${url.replace('/api', '')}`)
      }
    expect(open.toSorted()).toEqual([
      'post /clients/{key}/policy/dry-run',
      'post /clients/{key}/policy/preview',
      'post /clients/{key}/policy/preview/orders',
      'post /clients/{key}/single-sign-on/read',
      'post /counter',
      'post /download',
      'post /download/pod',
      'post /download/status-messages',
      'post /fetch_orders',
      'post /labels/read',
      'post /orders/known',
      'post /orders/known-spellings',
      'post /validtoken',
    ])
    expect((await t.call(token, '/counter', { query: {} })).code).toBe(200)
  })

  it('ends with the session that looks, with the user’s, and by signing out [MGMT-01] [AUTH-16]', async () => {
    const manager = await anActive(t, { role: 'User_Mgmnt' })
    const user = await anActive(t)
    const isIn = async (token: string) => (await t.call(token, '/session')).code
    const looking = await signedIn(manager)
    const first = await view(looking, user)
    expect(await isIn(first)).toBe(200)
    const out = await t.call(first, '/logout', {})
    // The browser's cookie is the manager's own.
    expect([out.code, out.headers['set-cookie']]).toEqual([200, undefined])
    expect([await isIn(first), await isIn(looking)]).toEqual([401, 200])
    const second = await view(looking, user)
    await t.call('admin', endUserSessions, { params: { username: user } })
    expect(await isIn(second)).toBe(401)
    const third = await view(looking, user)
    await changed(t, 'admin', manager, { disabled: true })
    expect(await isIn(third)).toBe(401)
    // Across clients too.
    const above = `Bearer ${(await logIn(t.app, 'platform')).body.token}`
    const fourth = await view(above, 'bayer')
    expect(await isIn(fourth)).toBe(200)
    await t.call(above, '/logout', {})
    expect(await isIn(fourth)).toBe(401)
  })

  it('is refused for more rights than one’s own, oneself, and who cannot sign in [MGMT-01]', async () => {
    const invited = await anInvited(t)
    const refused = async (as: string, username: string) => {
      const { code, body } = await t.call(as, viewAsUser, { params: { username } })
      return [code, body.code]
    }
    expect(await refused('acme-users', 'admin')).toEqual([403, 'more_than_own'])
    expect(await refused('acme-users', 'acme')).toEqual([403, 'more_than_own'])
    expect(await refused('admin', 'admin')).toEqual([403, 'own_account'])
    expect(await refused('admin', 'disabled')).toEqual([409, 'user_is_disabled'])
    expect(await refused('admin', invited)).toEqual([409, 'user_invited'])
    expect(await refused('admin', 'bayer')).toEqual([404, 'not_found'])
    expect(await refused('acme', 'acme-viewer')).toEqual([403, 'wrong_party'])
  })
})

describe('the log of changes', () => {
  it('holds before, after, who and why; filtered, page by page, of one’s own client [MGMT-01] [ROLE-15]', async () => {
    const username = await anInvited(t, { why: 'joins' })
    const body = { name: 'Second', accountType: 'CnF', why: 'a mistake' }
    await t.call('acme-users', changeUser, { params: { username }, body })
    await changed(t, 'admin', username, { disabled: true })
    const log = async (query: object, as = 'admin') =>
      (await t.call(as, listUserChanges, { query: { username, ...query } })).body.result
    const { changes, next } = await log({})
    expect(next).toBeNull()
    expect(changes.map(({ action, by, why }) => [action, by, why])).toEqual([
      ['disabled', 'admin', null],
      ['changed', 'acme-users', 'a mistake'],
      ['created', 'admin', 'joins'],
    ])
    expect(changes[1]).toMatchObject({
      before: { name: 'A person', config: {} },
      after: { name: 'Second', config: { config: { accountType: 'CnF' } } },
    })
    expect(JSON.stringify(changes)).not.toMatch(/password|hash|argon/i)
    expect((await log({ by: 'acme-users' })).changes).toHaveLength(1)
    expect((await log({ action: 'created' })).changes).toHaveLength(1)
    expect((await log({ from: changes[1]?.at, to: changes[1]?.at })).changes).toHaveLength(1)
    const first = await log({ limit: 2 })
    const rest = await log({ limit: 2, before: present(first.next) })
    expect([...first.changes, ...rest.changes]).toEqual(changes)
    expect(rest.next).toBeNull()
    expect((await log({}, 'platform')).changes).toEqual(changes)
    expect((await log({ client: 'bayer' }, 'platform')).changes).toEqual([])
    expect((await t.call('acme', listUserChanges, { query: {} })).code).toBe(403)
    expect((await t.call('admin', listUserChanges, { query: { client: 'bayer' } })).code).toBe(404)
  })
})
