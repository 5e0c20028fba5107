import { expect, it } from 'vitest'
import { aPolicy, anOrder, clock, clockAfter, did, NOW } from '../../testing/factories.ts'
import { DAY, later } from '../../time.ts'
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
  const since = '2026-03-09T06:30:00.000Z'
  expect(openProofs(anOrder(), policy, clock)).toEqual([
    { party: 'receiver', age: 0, steps: ['remark', 'receive'], since },
    { party: 'driver', age: 0, steps: ['photo'], since },
  ])
  expect(openProofs(anOrder(did.photo('p')), policy, clockAfter(7 * DAY))).toEqual([
    { party: 'receiver', age: 3, steps: ['remark', 'receive'], since },
  ])
  expect(openProofs(anOrder(did.rejected), policy, clock)).toEqual([])
})
