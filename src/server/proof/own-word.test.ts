import { afterAll, beforeAll, expect, it } from 'vitest'
import { words } from '../../domain/testing/words.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const act = (as: string, _id: string, action: object): Promise<Reply> =>
  t.call(as, '/update_epod', { _id, ...action })
const heldBy = async (party: 'receiver' | 'driver', _id: string): Promise<string> => {
  const { url } = (await t.call('acme', `/orders/${_id}/links`, { party })).body.result
  return `Bearer ${(await t.call(null, `/public/${party}/${url.split('/').at(-1)}`)).body.token}`
}

it('keeps what the receiver put on record, whatever the carrier’s side sends after it [SIDE-01] [PHOT-04] [RATE-01]', async () => {
  const { _id } = await anOrder(t, 'acme', { transporter: 'Roadrunner' })
  const [receiver, driver] = [await heldBy('receiver', _id), await heldBy('driver', _id)]
  const panels = { text: 'LED panels', qty: 3 }
  const fan = { text: 'Fan', qty: 1 }
  for (const action of [
    { missing: [panels], damaged: [panels] },
    { remarks: { text: 'broken' }, extra_fields: { condition: 'damaged' } },
    { photos: [sent(await aJpeg())] },
    { client_rating: 1 },
  ])
    expect((await act(receiver, _id, action)).code).toBe(200)
  const read = async () => (await t.call('acme', `/orders/${_id}`)).body.result
  const { epod: before } = await read()

  const answers = []
  for (const carrier of [driver, 'acme-vendor'])
    for (const action of [
      { missing: [fan], damaged: [] },
      { remarks: { text: 'all fine' }, extra_fields: { condition: 'intact' } },
      { deletePhoto: before.photos[0]?.url },
      { client_rating: 5 },
    ]) {
      const { code, body } = await act(carrier, _id, action)
      answers.push([code, body.message])
    }
  const own = [
    [200, words.goods_saved],
    [200, words.remark_saved],
    [403, words.photo_of_others],
    [403, words.wrong_party(words.actions.rating)],
  ]
  expect(answers).toEqual([...own, ...own])
  const { epod, extra_fields } = await read()
  expect(epod).toMatchObject({
    missing: [panels, fan],
    damaged: [panels],
    goods: expect.arrayContaining([
      { statement: 'accepted', missing: [panels], damaged: [panels] },
      { statement: 'delivered', missing: [fan], damaged: [] },
    ]),
    photos: before.photos,
    client_rating: 1,
    rated_by: 'accepted',
  })
  expect(extra_fields).toMatchObject({ condition: 'damaged', exception: true })
  expect((await logOf(t, _id)).map(({ type }) => type).at(-1)).toBe('remarked')
})
