import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMessage, listOutbox, repeatMessage } from '../../../contract/messages/outbox.ts'
import { triggerOtp } from '../../../contract/proof/proof.ts'
import { words } from '../../../domain/testing/words.ts'
import { ledgerPage } from '../../stores/messages/ledger.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => t.close())

const owner = async <R = unknown>(statement: ReturnType<typeof sql<R>>): Promise<R[]> =>
  (await t.database.asOwner((db) => statement.execute(db))).rows

/** Sends the state of an order by mail; answers the message’s id. */
const told = async (order_id: string, email: string, client = 'acme'): Promise<string> => {
  const { code } = await t.call(client, '/orders/triggerNotification', {
    order_ids: [order_id],
    purpose: 'share',
    notificationType: ['email'],
    targets: { emails: [email] },
  })
  expect(code).toBe(200)
  const [row] = await owner(
    sql<{ id: string }>`select id from outbox where order_id = ${order_id} and recipient = ${email}
      order by created_at desc limit 1`,
  )
  return present(row).id
}
const ended = (id: string, state: string, error: string | null = null) =>
  owner(sql`update outbox set state = ${state}, error = ${error}, secret = null where id = ${id}`)
const dead = async (email: string): Promise<{ id: string; order_id: string }> => {
  const { _id } = await anOrder(t)
  const id = await told(_id, email)
  await ended(id, 'failed', 'the mailbox is gone')
  return { id, order_id: _id }
}
const list = async (query: object, as = 'admin') => {
  const { code, body } = await t.call(as, listOutbox, { query })
  expect(code).toBe(200)
  return body.result
}
const again = (id: string, as = 'admin', headers = {}) =>
  t.call(as, repeatMessage, { params: { id }, body: {} }, headers)

describe('the ledger', () => {
  it('is narrowed by state, channel, event, order, contact and day [MESG-01]', async () => {
    const order = await anOrder(t)
    const id = await told(order._id, 'one@example.com')
    await ended(id, 'failed', 'opted_out')
    await told(order._id, 'two@example.com')
    await t.call('acme', triggerOtp, { body: { _id: order._id } })
    await owner(
      sql`update outbox set created_at = '2026-01-01T18:29:59Z'
        where order_id = ${order._id} and kind = 'otp' and channel = 'email'`,
    )
    const ofOrder = async (query: object) =>
      (await list({ order_id: order._id, ...query }))
        .map(({ recipient, event }) => `${event} ${recipient}`)
        .toSorted()
    expect(await ofOrder({})).toHaveLength(4)
    expect(await ofOrder({ state: 'dead' })).toEqual(['notice one@example.com'])
    expect(await ofOrder({ state: 'failed', channel: 'sms' })).toEqual([])
    expect(await ofOrder({ event: 'notice' })).toEqual([
      'notice one@example.com',
      'notice two@example.com',
    ])
    expect(await ofOrder({ event: 'otp', channel: 'sms' })).toHaveLength(1)
    expect(await ofOrder({ recipient: 'two@example.com' })).toEqual(['notice two@example.com'])
    // The last second of a day in the client’s zone.
    expect(await ofOrder({ from: '2026-01-01', to: '2026-01-01' })).toHaveLength(1)
    expect(await ofOrder({ to: '2025-12-31' })).toEqual([])
    expect(await ofOrder({ from: '2026-01-02' })).toHaveLength(3)
    expect(await list({ identifier: order.identifier, state: 'dead' })).toMatchObject([
      { id, identifier: order.identifier, why: 'opted_out', may_repeat: true, event: 'notice' },
    ])
    const [phone] = (await list({ order_id: order._id, channel: 'sms' })).map(
      ({ recipient }) => recipient,
    )
    const spelt = `+91 ${phone?.slice(0, 5)}-${phone?.slice(5)}`
    expect(await list({ recipient: spelt, order_id: order._id })).toHaveLength(1)
  })

  it('knows no other client’s messages, whatever is asked, and refuses what it cannot read [ROLE-15]', async () => {
    const { id, order_id } = await dead('own@example.com')
    const foreign = await anOrder(t, 'bayer')
    await told(foreign._id, 'own@example.com', 'bayer')
    expect(await list({ order_id: foreign._id })).toEqual([])
    expect((await list({ recipient: 'own@example.com' })).map((row) => row.id)).toEqual([id])
    for (const query of [
      'state=gone',
      'channel=fax',
      'event=x',
      'from=2026-02-30',
      'from=2026-03-02&to=2026-03-01',
      'recipient=%00',
      'order_id=1',
      'other=1',
    ])
      expect([query, (await t.call('admin', `/outbox?${query}`)).code]).toEqual([query, 422])
    for (const as of ['acme', 'acme-vendor', 'bayer'])
      for (const url of [`/outbox?order_id=${order_id}`, `/outbox/${id}`])
        expect([as, (await t.call(as, url)).code]).toEqual([as, 403])
  })

  it('finds pages, dead letters and contacts by an index each [MESG-01]', async () => {
    const none = {
      before: null,
      states: null,
      channel: null,
      event: null,
      order_id: null,
      identifier: null,
      recipients: null,
      from: null,
      until: null,
    }
    const planOf = async (query: object): Promise<string> =>
      t.database.asOwner(async (db) => {
        const { sql: text, parameters } = ledgerPage({ ...none, ...query }, []).compile(db)
        const literal = text.replace(/\$(\d+)/g, (_gap, n: string) => {
          const value = parameters[Number(n) - 1]
          return Array.isArray(value) ? `'{${value.join(',')}}'` : `'${value as string}'`
        })
        // A small table is read whole whatever its indexes are.
        await sql`set local enable_seqscan = off`.execute(db)
        const { rows } = await sql`explain ${sql.raw(literal)}`.execute(db)
        return JSON.stringify(rows)
      })
    expect(await planOf({})).toContain('outbox_newest')
    expect(await planOf({ from: '2026-01-01T00:00:00Z' })).toContain('outbox_newest')
    expect(await planOf({ states: ['failed', 'expired'] })).toContain('outbox_dead')
    expect(await planOf({ recipients: ['x'] })).toContain('outbox_to')
  })
})

describe('one message’s life', () => {
  it('is told from queue to read, and what comes next is found [MESG-01]', async () => {
    const { id } = await dead('life@example.com')
    await owner(
      sql`update outbox set tried = '[
        {"at": "2026-01-01T00:00:00.000Z", "why": "unreachable", "said": "no answer"},
        {"at": "2026-01-01T00:00:10.000Z", "why": "refused", "said": "the mailbox is gone"}]'
        where id = ${id}`,
    )
    const { body } = await t.call('admin', getMessage, { params: { id } })
    expect(body.result.message).toMatchObject({ id, why: 'refused' })
    expect(body.result.rows.map(({ step, message, said }) => [step, message, said])).toEqual([
      ['queued', 'Queued for acme', null],
      ['tried', 'It did not leave: the provider could not be reached', 'no answer'],
      ['failed', 'Given up: the provider refused it', 'the mailbox is gone'],
    ])
    expect(body.result.kept).toEqual([])
    expect(body.result.currency).toBe(t.deps.settings.providers.currency)
    const next = (await again(id)).body.result.id
    const after = (await t.call('admin', getMessage, { params: { id } })).body.result
    expect(after.rows.at(-1)).toMatchObject({ step: 'again', other: next })
    expect(after.kept).toMatchObject([{ code: 'message_was_repeated' }])
    expect((await t.call('bayer', getMessage, { params: { id } })).code).toBe(403)
  })

  it('never shows a code, and of another client’s message says what it says of none [OTP-03] [ROLE-15]', async () => {
    const order = await anOrder(t)
    await t.call('acme', triggerOtp, { body: { _id: order._id } })
    const [mail] = await list({ order_id: order._id, channel: 'email' })
    const { body } = await t.call('admin', getMessage, { params: { id: present(mail).id } })
    expect(body.result.message.body).toContain(`OTP: ${words.otpMasked}`)
    expect(body.result.kept).toMatchObject([{ code: 'message_is_secret' }])
    const foreign = await told((await anOrder(t, 'bayer'))._id, 'x@example.com', 'bayer')
    expect((await t.call('admin', getMessage, { params: { id: foreign } })).code).toBe(404)
    expect((await again(foreign)).code).toBe(404)
  })
})

describe('sending again', () => {
  it('makes a message of its own with a link of its own, on record with the order [SHAR-05] [MESG-01]', async () => {
    const { id, order_id } = await dead('again@example.com')
    const { code, body } = await again(id)
    expect([code, body.code]).toEqual([200, 'message_again'])
    const [one] = await owner(
      sql<{ secret: string; body: string; sent_by: string; again_of: string; expires_at: string }>`
        select secret, body, sent_by, again_of, expires_at from outbox where id = ${body.result.id}`,
    )
    expect(one).toMatchObject({ sent_by: 'admin', again_of: id, expires_at: expect.any(String) })
    const reference = t.deps.keys.unseal(present(one).secret)
    expect((await t.call(null, `/public/tracking/${reference}`)).code).toBe(200)
    expect((await logOf(t, order_id)).map(({ type }) => type).at(-1)).toBe('link_created')
    expect(await list({ order_id })).toMatchObject([
      { id: body.result.id, again_of: id, state: 'queued', may_repeat: false },
      { id, again_by: body.result.id, state: 'failed', may_repeat: false },
    ])
  })

  it.each([
    ['a short address', 'Nobody was there: http://epod.test/r?{{otp}}'],
    ['a button alone', 'Nobody was there'],
    ['the whole address', 'Nobody was there: http://epod.test/publicreceiver/{{otp}}#attempt'],
  ])(
    'gives the receiver of an attempt a link to the same step, where the text had %s [MESG-01] [DOOR-12]',
    async (what, text) => {
      const { id, order_id } = await dead(`${what.replaceAll(' ', '-')}@example.com`)
      const link = 'http://epod.test/publicreceiver/{{otp}}#attempt'
      const template = { event: 'attempt', values: { sender: 'Acme', identifier: 'LR-1', link } }
      await owner(
        sql`update outbox set body = ${text}, template = ${JSON.stringify(template)}
          where id = ${id}`,
      )
      const { body } = await again(id)
      const [sent] = await owner(
        sql<{ secret: string }>`select secret from outbox where id = ${body.result.id}`,
      )
      const reference = t.deps.keys.unseal(present(sent?.secret))
      expect((await t.call(null, `/public/receiver/${reference}`)).code).toBe(200)
      expect(
        await owner(
          sql`select party, opens from links where order_id = ${order_id}
            order by created_at desc limit 1`,
        ),
      ).toEqual([{ party: 'receiver', opens: 'attempt' }])
    },
  )

  it('happens once, of many at once, and answers a key alike [SHAR-05]', async () => {
    const { id, order_id } = await dead('many@example.com')
    const all = await Promise.all([1, 2, 3, 4].map(() => again(id)))
    expect(all.map(({ code }) => String(code)).toSorted()).toEqual(['200', '409', '409', '409'])
    expect(all.find(({ code }) => code === 409)?.body.code).toBe('message_was_repeated')
    expect(await list({ order_id })).toHaveLength(2)
    const other = await dead('key@example.com')
    const headers = { 'idempotency-key': 'again-once' }
    const [first, second] = [
      await again(other.id, 'admin', headers),
      await again(other.id, 'admin', headers),
    ]
    expect([second.code, second.body]).toEqual([200, first.body])
    expect((await again(id, 'admin', headers)).body.code).toBe('same_key_other_body')
  })

  it('refuses what waits, has left, or is a code, and whoever is no administrator [SHAR-05] [OTP-03]', async () => {
    const { id, order_id } = await dead('left@example.com')
    for (const [state, code] of [
      ['queued', 'message_is_queued'],
      ['sent', 'message_has_left'],
      ['read', 'message_has_left'],
    ] as const) {
      await ended(id, state)
      const reply = await again(id)
      expect([reply.code, reply.body.code]).toEqual([409, code])
    }
    await ended(id, 'failed')
    for (const as of ['acme', 'acme-vendor', 'bayer', 'acme-viewer'])
      expect([as, (await again(id, as)).code]).toEqual([as, 403])
    await t.call('acme', triggerOtp, { body: { _id: order_id } })
    await owner(
      sql`update outbox set state = 'expired' where kind = 'otp' and order_id = ${order_id}`,
    )
    for (const otp of await list({ order_id, event: 'otp' })) {
      const reply = await again(otp.id)
      expect([reply.code, reply.body.code]).toEqual([409, 'message_is_secret'])
    }
    expect(await list({ order_id, event: 'notice' })).toHaveLength(1)
  })

  it('keeps to opt-outs, caps, and links that the order no longer gives [SHAR-05] [MESG-01]', async () => {
    const { id, order_id } = await dead('capped@example.com')
    await owner(sql`update outbox set channel = 'sms' where id = ${id}`)
    expect((await again(id)).body.code).toBe('message_not_carried')
    await owner(sql`update outbox set channel = 'email' where id = ${id}`)
    await owner(
      sql`insert into outbox (id, client_id, order_id, kind, channel, recipient, subject, body, state)
      select gen_random_uuid(), client_id, id, 'notice', 'sms', 'earlier', '', '', 'sent'
      from orders, generate_series(1, 59) where id = ${order_id}`,
    )
    const capped = await again(id)
    expect([capped.code, capped.body.code]).toEqual([429, 'order_messages_capped'])
    await owner(sql`delete from outbox where order_id = ${order_id} and recipient = 'earlier'`)
    expect((await again(id)).code).toBe(200)
  })
})
