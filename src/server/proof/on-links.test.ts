import { present } from '../testing/present.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../domain/order/order.ts'
import { words } from '../../domain/testing/words.ts'
import { platform } from '../stores/database/scope.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf, messagesOf } from '../testing/orders.ts'
import { aJpeg, canvas, sent, stroke } from '../testing/pictures.ts'
import { policed } from '../testing/policed.ts'
import { addPolicy } from '../stores/accounts/accounts.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

type Act = (action: object, query?: string, headers?: Record<string, string>) => Promise<Reply>
const actAs =
  (as: string, _id: string): Act =>
  (action, query = '', headers = {}) =>
    t.call(as, `/update_epod${query}`, { _id, ...action }, headers)

/**
 * Opens an order's own link for a party, or its plain id's page, and answers how its holder calls.
 */
const opened = async (
  { _id }: Order,
  party: string,
  by: 'link' | 'id' = 'link',
  desk = 'acme',
): Promise<{ as: string; act: Act }> => {
  const made = by === 'link' ? await t.call(desk, `/orders/${_id}/links`, { party }) : null
  const page = await t.call(
    null,
    `/public/${party}/${made ? new URL(made.body.result.url).pathname.split('/').at(-1) : _id}`,
  )
  const as = `Bearer ${page.body.token}`
  return { as, act: actAs(as, _id) }
}

describe('the receiver’s link', () => {
  it('can remark, list goods, add a photo and receive, each recorded as the receiver’s [ROLE-14] [EPOD-11]', async () => {
    const order = await anOrder(t)
    const { act } = await opened(order, 'receiver')
    expect((await act({ remarks: { text: 'all here', action_by: 'client' } })).body).toMatchObject({
      message: words.remark_saved,
      public_order: { remarks: [{ text: 'all here', action_by: 'receiver' }] },
    })
    expect((await act({ damaged: [{ text: 'Box', qty: 1 }] })).code).toBe(200)
    expect(
      (await act({ photos: [{ ...sent(await aJpeg()), action_by: 'driver' }] })).body.public_order
        .photos,
    ).toHaveLength(1)
    const { code, body } = await act(
      { receive: true, geo_tag: { loc: [18.5, 73.8], action_by: 'client' } },
      '?spoc=Somebody%20Else',
    )
    expect([code, body.message, body.public_order.status]).toEqual([
      200,
      'otp verified',
      'received',
    ])
    const log = await logOf(t, order._id)
    expect(log.slice(1).map(({ type }) => type)).toEqual([
      'link_created',
      'remarked',
      'goods_listed',
      'photo_added',
      'received',
    ])
    expect(
      log
        .slice(2)
        .every(
          ({ actor }) =>
            actor.username === null && actor.role === 'receiver' && actor.link_id !== null,
        ),
    ).toBe(true)
    expect(log.at(-1)?.data).toMatchObject({
      spoc: null,
      geo_tag: { loc: [18.5, 73.8], action_by: 'receiver' },
    })
  })

  it('is shown what its own party filled into a remark’s fields, and nobody else’s [REM-03] [PUBL-01]', async () => {
    const order = await anOrder(t)
    const receiver = await opened(order, 'receiver')
    const driver = await opened(order, 'driver')
    const custom_fields = { seal: 'S-1' }
    await receiver.act({ remarks: { text: 'all here' }, custom_fields })
    const { body } = await driver.act({
      remarks: { text: 'handed over' },
      custom_fields: { gate: 3 },
    })
    expect(body.public_order.remarks).toMatchObject([
      { text: 'all here' },
      { text: 'handed over', custom_fields: { gate: 3 } },
    ])
    expect(body.public_order.remarks[0]).not.toHaveProperty('custom_fields')
    const again = await receiver.act({ remarks: { text: 'thank you' } })
    expect(again.body.public_order.remarks).toMatchObject([{ custom_fields }, {}, {}])
    expect(again.body.public_order.remarks[1]).not.toHaveProperty('custom_fields')
  })

  it('can reject, and learns only what its page shows [ROLE-14] [EPOD-07]', async () => {
    const order = await anOrder(t)
    const { body } = await (await opened(order, 'receiver')).act({ reject: true })
    expect(body).toMatchObject({
      status: true,
      message: words.rejected,
      public_order: { status: 'rejected' },
    })
    expect(body).not.toHaveProperty('result')
    for (const hidden of [
      '9876543210',
      order.spocs[0]?.contact.email[0] ?? '',
      'profile',
      'challenge',
      'rev',
    ])
      expect(JSON.stringify(body)).not.toContain(hidden)
  })

  it('reaches its own order alone [EPOD-02]', async () => {
    const [own, other] = [await anOrder(t), await anOrder(t)]
    const { as } = await opened(own, 'receiver')
    expect(await actAs(as, other._id)({ receive: true })).toMatchObject({
      code: 404,
      body: { message: words.not_found },
    })
    expect(await t.call(as, '/trigger_otp', { _id: other._id })).toMatchObject({ code: 404 })
    expect(await logOf(t, other._id)).toHaveLength(1)
  })
})

describe('the driver’s link', () => {
  it('cannot receive by itself, but with the receiver’s code [EPOD-11] [OTP-02]', async () => {
    const order = await anOrder(t)
    const { as, act } = await opened(order, 'driver')
    expect(await act({ receive: true })).toMatchObject({
      code: 403,
      body: { message: words.driver_cannot_receive },
    })
    expect(await act({ reject: true })).toMatchObject({ code: 403 })
    expect((await t.call(as, '/trigger_otp', { _id: order._id })).code).toBe(200)
    expect((await act({ otp: (await messagesOf(t, order._id))[0]?.otp })).code).toBe(200)
    expect((await logOf(t, order._id)).at(-1)).toMatchObject({
      type: 'received',
      data: { through: 'otp', geo_tag: { action_by: 'driver' } },
    })
  })
})

describe('a signature that the policy requires', () => {
  it('is taken on the driver’s link, and the receiver’s code not before it [SIGN-01] [PUBL-02]', async () => {
    const [shipper] = await t.database.read(platform, (db) =>
      db.selectFrom('clients').select('id').where('key', '=', 'shipper'),
    )
    await t.database.transaction(platform, (tx) =>
      addPolicy(tx, shipper?.id ?? '', { signature: 'required' }, null),
    )
    const order = await anOrder(t, 'shipper')
    const { result } = (await t.call('shipper', `/orders/${order._id}/links`, { party: 'driver' }))
      .body
    const page = (await t.call(null, `/public/driver/${result.url.split('/').at(-1)}`)).body
    const as = `Bearer ${page.token}`
    const act = actAs(as, order._id)
    await t.call(as, '/trigger_otp', { _id: order._id })
    const otp = (await messagesOf(t, order._id))[0]?.otp
    expect(await act({ otp })).toMatchObject({
      code: 422,
      body: { message: words.signature_missing },
    })
    const { body } = await act({
      signature: { name: 'Meera', relation: 'Security', image: await canvas(stroke()) },
    })
    expect(body.public_order).toMatchObject({
      signature: { name: 'Meera', relation: 'Security' },
      may: { verify_otp: null, signature: null, receive: { message: words.driver_cannot_receive } },
    })
    expect((await act({ otp })).body.public_order).toMatchObject({
      status: 'received',
      may: { signature: { message: words.already_received } },
    })
    expect((await logOf(t, order._id)).find(({ type }) => type === 'signed')).toMatchObject({
      actor: { role: 'driver' },
      data: { action_by: 'driver' },
    })
  })
})

describe('a link whose holder still owes the code, of an account that needs evidence', () => {
  it.each(['link', 'id'] as const)(
    'tells nothing of what lacks, takes the code first, then the evidence, then the code again: by its %s [OTP-04] [LINK-01] [SIGN-01]',
    async (by) => {
      await policed(t, 'swiggy', {
        public_url_customization: { secure_otp: true },
        signature: 'required',
      })
      const order = await anOrder(t, 'swiggy')
      const { as, act } = await opened(order, 'receiver', by, 'swiggy')
      expect((await t.call(as, '/trigger_otp', { _id: order._id })).code).toBe(200)
      const { result } = (await t.call(as, '/public-order')).body
      expect([result.masked, result.may['verify_otp']]).toEqual([true, null])
      const otp = (await messagesOf(t, order._id))[0]?.otp ?? 0
      const wrong = await act({ otp: otp === 100_000 ? 100_001 : otp - 1 })
      expect([wrong.code, wrong.body.code]).toEqual([422, 'otp_wrong'])

      const right = await act({ otp })
      expect([right.code, right.body.code, right.body.public_order]).toEqual([
        200,
        'code_right',
        expect.objectContaining({
          masked: false,
          status: 'open',
          may: expect.objectContaining({
            signature: null,
            verify_otp: expect.objectContaining({ code: 'signature_missing' }),
          }),
        }),
      ])
      const proven = actAs(`Bearer ${right.body.token}`, order._id)
      const signature = { name: 'Meera', relation: 'Security', image: await canvas(stroke()) }
      expect((await act({ signature })).code).toBe(403)
      expect((await proven({ signature })).code).toBe(200)
      expect((await proven({ otp })).body.public_order).toMatchObject({ status: 'received' })
      expect((await logOf(t, order._id)).map(({ type }) => type)).toEqual(
        expect.arrayContaining(['otp_failed', 'signed', 'received']),
      )
    },
  )

  it('ends with the link: what the code opened is closed with it [LINK-01]', async () => {
    const order = await anOrder(t, 'swiggy')
    const { as, act } = await opened(order, 'receiver', 'link', 'swiggy')
    await t.call(as, '/trigger_otp', { _id: order._id })
    const { body } = await act({ otp: (await messagesOf(t, order._id))[0]?.otp })
    const proven = `Bearer ${body.token}`
    expect((await t.call(proven, '/public-order')).body.result.masked).toBe(false)
    const [link] = (await t.call('swiggy', `/orders/${order._id}/links`)).body.result
    await t.call('swiggy', `/orders/${order._id}/links/revoke`, { link_id: present(link).id })
    expect((await t.call(proven, '/public-order')).code).toBe(401)
  })
})

describe('a plain id', () => {
  it('can do nothing but enter the code, and gets a wider token for that, which is kept nowhere [OTP-01] [EPOD-09]', async () => {
    const order = await anOrder(t)
    const { as, act } = await opened(order, 'receiver', 'id')
    for (const action of [
      { receive: true },
      { reject: true },
      { remarks: { text: 'a' } },
      { photos: [sent(await aJpeg())] },
    ])
      expect((await act(action)).code).toBe(403)
    expect((await t.call(as, '/trigger_otp', { _id: order._id })).code).toBe(200)
    const otp = (await messagesOf(t, order._id))[0]?.otp ?? 0
    expect((await act({ otp: otp === 100_000 ? 100_001 : otp - 1 })).body).toEqual({
      status: false,
      code: 'otp_wrong',
      message: 'Wrong OTP',
      errors: [{ field: 'otp', code: 'otp_wrong', message: 'Wrong OTP' }],
      reasons: [{ field: 'otp', code: 'otp_wrong', message: 'Wrong OTP' }],
    })
    const { code, body } = await act({ otp }, '', { 'idempotency-key': `otp-${order._id}` })
    expect([code, body.public_order.masked, body.public_order.status]).toEqual([
      200,
      false,
      'received',
    ])
    expect(
      (await actAs(`Bearer ${body.token}`, order._id)({ remarks: { text: 'thanks' } })).code,
    ).toBe(200)
    const answers = await t.database.read(platform, (db) =>
      db.selectFrom('idempotency').select('answer').where('key', '=', `otp-${order._id}`),
    )
    expect(answers).toHaveLength(1)
    expect(JSON.stringify(answers)).not.toContain('token')
  })
})

it('shows a photo on the pages that list it, while they list it [PHOT-03] [PHOT-05]', async () => {
  const [order, other] = [await anOrder(t), await anOrder(t)]
  const added = await t.call('acme', '/update_epod', {
    _id: order._id,
    photos: [sent(await aJpeg())],
  })
  const photo = present(added.body.result?.epod.photos[0])
  const { as } = await opened(order, 'receiver')
  expect((await t.call(as, photo.url)).code).toBe(200)
  for (const stranger of [
    (await opened(other, 'receiver')).as,
    (await opened(order, 'receiver', 'id')).as,
  ])
    expect((await t.call(stranger, photo.url)).code).toBe(404)
  await t.call('acme', '/update_epod', { _id: order._id, deletePhoto: photo.url })
  expect((await t.call(as, photo.url)).code).toBe(404)
})
