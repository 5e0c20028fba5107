import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '../../secrets.ts'
import {
  listSessions,
  mintCode,
  session as readSession,
} from '../../../contract/sign-in/session.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { cookieOf, logIn, postAs } from '../../testing/log-in.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const change = (statement: ReturnType<typeof sql>): Promise<unknown> =>
  test.database.asOwner((db) => statement.execute(db))
const secondsTo = async (instant: string): Promise<number> => {
  const {
    rows: [row],
  } = await test.database.asOwner((db) =>
    sql<{
      left: number
    }>`select extract(epoch from ${instant}::timestamptz - now())::float8 as left`.execute(db),
  )
  return row?.left ?? 0
}
const mint = async (as: string, purpose = 'embed'): Promise<string> =>
  (await test.call(as, '/url-codes', { purpose })).body.code
const exchange = (code: string): Promise<Reply> =>
  postAs(test.app, '/decodetoken', `Bearer ${code}`)

describe('a code in an address', () => {
  it('signs its maker in, embedded, like a login [AUTH-07] [AUTH-16]', async () => {
    const { code, body } = await exchange(await mint('acme-vendor'))
    expect(code).toBe(200)
    expect(body).toMatchObject({
      status: true,
      embedded: true,
      userdata: { client: 'acme', username: 'acme-vendor', transporter: 'Roadrunner' },
      client_config: { show_receive_button: true },
    })
    expect((await test.call(`Bearer ${body.token}`, readSession, {})).body).toMatchObject({
      embedded: true,
      userdata: { username: 'acme-vendor' },
    })
  })

  it('is minted by a signed-in account only, for 60 seconds, and described [AUTH-16]', async () => {
    const { code, body } = await test.call('acme', mintCode, { body: { purpose: 'embed' } })
    expect(code).toBe(200)
    expect(await secondsTo(body.expires_at)).toSatisfy((left: number) => left > 50 && left <= 60)
    expect((await test.call(null, mintCode, { body: { purpose: 'embed' } })).code).toBe(401)
    expect((await test.call('acme', '/url-codes', { purpose: 'admin' })).code).toBe(422)
    const { body: document } = await test.call(null, '/openapi.json')
    expect(document.paths['/api/url-codes'].post.security).toEqual([{ session: [] }])
  })

  it('works exactly once, also for a hundred at the same time [AUTH-07] [AUTH-16]', async () => {
    const code = await mint('acme')
    const replies = await Promise.all(Array.from({ length: 100 }, () => exchange(code)))
    expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1)
    // So many at once may also be asked to come again.
    expect(replies.filter((reply) => reply.code === 401 || reply.code === 503)).toHaveLength(99)
    expect((await exchange(code)).code).toBe(401)
  })

  it('begins one session, which the same request again is told for a minute while it lasts [AUTH-07] [AUTH-16]', async () => {
    const code = await mint('acme', 'mobile_add')
    const ask = (headers: Record<string, string>) =>
      test.call(`Bearer ${code}`, '/decodetoken', { purpose: 'mobile_add' }, headers)
    const [mine, others] = [{ 'idempotency-key': 'mine' }, { 'idempotency-key': 'others' }]
    const first = await ask(mine)
    const again = await ask(mine)
    expect([first.code, again.code]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    expect(cookieOf(again)).toBe(cookieOf(first))
    expect([(await ask(others)).code, (await ask({})).code]).toEqual([401, 401])
    const listed = (await test.call('acme', listSessions, {})).body.result
    expect(listed.filter(({ purpose }) => purpose === 'mobile_add')).toHaveLength(1)
    await change(
      sql`update url_codes set used_at = now() - interval '61 seconds' where hash = ${sha256(code)}`,
    )
    expect((await ask(mine)).code).toBe(401)
    await change(sql`update url_codes set used_at = now() where hash = ${sha256(code)}`)
    expect((await ask(mine)).code).toBe(200)
    await postAs(test.app, '/logout', `Bearer ${first.body.token}`)
    expect((await ask(mine)).code).toBe(401)
  })

  it('is refused once its time is over, for another purpose, as a session, and when it is none [AUTH-07] [AUTH-16]', async () => {
    const [late, phone, session] = [
      await mint('acme'),
      await mint('acme', 'mobile_add'),
      await mint('acme'),
    ]
    await change(sql`update url_codes set expires_at = now() where hash = ${sha256(late)}`)
    expect((await postAs(test.app, '/validtoken', `Bearer ${session}`)).code).toBe(401)
    const replies = [
      await exchange(late),
      await exchange(phone),
      await exchange('unknown'),
      await postAs(test.app, '/decodetoken', null),
      await postAs(test.app, `/decodetoken?token=${session}`, null),
    ]
    for (const { code, body } of replies)
      expect({ code, body }).toEqual({
        code: 401,
        body: { status: false, code: 'sign_in_again', message: 'Please sign in again.' },
      })
    expect((await exchange(session)).code).toBe(200)
  })

  it('is not needed where the session’s own token is sent, which begins nothing and sets no cookie [AUTH-02] [AUTH-07]', async () => {
    const token = await test.token('acme')
    const before = (await test.call('acme', listSessions, {})).body.result.length
    const { code, body, headers } = await exchange(token)
    expect([
      code,
      body.token,
      body.embedded,
      body.userdata.username,
      headers['set-cookie'],
    ]).toEqual([200, token, false, 'acme', undefined])
    expect((await test.call('acme', listSessions, {})).body.result).toHaveLength(before)
  })

  it('says as much of a session’s own token as the page makes of it: nothing of a phone’s that only adds orders [AUTH-07] [AUTH-16]', async () => {
    const code = await mint('acme', 'mobile_add')
    const phone = await test.call(`Bearer ${code}`, '/decodetoken', { purpose: 'mobile_add' })
    const { token } = phone.body as { token: string }
    expect(
      (await test.call(`Bearer ${token}`, mintCode, { body: { purpose: 'embed' } })).code,
    ).toBe(403)
    expect((await exchange(token)).code).toBe(401)
  })

  it('ends with the session that made it, and makes none that outlasts it [AUTH-16]', async () => {
    const { token } = (await logIn(test.app, 'shipper')).body as { token: string }
    const [kept, dead] = [await mint(`Bearer ${token}`), await mint(`Bearer ${token}`)]
    await change(
      sql`
        update sessions
        set absolute_expires_at = now() + interval '3 minutes'
        where id = (select session_id from session_tokens where hash = ${sha256(token)})`,
    )
    const exchanged = await exchange(kept)
    expect(await secondsTo(exchanged.body.expires_at)).toBeLessThanOrEqual(180)
    const renewed = await postAs(test.app, '/session/renew', null, '127.0.0.1', {
      cookie: cookieOf(exchanged),
    })
    expect(await secondsTo(renewed.body.expires_at)).toBeLessThanOrEqual(180)
    await postAs(test.app, '/logout', `Bearer ${token}`)
    expect((await exchange(dead)).code).toBe(401)
  })

  it('is not given to a disabled user [AUTH-14]', async () => {
    const code = await mint('acme-cnf')
    await change(sql`update users set disabled = true where username = 'acme-cnf'`)
    expect((await exchange(code)).code).toBe(401)
  })

  it('for adding an order on a phone lasts as long as the policy says, for those who may add orders [AUTH-16]', async () => {
    const { body } = await test.call('acme', mintCode, { body: { purpose: 'mobile_add' } })
    expect(await secondsTo(body.expires_at)).toSatisfy((left: number) => left > 50 && left <= 60)
    expect(
      await test.call('acme-readonly', mintCode, { body: { purpose: 'mobile_add' } }),
    ).toMatchObject({ code: 403, body: { message: 'This account can only read' } })
    await change(
      sql`
        insert into policies (client_id, version, document)
        select client_id, version + 1, document || '{"add":{"mobile_add_minutes":5}}'
        from policies
        where client_id = (select id from clients where key = 'bayer')`,
    )
    expect(
      await secondsTo(
        (await test.call('bayer', mintCode, { body: { purpose: 'mobile_add' } })).body.expires_at,
      ),
    ).toSatisfy((left: number) => left > 290 && left <= 300)
  })
})
