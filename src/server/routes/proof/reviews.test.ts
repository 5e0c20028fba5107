import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import { counter } from '../../../contract/orders/orders.ts'
import { proofVersions, remarkItems, reviewOrder } from '../../../contract/proof/reviews.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf } from '../../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const act = (as: string, _id: string, action: object, headers = {}): Promise<Reply> =>
  t.call(as, '/update_epod', { _id, ...action }, headers)
const review = (as: string, order_id: string, is_approved: boolean, headers = {}): Promise<Reply> =>
  t.call(as, reviewOrder, { body: { order_id, is_approved } }, headers)
const typesOf = async (_id: string): Promise<string[]> =>
  (await logOf(t, _id)).map(({ type }) => type)

describe('POST /orders/review', () => {
  it('approves a proof that waits: ‘order approved’, and it waits no more [REVW-01]', async () => {
    const { _id } = await anOrder(t)
    expect(await review('acme', _id, true)).toMatchObject({
      code: 409,
      body: { message: words.not_pending },
    })
    expect((await act('acme', _id, { receive: true })).body.result).toMatchObject({
      review_pending: true,
      review_status: 'Review Not Started',
    })
    const { code, body } = await review('acme', _id, true)
    expect([code, body.status, body.message]).toEqual([200, true, 'order approved'])
    expect(body.result).toMatchObject({
      review_pending: false,
      review_status: 'Approved',
      approval_status: {
        review_status: 'Approved',
        review_history: [{ is_approved: true, by: 'acme', level: 1 }],
      },
    })
    expect(await review('acme', _id, true)).toMatchObject({ code: 409 })
  })

  it('takes two approvals where the policy says two [REVW-02]', async () => {
    const { _id } = await anOrder(t, 'bayer')
    await act('bayer', _id, { receive: true })
    expect((await review('bayer', _id, true)).body.result).toMatchObject({
      review_pending: true,
      review_status: 'Approved 1',
    })
    expect((await review('bayer', _id, true)).body.result).toMatchObject({
      review_pending: false,
      review_status: 'Approved',
    })
  })

  it('answers a repeated request as the first time, and nobody’s order as none [REVW-01]', async () => {
    const { _id } = await anOrder(t)
    await act('acme', _id, { receive: true })
    const key = { 'idempotency-key': `review-${_id}` }
    const first = await review('acme', _id, true, key)
    expect((await review('acme', _id, true, key)).body).toEqual(first.body)
    expect((await typesOf(_id)).filter((type) => type === 'reviewed')).toHaveLength(1)
    const foreign = await anOrder(t, 'bayer')
    expect(await review('acme', foreign._id, true)).toMatchObject({
      code: 404,
      body: { message: words.not_found },
    })
    expect(
      (await t.call('acme', '/orders/review', { order_id: _id, is_approved: 'yes' })).code,
    ).toBe(422)
  })

  it('turns down a proof, which can then be given again, each version kept [REVW-02] [REVW-03]', async () => {
    const { _id } = await anOrder(t)
    expect(await act('acme', _id, { reupdate: { reason: 'wrong paper' } })).toMatchObject({
      code: 409,
      body: { message: words.no_reupdate },
    })
    await act('acme', _id, { remarks: { text: 'fine' } })
    await act('acme', _id, { receive: true })
    const turned = await review('acme', _id, false)
    expect(turned.body).toMatchObject({
      message: 'proof rejected',
      result: { reupdate_allowed: true, review_status: 'Rejected', review_pending: false },
    })
    expect(await act('acme', _id, { receive: true })).toMatchObject({ code: 409 })
    expect((await act('acme', _id, { reupdate: { reason: 'wrong paper' } })).body).toMatchObject({
      message: words.reopened,
      result: {
        ended: false,
        reupdate_allowed: false,
        epod: { otp: { verified: false }, version: { number: 2 } },
      },
    })
    expect(
      (
        await t.call('acme', counter, {
          body: { query: { search: turned.body.result.identifier } },
        })
      ).body.result,
    ).toMatchObject({ closed_orders: 0 })
    expect((await act('acme', _id, { receive: true })).body.result).toMatchObject({
      ended: true,
      review_pending: true,
    })
    const versions = (await t.call('acme', proofVersions, { params: { id: _id } })).body.result
    expect(
      versions.map(
        (one: { version: number; reason: string | null; epod: { otp: { verified: boolean } } }) => [
          one.version,
          one.reason,
          one.epod.otp.verified,
        ],
      ),
    ).toEqual([
      [1, 'wrong paper', true],
      [2, null, true],
    ])
    expect(await t.call('bayer', proofVersions, { params: { id: _id } })).toMatchObject({
      code: 404,
    })
  })
})

it('corrects a value after closure with a reason, and keeps both [PROF-05]', async () => {
  const { _id, truck_number } = await anOrder(t)
  const correction = { field: 'truck_number', value: 'KA05ZZ0001', reason: 'Typed wrong' }
  expect(await act('acme', _id, { correction })).toMatchObject({
    code: 422,
    body: { message: words.not_closed },
  })
  await act('acme', _id, { receive: true })
  expect(
    (await act('acme', _id, { correction: { ...correction, reason: '' } })).body,
  ).toMatchObject({
    status: false,
    message: words.reason_missing,
    errors: [{ field: 'correction.reason' }],
  })
  expect((await act('acme', _id, { correction })).body).toMatchObject({
    message: words.correction_saved,
    result: {
      truck_number: 'KA05ZZ0001',
      corrections: [
        { before: truck_number, after: 'KA05ZZ0001', reason: 'Typed wrong', by: 'acme' },
      ],
    },
  })
  expect((await act('acme-vendor', _id, { correction })).code).toBe(403)
  expect(
    (await act('acme', _id, { correction: { field: 'identifier', value: 'x', reason: 'y' } })).body
      .errors[0].field,
  ).toBe('correction.field')
  expect(await typesOf(_id)).toEqual(['created', 'received', 'corrected'])
})

describe('POST /items/remarks/bulk', () => {
  const send = (as: string, _id: string, ...remarks: object[]): Promise<Reply> =>
    t.call(as, remarkItems, { params: { id: _id }, body: { remarks } })
  const Items = [{ item_no: 'A1', product_quantity: 10 }]
  it('keeps remarks on items with their deviation [ITEM-01] [ITEM-02]', async () => {
    const { _id } = await anOrder(t, 'acme', { Items })
    const { code, body } = await send('acme', _id, {
      item_no: 'A1',
      text: 'Short Qty Receipt',
      message: 'Two are not there',
      received_quantity: 8,
      recorded_unit: 'boxes',
    })
    expect([code, body.message]).toEqual([200, words.item_remarks_saved])
    expect(body.result.Items[0].remarks).toEqual([
      {
        text: 'Short Qty Receipt',
        message: 'Two are not there',
        received_quantity: 8,
        recorded_unit: 'boxes',
        deviation: 2,
        time: expect.any(String),
      },
    ])
  })

  it('refuses what is wrong by field, and keeps none [ITEM-02]', async () => {
    const { _id } = await anOrder(t, 'acme', { Items })
    const good = { item_no: 'A1', text: 'Other', received_quantity: 1 }
    expect(
      (await send('acme', _id, good, { item_no: 'A1', text: 'Other', received_quantity: 11 })).body,
    ).toMatchObject({
      status: false,
      message: 'Invalid Deviation Recorded',
      errors: [{ field: 'remarks.1.received_quantity' }],
    })
    expect(
      (await send('acme', _id, { item_no: 'A1', received_quantity: 1 })).body.errors[0].field,
    ).toBe('remarks.0.text')
    expect((await send('acme', _id)).code).toBe(422)
    await act('acme', _id, { remarks: { text: 'Ontime and Intact' } })
    expect((await send('acme', _id, good)).body.message).toBe('Change Remark')
    expect(await typesOf(_id)).toEqual(['created', 'remarked'])
    expect((await send('bayer', _id, good)).code).toBe(404)
    const other = await anOrder(t, 'shipper', { Items })
    expect(await send('shipper', other._id, good)).toMatchObject({
      code: 403,
      body: { message: words.item_remarks_off },
    })
  })
})
