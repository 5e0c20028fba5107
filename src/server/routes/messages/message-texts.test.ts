import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drainOnce } from '../../jobs/outbox/outbox.ts'
import { takeReply } from '../../orders/take-reply.ts'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => t.close())

const asked = {
  event: 'notice',
  channel: 'email',
  language: 'en',
  text: 'Order {identifier} {link}',
  to: 'desk@example.com',
}
const tryOut = (body: object, as = 'admin', client = 'acme', headers = {}) =>
  t.call(as, `/clients/${client}/messages/test`, { ...asked, ...body }, headers)
const tests = (client: string) =>
  t.database.read(platform, (db) =>
    db
      .selectFrom('outbox as o')
      .innerJoin('clients as c', 'c.id', 'o.client_id')
      .selectAll('o')
      .where('c.key', '=', client)
      .where('o.kind', '=', 'test')
      .orderBy('o.id'),
  )
const told = (client: string, recipient: string) =>
  t.database.asOwner((db) =>
    sql`insert into outbox (id, client_id, kind, channel, recipient, subject, body, state, tries,
        provider)
      select ${randomUUIDv7()}, id, 'notice', 'sms', ${recipient}, 's', 'b', 'sent', 1, 'twilio'
      from clients where key = ${client}`.execute(db),
  )
const optOuts = async (client: string, as = 'admin') =>
  (await t.call(as, `/clients/${client}/opt-outs`)).body.result

describe('A text that is tried', () => {
  it('leaves by the real outbox as a test of no order, once for each key [MESG-01] [SHAR-05]', async () => {
    const key = { 'idempotency-key': randomUUIDv7() }
    const { code, body } = await tryOut({}, 'admin', 'acme', key)
    expect([code, body.message]).toEqual([200, 'Test message sent'])
    expect((await tryOut({}, 'admin', 'acme', key)).body.result).toEqual(body.result)
    const [row, ...others] = await tests('acme')
    expect(others).toEqual([])
    expect(row).toMatchObject({
      kind: 'test',
      order_id: null,
      recipient: 'desk@example.com',
      sent_by: 'admin',
    })
    expect(row?.body).toMatch(/^Order LR-2026-004217 http:\/\/epod\.test\/publictracking\/\w+\n$/)
    const sent: string[] = []
    await drainOnce(t.deps, {
      email: {
        send: async ({ recipient }) => {
          sent.push(recipient)
          return { provider_id: 'taken' }
        },
      },
    })
    expect(sent).toEqual(['desk@example.com'])
  })

  it.each([
    [{ text: 'Order {nothing}' }, 422, 'text'],
    [{ to: 'nobody' }, 422, 'to'],
    [{ channel: 'sms', to: '12' }, 422, 'to'],
    [{ text: '' }, 422, 'text'],
    [{ text: 'x'.repeat(1_001) }, 422, 'text'],
    [{ event: 'other' }, 422, 'event'],
    [{ language: 'xx' }, 422, 'language'],
    [{ to: ['a'] }, 422, 'to'],
  ])('is refused as %j with %i at %s [MESG-01]', async (body, code, field) => {
    const before = await tests('acme')
    const answer = await tryOut(body)
    expect([answer.code, answer.body.errors?.[0]?.field]).toEqual([code, field])
    expect(await tests('acme')).toHaveLength(before.length)
  })

  it('is for administrators of that client alone [MESG-01]', async () => {
    const calls = (as: string, client: string) => [
      tryOut({}, as, client),
      t.call(as, `/clients/${client}/messages`),
      t.call(as, `/clients/${client}/opt-outs`),
      t.call(as, `/clients/${client}/opt-outs/${randomUUIDv7()}/lift`, { why: 'asked' }),
    ]
    for (const answer of await Promise.all(calls('acme-vendor', 'acme')))
      expect(answer.code).toBe(403)
    for (const answer of await Promise.all(calls('admin', 'nobody'))) expect(answer.code).toBe(404)
  })

  it('goes to nobody ten times a day, also of many at once [MESG-01]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => tryOut({ channel: 'sms', to: '9876500001' }, 'admin')),
    )
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 429).length).toBeGreaterThan(3)
    expect(await tests('acme')).toHaveLength(10)
    expect(answers.find(({ code }) => code === 429)?.body).toMatchObject({
      message: 'Only 10 test messages can be sent in a day',
    })
    await t.database.asOwner((db) =>
      sql`update outbox set created_at = created_at - interval '25 hours' where kind = 'test'`.execute(
        db,
      ),
    )
    expect((await tryOut({})).code).toBe(200)
  })
})

describe('An opt-out', () => {
  it('is shown with the word that was written and a masked number, and lifted with a reason, on record [MESG-01]', async () => {
    await told('acme', '9876512345')
    await takeReply(t.deps, { provider: 'twilio', from: '+919876512345', to: '', text: ' STOP ' })
    const { opt_outs, total } = await optOuts('acme')
    expect(total).toBe(1)
    expect(opt_outs[0]).toMatchObject({ channel: 'sms', why: 'opted_out', said: 'STOP' })
    expect(JSON.stringify(opt_outs)).not.toContain('9876512345')
    expect((await tryOut({ channel: 'sms', to: '9876512345' })).body.errors?.[0]?.message).toBe(
      'This receiver wants no messages by this channel',
    )
    const lift = (why: string, headers = {}) =>
      t.call('admin', `/clients/acme/opt-outs/${opt_outs[0]?.id}/lift`, { why }, headers)
    expect((await lift(' ')).code).toBe(422)
    const key = { 'idempotency-key': 'lift-once' }
    for (const _try of [1, 2]) expect((await lift('asked at the door', key)).code).toBe(200)
    expect((await lift('asked at the door')).code).toBe(404)
    expect((await optOuts('acme')).total).toBe(0)
    const changes = await t.database.read(
      platform,
      () =>
        sql<{ by: string; what: object }>`
          select by, what from system_changes where action = 'opt_out_lifted'`,
    )
    expect(changes).toEqual([
      {
        by: 'admin',
        what: expect.objectContaining({ channel: 'sms', why: 'asked at the door' }),
      },
    ])
    expect(JSON.stringify(changes)).not.toContain('9876512345')
  })

  it('of another client is not there, and its pages are bounded [MESG-01]', async () => {
    await told('bayer', '9876512346')
    await takeReply(t.deps, {
      provider: 'twilio',
      from: '+919876512346',
      to: '',
      text: 'wrong number',
    })
    expect((await optOuts('acme')).total).toBe(0)
    const id = (
      await t.database.read(platform, (db) => db.selectFrom('message_opt_outs').select('id'))
    )[0]?.id
    expect((await t.call('admin', `/clients/acme/opt-outs/${id}/lift`, { why: 'x' })).code).toBe(
      404,
    )
    expect((await t.call('admin', '/clients/acme/opt-outs?limit=51')).code).toBe(422)
    expect((await t.call('admin', '/clients/acme/opt-outs?offset=5')).body.result.opt_outs).toEqual(
      [],
    )
  })
})
