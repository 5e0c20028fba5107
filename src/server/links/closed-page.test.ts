import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderInput } from '../../domain/order/entry/order-input.ts'
import { later, MINUTE } from '../../domain/time.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf, messagesOf } from '../testing/orders.ts'
import { policed } from '../testing/policed.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  await policed(t, 'swiggy', {
    public_url_customization: { secure_otp: true },
    otp: { per_contact_an_hour: 2 },
  })
})
afterAll(() => t.close())

/** An order of swiggy that its desk has received or rejected, and the addresses of its page. */
const aClosedOrder = async (how: object, input: Partial<OrderInput> = {}) => {
  const { _id } = await anOrder(t, 'swiggy', input)
  const made = await t.call('swiggy', `/orders/${_id}/links`, { party: 'receiver' })
  const link = new URL(made.body.result.url).pathname.split('/').at(-1) ?? ''
  expect((await t.call('swiggy', '/update_epod', { _id, ...how })).code).toBe(200)
  return { _id, link }
}

const openedAt = async (_id: string, ref: string) => {
  const { body } = await t.call(null, `/public/receiver/${ref}`)
  const as = `Bearer ${body.token}`
  return {
    page: body.result,
    as,
    ask: (headers = {}): Promise<Reply> => t.call(as, '/trigger_otp', { _id }, headers),
    enter: (otp: number | undefined, headers = {}): Promise<Reply> =>
      t.call(as, '/update_epod', { _id, otp }, headers),
    again: async () => (await t.call(as, '/public-order')).body.result,
  }
}

const lastCode = async (_id: string): Promise<number> => (await messagesOf(t, _id)).at(-1)?.otp ?? 0

describe('the page of an order that is over, behind a code', () => {
  it.each([
    ['rejected', 'its link', { reject: true, reason: 'Damaged' }],
    ['received', 'its link', { receive: true }],
    ['received', 'its plain id', { receive: true }],
  ])(
    '%s: %s opens by a code, which leaves no event [OTP-04] [LINK-01] [PROF-05]',
    async (status, by, how) => {
      const { _id, link } = await aClosedOrder(how)
      const events = (await logOf(t, _id)).length
      const { page, ask, enter, again } = await openedAt(_id, by === 'its link' ? link : _id)
      expect([
        page.masked,
        page.status,
        page.may['trigger_otp'],
        page.may['verify_otp']?.code,
      ]).toEqual([true, null, null, 'otp_none'])
      expect((await enter(123_456)).body.code).toBe('otp_none')
      expect((await ask()).body.code).toBe('otp_sent')
      expect((await ask()).body.code).toBe('otp_too_soon')
      const asked = await again()
      expect([asked.masked, asked.may['trigger_otp']?.code, asked.may['verify_otp']]).toEqual([
        true,
        'otp_too_soon',
        null,
      ])

      const code = await lastCode(_id)
      expect((await enter(code === 100_000 ? 100_001 : code - 1)).body.code).toBe('otp_wrong')
      const right = await enter(code)
      expect([right.code, right.body.code, right.body.public_order]).toEqual([
        200,
        'page_opened',
        expect.objectContaining({ masked: false, status }),
      ])
      const proven = await t.call(`Bearer ${right.body.token}`, '/public-order')
      expect(proven.body.result).toMatchObject({ masked: false, status })
      // Single use, and no wider than the code: the address itself stays as it was.
      expect((await enter(code)).body.code).toBe('otp_none')
      expect((await again()).masked).toBe(true)
      expect(await logOf(t, _id)).toHaveLength(events)
    },
  )

  it('is locked by five wrong codes, and takes a new one after the lock [OTP-03]', async () => {
    const { _id, link } = await aClosedOrder({ receive: true })
    const { ask, enter, again } = await openedAt(_id, link)
    await ask()
    const code = await lastCode(_id)
    const wrong = code === 100_000 ? 100_001 : code - 1
    for (let tries = 0; tries < 5; tries++) expect((await enter(wrong)).body.code).toBe('otp_wrong')
    expect((await enter(code)).body.code).toBe('otp_locked')
    expect((await ask()).body.code).toBe('otp_locked')
    expect((await again()).may['verify_otp']?.code).toBe('otp_locked')
    t.setClock(later(new Date().toISOString(), 16 * MINUTE))
    const unlocked = await openedAt(_id, link)
    expect((await unlocked.ask()).code).toBe(200)
    expect((await unlocked.enter(await lastCode(_id))).body.code).toBe('page_opened')
    t.setClock(null)
  })

  it('asks for no more codes than its contact may get of all orders in an hour [OTP-03]', async () => {
    const spocs = [{ name: 'Meera', contact: { phone: ['9000000003'] } }]
    const asked = []
    for (let n = 0; n < 3; n += 1) {
      const { _id, link } = await aClosedOrder({ receive: true }, { spocs })
      asked.push(await (await openedAt(_id, link)).ask())
    }
    expect(asked.map(({ code, body }) => [code, body.code])).toEqual([
      [200, 'otp_sent'],
      [200, 'otp_sent'],
      [429, 'otp_capped'],
    ])
  })

  it('answers a request that is sent again as it did, also one that has received the order [OTP-03] [OTP-02]', async () => {
    const { _id, link } = await aClosedOrder({ receive: true })
    const { ask, enter } = await openedAt(_id, link)
    const sending = { 'idempotency-key': `ask-${_id}` }
    expect((await ask(sending)).code).toBe(200)
    const sent = await messagesOf(t, _id)
    expect((await ask(sending)).code).toBe(200)
    expect(await messagesOf(t, _id)).toEqual(sent)
    const entering = { 'idempotency-key': `enter-${_id}` }
    const code = await lastCode(_id)
    const [first, again] = [await enter(code, entering), await enter(code, entering)]
    expect([again.code, again.body.public_order]).toEqual([200, first.body.public_order])
    const proven = await t.call(`Bearer ${again.body.token}`, '/public-order')
    expect(proven.body.result.masked).toBe(false)
    const open = await anOrder(t, 'swiggy')
    const plain = await openedAt(open._id, open._id)
    await plain.ask()
    const received = { 'idempotency-key': `receive-${open._id}` }
    for (const _again of [1, 2])
      expect((await plain.enter(await lastCode(open._id), received)).body.code).toBe('otp_verified')
  })

  it('judges its actions as the page does [REPL-03]', async () => {
    const { _id, link } = await aClosedOrder({ receive: true })
    const { as, page } = await openedAt(_id, link)
    const { body } = await t.call(as, `/orders/${_id}/actions`)
    const trigger = body.result.actions.find(
      ({ action }: { action: string }) => action === 'trigger_otp',
    )
    expect([page.may['trigger_otp'], trigger.reasons]).toEqual([null, []])
  })
})
