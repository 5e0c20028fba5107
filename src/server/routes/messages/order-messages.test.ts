import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listOrderMessages } from '../../../contract/messages/order-messages.ts'
import { clientCosts, messageCosts, repeatMessage } from '../../../contract/messages/outbox.ts'
import { createLink } from '../../../contract/proof/links.ts'
import { triggerOtp } from '../../../contract/proof/proof.ts'
import { plain } from '../../../presets/plain.ts'
import { forgetSessions } from '../../sessions/caller-of-session.ts'
import { addPolicy } from '../../stores/accounts/accounts.ts'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { messageProviders, providerEnvironment } from '../../testing/message-providers.ts'
import { anOrder } from '../../testing/orders.ts'

let t: TestApp
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  const providers = await messageProviders((close) => closing.push(close))
  t = await openTestApp({ ...providerEnvironment(providers, 'twilio'), TWILIO_COST: '0.25' })
})
afterAll(async () => {
  await t.close()
  for (const close of closing) await close()
})
const owner = (statement: ReturnType<typeof sql>) =>
  t.database.asOwner((db) => statement.execute(db))

describe('who was told what of an order', () => {
  it('is told to the client’s desk, with what became of it [SHAR-06] [MESG-01]', async () => {
    const { _id } = await anOrder(t)
    await t.call('acme', triggerOtp, { body: { _id } })
    await owner(
      sql`update outbox set state = 'read', sent_at = created_at, delivered_at = created_at,
        read_at = created_at where order_id = ${_id} and channel = 'sms'`,
    )
    for (const as of ['acme', 'admin', 'acme-viewer']) {
      const { code, body } = await t.call(as, listOrderMessages, { params: { id: _id }, query: {} })
      expect([as, code]).toEqual([as, 200])
      expect(body.result.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms'])
      expect(body.result.find(({ channel }) => channel === 'sms')).toMatchObject({
        event: 'otp',
        state: 'read',
        recipient: expect.stringMatching(/^\d{10}$/),
        read_at: expect.any(String),
      })
      expect(JSON.stringify(body)).not.toMatch(/body|subject|secret|error/)
    }
  })

  it('is told fifty at a time, newest first, none twice and none left out [SHAR-06]', async () => {
    const { _id } = await anOrder(t)
    await owner(
      sql`insert into outbox (id, client_id, order_id, kind, channel, recipient, subject, body)
        select gen_random_uuid(), client_id, id, 'notice', 'sms', nr::text, '', ''
        from orders cross join generate_series(1, 120) nr where id = ${_id}`,
    )
    const pages: string[][] = []
    let before: string | undefined
    do {
      const query = before === undefined ? {} : { before }
      const { body } = await t.call('acme', listOrderMessages, { params: { id: _id }, query })
      pages.push(body.result.map(({ recipient }) => recipient))
      before = body.result.length < 50 ? undefined : body.result.at(-1)?.id
    } while (before !== undefined)
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20])
    expect(new Set(pages.flat()).size).toBe(120)
  })

  it('is not told to carriers, receivers’ accounts or links, nor of other clients’ orders [ROLE-15]', async () => {
    const { _id } = await anOrder(t)
    const link = await t.call('acme', createLink, {
      params: { id: _id },
      body: { party: 'receiver' },
    })
    const opened = await t.call(null, `/public/receiver/${link.body.result.url.split('/').at(-1)}`)
    const codes = []
    for (const as of ['acme-vendor', 'acme-distributor', 'bayer', `Bearer ${opened.body.token}`])
      codes.push((await t.call(as, listOrderMessages, { params: { id: _id }, query: {} })).code)
    expect(codes).toEqual([403, 403, 404, 401])
  })
})

describe('what messages cost', () => {
  it('is told by day of the client’s zone, channel and provider, and by client to who has every one [MESG-01]', async () => {
    const row = (client: string, at: string, state: string, cost: number | null) =>
      owner(
        sql`insert into outbox (id, client_id, kind, channel, recipient, subject, body, state, provider,
          cost, parts, created_at)
        select gen_random_uuid(), id, 'notice', 'sms', 'x', '', '', ${state},
          ${cost === null ? null : 'twilio'}, ${cost}, ${cost === null ? null : 2}, ${at}
        from clients where key = ${client}`,
      )
    await row('acme', '2026-01-01T18:29:59Z', 'delivered', 0.1)
    await row('acme', '2026-01-01T18:29:58Z', 'failed', 0.2)
    await row('acme', '2026-01-01T18:30:00Z', 'failed', null)
    await row('bayer', '2026-01-01T12:00:00Z', 'sent', 5)
    const query = { from: '2026-01-01', to: '2026-01-02' }
    const { body } = await t.call('admin', messageCosts, { query })
    expect(body.result).toEqual({
      currency: 'INR',
      days: [
        {
          day: '2026-01-02',
          channel: 'sms',
          provider: null,
          messages: 1,
          states: { failed: 1 },
          parts: 0,
          cost: 0,
        },
        {
          day: '2026-01-01',
          channel: 'sms',
          provider: 'twilio',
          messages: 2,
          states: { delivered: 1, failed: 1 },
          parts: 4,
          cost: 0.3,
        },
      ],
    })
    const all = (await t.call('platform', clientCosts, { query })).body.result
    const cost = (key: string) => all.clients.find(({ client }) => client === key)?.cost
    expect([cost('acme'), cost('bayer'), all.next]).toEqual([0.3, 5, null])
    const first = await t.call('platform', clientCosts, { query: { ...query, limit: 1 } })
    expect(first.body.result).toMatchObject({ clients: [{ client: 'acme' }], next: 'acme' })
    for (const [as, call, code] of [
      ['acme', messageCosts, 403],
      ['acme-vendor', messageCosts, 403],
      ['admin', clientCosts, 403],
    ] as const)
      expect([as, (await t.call(as, call, { query })).code]).toEqual([as, code])
    for (const asked of ['', 'from=2026-01-01', 'from=2025-01-01&to=2026-01-01', 'from=x&to=y'])
      expect([asked, (await t.call('admin', `/outbox/costs?${asked}`)).code]).toEqual([asked, 422])
  })

  it('stops sending again where a day’s money is spent, and where a receiver opted out [SHAR-05] [MESG-01]', async () => {
    const { _id } = await anOrder(t)
    const share = { order_ids: [_id], purpose: 'share', notificationType: ['sms'] }
    const targets = { phones: ['9876501234'] }
    await t.call('acme', '/orders/triggerNotification', { ...share, targets })
    const [message] = (await t.call('admin', `/outbox?order_id=${_id}`)).body.result
    const id = message?.id ?? ''
    await owner(sql`update outbox set state = 'failed', secret = null where id = ${id}`)
    const again = async () => {
      const { code, body } = await t.call('admin', repeatMessage, { params: { id }, body: {} })
      return [code, body.code]
    }
    await owner(sql`insert into message_opt_outs (client_id, channel, recipient, why)
      select client_id, channel, recipient, 'opted_out' from outbox where id = ${id}`)
    expect(await again()).toEqual([409, 'message_receiver_opted_out'])
    await owner(sql`delete from message_opt_outs`)
    const [client] = await t.database.read(platform, (db) =>
      db.selectFrom('clients').select('id').where('key', '=', 'acme'),
    )
    const mayCost = async (money_a_day: number): Promise<void> => {
      const document = { ...plain, messages: { money_a_day } }
      await t.database.transaction(platform, (tx) =>
        addPolicy(tx, client?.id ?? '', document, null),
      )
      forgetSessions(t.deps)
    }
    await mayCost(0)
    expect(await again()).toEqual([429, 'message_money_capped'])
    // Four parts as it is kept, five with the reference of its link: what leaves is what costs.
    await owner(sql`update outbox set body = repeat('a', 595) || '{{otp}}' where id = ${id}`)
    await mayCost(1)
    expect(await again()).toEqual([429, 'message_money_capped'])
    await mayCost(2)
    expect((await again())[0]).toBe(200)
  })
})
