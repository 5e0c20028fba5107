import { present } from '../../testing/present.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublicOrder } from '../../../contract/proof/links.ts'
import type { Order } from '../../../domain/order/order.ts'
import { words } from '../../../domain/testing/words.ts'
import { platform } from '../../stores/database/scope.ts'
import { refreshPublic } from '../../../contract/proof/links.ts'
import { counter } from '../../../contract/orders/orders.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { aJpeg, sent } from '../../testing/pictures.ts'
import { linkTo, openPublic } from '../../testing/links.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const CANARY = 'canary-7f3a'
const secretive = () =>
  anOrder(test, 'acme', {
    driver: { name: `driver ${CANARY}`, contact: ['9111111111'] },
    spocs: [
      {
        name: `receiver ${CANARY}`,
        contact: { phone: ['9222222222'], email: [`${CANARY}@example.com`] },
      },
    ],
    value: 987_654,
    extra_fields: { note: CANARY },
    profile: { cust_code: CANARY },
    lot: CANARY,
    secondary_vendor: CANARY,
    transporter: CANARY,
    destination: {
      name: 'Nagpur',
      city: 'Nagpur',
      address: '1 Main Road',
      loc: [21.1, 79.1],
      spocs: [{ name: CANARY, contact: { phone: ['9333333333'] } }],
    },
  })
const keysIn = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((member) => keysIn(member, `${path}[]`))
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, member]) =>
    keysIn(member, path === '' ? key : `${path}.${key}`),
  )
}

describe('what a public page may know', () => {
  const common = [
    '_id',
    'client_rating',
    'delivery_time',
    'destination.address',
    'destination.city',
    'destination.name',
    'dispatch_date',
    'eta',
    'identifier',
    'invoice',
    'client',
    'masked',
    'received_by',
    'received_through',
    'rejected_at',
    'sender',
    'ship_unit',
    'source.city',
    'source.name',
    'status',
    'truck_number',
  ]
  const lines = ['accepted', 'delivered', 'description', 'line', 'on_paper'].map(
    (field) => `lines[].${field}`,
  )
  const may = [
    'delete_photo',
    'dispute',
    'quantities',
    'signature',
    'label',
    'leave',
    'not_delivered',
    'answer_attempt',
    'goods_condition',
    'outbound',
    'photo',
    'rating',
    'receive',
    'reject',
    'remark',
    'trigger_otp',
    'verify_otp',
  ]

  it.each([
    ['receiver', ['signature', 'reached_at', 'disputable_until', ...lines]],
    [
      'driver',
      [
        'signature',
        ...lines,
        'reached_at',
        'receiver_name',
        'receiver_phone',
        'destination.loc[]',
        'destination.loc[]',
        'destination.postal_code',
        'destination.landmark',
      ],
    ],
    ['tracking', ['reached_at']],
  ] as const)(
    'is a fixed list for the %s, without other parties’ contacts and internal fields [PUBL-05] [PUBL-02] [PUBL-03]',
    async (party, own) => {
      const { body } = await openPublic(
        test,
        party,
        (await linkTo(test, await secretive(), party)).ref,
      )
      const { may: reasons, ...shown } = body.result
      expect(keysIn(shown).sort()).toEqual([...common, ...own].sort())
      expect(Object.keys(reasons).sort()).toEqual(may.toSorted())
      for (const reason of Object.values<object | null>(reasons))
        expect(['code', 'message', 'params']).toEqual(
          expect.arrayContaining(Object.keys(reason ?? {})),
        )
      // The driver asks for the receiver by name, whom nobody else's link is told of.
      expect(body.result.receiver_name).toBe(party === 'driver' ? `receiver ${CANARY}` : undefined)
      const text = JSON.stringify({ ...body, result: { ...body.result, receiver_name: null } })
      expect(text).not.toContain(CANARY)
      expect(text.includes('9222222222')).toBe(party === 'driver')
      for (const hidden of ['9111111111', '9333333333', '987654', '"challenge"', '"profile"'])
        expect(text).not.toContain(hidden)
    },
  )

  it('says whose each photo is, and repeats to each party its own goods alone [PUBL-01] [PUBL-02] [PUBL-05]', async () => {
    const order = await anOrder(test)
    const [panels, box] = [
      { text: 'LED panels', qty: 3 },
      { text: 'Box', qty: 1 },
    ]
    const refs = {
      receiver: (await linkTo(test, order, 'receiver')).ref,
      driver: (await linkTo(test, order, 'driver')).ref,
    }
    for (const [party, act] of [
      ['receiver', { damaged: [panels] }],
      ['receiver', { photos: [sent(await aJpeg())] }],
      ['driver', { missing: [box], damaged: [panels] }],
      ['driver', { photos: [sent(await aJpeg())] }],
    ] as const) {
      const { token } = (await openPublic(test, party, refs[party])).body
      expect(
        (await test.call(`Bearer ${token}`, '/update_epod', { _id: order._id, ...act })).code,
      ).toBe(200)
    }
    // What the carrier's office lists is of the driver's side, and no driver's own.
    const office = { _id: order._id, missing: [panels] }
    expect((await test.call('acme-vendor', '/update_epod', office)).code).toBe(200)
    for (const [party, missing] of [
      ['receiver', []],
      ['driver', [box]],
    ] as const) {
      const { photos, ...told } = (await openPublic(test, party, refs[party])).body.result
      expect(photos.map(({ action_by }: { action_by: string }) => action_by)).toEqual([
        'receiver',
        'driver',
      ])
      expect([told.missing, told.damaged]).toEqual([missing, [panels]])
    }
    const { body } = await openPublic(test, 'tracking', (await linkTo(test, order, 'tracking')).ref)
    expect(Object.keys(body.result)).not.toContain('damaged')
  })

  it('has for tracking the summary of a received order, without a receiver’s face, and nothing of it before [PUBL-03] [PUBL-05] [SUMM-01] [SUMM-02]', async () => {
    const order = await anOrder(test)
    const { ref } = await linkTo(test, order, 'tracking')
    const put = async (act: object): Promise<void> => {
      const reply = await test.call('acme', '/update_epod', { _id: order._id, ...act })
      expect(reply.code).toBe(200)
    }
    const told = async () => {
      const { result } = (await openPublic(test, 'tracking', ref)).body
      const { received_by, remarks, photos } = result as PublicOrder
      return [received_by, remarks.map(({ text }) => text), photos.map(({ tag }) => tag)]
    }
    await put({ remarks: { text: 'Two boxes wet' } })
    await put({ photos: [{ ...sent(await aJpeg()), tag: 'epod' }] })
    await put({ photos: [{ ...sent(await aJpeg(9, 9)), tag: 'spoc' }] })
    expect(await told()).toEqual([null, [], []])
    await put({ receive: true })
    expect(await told()).toEqual(['Meera', ['Two boxes wet'], ['epod']])
    const { token, result } = (await openPublic(test, 'tracking', ref)).body
    const seen = await test.call(`Bearer ${token}`, result.photos[0].url.replace('/api', ''))
    expect(seen.code).toBe(200)
    const { photos } = (await test.call('acme', `/orders/${order._id}`)).body.result.epod
    const face = present(photos.find(({ tag }: { tag: string }) => tag === 'spoc'))
    expect((await test.call(`Bearer ${token}`, face.url.replace('/api', ''))).code).toBe(404)
  })

  it('names the sender as people do, and tells what a remark’s form needs [PUBL-01] [REM-02] [REM-03] [COND-03]', async () => {
    for (const [client, name, categories, fields] of [
      ['acme', 'Acme Logistics', 9, []],
      ['syngenta', 'Syngenta', 9, []],
      ['bayer', 'Bayer', 9, ['status_remark']],
    ] as const) {
      const { body } = await openPublic(
        test,
        'receiver',
        (await linkTo(test, await anOrder(test, client), 'receiver', client)).ref,
      )
      const { remark_categories, remark_fields, goods_invoice } = body.client_config
      expect(goods_invoice).toBe(client === 'bayer')
      expect([
        body.result.sender,
        remark_categories.length,
        remark_fields.map(({ key }: { key: string }) => key),
      ]).toEqual([name, categories, fields])
    }
  })

  it('tells nothing, masked, of what became of the order [LINK-01] [OTP-04]', async () => {
    const [fresh, received, rejected] = [
      await anOrder(test),
      await anOrder(test),
      await anOrder(test),
    ]
    await test.call('acme', '/update_epod', { _id: received._id, receive: true })
    await test.call('acme', '/update_epod', { _id: rejected._id, reject: true })
    const shown = async ({ _id, identifier }: Order): Promise<string> =>
      JSON.stringify((await openPublic(test, 'receiver', _id)).body.result)
        .replaceAll(_id, '')
        .replaceAll(identifier, '')
    expect(await shown(received)).toBe(await shown(fresh))
    expect(await shown(rejected)).toBe(await shown(fresh))
  })

  it('opens masked by a plain order id, and acts only after a one-time password [LINK-01] [AUTH-09]', async () => {
    const order = await secretive()
    const { code, body } = await openPublic(test, 'receiver', order._id)
    expect(code).toBe(200)
    const {
      _id,
      identifier,
      masked,
      may: allowed,
      status,
      remarks,
      photos,
      ...hidden
    } = body.result as PublicOrder
    expect([_id, identifier, masked, status, remarks, photos]).toEqual([
      order._id,
      order.identifier,
      true,
      null,
      [],
      [],
    ])
    expect(Object.values(hidden).every((value) => value === null)).toBe(true)
    expect(allowed).toMatchObject({
      trigger_otp: null,
      receive: { code: 'link_needs_code', message: words.link_needs_code },
      reject: { code: 'link_needs_code', message: words.link_needs_code },
      remark: { code: 'link_needs_code', message: words.link_needs_code },
      photo: { code: 'link_needs_code', message: words.link_needs_code },
    })
    for (const act of [{ receive: true }, { reject: true }, { client_rating: 5 }]) {
      expect(
        await test.call(`Bearer ${body.token}`, '/update_epod', { _id: order._id, ...act }),
      ).toMatchObject({ code: 403, body: { message: words.link_needs_code } })
    }
  })

  it('lets the receiver receive, reject and add remarks, and the driver never receive [ROLE-14] [LINK-01] [PUBL-01]', async () => {
    const order = await anOrder(test)
    const [receiver, driver] = [
      (await openPublic(test, 'receiver', (await linkTo(test, order, 'receiver')).ref)).body,
      (await openPublic(test, 'driver', (await linkTo(test, order, 'driver')).ref)).body,
    ]
    expect(receiver.result.may).toMatchObject({
      receive: null,
      reject: null,
      remark: null,
      goods_condition: null,
      rating: null,
    })
    expect(driver.result.may).toMatchObject({
      receive: { code: 'driver_cannot_receive', message: words.driver_cannot_receive },
      trigger_otp: null,
      outbound: null,
      photo: null,
    })
    expect(
      await test.call(`Bearer ${driver.token}`, '/update_epod', { _id: order._id, receive: true }),
    ).toMatchObject({ code: 403 })
    const other = await anOrder(test)
    expect(
      (
        await test.call(`Bearer ${receiver.token}`, '/update_epod', {
          _id: other._id,
          receive: true,
        })
      ).code,
    ).toBe(404)
    expect(
      await test.call(`Bearer ${receiver.token}`, '/update_epod', {
        _id: order._id,
        receive: true,
      }),
    ).toMatchObject({ code: 200 })
    expect(
      (await test.call(`Bearer ${driver.token}`, refreshPublic, {})).body.result,
    ).toMatchObject({
      status: 'received',
      receiver_phone: null,
    })
  })

  it('shows only the identifier under secure_otp until a one-time password was verified [OTP-04]', async () => {
    const order = await secretive()
    const { ref } = await linkTo(test, order, 'receiver')
    const change = (secure_otp: boolean) =>
      test.database.transaction(platform, ({ finish }) =>
        finish(sql`
      insert into policies (client_id, version, document)
      select client_id, max(version) + 1,
        jsonb_set((array_agg(document order by version desc))[1] || '{"public_url_customization": {}}',
          '{public_url_customization,secure_otp}', to_jsonb(${secure_otp}::boolean))
      from policies
      where client_id = (select client_id from orders where id = ${order._id})
      group by client_id`),
      )
    await change(true)
    try {
      const { result, token } = (await openPublic(test, 'receiver', ref)).body
      for (const act of [
        { remarks: { text: 'damaged' } },
        { reject: true },
        { client_rating: 1 },
        { receive: true },
      ])
        expect(
          await test.call(`Bearer ${token}`, '/update_epod', { _id: order._id, ...act }),
        ).toMatchObject({ code: 403, body: { message: words.link_needs_code } })
      const photo = await test.call(`Bearer ${token}`, '/update_epod', {
        _id: order._id,
        photos: [sent(await aJpeg())],
      })
      expect(photo).toMatchObject({ code: 403, body: { message: words.link_needs_code } })
      // Received by somebody else, which proves nothing of whoever holds the link.
      await test.call('acme', '/update_epod', { _id: order._id, receive: true })
      expect((await openPublic(test, 'receiver', ref)).body.result.status).toBe(null)
      expect([result.masked, result.identifier, result.source, result.truck_number]).toEqual([
        true,
        order.identifier,
        null,
        null,
      ])
      expect(
        (await openPublic(test, 'tracking', (await linkTo(test, order, 'tracking')).ref)).body
          .result.masked,
      ).toBe(false)
    } finally {
      await change(false)
    }
  })

  it('is signed: a token that was changed, made for a session or kept too long opens nothing [AUTH-09]', async () => {
    const { token } = (
      await openPublic(test, 'receiver', (await linkTo(test, await anOrder(test), 'receiver')).ref)
    ).body as { token: string }
    const [body = '', mac] = token.split('.')
    const forged = Buffer.from(
      Buffer.from(body, 'base64url').toString().replace('receiver', 'driver'),
    ).toString('base64url')
    for (const wrong of [
      `${forged}.${mac}`,
      `${body}.`,
      `.${mac}`,
      `${body}.${mac}.x`,
      'a.b',
      test.deps.keys.sign('otp', JSON.parse(Buffer.from(body, 'base64url').toString())),
    ]) {
      expect((await test.call(`Bearer ${wrong}`, refreshPublic, {})).code).toBe(401)
    }
    expect((await test.call('acme', refreshPublic, {})).code).toBe(401)
    expect((await test.call(`Bearer ${token}`, counter, { body: { query: {} } })).code).toBe(401)
  })
})
