import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import { demoClients } from '../../../presets/accounts.ts'
import { platform } from '../../stores/database/scope.ts'
import { addPolicy } from '../../stores/accounts/accounts.ts'
import { triggerOtp } from '../../../contract/proof/proof.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const act = (
  as: string,
  _id: string,
  action: object,
  query = '',
  headers: Record<string, string> = {},
) => t.call(as, `/update_epod${query}`, { _id, ...action }, headers)

describe('receive', () => {
  it('closes the order, says so and is on record with place and role [EPOD-03]', async () => {
    const { _id } = await anOrder(t)
    const { code, body } = await act('acme', _id, {
      receive: true,
      geo_tag: { loc: [18.5, 73.8], action_by: 'driver' },
    })
    expect([code, body.status, body.message]).toEqual([200, true, 'otp verified'])
    expect(body.result.epod.otp).toMatchObject({ verified: true, verified_through: 'receive' })
    expect(body.result).toMatchObject({
      _id,
      ended: true,
      delivery_time: body.result.epod.otp.verified_at,
    })
    expect(body.result.epod.geo_tag).toMatchObject({ loc: [18.5, 73.8], action_by: 'client' })
    expect(body.result).not.toHaveProperty('challenge')
    const last = (await logOf(t, _id)).at(-1)
    expect(last).toMatchObject({
      type: 'received',
      place: [18.5, 73.8],
      actor: { username: 'acme', role: 'client' },
    })
  })

  it('takes a claimed time and who received, from an account [EPOD-02] [EPOD-03]', async () => {
    const { _id } = await anOrder(t)
    const closer = new Date(Date.now() - 3_600_000).toISOString()
    const { body } = await act('acme', _id, { receive: true, closer }, '?spoc=Meera')
    expect(body.result).toMatchObject({ delivery_time: closer, epod: { closer } })
    expect((await logOf(t, _id)).at(-1)?.data).toMatchObject({ spoc: 'Meera', closer })
  })

  it.each([
    ['receive', 'reject'],
    ['reject', 'receive'],
    ['receive', 'receive'],
    ['reject', 'reject'],
  ])(
    'after %s refuses %s with 409 and leaves the record as it is [EPOD-09]',
    async (first, second) => {
      const { _id } = await anOrder(t)
      expect((await act('acme', _id, { [first]: true })).code).toBe(200)
      const before = await logOf(t, _id)
      const { code, body } = await act('acme', _id, { [second]: true })
      const why = {
        code: first === 'receive' ? 'already_received' : 'already_rejected',
        message: first === 'receive' ? words.already_received : words.already_rejected,
      }
      expect([code, body]).toEqual([409, { status: false, ...why, reasons: [why] }])
      expect(await logOf(t, _id)).toEqual(before)
    },
  )

  it('gives the first answer again under the same key [EPOD-09]', async () => {
    const { _id } = await anOrder(t)
    const key = { 'idempotency-key': `receive-${_id}` }
    const first = await act('acme', _id, { receive: true }, '', key)
    const again = await act('acme', _id, { receive: true }, '', key)
    expect([again.code, again.body]).toEqual([200, first.body])
    expect((await act('acme', _id, { reject: true }, '', key)).code).toBe(422)
    expect(await logOf(t, _id)).toHaveLength(2)
  })
})

describe('reject', () => {
  it('ends the order with its time [EPOD-07]', async () => {
    const { _id } = await anOrder(t)
    const { code, body } = await act('acme', _id, { reject: true, geo_tag: { loc: [] } })
    expect([code, body.message]).toEqual([200, words.rejected])
    expect(body.result).toMatchObject({
      ended: true,
      delivery_time: null,
      epod: { reject: { rejected: true }, geo_tag: { loc: null, action_by: 'client' } },
    })
    expect(Date.parse(body.result.epod.reject.rejected_At)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('needs a remark of the receiving side, and not a banned one, where the policy says [EPOD-07]', async () => {
    const { _id } = await anOrder(t, 'syngenta')
    const remark = (text: string) =>
      act('syngenta', _id, { remarks: { text, categories: ['Intact'] } })
    expect((await act('syngenta', _id, { reject: true })).body).toMatchObject({
      status: false,
      message: 'Remarks Missing',
    })
    await remark('Intact')
    expect((await act('syngenta', _id, { reject: true })).body).toMatchObject({
      status: false,
      message: 'Change Remark',
    })
    await remark('Leaking')
    expect((await act('syngenta', _id, { reject: true })).code).toBe(200)
  })
})

describe('remarks', () => {
  it('are kept with role, categories and fields, without a name as Anonymous [REM-01] [EPOD-11]', async () => {
    const { _id } = await anOrder(t)
    const { code, body } = await act('acme', _id, {
      remarks: {
        by: '  ',
        text: ' two boxes Damaged ',
        categories: ['Damaged'],
        action_by: 'receiver',
      },
      extra_fields: { delivery: 'delayed', exception: false },
      custom_fields: { gate: 3 },
    })
    expect([code, body.message]).toEqual([200, words.remark_saved])
    expect(body.result.epod.remarks).toEqual([
      expect.objectContaining({
        name: 'Anonymous',
        text: 'two boxes Damaged',
        categories: ['Damaged'],
        action_by: 'client',
        custom_fields: { gate: 3 },
      }),
    ])
    expect(body.result.extra_fields).toEqual({ delivery: 'delayed', exception: true })
  })

  it('need a text [REM-01]', async () => {
    const { _id } = await anOrder(t)
    expect((await act('acme', _id, { remarks: { text: ' ' } })).body).toMatchObject({
      status: false,
      message: 'Please enter a remark',
      errors: [{ field: 'remarks.text' }],
    })
  })

  it.each(['a\u0000b', 'a\ud800b'])(
    'with the text %j, which cannot be kept, are refused by name [REM-01]',
    async (text) => {
      const { _id } = await anOrder(t)
      const key = { 'idempotency-key': `odd-${_id}` }
      for (const action of [
        { remarks: { text } },
        { remarks: { text: 'a' }, extra_fields: { [text]: 1 } },
        { missing: [{ text, qty: 1 }] },
      ]) {
        const { code, body } = await act('acme', _id, action, '', key)
        expect([code, body.message, body.errors.length]).toEqual([422, words.wrong_input, 1])
      }
      expect(await logOf(t, _id)).toHaveLength(1)
    },
  )
})

it('lists goods, a rating and a departure by their payloads [EPOD-02]', async () => {
  const { _id } = await anOrder(t)
  const missing = [{ text: 'Seeds', qty: 2 }]
  const damaged = [{ text: 'Box', qty: 1, invoice: 'INV-1' }]
  expect((await act('acme', _id, { missing, damaged })).body).toMatchObject({
    message: words.goods_saved,
    result: { epod: { missing, damaged } },
  })
  // A list that is sent empty stands for none.
  expect((await act('acme', _id, { missing, damaged: [] })).body).toMatchObject({
    result: { epod: { missing, damaged: [] } },
  })
  expect((await act('acme', _id, { client_rating: 4 })).body).toMatchObject({
    message: words.rating_saved,
    result: { epod: { client_rating: 4 } },
  })
  expect(
    (await act('acme', _id, { triggerOutBound: true, geo_tag: { loc: [1, 2] } })).body.result.epod
      .driverReach,
  ).toHaveLength(1)
  expect((await logOf(t, _id)).map(({ type }) => type)).toEqual([
    'created',
    'goods_listed',
    'goods_listed',
    'rated',
    'outbound',
  ])
})

it('records the role by who calls, whatever is sent [EPOD-11]', async () => {
  for (const [as, role] of [
    ['acme-vendor', 'transporter'],
    ['acme', 'client'],
    ['syngenta-driver', 'driver'],
  ] as const) {
    const { _id } = await anOrder(t, as.split('-')[0])
    const { code, body } = await act(as, _id, {
      remarks: { text: 'seen', categories: ['Other'], action_by: 'receiver' },
    })
    expect([as, code, body.result?.epod.remarks[0].action_by]).toEqual([as, 200, role])
  }
})

describe('a body', () => {
  it.each([
    ['no action', {}],
    ['a place alone', { geo_tag: { loc: [] } }],
    ['two actions', { receive: true, reject: true }],
    ['a remark with receive', { receive: true, remarks: { text: 'a' } }],
    ['a code with receive', { receive: true, otp: 123_456 }],
  ])('with %s is refused [EPOD-02]', async (_name, action) => {
    const { _id } = await anOrder(t)
    expect(await act('acme', _id, action)).toMatchObject({
      code: 422,
      body: { status: false, code: 'action_unclear', message: words.action_unclear },
    })
    expect(await logOf(t, _id)).toHaveLength(1)
  })

  it.each([
    ['receive', { receive: 1 }],
    ['receive', { receive: false }],
    ['reject', { reject: 'true' }],
    ['otp', { otp: '123456' }],
    ['otp', { otp: 1.5 }],
    ['otp', { otp: [123_456] }],
    ['otp', { otp: 1e7 }],
    ['otp', { otp: -1 }],
    ['geo_tag.loc', { receive: true, geo_tag: { loc: ['a', 'b'] } }],
    ['geo_tag.loc', { receive: true, geo_tag: { loc: [91, 0] } }],
    ['closer', { receive: true, closer: 'yesterday' }],
    ['closer', { reject: true, closer: '2026-01-01T00:00:00.000Z' }],
    ['custom_fields', { receive: true, custom_fields: {} }],
    ['verified', { receive: true, verified: true }],
    ['remarks.time', { remarks: { text: 'a', time: 'x' } }],
    ['client_rating', { client_rating: 6 }],
    ['missing.0.qty', { missing: [{ text: 'a', qty: 1.5 }] }],
  ])('is refused naming %s in %j [EPOD-02]', async (field, action) => {
    const { _id } = await anOrder(t)
    const { code, body } = await act('acme', _id, action)
    expect([code, body.message]).toEqual([422, words.wrong_input])
    expect(
      body.errors.map((error: { field: string }) =>
        error.field.split('.').slice(0, field.split('.').length).join('.'),
      ),
    ).toContain(field)
    expect(await logOf(t, _id)).toHaveLength(1)
  })
})

it('answers for another client’s order exactly as for one that is not there [EPOD-02]', async () => {
  const foreign = await anOrder(t, 'bayer')
  const unknown = '01890000-0000-7000-8000-000000000000'
  for (const action of [
    { receive: true },
    { remarks: { text: 'a' } },
    { otp: 123_456 },
    { deletePhoto: 'x' },
    { photos: [{ file_name: 'a.jpg', file_data: 'nonsense' }] },
  ]) {
    const [of_other, of_none] = [
      await act('acme', foreign._id, action),
      await act('acme', unknown, action),
    ]
    expect([of_other.code, of_other.body]).toEqual([
      404,
      { status: false, code: 'not_found', message: words.not_found },
    ])
    expect([of_none.code, of_none.body]).toEqual([of_other.code, of_other.body])
  }
  expect((await t.call('acme', triggerOtp, { body: { _id: foreign._id } })).body).toEqual(
    (await t.call('acme', triggerOtp, { body: { _id: unknown } })).body,
  )
  expect(await logOf(t, foreign._id)).toHaveLength(1)
})

it.each([
  ['acme-viewer', words.view_only],
  ['acme-readonly', words.read_only],
])('refuses %s with the page’s own sentence [EPOD-02]', async (as, message) => {
  const { _id } = await anOrder(t)
  for (const action of [{ receive: true }, { remarks: { text: 'a' } }])
    expect(await act(as, _id, action)).toMatchObject({ code: 403, body: { message } })
  expect(await logOf(t, _id)).toHaveLength(1)
})

const sayAfterReceive = async (
  client: string,
  receiveResponse: Record<string, string>,
): Promise<void> => {
  const [owner] = await t.database.read(platform, (db) =>
    db.selectFrom('clients').select('id').where('key', '=', client),
  )
  const { document } = present(demoClients.find(({ key }) => key === client))
  await t.database.transaction(platform, (tx) =>
    addPolicy(tx, present(owner).id, { ...document, screen: { receiveResponse } }, null),
  )
}

it('says after receive what the account has it say, by status [EPOD-10]', async () => {
  await sayAfterReceive('shipper', { 200: '$identifier is in', 409: '$identifier was in' })
  const { _id, identifier } = await anOrder(t, 'shipper', { identifier: 'LR-$&-$1' })
  expect((await act('shipper', _id, { remarks: { text: 'a' } })).body.message).toBe(
    words.remark_saved,
  )
  expect((await act('shipper', _id, { receive: true })).body).toMatchObject({
    status: true,
    message: `${identifier} is in`,
  })
  expect(await act('shipper', _id, { receive: true })).toMatchObject({
    code: 409,
    body: { message: 'LR-$&-$1 was in' },
  })
  expect((await act('shipper', _id, { reject: true })).body.message).toBe(words.already_received)
})

it('tells whoever does not see an order nothing of it in that text either [EPOD-10] [ROLE-15]', async () => {
  await sayAfterReceive('acme', { 404: '$identifier is not here' })
  const { _id, identifier } = await anOrder(t, 'acme', { transporter: 'Other Carrier' })
  // This process has seen it, for somebody else.
  expect((await act('acme', _id, { remarks: { text: 'a' } })).code).toBe(200)
  expect(await act('acme-vendor', _id, { receive: true })).toMatchObject({
    code: 404,
    body: { message: expect.not.stringContaining(identifier) },
  })
})
