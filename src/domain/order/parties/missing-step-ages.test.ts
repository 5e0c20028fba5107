import { expect, it } from 'vitest'
import { aPolicy, anOrder, clock, clockAfter, did, NOW, orderOf } from '../../testing/factories.ts'
import { DAY, later } from '../../time.ts'
import type { OrderEvent } from '../events.ts'
import type { Order } from '../order.ts'
import { ageOf, openProofs } from './missing-step-ages.ts'

it.each([
  [0, 0],
  [2 * DAY - 1, 0],
  [2 * DAY, 1],
  [4 * DAY - 1, 1],
  [4 * DAY, 2],
  [8 * DAY - 1, 2],
  [8 * DAY, 3],
  [900 * DAY, 3],
  [-DAY, 0],
])('a proof due for %d ms is of age %d [CHAS-01]', (ms, age) => {
  expect(ageOf(later(NOW, -ms), NOW)).toBe(age)
})

it('an order stands in the report once for each party that owes something, and not at all once it is closed [CHAS-01]', () => {
  const policy = aPolicy({ receive: { needs_epod_photo: true, needs_remark: true } })
  const since = '2026-03-11T06:30:00.000Z'
  expect(openProofs(anOrder(), policy, clockAfter(DAY))).toEqual([
    { party: 'receiver', age: 0, steps: ['remark', 'receive'], since },
    { party: 'driver', age: 0, steps: ['photo'], since },
  ])
  expect(openProofs(anOrder(did.photo('p')), policy, clockAfter(7 * DAY))).toEqual([
    { party: 'receiver', age: 2, steps: ['remark', 'receive'], since },
  ])
  expect(openProofs(anOrder(did.rejected), policy, clock)).toEqual([])
})

const reached: OrderEvent = {
  type: 'outbound',
  data: { geo_tag: { loc: null, action_by: 'driver' }, reached: true },
}
it.each<[string, Order, number, string | null]>([
  ['before its ETA', anOrder(), DAY - 1, null],
  ['at its ETA', anOrder(), DAY, '2026-03-11T06:30:00.000Z'],
  ['before its ETA, but arrived', anOrder(reached), 0, NOW],
  ['without ETA', orderOf({ eta_hrs: undefined }), 90 * DAY, null],
  ['without ETA, but arrived', orderOf({ eta_hrs: undefined }, reached), DAY, NOW],
])(
  'an order %s is aged from when its proof is due, never from dispatch [CHAS-01]',
  (_, order, ms, since) => {
    const proofs = openProofs(order, aPolicy(), clockAfter(ms))
    expect(proofs.map((one) => one.since)).toEqual(since === null ? [] : [since])
  },
)
