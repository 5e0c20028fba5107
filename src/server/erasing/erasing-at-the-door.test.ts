import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askErasure } from '../../contract/admin/erasures.ts'
import type { Order } from '../../domain/order/order.ts'
import { eraseAll } from '../jobs/erasures.ts'
import { said, verifyLog } from '../jobs/log/verify-log.ts'
import { readerOf } from '../stores/log/chains.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { present } from '../testing/present.ts'
import { clientIdOf, pathOfStored } from '../testing/stored.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const act = async (_id: string, action: object): Promise<Order> => {
  const reply = await t.call('acme', '/update_epod', { _id, ...action })
  expect(reply.code).toBe(200)
  return reply.body.result as unknown as Order
}

it('takes a photo of the door out of its attempt too, and the log misses no file [DATA-01] [PROF-04] [DOOR-10]', async () => {
  const { _id } = await anOrder(t)
  const doorOf = async (picture: Buffer) => ({ ...sent(picture, 'door.jpg'), tag: 'door' })
  await act(_id, { photos: [await doorOf(await aJpeg(200, 140))] })
  await act(_id, { photos: [await doorOf(await aJpeg(210, 150))] })
  const geo_tag = { loc: [21.1, 79.1] }
  const before = await act(_id, {
    not_delivered: { reason: 'closed', text: 'Gate locked' },
    geo_tag,
  })
  const [theirs, other] = before.epod.photos.map(({ digest }) => digest)
  expect(before.epod.delivery_attempts).toMatchObject([{ photos: [theirs, other] }])

  const body = {
    client: 'acme',
    person: { phone: '9822277777' },
    photos: [present(theirs)],
    why: 'asked',
  }
  expect((await t.call('admin', askErasure, { body })).code).toBe(200)
  await eraseAll(t.deps)

  const acme = await clientIdOf(t, 'acme')
  expect(existsSync(pathOfStored(t, acme, present(theirs)))).toBe(false)
  expect(existsSync(pathOfStored(t, acme, present(other)))).toBe(true)
  const { result } = (await t.call('acme', `/orders/${_id}`)).body
  expect(JSON.stringify(result)).not.toContain(theirs)
  expect(result.epod.delivery_attempts).toMatchObject([{ text: 'Gate locked', photos: [other] }])
  const findings: string[] = []
  await verifyLog(readerOf(t.database), t.deps.files, (one) => findings.push(said(one)))
  expect(findings).toEqual([])
})
