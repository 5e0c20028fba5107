import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { policed } from '../../testing/policed.ts'
import { reservedHeaders } from '../../../domain/messages/link-header.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  await policed(t, 'acme', { messages: { link_form: 'header', link_header: 'ACMELR' } })
  await policed(t, 'bayer', { messages: { link_form: 'header', link_header: 'BAYERX' } })
  await policed(t, 'shipper', { messages: { link_form: 'query' } })
})
/** On its way, and due. */
const left = { dispatch_date: '2026-03-09', dispatch_time: '11:00', eta_hrs: 1 }
afterAll(() => t.close())

const open = (path: string) => t.call(null, `/public/link/${path}`)
const given = async (order: string, party: string, client = 'acme'): Promise<string> =>
  (await t.call(client, `/orders/${order}/links`, { party })).body.result.url.split('/').at(-1) ??
  ''
/** The reference that the last SMS of an order carries, and the address around it. */
const smsOf = async (order: string): Promise<{ body: string; ref: string }> => {
  const [row] = await t.database.read(platform, (db) =>
    db
      .selectFrom('outbox')
      .select(['body', 'secret'])
      .where('order_id', '=', order)
      .where('channel', '=', 'sms')
      .orderBy('id', 'desc'),
  )
  return { body: row?.body ?? '', ref: t.deps.keys.unseal(row?.secret ?? '') }
}

describe('An address that is the reference alone', () => {
  it.each(['receiver', 'driver', 'tracking'])(
    'opens the page of the %s that it was given out for [MESG-01] [LINK-01]',
    async (party) => {
      const order = await anOrder(t)
      const ref = await given(order._id, party)
      const { code, body } = await open(ref)
      expect(code).toBe(200)
      expect(body).toMatchObject({ role: party, opens: null, result: { masked: false } })
      const usual = await t.call(null, `/public/${party}/${ref}`)
      expect(body.result).toEqual(usual.body.result)
      expect((await t.call(`Bearer ${body.token}`, '/public-order')).code).toBe(200)
    },
  )

  it.each([
    ['acme', 'http://epod.test/ACMELR/{{otp}}'],
    ['shipper', 'http://epod.test/r?{{otp}}'],
  ])(
    'stands so in the SMS of %s, and opens at the step that was asked for [MESG-01] [CHAS-01]',
    async (client, link) => {
      const order = await anOrder(t, client, left)
      const asked = await t.call(client, `/orders/${order._id}/owed/send`, { step: 'receive' })
      expect(asked.code).toBe(200)
      const { body, ref } = await smsOf(order._id)
      expect(body).toContain(`Please add it: ${link}\n`)
      expect((await open(ref)).body).toMatchObject({ role: 'receiver', opens: 'confirm' })
    },
  )

  it('opens under the header that its client has or had, and under no other [MESG-01]', async () => {
    const order = await anOrder(t)
    await t.call('acme', '/orders/triggerNotification', {
      order_ids: [order._id],
      identifier: '',
      notificationType: ['sms'],
      targets: { emails: [], phones: [] },
    })
    const { body, ref } = await smsOf(order._id)
    expect(body).toContain('http://epod.test/ACMELR/{{otp}}')
    expect((await open(`ACMELR/${ref}`)).body).toMatchObject({ role: 'tracking', opens: null })
    const gone = await open(`ACMELR/${'x'.repeat(22)}`)
    for (const path of [`BAYERX/${ref}`, `NOBODY/${ref}`, `acmelr/${ref}`]) {
      const { code, body: told } = await open(path)
      expect([path, code, told]).toEqual([path, 404, gone.body])
    }
    // What was sent lies on phones: it goes on opening.
    await policed(t, 'acme', { messages: { link_form: 'header', link_header: 'ACMENW' } })
    for (const header of ['ACMELR', 'ACMENW'])
      expect((await open(`${header}/${ref}`)).code).toBe(200)
  })

  it('says the same of what was never given out, was ended, or is an id [LINK-01] [MESG-01]', async () => {
    const order = await anOrder(t)
    const ref = await given(order._id, 'receiver')
    const [link] = (await t.call('acme', `/orders/${order._id}/links`)).body.result
    const never = await open('y'.repeat(22))
    expect(never.code).toBe(404)
    expect((await open(ref)).code).toBe(200)
    await t.call('acme', `/orders/${order._id}/links/revoke`, { link_id: link?.id })
    for (const path of [ref, order._id, randomUUIDv7(), '..%2f..', "'", 'z'.repeat(80)]) {
      const { code, body } = await open(path)
      expect([path, code, body]).toEqual([path, 404, never.body])
    }
  })

  it('cannot be another address of this server [MESG-01]', () => {
    const tree = t.app.printRoutes({ commonPrefix: false })
    const first = [...tree.matchAll(/^ {4}[├└]── ([a-z]{3,6})(?=[/ ]|$)/gm)].map(([, name]) => name)
    expect(first).toContain('api')
    expect(first.filter((name) => name && !reservedHeaders.includes(name))).toEqual([])
  })
})
