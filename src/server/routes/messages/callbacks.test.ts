import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getOrder } from '../../../contract/orders/orders.ts'
import type { Order } from '../../../domain/order/order.ts'
import { gatewaysFrom } from '../../gateways/messages/configured.ts'
import { drainOnce } from '../../jobs/outbox/outbox.ts'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import {
  messageProviders,
  providerEnvironment,
  type MessageProviders,
} from '../../testing/message-providers.ts'
import { anOrder, logOf } from '../../testing/orders.ts'
import { accounts } from '../../testing/provider-rules.ts'
import { FORM, JSON_TYPE, metaStatuses, signedCallbacks } from '../../testing/signed-callbacks.ts'

let t: TestApp
let providers: MessageProviders
let ended: () => Promise<void>
let order: Order
beforeAll(async () => {
  providers = await messageProviders((close) => {
    ended = close
  })
  const which = ['twilio', 'msg91', 'http', 'whatsapp'] as const
  t = await openTestApp(providerEnvironment(providers, ...which))
  await t.database.asOwner(async (db) => {
    await sql`insert into policies (client_id, version, document)
      select c.id, 100, p.document || ${JSON.stringify({
        config: { allow_manual_trigger_for_epod_notifications: true },
        messages: {
          templates: [
            {
              event: 'notice',
              channel: 'whatsapp',
              id: 'epod_notice',
              button: true,
              variables: ['sender', 'identifier', 'status', 'eta'],
            },
          ],
        },
      })}::jsonb
      from clients c join policies p on p.client_id = c.id and p.version = 1
      where c.key = 'acme'`.execute(db)
  })
})
afterAll(async () => {
  await t.close()
  await ended()
})
beforeEach(async () => {
  order = await anOrder(t)
})
const { post, twilio, twilioStatus, meta, any, msg91 } = signedCallbacks(() => t.app)

/** Tells the receivers by one way; answers what the provider calls the message, and we do. */
const tell = async (
  type: 'sms' | 'whatsapp',
  as = 'acme',
): Promise<{ theirs: string; ours: string }> => {
  const { code, body } = await t.call(as, '/orders/triggerNotification', {
    order_ids: [order._id],
    purpose: 'trigger',
    notificationType: [type],
  })
  expect([code, body.message]).toEqual([200, 'Notification Trigger Successfully'])
  const gateways = gatewaysFrom(t.deps.settings)
  while ((await drainOnce(t.deps, gateways)) > 0);
  expect(providers.broken).toEqual([])
  const [row] = await ledger()
  return { theirs: row?.provider_id ?? '', ours: row?.id ?? '' }
}
const ledger = (order_id = order._id) =>
  t.database.read(
    platform,
    () => sql<{
      id: string
      provider_id: string | null
      state: string
      error: string | null
      arrived: boolean
      secret: string | null
    }>`
    select id, provider_id, state, error, delivered_at is not null as arrived, secret
    from outbox where order_id = ${order_id} order by created_at, id`,
  )
const shown = async (id = order._id) => {
  const { body } = await t.call('acme', getOrder, { params: { id } })
  const { spocs, notification_details } = body.result
  return {
    phones: spocs.flatMap(({ contact }) => contact.status.map(({ status }) => status)),
    notices: notification_details.map(
      ({ notificationType, status }) => `${notificationType}: ${status}`,
    ),
  }
}

describe('a receipt of a provider', () => {
  it('by Twilio tells the order that an SMS reached its receiver’s phone [SHAR-06] [TABL-10]', async () => {
    const { theirs, ours } = await tell('sms')
    expect(await shown()).toEqual({ phones: [], notices: ['sms: Not Delivered'] })
    expect(await twilioStatus(theirs, 'sent', ours)).toBe(204)
    expect(await twilioStatus(theirs, 'delivered', ours)).toBe(204)
    expect(await shown()).toEqual({
      phones: ['DELIVERED_TO_HANDSET'],
      notices: ['sms: Message Delivered'],
    })
    expect(await ledger()).toMatchObject([{ state: 'delivered', arrived: true, secret: null }])
    const log = await logOf(t, order._id)
    expect(log.at(-1)).toMatchObject({ type: 'contact_status', actor: { role: 'system' } })
  })

  it('by WhatsApp tells of delivery and of reading, by their id or ours [SHAR-06] [TABL-13]', async () => {
    const { theirs, ours } = await tell('whatsapp')
    expect(await meta(metaStatuses({ id: theirs, status: 'delivered', timestamp: '1' }))).toBe(204)
    expect(await shown()).toEqual({ phones: [], notices: ['whatsapp: Message Delivered'] })
    expect(
      await meta(
        metaStatuses({ id: 'wamid.other', status: 'read', biz_opaque_callback_data: ours }),
      ),
    ).toBe(204)
    expect(await ledger()).toMatchObject([{ state: 'read', provider_id: theirs }])
  })

  it('by MSG91 and by any other provider does the same [SHAR-06]', async () => {
    for (const [sms_provider, receive] of [
      [
        'msg91',
        (id: string) =>
          msg91([
            { requestId: id, report: [{ number: '919000000000', status: '1', desc: 'DELIVERED' }] },
          ]),
      ],
      [
        'msg91',
        (id: string) =>
          post(
            '/callbacks/msg91',
            new URLSearchParams({
              data: JSON.stringify([{ requestId: id, report: [{ status: '1' }] }]),
            }).toString(),
            { ...FORM, 'x-callback-secret': accounts.msg91_secret },
          ),
      ],
      ['msg91', (id: string) => msg91({ requestId: id, status: '1', desc: 'DELIVERED' })],
      ['http', (id: string) => any({ ref: id, state: 'DELIVRD' })],
    ] as const) {
      order = await anOrder(t)
      await t.database.asOwner((db) =>
        sql`
        update outbox set provider = 'none'`.execute(db),
      )
      const { ours } = await tell('sms')
      // As if the client's SMS went by this provider.
      const theirs = `their-${ours}`
      await t.database.asOwner((db) =>
        sql`
        update outbox set provider = ${sms_provider}, provider_id = ${theirs} where id = ${ours}`.execute(
          db,
        ),
      )
      expect(await receive(theirs)).toBe(204)
      expect([sms_provider, await shown()]).toEqual([
        sms_provider,
        { phones: ['DELIVERED_TO_HANDSET'], notices: ['sms: Message Delivered'] },
      ])
    }
  })

  it('that comes again, or behind one that says more, changes nothing [SHAR-06]', async () => {
    const { theirs, ours } = await tell('sms')
    for (const status of [
      'delivered',
      'delivered',
      'sent',
      'failed',
      'undelivered',
      'delivered',
      'queued',
    ])
      expect(await twilioStatus(theirs, status, ours)).toBe(204)
    expect(await shown()).toEqual({
      phones: ['DELIVERED_TO_HANDSET'],
      notices: ['sms: Message Delivered'],
    })
    expect(await ledger()).toMatchObject([{ state: 'delivered', error: null }])
    const wa = await tell('whatsapp')
      .then(() => ledger())
      .then((rows) => rows.at(-1))
    for (const status of ['read', 'delivered', 'sent', 'read'])
      expect(await meta(metaStatuses({ id: wa?.provider_id, status }))).toBe(204)
    expect((await ledger()).at(-1)).toMatchObject({ state: 'read' })
    expect((await shown()).notices).toEqual([
      'sms: Message Delivered',
      'whatsapp: Message Delivered',
    ])
  })

  it('that comes many times at once is one [SHAR-06]', async () => {
    const { theirs, ours } = await tell('sms')
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => twilioStatus(theirs, 'delivered', ours)),
    )
    expect(codes.every((code) => code === 204)).toBe(true)
    expect((await shown()).phones).toEqual(['DELIVERED_TO_HANDSET'])
  })

  it('of failure says why, and sends the message on another way at once [SHAR-06] [MESG-01]', async () => {
    const { theirs } = await tell('whatsapp')
    const error = {
      code: 131_026,
      title: 'Message undeliverable',
      error_data: { details: 'not on\nWhatsApp' },
    }
    expect(await meta(metaStatuses({ id: theirs, status: 'failed', errors: [error] }))).toBe(204)
    expect(await ledger()).toMatchObject([
      { state: 'failed', error: 'whatsapp failed 131026 not on WhatsApp' },
    ])
    const gateways = gatewaysFrom(t.deps.settings)
    while ((await drainOnce(t.deps, gateways)) > 0);
    expect(await ledger()).toMatchObject([{ state: 'failed', secret: null }, { state: 'sent' }])
    expect(providers.taken.at(-1)?.text).toMatch(
      /^Consignment .*\nStatus: .*\/publictracking\/[\w-]{22}$/s,
    )
  })

  it('that its receiver opted out is kept with what became of the message, or neither is [SHAR-06] [MESG-01]', async () => {
    const { theirs, ours } = await tell('sms')
    const stop = t.database.watch((statement) =>
      /insert into message_opt_outs/.test(statement.text) ? { text: 'select 1 / 0' } : statement,
    )
    const said = { MessageSid: theirs, MessageStatus: 'failed', ErrorCode: '21610' }
    const again = () => twilio({ ...said, AccountSid: accounts.sid }, ours)
    expect(await again().finally(stop)).toBe(500)
    expect(await again()).toBe(204)
    const kept = await t.database.asOwner((db) =>
      db.deleteFrom('message_opt_outs').returning(['channel', 'why']).execute(),
    )
    expect(kept).toEqual([{ channel: 'sms', why: 'opted_out' }])
    expect(await ledger()).toMatchObject([{ state: 'failed' }])
  })

  it('of a message whose answer was lost marks it as sent, and it is not sent again [SHAR-05] [SHAR-06]', async () => {
    providers.behaviour.push('drop after accepting')
    const { ours } = await tell('sms')
    expect(await ledger()).toMatchObject([{ state: 'queued', provider_id: null }])
    const [taken] = providers.taken.slice(-1)
    expect(taken?.ours).toBe(ours)
    expect(await twilioStatus(taken?.id ?? '', 'queued', ours)).toBe(204)
    expect(await ledger()).toMatchObject([{ state: 'sent', provider_id: taken?.id }])
    await t.database.asOwner((db) => sql`update outbox set due_at = now()`.execute(db))
    const before = providers.taken.length
    await drainOnce(t.deps, gatewaysFrom(t.deps.settings))
    expect(providers.taken.length).toBe(before)
  })
})

describe('a call that is not a provider’s', () => {
  it('is refused, whoever says that it is one, and changes nothing [SHAR-06]', async () => {
    const { theirs, ours } = await tell('sms')
    const fields = { MessageSid: theirs, MessageStatus: 'delivered', AccountSid: accounts.sid }
    expect(await twilio(fields, ours, 'another token')).toBe(403)
    expect(
      await post(`/callbacks/twilio?m=${ours}`, new URLSearchParams(fields).toString(), FORM),
    ).toBe(403)
    // Signed for another message, or another address.
    const body = new URLSearchParams(fields).toString()
    const text = Object.entries(fields)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flat()
      .join('')
    for (const address of [
      'http://epod.test/callbacks/twilio',
      `https://epod.test/callbacks/twilio?m=${ours}`,
    ]) {
      const signature = createHmac('sha1', accounts.token)
        .update(address + text)
        .digest('base64')
      expect(
        await post(`/callbacks/twilio?m=${ours}`, body, {
          ...FORM,
          'x-twilio-signature': signature,
        }),
      ).toBe(403)
    }
    expect(await meta(metaStatuses({ id: theirs, status: 'read' }), 'another secret')).toBe(403)
    expect(await any({ ref: theirs, state: 'DELIVRD' }, 'another secret that is long')).toBe(403)
    expect(await msg91({ requestId: theirs, status: '1' }, 'wrong')).toBe(403)
    expect(await msg91({ requestId: theirs, status: '1' }, '')).toBe(403)
    expect(await post('/callbacks/msg91', '{}', JSON_TYPE)).toBe(403)
    expect(await post('/callbacks/nobody', '{}', JSON_TYPE)).toBe(404)
    expect(await ledger()).toMatchObject([{ state: 'sent' }])
  })

  it('knows no message of another provider or account, and none that is not there [SHAR-06]', async () => {
    const { theirs, ours } = await tell('sms')
    // Another provider of ours says its own id, or ours.
    expect(
      await meta(metaStatuses({ id: theirs, status: 'read', biz_opaque_callback_data: ours })),
    ).toBe(204)
    expect(await any({ ref: ours, state: 'DELIVRD' })).toBe(204)
    expect(
      await twilioStatus('SMnothing', 'delivered', '0198c5f0-0000-7000-8000-000000000001'),
    ).toBe(204)
    expect(
      await twilio({ MessageSid: theirs, MessageStatus: 'delivered', AccountSid: 'ACother' }, ours),
    ).toBe(204)
    expect(await ledger()).toMatchObject([{ state: 'sent' }])
  })

  it('of one client’s message changes nothing of another’s [SHAR-06]', async () => {
    const { theirs, ours } = await tell('sms')
    const strange = await anOrder(t, 'bayer')
    await t.database.asOwner((db) =>
      sql`
      update outbox set order_id = ${strange._id}, client_id = (select id from clients where key = 'bayer')
      where id = ${ours}`.execute(db),
    )
    expect(await twilioStatus(theirs, 'delivered', ours)).toBe(204)
    expect(await shown()).toEqual({ phones: [], notices: ['sms: Not Delivered'] })
    expect(await ledger(strange._id)).toMatchObject([{ state: 'delivered' }])
  })
})

describe('whatever is sent', () => {
  it('is answered without a fault of the server [SHAR-06]', async () => {
    const bodies = [
      '',
      '{',
      '[]',
      'null',
      '0',
      '"x"',
      '{"entry":{"changes":[null,{"value":{"statuses":[1,null,{"id":{},"status":[]}]}}]}}',
      '{"__proto__":{"status":"delivered"}}',
      '['.repeat(50_000),
      '\u0000',
      'a=b&a=c&=&%',
      `{"entry":"${'x'.repeat(900_000)}"}`,
    ]
    for (const body of bodies) {
      const codes = [
        await post('/callbacks/whatsapp', body, {
          ...JSON_TYPE,
          'x-hub-signature-256': `sha256=${createHmac('sha256', accounts.app_secret).update(body).digest('hex')}`,
        }),
        await post('/callbacks/http', body, {
          ...JSON_TYPE,
          'x-signature': createHmac('sha256', accounts.http_secret).update(body).digest('hex'),
        }),
        await post('/callbacks/msg91', body, {
          ...FORM,
          'x-callback-secret': accounts.msg91_secret,
        }),
        await post('/callbacks/msg91', body, {
          'content-type': 'text/plain',
          'x-callback-secret': accounts.msg91_secret,
        }),
        await post('/callbacks/twilio?m=%00%', body, { ...FORM, 'x-twilio-signature': 'é' }),
      ]
      expect(codes.filter((code) => code >= 500)).toEqual([])
    }
    const huge = 'x'.repeat(1_000_001)
    expect(await post('/callbacks/whatsapp', huge, JSON_TYPE)).toBe(413)
    expect(await post(`/callbacks/msg91/${'x'.repeat(2_000)}`, '{}', JSON_TYPE)).toBe(403)
    const odd = { ...accounts, text: '\u0000' }
    expect(await twilio({ MessageSid: odd.text, MessageStatus: 'delivered' }, null)).toBe(204)
    expect(
      await meta(
        metaStatuses({ id: `\u0000${'x'.repeat(5_000)}`, status: 'failed', errors: [{ code: 1 }] }),
      ),
    ).toBe(204)
  })

  it('is Meta’s question whether the address is ours, and gets its challenge back [SHAR-06]', async () => {
    const ask = async (query: string) => {
      const { statusCode, body } = await t.app.inject({
        method: 'GET',
        url: `/callbacks/whatsapp?${query}`,
      })
      return [statusCode, statusCode === 200 ? body : '']
    }
    const asked = `hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${accounts.verify_token}`
    expect(await ask(asked)).toEqual([200, '1158201444'])
    expect(await ask(asked.replace('subscribe', 'unsubscribe'))).toEqual([403, ''])
    expect(await ask(asked.replace(accounts.verify_token, 'x'))).toEqual([403, ''])
    expect(await ask(asked.replace('1158201444', '<script>'))).toEqual([403, ''])
    expect(await ask('')).toEqual([403, ''])
  })
})
