import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextStop, type NextStop } from '../../../contract/orders/next-stop.ts'
import type { OrderInput } from '../../../domain/order/entry/order-input.ts'
import type { Order } from '../../../domain/order/order.ts'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { linkTo, openPublic } from '../../testing/links.ts'
import { anOrder, logOf } from '../../testing/orders.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

let trucks = 0
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
/** Orders of one trip, on a truck of its own unless told otherwise. */
const aTrip = async (...stops: Partial<OrderInput>[]): Promise<Order[]> => {
  trucks += 1
  const trip = {
    truck_number: `MH12TR${String(trucks).padStart(4, '0')}`,
    driver: { name: 'Ravi', contact: ['9876500077'] },
    dispatch_date: yesterday,
    dispatch_time: '09:00',
    eta_hrs: 48,
  }
  const orders: Order[] = []
  for (const stop of stops) orders.push(await anOrder(test, 'acme', { ...trip, ...stop }))
  return orders
}
const to = (name: string, changes: Partial<OrderInput> = {}): Partial<OrderInput> => ({
  destination: { name, city: 'Nagpur' },
  ...changes,
})
const end = async (order: Order | undefined, as = 'acme'): Promise<void> => {
  const { code } = await test.call(as, '/update_epod', { _id: order?._id, reject: true })
  expect(code).toBe(200)
}
const token = async (ref: string, party = 'driver'): Promise<string> =>
  `Bearer ${(await openPublic(test, party, ref)).body.token}`
const ask = async (ref: string): Promise<NextStop> => {
  const { code, body } = await test.call(await token(ref), nextStop, {})
  expect(code).toBe(200)
  return body.result
}
const refIn = (stop: NextStop): string => stop?.url.split('/').at(-1) ?? ''

describe('the next stop of a trip', () => {
  it('is shown once its order is over, in sequence, each with a link of its own that is on record [DOOR-03] [LINK-01]', async () => {
    const [first, last, second] = await aTrip(
      to('Depot'),
      to('Market', { eta_hrs: 60 }),
      to('Mill', { eta_hrs: 30 }),
    )
    if (!first || !second || !last) throw new Error('a trip has three stops')
    const link = await linkTo(test, first, 'driver')
    expect(await ask(link.ref)).toBeNull()
    await end(first)
    const stop = await ask(link.ref)
    expect(stop).toMatchObject({ name: 'Mill', city: 'Nagpur' })
    // The same again, however often it is asked for.
    expect(await ask(link.ref)).toEqual(stop)
    const opened = (await openPublic(test, 'driver', refIn(stop))).body
    expect(opened.result).toMatchObject({ _id: second._id, status: 'open', masked: false })
    const made = (await logOf(test, second._id)).filter(({ type }) => type === 'link_created')
    expect(made).toMatchObject([
      { data: { party: 'driver' }, actor: { username: null, role: 'driver', link_id: link.id } },
    ])
    expect(await ask(refIn(stop))).toBeNull()
    await end(second)
    const then = await ask(refIn(stop))
    expect(then?.name).toBe('Market')
    await end(last)
    expect(await ask(refIn(then))).toBeNull()
    expect(await ask(link.ref)).toBeNull()
  })

  it('is one, with one link, for two who ask at once [DOOR-03]', async () => {
    const [first, second] = await aTrip(to('Depot'), to('Mill'))
    if (!first || !second) throw new Error('a trip has two stops')
    const { ref } = await linkTo(test, first, 'driver')
    await end(first)
    const stops = await Promise.all(Array.from({ length: 4 }, () => ask(ref)))
    expect(new Set(stops.map(refIn)).size).toBe(1)
    expect(
      (await logOf(test, second._id)).filter(({ type }) => type === 'link_created'),
    ).toHaveLength(1)
  })

  it.each<[string, Partial<OrderInput>]>([
    ['another truck', to('Mill', { truck_number: 'MH12ZZ9999' })],
    ['another driver', to('Mill', { driver: { name: 'Ravi', contact: ['9876500078'] } })],
    ['a trip of another day', to('Mill', { dispatch_date: '2026-01-05' })],
  ])('is nothing of %s [DOOR-03] [PUBL-05]', async (_, stop) => {
    const [first] = await aTrip(to('Depot'), stop)
    if (!first) throw new Error('a trip has two stops')
    const { ref } = await linkTo(test, first, 'driver')
    await end(first)
    expect(await ask(ref)).toBeNull()
  })

  it('is nothing of another client, on the same truck with the same driver [DOOR-03] [ROLE-15]', async () => {
    const [first] = await aTrip(to('Depot'))
    if (!first) throw new Error('a trip has a stop')
    const { truck_number, driver } = first
    await anOrder(test, 'syngenta', {
      truck_number,
      driver,
      dispatch_date: yesterday,
      dispatch_time: '09:00',
    })
    const { ref } = await linkTo(test, first, 'driver')
    await end(first)
    expect(await ask(ref)).toBeNull()
  })

  it.each([
    ['vendor', 'acme-vendor', { transporter: 'Roadrunner' }, { transporter: 'Bluedart' }],
    ['distributor', 'acme-distributor', { client: 'Sharma Distributors' }, {}],
  ])(
    'is never what a %s may not see, who put an order on that truck [DOOR-03] [ROLE-15] [LINK-01]',
    async (_, who, own, foreign) => {
      const [theirs, another] = await aTrip(
        to('Theirs', { ...foreign, eta_hrs: 30 }),
        to('Another', own),
      )
      const [order] = await aTrip(to('Depot', own))
      if (!order || !theirs || !another) throw new Error('there are three orders')
      expect((await test.call(who, `/orders/${theirs._id}`)).code).toBe(404)
      const { truck_number } = theirs
      const driver = { name: 'Ravi', contact: ['9876500079', ...theirs.driver.contact] }
      const edit = { _id: order._id, truck_number, driver }
      expect((await test.call(who, '/edit_epod', edit)).code).toBe(200)
      const links = [await linkTo(test, order, 'driver', who), await linkTo(test, order, 'driver')]
      await end(order)
      const stops = await Promise.all(links.map(({ ref }) => ask(ref)))
      expect(stops.map((stop) => stop?.name)).toEqual(['Another', 'Another'])
      await end(another)
      // Nor does what was led to lead on to it.
      expect(await Promise.all(stops.map((stop) => ask(refIn(stop))))).toEqual([null, null])
      const made = (await logOf(test, theirs._id)).map(({ type }) => type)
      expect(made).not.toContain('link_created')
    },
  )

  it('is none where it is not known who made the link [DOOR-03] [LINK-01]', async () => {
    const [first] = await aTrip(to('Depot'), to('Mill'))
    if (!first) throw new Error('a trip has two stops')
    const { ref, id } = await linkTo(test, first, 'driver')
    await end(first)
    for (const maker of ['somebody-else', '']) {
      await test.database.asOwner((db) =>
        db.updateTable('links').set({ created_by: maker }).where('id', '=', id).execute(),
      )
      expect(await ask(ref), maker).toBeNull()
    }
  })

  it('is refused to links of others, to a plain id and to accounts, and has a limit of its own [DOOR-03] [LINK-01]', async () => {
    const [first] = await aTrip(to('Depot'), to('Mill'))
    if (!first) throw new Error('a trip has two stops')
    const driver = (await linkTo(test, first, 'driver')).ref
    await end(first)
    for (const party of ['receiver', 'tracking']) {
      const theirs = await token((await linkTo(test, first, party)).ref, party)
      expect((await test.call(theirs, nextStop, {})).code, party).toBe(403)
    }
    expect((await test.call(await token(first._id), nextStop, {})).code).toBe(403)
    expect((await test.call('acme', nextStop, {})).code).toBe(401)
    const mine = await token(driver)
    const codes: number[] = []
    for (let times = 0; times < 31; times += 1)
      codes.push((await test.call(mine, nextStop, {})).code)
    expect([codes.slice(0, 30).every((code) => code === 200), codes.at(-1)]).toEqual([true, 429])
  })

  it('stays ended once its link was revoked, and is not led to by a link that was [DOOR-03] [LINK-01]', async () => {
    const [first, second] = await aTrip(to('Depot'), to('Mill'))
    if (!first || !second) throw new Error('a trip has two stops')
    const link = await linkTo(test, first, 'driver')
    await end(first)
    const mine = await token(link.ref)
    expect(await ask(link.ref)).not.toBeNull()
    const { body } = await test.call('acme', `/orders/${second._id}/links`)
    const revoke = (order: Order, link_id: string) =>
      test.call('acme', `/orders/${order._id}/links/revoke`, { link_id })
    expect((await revoke(second, String(body.result[0]?.id))).code).toBe(200)
    expect(await ask(link.ref)).toBeNull()
    expect((await revoke(first, link.id)).code).toBe(200)
    await expect.poll(async () => (await test.call(mine, nextStop, {})).code).toBe(401)
  })

  it('is none where the client gives its drivers no links [DOOR-03] [ROLE-13]', async () => {
    const [first, second] = await aTrip(to('Depot'), to('Mill'))
    if (!first || !second) throw new Error('a trip has two stops')
    const { ref } = await linkTo(test, first, 'driver')
    await end(first)
    await test.database.transaction(platform, ({ finish }) =>
      finish(sql`
      insert into policies (client_id, version, document)
      select client_id, max(version) + 1, (array_agg(document order by version desc))[1]
        || '{"do_not_show_driver_public_link": true}'
      from policies
      where client_id = (select client_id from orders where id = ${first._id})
      group by client_id`),
    )
    await expect.poll(() => ask(ref)).toBeNull()
    expect((await logOf(test, second._id)).map(({ type }) => type)).not.toContain('link_created')
  })
})
