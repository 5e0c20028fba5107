import { afterAll, beforeAll, expect, it } from 'vitest'
import { rejectSentences as hindi } from '../../domain/words/hi/reject-sentences.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const MARKED = 'This order is already marked ‘Not Received’'

it('says Not Received wherever others say Reject, to account and link, and the same codes [EPOD-13]', async () => {
  const { _id } = await anOrder(t, 'swiggy')
  const { url } = (await t.call('swiggy', `/orders/${_id}/links`, { party: 'receiver' })).body
    .result
  const path = `/public/receiver/${url.split('/').at(-1)}`
  const link = `Bearer ${(await t.call(null, path)).body.token}`
  const reject = (as: string, language = 'en') =>
    t.call(as, '/update_epod', { _id, reject: true }, { 'accept-language': language })
  expect(
    (await t.call('swiggy', '/orders/review', { order_id: _id, is_approved: true })).body.message,
  ).not.toMatch(/reject/i)
  expect((await reject('swiggy')).body).toMatchObject({ code: 'rejected', message: 'Not Received' })
  for (const as of ['swiggy', link])
    expect(await reject(as)).toMatchObject({
      code: 409,
      body: { code: 'already_rejected', message: MARKED },
    })
  expect((await reject('swiggy', 'hi')).body.message).toBe(hindi.already_marked('Not Received'))
  expect((await t.call(null, path)).body.result.may.receive.message).toBe(MARKED)
  const other = await anOrder(t, 'acme')
  expect(
    (await t.call('acme', '/update_epod', { _id: other._id, reject: true })).body.message,
  ).toBe('Order rejected')
})
