import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../../domain/order/order.ts'
import { words } from '../../../domain/testing/words.ts'
import { foldCounts } from '../../stores/orders/counts/changes.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf, messagesOf } from '../../testing/orders.ts'
import { aNumber, aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const edit = (
  order: Pick<Order, '_id'>,
  fields: object,
  as = 'acme',
  headers: Record<string, string> = {},
): Promise<Reply> => t.call(as, '/edit_epod', { _id: order._id, ...fields }, headers)
const typesOf = async (order: Order): Promise<string[]> =>
  (await logOf(t, order._id)).map(({ type }) => type)
const read = async (order: Pick<Order, '_id'>) =>
  (await t.call('acme', `/orders/${order._id}`)).body.result

describe('POST /edit_epod', () => {
  it('changes the fields that it names and answers the order, which lists and search then have so [EDIT-02]', async () => {
    const order = await anOrder(t, 'acme', { invoice: 'INV-1' })
    const { code, body } = await edit(order, {
      rev: 1,
      truck_number: 'KA05EDIT01',
      ship_weight: { weight: 2, unit: 'Tonne' },
      spocs: [
        { name: 'Meera', contact: '98765 00002' },
        { name: 'Nobody', contact: {} },
      ],
      invoice: null,
    })
    expect([code, body.status, body.message]).toEqual([200, true, words.order_edited_anew])
    expect(body.result).toMatchObject({
      rev: 2,
      truck_number: 'KA05EDIT01',
      ship_weight: { weight: 2, unit: 'Tonne', value: 200 },
      invoice: null,
      source: { name: 'Pune' },
      spocs: [{ name: 'Meera', contact: { phone: ['9876500002'], email: [] } }],
    })
    expect(body.result).not.toHaveProperty('challenge')
    expect(await read(order)).toEqual(body.result)
    const found = await t.call(
      'acme',
      '/fetch_orders',
      { query: { search: 'ka05edit01' } },
      { prefer: 'return=representation' },
    )
    expect(found.body.returnData?.result.orders).toEqual([body.result])
    expect(await typesOf(order)).toEqual(['created', 'edited'])
    expect(
      (await t.call('acme', '/orders/filters?key=truck_number&search=ka05edit01')).body.result,
    ).toEqual([{ key: 'truck_number', values: ['KA05EDIT01'] }])
  })

  it('writes nothing where nothing changes, and once under one key [EDIT-02]', async () => {
    const order = await anOrder(t)
    expect((await edit(order, { truck_number: order.truck_number, rev: 1 })).body.result.rev).toBe(
      1,
    )
    const key = { 'idempotency-key': aNumber() }
    const all = await Promise.all(
      Array.from({ length: 5 }, () => edit(order, { truck_number: 'ONCE', rev: 1 }, 'acme', key)),
    )
    for (const { code, body } of all) expect([code, body]).toEqual([200, all[0]?.body])
    expect(await typesOf(order)).toEqual(['created', 'edited'])
  })

  it('is closed once the order was received, and says what it is now [EDIT-01]', async () => {
    const order = await anOrder(t)
    await t.call('acme', '/update_epod', { _id: order._id, receive: true })
    const { code, body } = await edit(order, { truck_number: 'LATE', rev: 1 })
    expect([code, body.message, body.result.ended, body.result.truck_number]).toEqual([
      409,
      words.already_received,
      true,
      order.truck_number,
    ])
    expect(await typesOf(order)).toEqual(['created', 'received'])
  })

  it('ends a one-time password that is on its way, since it was sent for other facts [EDIT-02]', async () => {
    const order = await anOrder(t)
    await t.call('acme', '/trigger_otp', { _id: order._id })
    const [{ otp } = { otp: null }] = await messagesOf(t, order._id)
    await edit(order, { spocs: [{ name: 'Other', contact: '9876500055' }] })
    const { code, body } = await t.call('acme', '/update_epod', { _id: order._id, otp })
    expect([code, body.message]).toEqual([422, words.otp_none])
  })

  it('leaves a one-time password good where the vehicle alone is another [EDIT-02] [OTP-03]', async () => {
    const order = await anOrder(t)
    await t.call('acme', '/trigger_otp', { _id: order._id })
    const [{ otp } = { otp: null }] = await messagesOf(t, order._id)
    expect((await edit(order, { truck_number: 'KA05' })).code).toBe(200)
    const { code, body } = await t.call('acme', '/update_epod', { _id: order._id, otp })
    expect([code, body.message]).toEqual([200, 'otp verified'])
  })

  it('tells the old contact of a change after dispatch, once, and flags the order for good [EDIT-02]', async () => {
    const order = await anOrder(t, 'acme', {
      dispatch_date: '2026-01-05',
      spocs: [{ name: 'Old', contact: { phone: ['9876500061'], email: ['old@example.com'] } }],
    })
    await t.call('acme', '/trigger_otp', { _id: order._id })
    const key = { 'idempotency-key': aNumber() }
    const spocs = [{ name: 'New', contact: '9876500062' }]
    for (const { body } of [
      await edit(order, { spocs }, 'acme', key),
      await edit(order, { spocs }, 'acme', key),
      await edit(order, { truck_number: 'KA05' }),
    ])
      expect(body.result.epod.contact_changed_at).toMatch(/Z$/)
    const told = (await messagesOf(t, order._id)).filter(({ kind }) => kind === 'notice')
    expect(told).toHaveLength(2)
    expect(told.map(({ channel, recipient, otp }) => [channel, recipient, otp])).toEqual(
      expect.arrayContaining([
        ['email', 'old@example.com', null],
        ['sms', '9876500061', null],
      ]),
    )
    expect(told[0]?.body).toContain('Acme Logistics')
    const [later, named] = [
      await anOrder(t, 'acme', { dispatch_date: '2199-01-01' }),
      await anOrder(t, 'acme', { dispatch_date: '2026-01-05' }),
    ]
    await edit(later, { spocs })
    await edit(named, {
      spocs: [
        {
          ...named.spocs[0],
          name: 'Renamed',
          contact: {
            phone: named.spocs[0]?.contact.phone ?? [],
            email: named.spocs[0]?.contact.email ?? [],
          },
        },
      ],
    })
    for (const quiet of [later, named])
      expect([await messagesOf(t, quiet._id), (await read(quiet)).epod]).toEqual([
        [],
        expect.not.objectContaining({ contact_changed_at: expect.anything() }),
      ])
  })

  it('needs what the policy says: the first receiver’s contact, or the driver [EDIT-03]', async () => {
    const order = await anOrder(t)
    const bare = await edit(order, { spocs: [{ name: 'A' }, { name: 'B', contact: '9876500002' }] })
    expect([bare.code, bare.body.errors]).toEqual([
      422,
      [{ field: 'spocs.0.contact', code: 'contact_invalid', message: words.contact_invalid }],
    ])
    const driverless = await anOrder(t, 'syngenta', { driver: { name: 'Ravi' } })
    const refused = await edit(driverless, { truck_number: 'X' }, 'syngenta')
    expect([refused.code, refused.body.errors]).toEqual([
      422,
      [{ field: 'driver.contact', code: 'contact_invalid', message: words.contact_invalid }],
    ])
    expect(
      (await edit(driverless, { truck_number: 'X', driver: { contact: '9876543210' } }, 'syngenta'))
        .code,
    ).toBe(200)
  })

  it('changes driver and TAT only where the policy lists them [EDIT-04]', async () => {
    const allowed = async (client: string, fields: object) =>
      (await edit(await anOrder(t, client), fields, client)).code
    for (const [client, driver, tat] of [
      ['acme', 200, 200],
      ['shipper', 200, 200],
      ['syngenta', 200, 403],
      ['bayer', 403, 200],
      ['swiggy', 200, 403],
    ] as const) {
      expect([
        client,
        await allowed(client, { driver: { name: 'Other', contact: '9876500077' } }),
        await allowed(client, { eta_hrs: 12 }),
      ]).toEqual([client, driver, tat])
    }
    const { body } = await edit(await anOrder(t, 'bayer'), { driver: { name: 'Other' } }, 'bayer')
    expect(body.errors).toEqual([
      { field: 'driver.name', code: 'not_editable', message: words.not_editable('Driver name') },
    ])
  })

  it.each([
    ['rev', '1'],
    ['rev', 0],
    ['truck_number', 7],
    ['truck_number', null],
    ['driver', 'Ravi'],
    ['spocs', {}],
    ['spocs', [{ name: 'A', contact: '123' }]],
    ['ship_weight', 2],
    ['dispatch_date', '2026-02-30'],
    ['eta_hrs', '48'],
    ['Items', 'x'],
    ['extra_fields', []],
    ['client', 'a\0b'],
    ['epod', { otp: { verified: true } }],
    ['ended', true],
    ['user', 'shipper'],
    ['approval_status', {}],
    ['profile', {}],
    ['$set', {}],
  ])('refuses %s as %j and changes nothing [EDIT-02]', async (field, value) => {
    const order = await anOrder(t)
    const { code, body } = await edit(order, { [field]: value, invoice: 'NEW' })
    expect([code, body.status, body.errors[0].field.split('.')[0]]).toEqual([422, false, field])
    expect(await typesOf(order)).toEqual(['created'])
  })

  it('refuses a number that another order has, by name, also where the caller cannot see that order or both come at once [EDIT-02]', async () => {
    const [one, two, other] = [
      await anOrder(t),
      await anOrder(t),
      await anOrder(t, 'acme', { transporter: 'Other Carrier' }),
    ]
    const taken = await edit(one, { identifier: other.identifier, truck_number: 'NOT-KEPT' })
    expect([taken.code, taken.body.message, taken.body.errors]).toEqual([
      409,
      words.identifier_taken(other.identifier),
      [
        {
          field: 'identifier',
          code: 'identifier_taken',
          message: words.identifier_taken(other.identifier),
        },
      ],
    ])
    expect((await read(one)).truck_number).toBe(one.truck_number)
    const identifier = aNumber()
    const codes = (await Promise.all([one, two].map((order) => edit(order, { identifier })))).map(
      ({ code }) => code,
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409])
    // Numbers are the account's own, and free again once given up.
    expect((await edit(await anOrder(t, 'shipper'), { identifier }, 'shipper')).code).toBe(200)
    expect(
      (
        await t.call('acme', '/orders', [
          aRow({ identifier: codes[0] === 200 ? one.identifier : two.identifier }),
        ])
      ).code,
    ).toBe(200)
  })

  it('is no way out of one’s reach, nor into another’s order [EDIT-04] [ROLE-15]', async () => {
    const own = await anOrder(t)
    expect((await edit(own, { transporter: 'Other Carrier' }, 'acme-vendor')).code).toBe(403)
    expect((await edit(own, { truck_number: 'VENDORS-NEW' }, 'acme-vendor')).code).toBe(200)
    expect(
      (await t.call('acme', '/orders/filters?key=truck_number&search=vendors-new')).body.result[0]
        ?.values,
    ).toEqual(['VENDORS-NEW'])
    const sent = await anOrder(t, 'acme', { client: 'Sharma Distributors' })
    expect((await edit(sent, { client: 'Northwind' }, 'acme-distributor')).code).toBe(403)
    expect((await edit(sent, { invoice: 'INV-9' }, 'acme-distributor')).code).toBe(403)
    expect((await edit(sent, { truck_number: 'MH12CD5678' }, 'acme-distributor')).code).toBe(200)
    for (const as of ['shipper', 'acme-distributor']) {
      const [foreign, missing] = await Promise.all([
        edit(own, { truck_number: 'X', rev: 99 }, as),
        edit({ _id: '01900000-0000-7000-8000-00000000dead' }, { truck_number: 'X', rev: 99 }, as),
      ])
      expect([foreign.code, foreign.body]).toEqual([404, missing.body])
    }
  })

  it('moves an order to its new day and carrier in cards and lists, for client and carriers alike [EDIT-02] [CARD-05]', async () => {
    const day = { $gte: '2031-05-01T00:00:00.000Z', $lte: '2031-05-31T23:59:59.999Z' }
    const figures = async (as: string) =>
      (await t.call(as, '/counter', { query: { dispatch_date: day } })).body.result
    const order = await anOrder(t, 'acme', {
      transporter: 'Other Carrier',
      dispatch_date: '2031-04-01',
      dispatch_time: '10:00',
      eta_hrs: 10,
    })
    expect([
      (await figures('acme')).total_orders,
      (await figures('acme-vendor')).total_orders,
    ]).toEqual([0, 0])
    await edit(order, { transporter: 'Roadrunner', dispatch_date: '2031-05-10' })
    expect([
      (await figures('acme')).total_orders,
      (await figures('acme-vendor')).total_orders,
    ]).toEqual([1, 1])
    await t.call('acme', '/update_epod', { _id: order._id, receive: true })
    for (const fold of [false, true]) {
      if (fold) while ((await foldCounts(t.database)) > 0);
      for (const as of ['acme', 'acme-vendor'])
        expect(await figures(as)).toMatchObject({ total_orders: 1, closed_orders: 1 })
    }
  })
})

describe('two who edit one order', () => {
  it('are told: the second gets the other’s values, and nothing is overwritten unseen [EDIT-05]', async () => {
    const order = await anOrder(t)
    expect(
      (await edit(order, { rev: 1, truck_number: 'FIRST', invoice: 'I-1' }, 'acme-users')).code,
    ).toBe(200)
    for (const fields of [{ truck_number: 'SECOND' }, { lot: 'L-2' }]) {
      const { code, body } = await edit(order, { rev: 1, ...fields })
      expect([
        code,
        body.status,
        body.message,
        body.result.rev,
        body.result.truck_number,
        body.result.lot,
      ]).toEqual([409, false, words.changed_since, 2, 'FIRST', null])
      expect(body.errors).toEqual(
        ['invoice', 'truck_number'].map((field) => ({
          field,
          code: 'changed_by',
          message: words.changed_by('acme-users'),
        })),
      )
    }
    expect((await edit(order, { rev: 2, truck_number: 'SECOND' })).body.result).toMatchObject({
      rev: 3,
      truck_number: 'SECOND',
      invoice: 'I-1',
    })
  })

  it('at the very same time: one is first, all others are told [EDIT-05]', async () => {
    const order = await anOrder(t)
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        edit(order, { rev: 1, truck_number: `T-${n}` }, n % 2 ? 'acme' : 'acme-users'),
      ),
    )
    const first = all.filter(({ code }) => code === 200)
    expect(first).toHaveLength(1)
    for (const { code, body } of all.filter((reply) => reply !== first[0]))
      expect([code, body.result.truck_number]).toEqual([409, first[0]?.body.result.truck_number])
    expect(await typesOf(order)).toEqual(['created', 'edited'])
  })

  it('are not disturbed by remarks, photos and links in between [EDIT-05]', async () => {
    const order = await anOrder(t)
    await t.call('acme', '/update_epod', { _id: order._id, remarks: { text: 'seen' } })
    await t.call('acme', `/orders/${order._id}/links`, { party: 'receiver' })
    expect((await edit(order, { rev: 1, truck_number: 'FINE' })).body.result).toMatchObject({
      rev: 4,
      truck_number: 'FINE',
    })
    expect((await edit(order, { rev: 9, truck_number: 'X' })).body.errors).toEqual([
      { field: 'rev', code: 'rev_unknown', message: words.rev_unknown },
    ])
  })

  it('may leave out the rev: then only the fields named are changed [EDIT-05]', async () => {
    const order = await anOrder(t)
    await edit(order, { truck_number: 'FIRST' })
    expect((await edit(order, { invoice: 'I-2' })).body.result).toMatchObject({
      truck_number: 'FIRST',
      invoice: 'I-2',
      rev: 3,
    })
  })
})
