import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptSentences } from '../../domain/words/attempt-sentences.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { platform } from '../stores/database/scope.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { present } from '../testing/present.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const act = (as: string, _id: string, action: object): Promise<Reply> =>
  t.call(as, '/update_epod', { _id, ...action })
const heldBy = async (party: 'receiver' | 'driver' | 'tracking', _id: string): Promise<string> => {
  const { url } = (await t.call('acme', `/orders/${_id}/links`, { party })).body.result
  return `Bearer ${(await t.call(null, `/public/${party}/${url.split('/').at(-1)}`)).body.token}`
}
/** Sends what a phone without network has kept since then, by a clock that goes right. */
const waited = (as: string, _id: string, action: object, device_time: string): Promise<Reply> =>
  t.call(
    as,
    '/update_epod',
    { _id, ...action, device_time },
    { 'device-time': new Date().toISOString() },
  )
const anHourAgo = (): string => new Date(Date.now() - 3_600_000).toISOString()
const orderOf = async (_id: string) => (await t.call('acme', `/orders/${_id}`)).body.result
/** The messages of an order, oldest first. */
const outboxOf = (order_id: string) =>
  t.database.read(platform, (db) =>
    db
      .selectFrom('outbox')
      .select(['body', 'secret'])
      .where('order_id', '=', order_id)
      .orderBy('id'),
  )
const shut = { not_delivered: { reason: 'closed', text: 'Gate locked' } }
const nobody = { attempt_answer: { number: 1, answer: 'nobody_came' } }

describe('an attempt that failed [DOOR-10, DOOR-11]', () => {
  it('is on record by the driver’s link with place and photo, and the order stays open', async () => {
    const { _id } = await anOrder(t)
    const driver = await heldBy('driver', _id)
    const photo = { ...sent(await aJpeg(), 'door.jpg'), tag: 'door' }
    const taken = await act(driver, _id, { photos: [photo] })
    expect(taken.body.public_order).toMatchObject({ photos: [], door_photos: [{ tag: 'door' }] })
    const told = await act(driver, _id, { ...shut, geo_tag: { loc: [21.1, 79.1] } })
    expect([told.code, told.body.message]).toEqual([200, attemptSentences.attempt_saved])
    expect(told.body.public_order).toMatchObject({
      status: 'open',
      door_photos: [],
      attempts: [{ number: 1, reason: 'closed', answer: null, photos: [{ tag: 'door' }] }],
    })
    const order = await orderOf(_id)
    const { photos, seq } = present(order.epod.delivery_attempts?.[0])
    expect(photos).toEqual(order.epod.photos.map(({ digest }) => digest))
    const event = (await logOf(t, _id)).find(({ type }) => type === 'delivery_attempted')
    expect(event).toMatchObject({ seq, files: photos, place: [21.1, 79.1] })
  })

  it('is written down by the desk too, and by no receiver, tracker or stranger', async () => {
    const { _id } = await anOrder(t)
    expect((await act('acme', _id, shut)).code).toBe(200)
    for (const party of ['receiver', 'tracking'] as const)
      expect((await act(await heldBy(party, _id), _id, shut)).code).toBe(403)
    expect((await act('bayer', _id, shut)).code).toBe(404)
    const other = await anOrder(t)
    expect((await act(await heldBy('driver', other._id), _id, shut)).code).not.toBe(200)
    expect((await orderOf(_id)).epod.delivery_attempts).toHaveLength(1)
  })

  it('is one where it is sent twice, at once or later', async () => {
    const { _id } = await anOrder(t)
    const driver = await heldBy('driver', _id)
    const device_time = anHourAgo()
    const send = () => waited(driver, _id, shut, device_time)
    const replies = await Promise.all([send(), send()])
    expect(replies.map(({ code }) => code)).toEqual([200, 200])
    await send()
    expect((await orderOf(_id)).epod.delivery_attempts).toMatchObject([{ at: device_time }])
  })

  it('does not come after the order was received', async () => {
    const { _id } = await anOrder(t)
    expect((await act('acme', _id, { receive: true })).code).toBe(200)
    const { code, body } = await act(await heldBy('driver', _id), _id, shut)
    expect([code, body.code]).toEqual([409, 'already_received'])
  })

  it('comes later where it had happened before, and asks and tells nobody then [PUBL-07]', async () => {
    const { _id } = await anOrder(t)
    const driver = await heldBy('driver', _id)
    expect((await act('acme', _id, { receive: true })).code).toBe(200)
    const before = (await outboxOf(_id)).length
    const device_time = anHourAgo()
    for (const action of [shut, { triggerOutBound: true, geo_tag: { loc: [18.5, 73.8] } }])
      expect((await waited(driver, _id, action, device_time)).code).toBe(200)
    const { epod } = await orderOf(_id)
    expect(epod.otp.verified).toBe(true)
    expect(epod.delivery_attempts).toMatchObject([{ at: device_time, answer: null }])
    expect(epod.driverReach).toMatchObject([{ time: device_time }])
    const late = (await logOf(t, _id)).slice(-2)
    expect(late).toMatchObject([
      { type: 'delivery_attempted', data: { late: true }, device_time },
      { type: 'outbound', data: { late: true }, device_time },
    ])
    expect((await outboxOf(_id)).length).toBe(before)
  })

  it.each<[unknown]>([
    [null],
    ['closed'],
    [{}],
    [{ reason: 'weather' }],
    [{ reason: ['closed'] }],
    [{ reason: 'closed', text: 7 }],
    [{ reason: 'closed', text: 'a\u0000b' }],
    [{ reason: 'closed', text: 'x'.repeat(2_001) }],
    [{ reason: 'closed', photos: ['a'] }],
    [{ reason: 'other' }],
  ])('that is %j is refused', async (not_delivered) => {
    const { _id } = await anOrder(t)
    expect([400, 422]).toContain((await act('acme', _id, { not_delivered })).code)
  })
})

describe('the receiver is asked at once [DOOR-12]', () => {
  it('by a link of the receiver’s own, that opens at the question and answers it', async () => {
    const { _id } = await anOrder(t)
    expect((await act(await heldBy('driver', _id), _id, shut)).code).toBe(200)
    const sent_to = await outboxOf(_id)
    expect(sent_to.length).toBeGreaterThan(0)
    for (const { body } of sent_to)
      expect(body).toMatch(/could not be delivered[^]*\/publicreceiver\/\S+#attempt/)
    const { secret } = present(sent_to[0])
    const opened = await t.call(null, `/public/receiver/${t.deps.keys.unseal(secret ?? '')}`)
    expect(opened.body.result.attempts).toMatchObject([{ number: 1, reason: 'closed' }])
    expect((await act(`Bearer ${opened.body.token}`, _id, nobody)).code).toBe(200)
    const events = (await logOf(t, _id)).map(({ type }) => type)
    expect(events.filter((type) => type === 'link_created')).not.toEqual([])
    expect((await orderOf(_id)).epod.delivery_attempts?.[0]?.answer).toMatchObject({
      answer: 'nobody_came',
    })
  })

  it('not where nobody stood at the door, nor twice within minutes, nor where the policy says no', async () => {
    const one = await anOrder(t)
    await act('acme', one._id, { not_delivered: { reason: 'vehicle' } })
    expect(await outboxOf(one._id)).toEqual([])
    const two = await anOrder(t)
    await act('acme', two._id, shut)
    const once = (await outboxOf(two._id)).length
    await act('acme', two._id, { not_delivered: { reason: 'nobody_there' } })
    expect((await outboxOf(two._id)).length).toBe(once)
    expect((await orderOf(two._id)).epod.delivery_attempts).toHaveLength(2)
  })
})

describe('the receiver’s word on an attempt [DOOR-11, DOOR-12]', () => {
  it('is given once, by the receiver alone, and stands beside the attempt', async () => {
    const { _id } = await anOrder(t)
    const [driver, receiver] = [await heldBy('driver', _id), await heldBy('receiver', _id)]
    expect((await act(receiver, _id, nobody)).code).toBe(422)
    await act(driver, _id, shut)
    for (const as of ['acme', driver, await heldBy('tracking', _id)])
      expect((await act(as, _id, nobody)).code).toBe(403)
    const replies = await Promise.all([act(receiver, _id, nobody), act(receiver, _id, nobody)])
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { answer, seq } = present((await orderOf(_id)).epod.delivery_attempts?.[0])
    expect(answer).toMatchObject({ answer: 'nobody_came', action_by: 'receiver' })
    const event = (await logOf(t, _id)).find(({ type }) => type === 'attempt_answered')
    expect(event?.data).toMatchObject({ number: 1, seq })
  })

  it.each<[unknown]>([
    [{ number: 1 }],
    [{ number: 0, answer: 'nobody_came' }],
    [{ number: '1', answer: 'nobody_came' }],
    [{ number: 1, answer: 'perhaps' }],
    [{ number: 2, answer: 'nobody_came' }],
  ])('that is %j is refused', async (attempt_answer) => {
    const { _id } = await anOrder(t)
    await act('acme', _id, shut)
    expect([400, 422]).toContain(
      (await act(await heldBy('receiver', _id), _id, { attempt_answer })).code,
    )
  })
})
