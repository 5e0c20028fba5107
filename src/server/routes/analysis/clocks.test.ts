import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clocksOrders, clocksReport } from '../../../contract/analysis/clocks.ts'
import { getOrder } from '../../../contract/orders/orders.ts'
import { clocksOf, clockStates } from '../../../domain/order/clocks.ts'
import type { Order } from '../../../domain/order/order.ts'
import { replay } from '../../../domain/order/evolve.ts'
import { closingInError } from '../../../domain/order/proof/pending-error.ts'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { demoClients } from '../../../presets/accounts.ts'
import { DAY, later } from '../../../domain/time.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { logOf } from '../../testing/orders.ts'
import { logIn } from '../../testing/log-in.ts'
import { anActive, CHOSEN } from '../../testing/users.ts'
import { policed } from '../../testing/policed.ts'
import { present } from '../../testing/present.ts'
import { aRow } from '../../testing/rows.ts'

const NOW = '2026-03-20T07:00:00.000Z'
const range = { from: '2026-01-01', to: '2026-03-20' }
let policy = resolvePolicy(demoClients.find(({ key }) => key === 'acme')?.document ?? {})

let t: TestApp
let orders: Order[] = []
beforeAll(async () => {
  t = await openTestApp()
  for (let n = 0; n < 26; n += 1) {
    // Ends at the edge of a day in India, and a moment before it.
    const dispatched = later('2026-01-10T06:30:00.000Z', n * 2 * DAY)
    t.setClock(dispatched)
    const { body } = await t.call('acme', '/orders', [
      aRow({ dispatch_date: dispatched.slice(0, 10), dispatch_time: '12:00' }),
    ])
    const { _id } = present(body.result?.created[0])
    const act = (what: object) => t.call('acme', '/update_epod', { _id, ...what })
    t.setClock(`${dispatched.slice(0, 10)}T18:${n % 2 === 0 ? '29:59.999' : '30:00.000'}Z`)
    if (n % 5 === 4) await act({ reject: true })
    else if (n % 5 > 0) {
      await act({ receive: true })
      await t.call('acme', '/orders/review', { order_id: _id, is_approved: n % 3 > 0 })
    }
    const order = replay(await logOf(t, _id))
    if (order) orders.push(order)
  }
  t.setClock(NOW)
})
afterAll(() => t.close())

const report = async () =>
  present((await t.call('acme', clocksReport, { query: range })).body.result)

/** Compares each figure and the list behind it with the orders' logs; answers the states seen. */
const compared = async (): Promise<Set<string>> => {
  const clock = { now: NOW, time_zone: policy.time_zone }
  const seen = new Set<string>()
  for (const { key, counts } of await report())
    for (const state of clockStates) {
      const own = orders.flatMap((order) =>
        clocksOf(order, policy, clock)
          .filter(({ term, state: its }) => term.key === key && its === state)
          .map(({ days_left }) => [order._id, days_left] as const),
      )
      const query = { ...range, key, state }
      const listed = present((await t.call('acme', clocksOrders, { query })).body.result)
      expect([key, state, counts[state], listed.total]).toEqual([
        key,
        state,
        own.length,
        own.length,
      ])
      const rest = present(
        (await t.call('acme', clocksOrders, { query: { ...query, offset: 20 } })).body.result,
      )
      expect(
        new Map([...listed.orders, ...rest.orders].map((one) => [one._id, one.days_left])),
      ).toEqual(new Map(own))
      if (own.length > 0) seen.add(state)
    }
  return seen
}

describe('clocks of law and contract', () => {
  it('stand in the report as each order says itself, and each figure opens its orders [MGMT-04]', async () => {
    const seen = await compared()
    expect(present((await report()).map(({ key, days }) => [key, days]))).toEqual([
      ['payment_15', 15],
      ['payment_45', 45],
      ['damage_7', 7],
      ['delay_21', 21],
    ])
    expect(seen).toEqual(new Set(['running', 'soon', 'over']))
  })

  it('are met by a claim in time, and of the account’s own orders alone [MGMT-04] [ROLE-15]', async () => {
    const [order] = orders.filter(({ epod }) => epod.otp.verified).toReversed()
    const { _id, delivery_time } = present(order)
    t.setClock(later(delivery_time ?? NOW, DAY))
    const claimed = await t.call('acme', '/update_epod', {
      _id,
      dispute: 'Two boxes are short',
    })
    const now = present((await t.call('acme', getOrder, { params: { id: _id } })).body.result)
    expect([claimed.code, now.claims.length]).toEqual([200, 1])
    t.setClock(NOW)
    const { counts } = present(
      present((await t.call('acme', clocksReport, { query: range })).body.result).find(
        ({ key }) => key === 'delay_21',
      ),
    )
    expect(counts.met).toBe(1)
    expect((await t.call('bayer', '/analysis/clocks')).code).toBe(403)
    expect((await t.call('bayer', '/analysis/clocks/orders?key=damage_7&state=over')).code).toBe(
      403,
    )
  })

  it('run from no end that was recorded in error, until it ends anew [MGMT-04] [DESK-22]', async () => {
    const second = `Bearer ${(await logIn(t.app, await anActive(t), CHOSEN)).body.token}`
    const [payment, , damage] = policy.clocks
    const settling = { ...present(payment), key: 'settled', from: 'claimed' as const }
    const refused = { ...present(damage), key: 'refused', from: 'rejected' as const }
    policy = { ...policy, clocks: [...policy.clocks, settling, refused] }
    await policed(t, 'acme', { clocks: policy.clocks })
    const act = async (_id: string, what: object, as = 'acme'): Promise<void> =>
      expect((await t.call(as, '/update_epod', { _id, ...what })).code).toBe(200)
    const wrong = orders
      .filter(({ epod }) => epod.otp.verified || epod.reject.rejected)
      .filter((_order, n) => n % 3 === 0)
    for (const { _id } of wrong) {
      await act(_id, { error: { act: 'closing', reason: 'Another LR' } })
      await act(_id, { error_outcome: { is_confirmed: true } }, second)
    }
    const { _id } = present(wrong[0])
    await act(_id, { reupdate: { reason: 'Opened' } })
    await act(_id, { receive: true })
    const logs = await Promise.all(orders.map((order) => logOf(t, order._id)))
    orders = logs.map((log) => present(replay(log)))
    const inError = orders.filter(closingInError)
    expect(inError).toHaveLength(wrong.length - 1)
    expect(new Set(inError.map(({ epod }) => epod.reject.rejected)).size).toBe(2)
    expect(inError.some(({ claims }) => claims.length > 0)).toBe(true)
    expect(await compared()).toEqual(new Set(['running', 'soon', 'over']))
  })

  it.each([
    ['?from=2026-03-02&to=2026-03-01', 'to'],
    ['?key=x', 'key'],
    ['/orders?key=damage_7', 'state'],
    ['/orders?key=damage_7&state=late', 'state'],
    ['/orders?state=over', 'key'],
  ])('refuse %s with 422 naming %s [ERRS-04] [MGMT-04]', async (query, field) => {
    const { code, body } = await t.call('acme', `/analysis/clocks${query}`)
    expect([code, body.errors?.map((error: { field: string }) => error.field)]).toEqual([
      422,
      expect.arrayContaining([field]),
    ])
  })

  it('of a name that the policy has not are none [MGMT-04]', async () => {
    const query = { ...range, key: 'no_such', state: 'over' } as const
    expect((await t.call('acme', clocksOrders, { query })).body.result).toEqual({
      orders: [],
      total: 0,
    })
  })
})
