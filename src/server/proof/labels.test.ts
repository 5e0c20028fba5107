import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parcelSentences } from '../../domain/words/parcel-sentences.ts'
import { checkDigit } from '../../domain/trade/gs1/application-identifiers.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { aJpeg, canvas, sent, stroke } from '../testing/pictures.ts'
import { aRow } from '../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

let units = 0
/** An SSCC that no other test has. */
const sscc = (): string => {
  units += 1
  const digits = `3761042500${String(units).padStart(7, '0')}`
  return `00${digits}${checkDigit(digits)}`
}
const act = (as: string, _id: string, action: object): Promise<Reply> =>
  t.call(as, '/update_epod', { _id, ...action })
const heldBy = async (party: 'receiver' | 'driver', _id: string): Promise<string> => {
  const { url } = (await t.call('acme', `/orders/${_id}/links`, { party })).body.result
  return `Bearer ${(await t.call(null, `/public/${party}/${url.split('/').at(-1)}`)).body.token}`
}
const orderOf = async (_id: string) => (await t.call('acme', `/orders/${_id}`)).body.result
const added = (rows: object[]): Promise<Reply> => t.call('acme', '/orders', rows)

describe('a GS1 label', () => {
  it('comes with adding, and one of another order fails its row alone [TRADE-06]', async () => {
    const label = `${sscc()}43231`
    const first = await added([{ ...aRow(), label }])
    expect(first.code).toBe(200)
    const { _id } = first.body.result.created[0]
    expect((await orderOf(_id)).label).toMatchObject({ signature_required: true, at_door: [] })
    const shared = sscc()
    const second = await added([
      { ...aRow(), label },
      { ...aRow(), label: shared },
      { ...aRow(), label: shared },
      { ...aRow(), label: 'LR-1001' },
      aRow(),
    ])
    expect([second.code, second.body.result.created.length]).toEqual([200, 2])
    expect(second.body.result.failed.map(({ row, errors }: never) => [row, errors])).toMatchObject([
      [1, [{ field: 'label', code: 'label_other_order' }]],
      [3, [{ field: 'label', code: 'label_other_order' }]],
      [4, [{ field: 'label', code: 'gs1_unknown' }]],
    ])
  })

  it('read at the door is on record once, and another order’s is refused [TRADE-06]', async () => {
    const [one, other] = [await anOrder(t), await anOrder(t)]
    const label = `${sscc()}43211`
    const driver = await heldBy('driver', one._id)
    const read = await act(driver, one._id, { label })
    expect([read.code, read.body.message, read.body.public_order.label]).toMatchObject([
      200,
      parcelSentences.label_saved,
      { dangerous_goods: true, at_door: ['dangerous_goods'] },
    ])
    expect((await act(driver, one._id, { label })).code).toBe(200)
    expect((await logOf(t, one._id)).filter(({ type }) => type === 'label_read')).toHaveLength(1)
    for (const as of ['acme', await heldBy('driver', other._id)]) {
      const refused = await act(as, other._id, { label })
      expect([refused.code, refused.body.code]).toEqual([409, 'label_other_order'])
    }
    expect((await orderOf(other._id)).label).toBeUndefined()
    expect((await act(await heldBy('receiver', one._id), one._id, { label })).code).toBe(403)
  })

  it('of two orders at once is kept by one of them [TRADE-06]', async () => {
    const orders = await Promise.all([anOrder(t), anOrder(t)])
    const label = sscc()
    const replies = await Promise.all(orders.map(({ _id }) => act('acme', _id, { label })))
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it.each<[unknown]>([[''], ['4323'], [7], [null], ['4'.repeat(5_000)], ['00\u0000'], [['43231']]])(
    'that is %j is refused [TRADE-06]',
    async (label) => {
      const { _id } = await anOrder(t)
      const { code } = await act('acme', _id, { label })
      expect([400, 422]).toContain(code)
    },
  )

  it('asks for a signature before the receiver can receive [TRADE-06] [SIGN-01]', async () => {
    const { _id } = await anOrder(t)
    expect((await act('acme', _id, { label: '43231' })).code).toBe(200)
    const receiver = await heldBy('receiver', _id)
    const refused = await act(receiver, _id, { receive: true })
    expect([refused.code, refused.body.code]).toEqual([422, 'label_signature'])
    await act(receiver, _id, {
      signature: { name: 'Meera', relation: 'Owner', image: await canvas(stroke()) },
    })
    expect((await act(receiver, _id, { receive: true })).code).toBe(200)
  })

  it('lets the driver leave the goods, with a photo, and names nobody as who received them [TRADE-06] [SUMM-01]', async () => {
    const { _id } = await anOrder(t)
    const driver = await heldBy('driver', _id)
    expect((await act(driver, _id, { leave: true })).body.code).toBe('leave_not_allowed')
    await act(driver, _id, { label: '43221' })
    expect((await act(driver, _id, { leave: true })).body.code).toBe('leave_not_confirmed')
    await act('acme', _id, { label: '43221' })
    expect((await act(driver, _id, { leave: true })).body.code).toBe('leave_photo')
    await act(driver, _id, { photos: [sent(await aJpeg(), 'porch.jpg')] })
    const left = await act(driver, _id, { leave: true })
    expect([left.code, left.body.message]).toEqual([200, parcelSentences.left_saved])
    expect((await orderOf(_id)).epod.otp).toMatchObject({ verified_through: 'left' })
    // The receiver was told of by name, and was not there.
    expect(left.body.public_order).toMatchObject({ received_through: 'left', received_by: null })
  })

  it('is of no order of other clients [TRADE-06]', async () => {
    const [own, strange] = [await anOrder(t), await anOrder(t, 'bayer')]
    const label = sscc()
    expect((await act('bayer', strange._id, { label })).code).toBe(200)
    expect((await act('acme', own._id, { label })).code).toBe(200)
    expect((await act('acme', strange._id, { label })).code).toBe(404)
  })
})
