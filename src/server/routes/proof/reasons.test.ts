import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reviewOrder } from '../../../contract/proof/reviews.ts'
import { words } from '../../../domain/testing/words.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf } from '../../testing/orders.ts'
import { policed } from '../../testing/policed.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  await policed(t, 'acme', {
    review_levels: 1,
    reasons: { due: ['receive', 'reject', 'approve', 'turn_down'] },
  })
})
afterAll(() => t.close())

const act = (_id: string, action: object): Promise<Reply> =>
  t.call('acme', '/update_epod', { _id, ...action })
const review = (order_id: string, said: { is_approved: boolean; reason?: string }) =>
  t.call('acme', reviewOrder, { body: { order_id, ...said } })
const missing = {
  code: 422,
  body: {
    status: false,
    message: words.reason_missing,
    errors: [{ field: 'reason', code: 'reason_missing', message: words.reason_missing }],
  },
}

describe('a reason where the policy asks for one', () => {
  it.each(['receive', 'reject'])('is due for %s, and kept with it [DESK-20]', async (field) => {
    const { _id } = await anOrder(t)
    expect(await act(_id, { [field]: true })).toMatchObject(missing)
    expect(await act(_id, { [field]: true, reason: '  ' })).toMatchObject(missing)
    expect((await logOf(t, _id)).map(({ type }) => type)).toEqual(['created'])
    const { code, body } = await act(_id, { [field]: true, reason: ' Shut at noon ' })
    expect([code, body.result.epod.reason]).toEqual([200, 'Shut at noon'])
    expect((await logOf(t, _id)).at(-1)).toMatchObject({ data: { reason: 'Shut at noon' } })
  })

  it.each([
    [501, 'x'.repeat(501)],
    [2001, 'x'.repeat(2001)],
    ['NUL', 'a\0b'],
    ['a number', 7],
    ['half a pair', '\ud800'],
  ])('is refused where it cannot be kept: %s [DESK-20]', async (_what, reason) => {
    const { _id } = await anOrder(t)
    const { code, body } = await act(_id, { reject: true, reason })
    expect([code, body.errors[0].field]).toEqual([422, 'reason'])
  })

  it('is no field of anything else [DESK-20]', async () => {
    const { _id } = await anOrder(t)
    expect(await act(_id, { remarks: { text: 'x' }, reason: 'y' })).toMatchObject({ code: 422 })
  })

  it('is due for the judgement of a proof, and kept in its history [DESK-20]', async () => {
    const { _id } = await anOrder(t)
    await act(_id, { receive: true, reason: 'No phone' })
    expect(await review(_id, { is_approved: true })).toMatchObject(missing)
    expect(await review(_id, { is_approved: false })).toMatchObject(missing)
    const { body } = await review(_id, { is_approved: false, reason: 'The photo is dark' })
    expect(body.result?.approval_status.review_history).toMatchObject([
      { is_approved: false, reason: 'The photo is dark' },
    ])
  })

  it('is asked of nobody where the policy does not say so [DESK-20] [EPOD-07]', async () => {
    const { _id } = await anOrder(t, 'shipper')
    const { code, body } = await t.call('shipper', '/update_epod', { _id, reject: true })
    expect([code, 'reason' in (body.result?.epod ?? {})]).toEqual([200, false])
  })
})
