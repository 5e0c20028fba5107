import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listLinks } from '../../../contract/proof/links.ts'
import { words } from '../../../domain/testing/words.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { linkTo, openPublic } from '../../testing/links.ts'
import { anOrder } from '../../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const asha = { name: 'Asha', contact: { phone: ['9876500001'], email: [] } }
const meena = { name: 'Meena', contact: { phone: ['9876500002'], email: [] } }
const parties = ['receiver', 'driver', 'tracking'] as const

describe('A link that was given to a contact', () => {
  it.each<[string, object, string[]]>([
    ['another receiver', { spocs: [meena] }, ['receiver']],
    ['another driver', { driver: { name: 'Anil', contact: ['9876500004'] } }, ['driver']],
    ['a receiver more', { spocs: [asha, meena] }, []],
    ['another truck', { truck_number: 'MH14ZZ0001' }, []],
  ])(
    'goes on where the order gets %s, unless none of its party stays [LINK-01]',
    async (_what, edit, ended) => {
      const order = await anOrder(t, 'acme', { spocs: [asha] })
      const links = await Promise.all(parties.map((party) => linkTo(t, order, party)))
      const opened = async (at: number) =>
        (await openPublic(t, parties[at] ?? '', links[at]?.ref ?? '')).code
      const { token } = (await openPublic(t, 'receiver', links[0]?.ref ?? '')).body
      expect(await t.call('acme', '/edit_epod', { _id: order._id, ...edit })).toMatchObject({
        code: 200,
        body: { message: ended.length > 0 ? words.order_edited_anew : words.order_edited },
      })
      expect(await Promise.all(parties.map((_party, at) => opened(at)))).toEqual(
        parties.map((party) => (ended.includes(party) ? 404 : 200)),
      )
      // What a page that stands open still does, it does for less than a second.
      await expect
        .poll(async () => (await t.call(`Bearer ${token}`, '/public-order')).code)
        .toBe(ended.includes('receiver') ? 401 : 200)
      const listed = (await t.call('acme', listLinks, { params: { id: order._id }, query: {} }))
        .body.result
      expect(
        listed.filter(({ revoked_at }) => revoked_at !== null).map(({ party }) => party),
      ).toEqual(ended)
      for (const party of ended)
        expect((await openPublic(t, party, (await linkTo(t, order, party)).ref)).code).toBe(200)
    },
  )
})
