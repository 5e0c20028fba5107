import { sql } from 'kysely'
import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PublicOrder } from '../../contract/links.ts'
import type { Order } from '../../domain/order/order.ts'
import { words } from '../../domain/words.ts'
import { platform } from '../caller.ts'
import { newReference, sha256 } from '../secrets.ts'
import { anotherNode, openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const linkTo = async (
  { _id }: Order,
  party: string,
  as = 'acme',
): Promise<{ id: string; url: string; ref: string; expires_at: string }> => {
  const { code, body } = await test.call(as, `/orders/${_id}/links`, { party })
  expect(code).toBe(200)
  return { ...body.result, ref: body.result.url.split('/').at(-1) }
}
const open = (role: string, ref: string): Promise<Reply> =>
  test.call(null, `/public/${role}/${ref}`)
const gone = { code: 404, body: { status: false, message: words.link_gone } }

describe('a public link', () => {
  it('has a reference of its own, kept only as a digest, and opens its order for its party [LINK-01] [TABL-14]', async () => {
    const order = await anOrder(test)
    for (const party of ['receiver', 'driver', 'tracking']) {
      const { url, ref, id } = await linkTo(order, party)
      expect(url).toBe(`http://epod.test/public${party}/${ref}`)
      expect(Buffer.from(ref, 'base64url')).toHaveLength(16)
      const { code, body } = await open(party, ref)
      expect([code, body.result._id, body.result.masked]).toEqual([200, order._id, false])
      const rows = await test.database.read(
        platform,
        () =>
          sql<{
            everything: string
          }>`select to_jsonb(l)::text || coalesce((select string_agg(e.body, '') from events e where e.order_id = l.order_id), '') as everything from links l where l.id = ${id}`,
      )
      expect(rows[0]?.everything).toContain(sha256(ref))
      expect(rows[0]?.everything).not.toContain(ref)
    }
    expect((await logOf(test, order._id)).map(({ type }) => type)).toEqual([
      'created',
      'link_created',
      'link_created',
      'link_created',
    ])
  })

  it('is the same again for the same Idempotency-Key, whose kept answer does not hold it [LINK-01]', async () => {
    const order = await anOrder(test)
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [
      await test.call('acme', `/orders/${order._id}/links`, { party: 'receiver' }, key),
      await test.call('acme', `/orders/${order._id}/links`, { party: 'receiver' }, key),
    ]
    expect(second.body).toEqual(first.body)
    const ref = first.body.result.url.split('/').at(-1)
    const kept = await test.database.read(
      platform,
      () => sql<{ answer: string }>`select answer from idempotency`,
    )
    expect(JSON.stringify(kept)).not.toContain(ref)
    expect(
      (await test.call('acme', `/orders/${order._id}/links`, { party: 'driver' }, key)).code,
    ).toBe(422)
  })

  it('answers alike whether it was guessed, expired, revoked or made for another party or client [LINK-01] [PUBL-05]', async () => {
    const order = await anOrder(test)
    const driver = await linkTo(order, 'driver')
    const ended = await linkTo(order, 'receiver')
    const old = await linkTo(order, 'receiver')
    expect(
      await test.call('acme', `/orders/${order._id}/links/revoke`, { link_id: ended.id }),
    ).toMatchObject({ code: 200 })
    await test.database.asOwner((db) =>
      sql`update links set expires_at = now() - interval '1 s' where id = ${old.id}`.execute(db),
    )
    const shapes = new Set<string>()
    for (const [role, ref] of [
      ['receiver', newReference()],
      ['receiver', driver.ref],
      ['tracking', driver.ref],
      ['receiver', ended.ref],
      ['receiver', old.ref],
      ['receiver', randomUUIDv7()],
      ['receiver', 'short'],
      ['receiver', `shipper/${ended.ref}`],
      ['driver', `shipper/${driver.ref}`],
      ['receiver', `shipper/${order._id}`],
    ]) {
      const reply = await open(role ?? '', ref ?? '')
      expect(reply).toMatchObject(gone)
      shapes.add(
        JSON.stringify([reply.headers['content-length'], Object.keys(reply.headers).toSorted()]),
      )
    }
    expect(shapes.size).toBe(1)
    expect(await open('driver', `acme/${driver.ref}`)).toMatchObject({ code: 200 })
  })

  it('is not found by 500 random references [LINK-01]', async () => {
    await linkTo(await anOrder(test), 'receiver')
    const tries = Number(process.env['EPOD_TEST_REFERENCES'] ?? 500)
    for (let n = 0; n < tries; n += 50) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => open('receiver', newReference())),
      )
      expect(replies.filter(({ code }) => code !== 404)).toEqual([])
    }
    expect(new Set(Array.from({ length: 10_000 }, newReference)).size).toBe(10_000)
  })

  it('ends on every process within a second of being revoked, tokens too [LINK-01]', async () => {
    const order = await anOrder(test)
    const { id, ref } = await linkTo(order, 'receiver')
    const second = await anotherNode(test)
    const { token } = (await open('receiver', ref)).body
    const elsewhere = () =>
      second.inject({ url: '/api/public-order', headers: { authorization: `Bearer ${token}` } })
    expect((await elsewhere()).statusCode).toBe(200)
    await test.call('acme', `/orders/${order._id}/links/revoke`, { link_id: id })
    await vi.waitFor(async () => expect((await elsewhere()).statusCode).toBe(401), {
      timeout: 1_000,
      interval: 50,
    })
    expect((await second.inject(`/api/public/receiver/${ref}`)).statusCode).toBe(404)
    await second.close()
    expect(
      await test.call('acme', `/orders/${order._id}/links/revoke`, { link_id: id }),
    ).toMatchObject({ code: 404 })
  })

  it('is good for 30 days after the ETA, and its token for an hour [LINK-01]', async () => {
    const order = await anOrder(test)
    const { ref, expires_at } = await linkTo(order, 'receiver')
    const { token } = (await open('receiver', ref)).body
    const now = Date.now()
    const after = async (ms: number): Promise<number> => {
      test.setClock(new Date(now + ms).toISOString())
      return (await test.call(`Bearer ${token}`, '/public-order')).code
    }
    try {
      expect([await after(59 * 60_000), await after(61 * 60_000)]).toEqual([200, 401])
      test.setClock(new Date(Date.parse(expires_at) - 1_000).toISOString())
      expect((await open('receiver', ref)).code).toBe(200)
      test.setClock(expires_at)
      expect(await open('receiver', ref)).toMatchObject(gone)
    } finally {
      test.setClock(null)
    }
  })

  it('shows the shipper who made it and how often it was opened; a robot that only GETs is no opening [LINK-01]', async () => {
    const order = await anOrder(test)
    const { id, ref } = await linkTo(order, 'receiver')
    const { token } = (await open('receiver', ref)).body
    const list = async () => (await test.call('acme', `/orders/${order._id}/links`)).body.result
    expect(await list()).toEqual([
      expect.objectContaining({
        id,
        party: 'receiver',
        created_by: 'acme',
        revoked_at: null,
        openings: 0,
        last_opened_at: null,
      }),
    ])
    expect(await test.call(`Bearer ${token}`, '/public-order/opened', {})).toMatchObject({
      code: 200,
    })
    expect(await list()).toEqual([
      expect.objectContaining({ openings: 1, last_opened_at: expect.any(String) }),
    ])
  })

  it('may be made only by those who see the order and are offered it [ROLE-13] [LINK-01]', async () => {
    const order = await anOrder(test)
    const unknown = await test.call('shipper', `/orders/${randomUUIDv7()}/links`, {
      party: 'receiver',
    })
    expect(
      await test.call('shipper', `/orders/${order._id}/links`, { party: 'receiver' }),
    ).toMatchObject({ code: 404, body: unknown.body })
    expect(await test.call('shipper', `/orders/${order._id}/links`)).toMatchObject({
      code: 404,
      body: unknown.body,
    })
    expect(
      (await test.call('acme-viewer', `/orders/${order._id}/links`, { party: 'receiver' })).code,
    ).toBe(403)
    expect((await test.call('acme', `/orders/${order._id}/links`, { party: 'office' })).code).toBe(
      422,
    )
    expect(
      (await test.call('acme-vendor', `/orders/${order._id}/links`, { party: 'receiver' })).code,
    ).toBe(403)
    const { id } = await linkTo(order, 'receiver')
    expect(
      (await test.call('acme-vendor', `/orders/${order._id}/links/revoke`, { link_id: id })).code,
    ).toBe(403)
    expect((await linkTo(order, 'driver', 'acme-vendor')).ref).toHaveLength(22)
    expect((await test.call('acme-vendor', `/orders/${order._id}/links`)).body.result).toHaveLength(
      2,
    )
    const { token } = (await open('receiver', (await linkTo(order, 'receiver')).ref)).body
    expect(
      (await test.call(`Bearer ${token}`, `/orders/${order._id}/links`, { party: 'receiver' }))
        .code,
    ).toBe(401)
  })
})

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
    'goods_condition',
    'outbound',
    'photo',
    'rating',
    'receive',
    'reject',
    'remark',
    'trigger_otp',
    'verify_otp',
  ].map((action) => `may.${action}`)

  it.each([
    ['receiver', ['signature', 'disputable_until', ...lines]],
    [
      'driver',
      [
        'signature',
        ...lines,
        'reached_at',
        'receiver_phone',
        'destination.loc[]',
        'destination.loc[]',
      ],
    ],
    ['tracking', ['reached_at']],
  ] as const)(
    'is a fixed list for the %s, without other parties’ contacts and internal fields [PUBL-05] [PUBL-02] [PUBL-03]',
    async (party, own) => {
      const { body } = await open(party, (await linkTo(await secretive(), party)).ref)
      expect(keysIn(body.result).sort()).toEqual([...common, ...may, ...own].sort())
      const text = JSON.stringify(body)
      expect(text).not.toContain(CANARY)
      expect(text.includes('9222222222')).toBe(party === 'driver')
      for (const hidden of ['9111111111', '9333333333', '987654', '"challenge"', '"profile"'])
        expect(text).not.toContain(hidden)
    },
  )

  it('names the sender as people do, and tells what a remark’s form needs [PUBL-01] [REM-02] [REM-03] [COND-03]', async () => {
    for (const [client, name, categories, fields] of [
      ['acme', 'Acme Logistics', 0, []],
      ['syngenta', 'Syngenta', 9, []],
      ['bayer', 'Bayer', 0, ['status_remark']],
    ] as const) {
      const { body } = await open(
        'receiver',
        (await linkTo(await anOrder(test, client), 'receiver', client)).ref,
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
      JSON.stringify((await open('receiver', _id)).body.result)
        .replaceAll(_id, '')
        .replaceAll(identifier, '')
    expect(await shown(received)).toBe(await shown(fresh))
    expect(await shown(rejected)).toBe(await shown(fresh))
  })

  it('opens masked by a plain order id, and acts only after a one-time password [LINK-01] [AUTH-09]', async () => {
    const order = await secretive()
    const { code, body } = await open('receiver', order._id)
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
      receive: words.link_needs_code,
      reject: words.link_needs_code,
      remark: words.link_needs_code,
      photo: words.link_needs_code,
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
      (await open('receiver', (await linkTo(order, 'receiver')).ref)).body,
      (await open('driver', (await linkTo(order, 'driver')).ref)).body,
    ]
    expect(receiver.result.may).toMatchObject({
      receive: null,
      reject: null,
      remark: null,
      goods_condition: null,
      rating: null,
    })
    expect(driver.result.may).toMatchObject({
      receive: words.driver_cannot_receive,
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
    expect((await test.call(`Bearer ${driver.token}`, '/public-order')).body.result).toMatchObject({
      status: 'received',
      receiver_phone: null,
    })
  })

  it('shows only the identifier under secure_otp until a one-time password was verified [OTP-04]', async () => {
    const order = await secretive()
    const { ref } = await linkTo(order, 'receiver')
    const change = (secure_otp: boolean) =>
      test.database.transaction(platform, ({ finish }) =>
        finish(sql`
      insert into policies (client_id, version, document) select client_id, max(version) + 1, jsonb_set((array_agg(document order by version desc))[1] || '{"public_url_customization": {}}', '{public_url_customization,secure_otp}', to_jsonb(${secure_otp}::boolean))
      from policies where client_id = (select client_id from orders where id = ${order._id}) group by client_id`),
      )
    await change(true)
    try {
      const { result } = (await open('receiver', ref)).body
      expect([result.masked, result.identifier, result.source, result.truck_number]).toEqual([
        true,
        order.identifier,
        null,
        null,
      ])
      expect(
        (await open('tracking', (await linkTo(order, 'tracking')).ref)).body.result.masked,
      ).toBe(false)
    } finally {
      await change(false)
    }
  })

  it('is signed: a token that was changed, made for a session or kept too long opens nothing [AUTH-09]', async () => {
    const { token } = (await open('receiver', (await linkTo(await anOrder(test), 'receiver')).ref))
      .body as { token: string }
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
      expect((await test.call(`Bearer ${wrong}`, '/public-order')).code).toBe(401)
    }
    expect((await test.call('acme', '/public-order')).code).toBe(401)
    expect((await test.call(`Bearer ${token}`, '/counter', { query: {} })).code).toBe(401)
  })
})
