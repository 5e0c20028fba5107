import { present } from '../testing/present.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../domain/testing/words.ts'
import { sha256 } from '../secrets.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf, messagesOf } from '../testing/orders.ts'
import { canvas, stroke } from '../testing/pictures.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const act = (as: string, _id: string, action: object, headers = {}): Promise<Reply> =>
  t.call(as, '/update_epod', { _id, ...action }, headers)
const heldBy = async (party: 'receiver' | 'driver' | 'tracking', _id: string): Promise<string> => {
  const { url } = (await t.call('acme', `/orders/${_id}/links`, { party })).body.result
  return `Bearer ${(await t.call(null, `/public/${party}/${url.split('/').at(-1)}`)).body.token}`
}

describe('a signature', () => {
  const signed = (image: string) => ({
    signature: { name: 'Meera', relation: 'Storekeeper', image },
  })

  it.each([
    ['on a clear ground', stroke(), 'none'],
    ['on white', stroke('#123456'), '#fff'],
    ['in white on black', stroke('#fff'), '#000'],
  ])(
    'drawn %s is kept with name and relation, as a picture of its own [SIGN-01]',
    async (_how, strokes, ground) => {
      const { _id } = await anOrder(t)
      const { code, body } = await act(
        await heldBy('receiver', _id),
        _id,
        signed(await canvas(strokes, ground)),
      )
      expect([code, body.message, body.public_order.signature]).toEqual([
        200,
        words.signature_saved,
        {
          name: 'Meera',
          relation: 'Storekeeper',
          time: expect.any(String),
          action_by: 'receiver',
        },
      ])
      const signature = present((await t.call('acme', `/orders/${_id}`)).body.result.epod.signature)
      expect(signature).toMatchObject({
        name: 'Meera',
        action_by: 'receiver',
        url: `/api/files/${_id}/${signature.digest}.png`,
      })
      const file = await t.call('acme', signature.url)
      expect([file.code, file.headers['content-type'], sha256(file.body)]).toEqual([
        200,
        'image/png',
        signature.digest,
      ])
      expect((await logOf(t, _id)).at(-1)).toMatchObject({
        type: 'signed',
        files: [signature.digest],
      })
      expect((await t.call('bayer', signature.url)).code).toBe(404)
    },
  )

  it.each([
    ['nothing at all', '', 'none'],
    ['nothing on white', '', '#fff'],
    ['nothing on grey', '', '#777'],
    ['a single dot', '<circle cx="300" cy="120" r="4"/>', '#fff'],
    ['strokes that cannot be told from the ground', stroke('#fafafa'), '#fff'],
  ])('that is %s is refused by what is on the canvas [SIGN-01]', async (_what, strokes, ground) => {
    const { _id } = await anOrder(t)
    expect((await act('acme', _id, signed(await canvas(strokes, ground)))).body).toMatchObject({
      status: false,
      message: words.signature_blank,
      errors: [{ field: 'signature.image' }],
    })
    expect(await logOf(t, _id)).toHaveLength(1)
  })

  it.each([
    '',
    'data:image/png;base64,abcd',
    'data:text/html;base64,PGI+aGk8L2I+',
    'https://example.com/a.png',
  ])('sent as %j is refused [SIGN-01]', async (image) => {
    const { _id } = await anOrder(t)
    expect((await act('acme', _id, signed(image))).code).toBe(422)
    expect(await logOf(t, _id)).toHaveLength(1)
  })

  it('needs a name, and is the same when it is sent again [SIGN-01]', async () => {
    const { _id } = await anOrder(t)
    const image = await canvas(stroke())
    expect((await act('acme', _id, { signature: { image } })).body.message).toBe(
      words.signature_name_missing,
    )
    for (let times = 0; times < 2; times += 1)
      expect((await act('acme', _id, signed(image))).code).toBe(200)
    expect(await logOf(t, _id)).toHaveLength(2)
  })
})

describe('Trigger outbound', () => {
  it('tells each of the receiver’s contacts that the goods are coming, once, and records each press [EPOD-12]', async () => {
    const { _id, identifier, spocs } = await anOrder(t, 'acme', {
      destination: { name: 'Nagpur', loc: [21.1458, 79.0882] },
    })
    const driver = await heldBy('driver', _id)
    for (let times = 0; times < 2; times += 1) {
      const far = await act(driver, _id, { triggerOutBound: true, geo_tag: { loc: [21, 79] } })
      expect([far.code, far.body.message]).toEqual([
        200,
        'Recorded: you are 19 km from the destination',
      ])
    }
    const sent = await messagesOf(t, _id)
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
      [...(spocs[0]?.contact.phone ?? []), ...(spocs[0]?.contact.email ?? [])].sort(),
    )
    for (const { subject, body } of sent)
      expect([subject, body.includes(identifier)]).toEqual([
        words.outboundSubject(identifier),
        true,
      ])
    const { result } = (await t.call('acme', `/orders/${_id}`)).body
    expect([result.epod.driverReach.length, result.ended]).toEqual([2, false])
    const there = await act(driver, _id, {
      triggerOutBound: true,
      geo_tag: { loc: [21.1458, 79.0881] },
    })
    expect([there.body.public_order.status, there.body.message]).toEqual([
      'open',
      'Recorded that the place is reached',
    ])
    expect((await t.call('acme', `/orders/${_id}`)).body.result).toMatchObject({
      ended: true,
      destination: { geofence_in_time: expect.any(String) },
      epod: { otp: { verified: false } },
    })
  })
})

describe('quantities', () => {
  it('are stated by each party for itself, and a difference opens a claim that the client’s desk settles [SIDE-01] [SIDE-02]', async () => {
    const { _id } = await anOrder(t, 'acme', { Items: [{ item_no: 'A1', product_quantity: 10 }] })
    const [driver, receiver] = [await heldBy('driver', _id), await heldBy('receiver', _id)]
    const say = (as: string, quantity: number, more = {}) =>
      act(as, _id, { quantities: [{ line: 'A1', quantity, ...more }] })
    await say('acme', 10)
    expect((await say(driver, 10)).body.public_order.lines).toEqual([
      { line: 'A1', description: null, on_paper: 10, delivered: 10, accepted: null },
    ])
    expect((await say(receiver, 7, { damaged: 1, note: 'wet' })).code).toBe(200)
    const order = async () => (await t.call('acme', `/orders/${_id}`)).body.result
    expect(await order()).toMatchObject({
      quantities: [
        {
          line: 'A1',
          declared: { quantity: 10 },
          delivered: { quantity: 10 },
          accepted: { quantity: 7, damaged: 1, note: 'wet' },
          difference: { against: 'accepted', short: 2, damaged: 1, excess: 0 },
        },
      ],
      claims: [
        {
          number: 1,
          origin: 'difference',
          owner: 'acme',
          text: 'A1: short 2, damaged 1',
          outcome: null,
        },
      ],
    })
    expect(
      (
        await act(receiver, _id, {
          claim: { number: 1, outcome: { decision: 'accepted', note: 'x' } },
        })
      ).code,
    ).toBe(403)
    expect(
      (await act('acme', _id, { claim: { number: 1, owner: 'admin' } })).body.result.claims[0]
        .owner,
    ).toBe('admin')
    expect(
      (
        await act('acme', _id, {
          claim: { number: 1, outcome: { decision: 'partly', note: 'One was ours', amount: 250 } },
        })
      ).body,
    ).toMatchObject({
      message: words.claim_saved,
      result: { claims: [{ outcome: { decision: 'partly', amount: 250, by: 'acme' } }] },
    })
    expect((await act('acme', _id, { claim: { number: 1, owner: 'x' } })).body.message).toBe(
      words.claim_settled,
    )
    expect((await say(receiver, 1, { line: 'Z' })).body.errors).toEqual([
      { field: 'quantities.0.line', code: 'line_unknown', message: words.line_unknown },
    ])
    expect(
      (await logOf(t, _id)).map(({ type }) => type).filter((type) => type !== 'link_created'),
    ).toEqual([
      'created',
      'quantities_stated',
      'quantities_stated',
      'quantities_stated',
      'claim_opened',
      'claim_changed',
      'claim_settled',
    ])
  })

  it('and the whole order may be disputed for 72 hours after it was closed [SIDE-02]', async () => {
    const { _id } = await anOrder(t)
    const receiver = await heldBy('receiver', _id)
    expect((await act(receiver, _id, { dispute: 'Not ours' })).body.message).toBe(words.not_closed)
    await act('acme', _id, { receive: true })
    expect((await act(receiver, _id, { dispute: 'Not ours' })).body.message).toBe(
      words.dispute_saved,
    )
    expect((await act('acme', _id, { dispute: 'Two are wet' })).body.result.claims).toMatchObject([
      { origin: 'dispute', text: 'Not ours', opened_by: 'receiver' },
      { text: 'Two are wet', opened_by: 'client' },
    ])
    const other = await anOrder(t)
    await act('acme', other._id, { receive: true })
    t.setClock(new Date(Date.now() + 73 * 3_600_000).toISOString())
    try {
      expect(await act('acme', other._id, { dispute: 'Too late' })).toMatchObject({
        code: 409,
        body: { message: words.dispute_over },
      })
      const { url } = (await t.call('acme', `/orders/${other._id}/links`, { party: 'receiver' }))
        .body.result
      const { token, result } = (await t.call(null, `/public/receiver/${url.split('/').at(-1)}`))
        .body
      expect(result).toMatchObject({
        may: { dispute: { message: words.dispute_over } },
        disputes: [],
      })
      expect(await act(`Bearer ${token}`, other._id, { dispute: 'Too late' })).toMatchObject({
        code: 409,
        body: { message: words.dispute_over },
      })
    } finally {
      t.setClock(null)
    }
  })
})

describe('a dispute by link', () => {
  it('is told to the receiver with what became of it, and with nothing that is the desk’s own [SIDE-02] [PUBL-05]', async () => {
    const { _id } = await anOrder(t)
    const receiver = await heldBy('receiver', _id)
    const told = async (as = receiver) => (await t.call(as, '/public-order')).body.result
    expect(await told()).toMatchObject({
      may: { dispute: { message: words.not_closed } },
      disputable_until: null,
      disputes: [],
    })
    const { public_order } = (await act(receiver, _id, { receive: true })).body
    expect([
      public_order.may.dispute,
      Date.parse(public_order.disputable_until) - Date.parse(public_order.delivery_time),
    ]).toEqual([null, 72 * 3_600_000])
    expect((await act(receiver, _id, { dispute: ' ' })).body).toMatchObject({
      status: false,
      message: words.reason_missing,
      errors: [{ field: 'dispute' }],
    })
    await act('acme', _id, { dispute: 'Said by the desk' })
    const [disputed] = (await act(receiver, _id, { dispute: ' Two are wet ' })).body.public_order
      .disputes
    expect(disputed).toEqual({ text: 'Two are wet', time: expect.any(String), outcome: null })
    await act('acme', _id, { claim: { number: 2, owner: 'admin' } })
    expect((await told()).disputes).toEqual([disputed])
    await act('acme', _id, {
      claim: { number: 2, outcome: { decision: 'partly', note: 'Kept for the desk', amount: 40 } },
    })
    const result = await told()
    expect(result.disputes).toEqual([
      { ...disputed, outcome: { decision: 'partly', time: expect.any(String) } },
    ])
    for (const own of ['Kept for the desk', 'Said by the desk', '"owner"', '"amount"', '"due_at"'])
      expect(JSON.stringify(result)).not.toContain(own)
  })

  it('is refused to the driver’s link, the tracking page’s, and the receiver’s of another order, none of which is told of one [SIDE-02] [LINK-01]', async () => {
    const [order, other] = [await anOrder(t), await anOrder(t)]
    const [receiver, driver, tracking, foreign] = [
      await heldBy('receiver', order._id),
      await heldBy('driver', order._id),
      await heldBy('tracking', order._id),
      await heldBy('receiver', other._id),
    ]
    for (const { _id } of [order, other]) await act('acme', _id, { receive: true })
    await act(receiver, order._id, { dispute: 'Two are wet' })
    for (const as of [driver, tracking]) {
      expect(await act(as, order._id, { dispute: 'Mine' })).toMatchObject({
        code: 403,
        body: { message: words.wrong_party('Dispute') },
      })
      const { result } = (await t.call(as, '/public-order')).body
      expect([result.disputes, result.disputable_until, result.may['dispute']?.message]).toEqual([
        undefined,
        undefined,
        words.wrong_party('Dispute'),
      ])
    }
    expect((await act(foreign, order._id, { dispute: 'Mine' })).code).toBe(404)
    expect((await t.call('acme', `/orders/${order._id}`)).body.result.claims).toMatchObject([
      { text: 'Two are wet' },
    ])
  })
})

it('asks for the first row of missing and damaged goods in the page’s words [COND-04]', async () => {
  const { _id } = await anOrder(t)
  expect((await act('acme', _id, { missing: [{ text: '', qty: 2 }] })).body).toMatchObject({
    status: false,
    message: 'Please Enter atleast 1 Missing Good Information',
    errors: [{ field: 'missing.0.text' }],
  })
  expect((await act('acme', _id, { damaged: [{ text: 'Can' }] })).body).toMatchObject({
    message: 'Please Enter atleast 1 Damaged Good Information',
    errors: [{ field: 'damaged.0.qty' }],
  })
  expect((await act('acme', _id, { missing: [] })).body).toMatchObject({
    status: false,
    message: 'Please Enter atleast 1 Missing Good Information',
    errors: [{ field: 'missing' }],
  })
  expect((await act('acme', _id, { damaged: [] })).body.message).toBe(
    'Please Enter atleast 1 Damaged Good Information',
  )
  expect(
    (await act('acme', _id, { missing: [{ text: 'Box', qty: 2 }, {}] })).body.result.epod.missing,
  ).toEqual([{ text: 'Box', qty: 2 }])
})
