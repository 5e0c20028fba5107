import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { words } from '../../../domain/testing/words.ts'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf, messagesOf } from '../../testing/orders.ts'

let t: TestApp
/** Texts sealed so far. */
let sealed = 0
let order: Order
let strange: Order
const configure = (username: string, config: PolicyDocument): Promise<unknown> =>
  t.database.asOwner((db) =>
    db
      .updateTable('users')
      .where('username', '=', username)
      .set({ config: JSON.stringify(config) })
      .execute(),
  )
beforeAll(async () => {
  t = await openTestApp({}, undefined, {
    keys: (real) => ({
      ...real,
      seal: (text) => {
        sealed += 1
        return real.seal(text)
      },
    }),
  })
  strange = await anOrder(t, 'bayer')
  await configure('acme', {
    config: {
      allow_manual_trigger_for_epod_notifications: true,
      allow_targets_for_manual_trigger: false,
    },
  })
})
beforeEach(async () => {
  order = await anOrder(t)
})
afterAll(() => t.close())

const send = (body: object, as = 'acme', headers: Record<string, string> = {}): Promise<Reply> =>
  t.call(as, '/orders/triggerNotification', { order_ids: [order._id], ...body }, headers)
const fieldsOf = ({ body }: Reply): string[] =>
  (body.errors ?? []).map(({ field }: { field: string }) => field)
const told = async (id: string): Promise<[string, string][]> =>
  (await messagesOf(t, id))
    .map(({ channel, recipient }): [string, string] => [channel, recipient])
    .toSorted(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1))

describe('sharing an order', () => {
  const targets = {
    emails: ['a@example.com', 'b@example.com', 'a@example.com'],
    phones: ['9876501234'],
  }

  it('puts one message for each contact and type into the outbox, and says so [SHAR-02] [SHAR-03] [SHAR-05]', async () => {
    expect(
      await send({
        identifier: order.identifier,
        notificationType: ['email', 'sms', 'whatsapp'],
        targets,
      }),
    ).toMatchObject({
      code: 200,
      body: {
        status: true,
        code: 'messages_kept',
        message: '4 messages kept: no e-mail and no SMS and no WhatsApp provider is set',
      },
    })
    expect(await told(order._id)).toEqual([
      ['email', 'a@example.com'],
      ['email', 'b@example.com'],
      ['sms', '9876501234'],
      ['whatsapp', '9876501234'],
    ])
    const [message] = await messagesOf(t, order._id)
    expect(message).toMatchObject({ kind: 'notice', subject: `Consignment ${order.identifier}` })
    expect(message?.body).toMatch(
      new RegExp(`^Consignment ${order.identifier} from .+\\n+Status: On its way\\n`),
    )
  })

  it('sends a tracking link of its own each time, that opens, is on record, and whose reference is kept by nobody in the clear [LINK-01] [SHAR-05]', async () => {
    for (const address of ['a@example.com', 'b@example.com'])
      expect(
        (await send({ notificationType: ['email'], targets: { emails: [address] } })).code,
      ).toBe(200)
    const rows = await t.database.read(platform, (db) =>
      db.selectFrom('outbox').select(['body', 'secret']).where('order_id', '=', order._id),
    )
    const references = rows.map(({ secret }) => t.deps.keys.unseal(secret ?? ''))
    expect([
      new Set(references).size,
      rows.some(({ body }) => references.some((reference) => body.includes(reference))),
    ]).toEqual([2, false])
    for (const reference of references) {
      expect(reference).toMatch(/^[\w-]{22}$/)
      expect((await t.call(null, `/public/tracking/${reference}`)).body).toMatchObject({
        status: true,
        result: { identifier: order.identifier, masked: false },
      })
    }
    expect((await logOf(t, order._id)).map(({ type, actor }) => [type, actor.username])).toEqual([
      ['created', 'acme'],
      ['link_created', 'acme'],
      ['link_created', 'acme'],
    ])
    const shown = (await t.call('admin', '/outbox')).body.result.find(
      ({ order_id }) => order_id === order._id,
    )
    expect(shown?.body).toMatch(
      /\nFollow it here: http:\/\/epod\.test\/publictracking\/[\w-]{22}\n$/,
    )
  })

  it('happens once, however often it is sent under one key [SHAR-05]', async () => {
    const share = () =>
      send({ notificationType: ['email'], targets: { emails: ['a@example.com'] } }, 'acme', {
        'idempotency-key': `share ${order._id}`.replace(' ', '-'),
      })
    const replies = await Promise.all([share(), share(), share()])
    expect(replies.map(({ code, body }) => [code, body.message])).toEqual(
      Array.from({ length: 3 }, () => [200, words.messages_kept(1, ['email'])]),
    )
    expect(await messagesOf(t, order._id)).toHaveLength(1)
    expect((await logOf(t, order._id)).filter(({ type }) => type === 'link_created')).toHaveLength(
      1,
    )
  })

  it.each<[string, object, string[], string]>([
    ['no type', { notificationType: [] }, ['notificationType'], words.sharing_missing],
    [
      'a type without its value',
      { notificationType: ['email', 'sms'], targets: { emails: ['a@example.com'] } },
      ['targets.phones'],
      words.sharing_missing,
    ],
    [
      'no contacts where it is said to be a share',
      { purpose: 'share', notificationType: ['email'] },
      ['targets.emails'],
      words.sharing_missing,
    ],
    [
      'an e-mail address that is none',
      { notificationType: ['email'], targets: { emails: ['a@example.com', 'x@'] } },
      ['targets.emails.1'],
      'E-mail must be valid',
    ],
    [
      'two addresses in one',
      { notificationType: ['email'], targets: { emails: ['a@example.com,b@example.com'] } },
      ['targets.emails.0'],
      'E-mail must be valid',
    ],
    [
      'a header in an address',
      { notificationType: ['email'], targets: { emails: ['a@example.com\r\nBcc: b@example.com'] } },
      ['targets.emails.0'],
      'E-mail must be valid',
    ],
    [
      'a phone number of nine digits',
      { notificationType: ['sms'], targets: { phones: ['987654321'] } },
      ['targets.phones.0'],
      'Mobile Number Should be 10 digit',
    ],
    [
      'more than five contacts, of both kinds together',
      {
        notificationType: ['email', 'sms'],
        targets: {
          emails: ['a@example.com', 'b@example.com', 'c@example.com'],
          phones: ['9876501231', '9876501232', '9876501233'],
        },
      },
      ['targets'],
      'At most 5 recipients can be named at once',
    ],
    [
      'an unknown field',
      { notificationType: ['sms'], text: 'Hello' },
      ['text'],
      words.unknown_field,
    ],
    ['an unknown type', { notificationType: ['fax'] }, ['notificationType.0'], ''],
    ['nothing', { order_ids: undefined }, ['order_ids'], 'ID Missing'],
    [
      'no order',
      { order_ids: [], notificationType: ['email'], targets: { emails: ['a@example.com'] } },
      ['order_ids'],
      'ID Missing',
    ],
    [
      'too many orders',
      {
        order_ids: Array.from({ length: 1_001 }, () => '00000000-0000-4000-8000-000000000000'),
        notificationType: ['sms'],
      },
      ['order_ids'],
      '',
    ],
  ])(
    'is refused with %s, by the field’s name [SHAR-02] [SHAR-03] [ERRS-04]',
    async (_name, body, fields, message) => {
      const reply = await send(body)
      expect([reply.code, fieldsOf(reply)]).toEqual([422, fields])
      if (message !== '') expect(reply.body.errors[0].message).toBe(message)
      if (message !== '' && message !== words.unknown_field)
        expect(reply.body.message).toBe(message)
      expect(await messagesOf(t, order._id)).toEqual([])
    },
  )

  it('says of a foreign order exactly what it says of an unknown one, and sends nothing for those beside it [ROLE-15] [SHAR-05]', async () => {
    const ask = async (other: string): Promise<Reply> =>
      send({
        order_ids: [order._id, other],
        notificationType: ['email'],
        targets: { emails: ['a@example.com'] },
      })
    const [foreign, unknown] = [await ask(strange._id), await ask(randomUUIDv7())]
    expect([foreign.code, foreign.body]).toEqual([404, unknown.body])
    expect([await messagesOf(t, order._id), await messagesOf(t, strange._id)]).toEqual([[], []])
    expect((await logOf(t, order._id)).map(({ type }) => type)).toEqual(['created'])
  })

  it('is not for accounts that only look, or for ways the policy does not offer [SHAR-01] [ROLE-11]', async () => {
    expect(
      (
        await send(
          { notificationType: ['email'], targets: { emails: ['a@example.com'] } },
          'acme-viewer',
        )
      ).code,
    ).toBe(403)
    await configure('acme-users', { share_types: ['email'] })
    expect(
      await send({ notificationType: ['sms'], targets: { phones: ['9876501234'] } }, 'acme-users'),
    ).toMatchObject({ code: 403, body: { message: `sms: ${words.type_off}` } })
    expect(
      (
        await send(
          { notificationType: ['email'], targets: { emails: ['a@example.com'] } },
          'acme-users',
        )
      ).code,
    ).toBe(200)
  })
})

describe('a manual trigger', () => {
  it('goes to each order’s own receivers, in one go for many, and is put on record [SHAR-03] [SHAR-04] [TABL-16]', async () => {
    const other = await anOrder(t)
    const reply = await send({
      order_ids: [order._id, other._id, order._id],
      notificationType: ['email', 'whatsapp'],
    })
    expect(reply).toMatchObject({
      code: 200,
      body: {
        status: true,
        code: 'messages_kept',
        message: '4 messages kept: no e-mail and no WhatsApp provider is set',
      },
    })
    for (const {
      _id,
      spocs: [spoc],
    } of [order, other])
      expect(await told(_id)).toEqual([
        ['email', spoc?.contact.email[0]],
        ['whatsapp', spoc?.contact.phone[0]],
      ])
    expect((await logOf(t, order._id)).map(({ type }) => type)).toEqual([
      'created',
      'link_created',
      'notified',
      'notified',
    ])
    const { notification_details } = (await t.call('acme', `/orders/${order._id}`)).body.result
    expect(
      notification_details.map(({ notificationType, status }) => [notificationType, status]),
    ).toEqual([
      ['email', 'Not Delivered'],
      ['whatsapp', 'Not Delivered'],
    ])
    expect(
      (await logOf(t, order._id)).flatMap(({ type, data }) => (type === 'notified' ? data : [])),
    ).toMatchObject([{ status: 'kept' }, { status: 'kept' }])
  })

  it('needs the switch, and another for contacts of one’s own [SHAR-04] [ROLE-12]', async () => {
    await configure('acme-cnf', { config: { allow_manual_trigger_for_epod_notifications: false } })
    expect((await send({ notificationType: ['sms'] }, 'acme-cnf')).code).toBe(403)
    const own = {
      purpose: 'trigger',
      notificationType: ['sms'],
      targets: { phones: ['9876501234'] },
    }
    expect(await send(own)).toMatchObject({ code: 403, body: { message: words.targets_off } })
    expect(await send(own, 'acme-users')).toMatchObject({
      code: 200,
      body: { message: words.messages_kept(1, ['sms']) },
    })
    expect(await told(order._id)).toEqual([['sms', '9876501234']])
  })

  it('is refused where no receiver has such a contact [SHAR-03]', async () => {
    order = await anOrder(t, 'acme', {
      spocs: [{ name: 'Meera', contact: { phone: ['9876500009'], email: [] } }],
    })
    expect(await send({ notificationType: ['email'] })).toMatchObject({
      code: 422,
      body: { message: words.no_targets },
    })
  })

  it('lets no text of an order pass for a link or another line [SHAR-05]', async () => {
    order = await anOrder(t, 'acme', {
      identifier: 'LR\nStatus: Received https://evil.example/x www.evil.com {{otp}}<b>',
    })
    expect((await send({ notificationType: ['sms'] })).code).toBe(200)
    const [message] = await messagesOf(t, order._id)
    expect(message?.body.split('\n')[0]).toMatch(
      /^Consignment LR Status: Received https: evil\. example from /,
    )
    expect(message?.body.match(/https?:\/\/\S+/g)).toHaveLength(1)
  })

  it('sends hundreds of messages at once, refuses more than 1,000 whole and eventSealing none of them [SHAR-05] [ERRS-04]', async () => {
    const all = [order, ...(await Promise.all(Array.from({ length: 100 }, () => anOrder(t))))].map(
      ({ _id }) => _id,
    )
    const targets = {
      phones: Array.from({ length: 5 }, (_, n) => `987650123${n}`),
    }
    const share = (order_ids: string[]) =>
      send({ order_ids, purpose: 'share', notificationType: ['sms', 'whatsapp'], targets }, 'acme')
    const sealed_before = sealed
    const { code, body } = await share(all)
    expect([code, body.errors, sealed - sealed_before]).toEqual([
      422,
      [{ field: 'order_ids', code: 'too_many_messages', message: words.too_many_messages(1_000) }],
      0,
    ])
    expect(await messagesOf(t, order._id)).toEqual([])
    expect(await share(all.slice(0, 90))).toMatchObject({
      code: 200,
      body: { message: words.messages_kept(900, ['sms', 'whatsapp']) },
    })
    expect([
      (await messagesOf(t, order._id)).length,
      (await logOf(t, order._id)).map(({ type }) => type),
    ]).toEqual([10, ['created', 'link_created']])
    // What this account has sent today counts against the others' tests.
    await t.database.asOwner((db) =>
      sql`delete from outbox where recipient like '987650123_'`.execute(db),
    )
  })

  it('says of texts that are no ids exactly what it says of unknown ones [SHAR-03] [ROLE-15]', async () => {
    const ask = (order_ids: unknown[]): Promise<Reply> =>
      send({ order_ids, notificationType: ['email'], targets: { emails: ['a@example.com'] } })
    const unknown = await ask([randomUUIDv7()])
    for (const order_ids of [['none'], [order._id, "' or 1=1 --"], [''], [`${order._id} `]])
      expect([(await ask(order_ids)).code, (await ask(order_ids)).body]).toEqual([
        404,
        unknown.body,
      ])
    expect((await ask([7])).code).toBe(422)
    expect(await messagesOf(t, order._id)).toEqual([])
  })

  it('stops at an account’s share of a day, whole or not at all, also where two are sent at once [SHAR-05]', async () => {
    await t.database.asOwner((db) =>
      sql`insert into outbox (id, client_id, kind, channel, recipient, subject, body, state)
      select gen_random_uuid(), client_id, 'notice', 'sms', '', '', '', 'sent'
      from users, generate_series(1, 4930)
      where username = 'acme'`.execute(db),
    )
    const orders = await Promise.all(Array.from({ length: 40 }, () => anOrder(t)))
    const batch = () => send({ order_ids: orders.map(({ _id }) => _id), notificationType: ['sms'] })
    const replies = await Promise.all([batch(), batch()])
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 429])
    expect(replies.find(({ code }) => code === 429)?.headers['retry-after']).toBe('3600')
  })
})
