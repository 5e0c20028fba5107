import { describe, expect, it } from 'vitest'
import { did, NOW, orderOf } from '../../testing/factories.ts'
import type { Reach } from '../../policy/viewer.ts'
import type { Order } from '../order.ts'
import { isOnTrip, mayLeadTo, nextStopOf, tripBounds } from './next-stop.ts'

const here: Order = { ...orderOf({}, did.received), _id: 'here' }
const other = (changes: Partial<Order> = {}): Order => ({
  ...orderOf({ identifier: 'LR-2' }),
  _id: 'other',
  ...changes,
})
const at = (hours: number): string =>
  new Date(Date.parse(here.dispatch_date ?? '') + hours * 3_600_000).toISOString()
const desk: Reach[] = [{ kind: 'client' }]
const carrier: Reach = { kind: 'vendor', transporter: 'Roadrunner' }
const driver = (...contact: string[]) => ({ driver: { name: 'Ravi', contact } })

describe('a trip', () => {
  it.each<[string, Order]>([
    ['with the same truck and driver', other()],
    ['where one of the numbers is the same', other(driver('9000000000', '9876500001'))],
    ['dispatched within a day before', other({ dispatch_date: at(-24) })],
    [
      'that the driver has reached',
      other({ epod: { ...other().epod, driverReach: [{ time: NOW }] } }),
    ],
  ])('leads on to an open order %s [DOOR-03]', (_, next) =>
    expect(isOnTrip(here, { ...next, _id: 'other' }, NOW)).toBe(true),
  )

  it.each<[string, Order]>([
    ['itself', { ...other(), _id: 'here' }],
    ['an order of another client', other({ user: 'contoso' })],
    ['an order on another truck', other({ truck_number: 'MH12AB9999' })],
    ['an order of another driver', other(driver('9000000000'))],
    ['an order without a driver’s number', other(driver())],
    ['an order whose driver was erased', other(driver(''))],
    ['an order that is received', { ...orderOf({}, did.received), _id: 'other' }],
    ['an order that is rejected', { ...orderOf({}, did.rejected), _id: 'other' }],
    ['an order that was withdrawn', other({ withdrawn: true })],
    ['an order without a dispatch', other({ dispatch_date: null })],
    ['an order of a trip of another day', other({ dispatch_date: at(-24.1) })],
  ])('leads to no such order: %s [DOOR-03]', (_, next) =>
    expect(isOnTrip(here, next, NOW)).toBe(false),
  )

  it.each<[string, Order, Order]>([
    ['its driver has no number', { ...here, ...driver() }, other(driver())],
    ['its driver was erased', { ...here, ...driver('') }, other(driver(''))],
    ['it has no truck', { ...here, truck_number: '' }, other({ truck_number: '' })],
    [
      'the other is not dispatched yet',
      { ...here, dispatch_date: at(20) },
      other({ dispatch_date: at(25) }),
    ],
    ['it was never dispatched', { ...here, dispatch_date: null }, other()],
  ])('leads nowhere where %s [DOOR-03]', (_, order, next) =>
    expect(isOnTrip(order, next, NOW)).toBe(false),
  )

  it('reaches a day back, and no further than now [DOOR-03]', () => {
    expect(tripBounds(here, NOW)).toEqual({ from: at(-24), until: NOW })
    expect(tripBounds({ dispatch_date: at(100) }, NOW)).toBeNull()
  })

  it.each<[string, string, Partial<Order>, Partial<Order>]>([
    ['the earlier ETA', 'b', { tat: 9 }, { tat: 8 }],
    ['one with an ETA', 'b', { tat: null }, { tat: 8 }],
    ['the earlier dispatch', 'b', { tat: null }, { tat: null, dispatch_date: at(-1) }],
    ['the lower number', 'b', { identifier: 'LR-10' }, { identifier: 'LR-9' }],
  ])('has next %s [DOOR-03]', (_, id, one, two) =>
    expect(
      nextStopOf(here, [other({ ...one, _id: 'a' }), other({ ...two, _id: 'b' })], NOW, desk)?._id,
    ).toBe(id),
  )

  it('ends with its last stop [DOOR-03]', () =>
    expect(nextStopOf(here, [here], NOW, desk)).toBeNull())

  it.each<[string, Reach[], boolean]>([
    ['the desk', desk, true],
    ['its carrier', [carrier], true],
    ['another carrier', [{ kind: 'vendor', transporter: 'Bluedart' }], false],
    ['a distributor of others', [{ kind: 'distributor', name: 'Contoso' }], false],
    [
      'the desk, with a truck that another carrier set',
      [...desk, { kind: 'vendor', transporter: 'Bluedart' }],
      false,
    ],
    ['nobody who is known', [], false],
  ])('is led on by a link of %s, or not [DOOR-03] [ROLE-15]', (_, behind, expected) => {
    const stop = other({ transporter: 'Roadrunner' })
    expect(mayLeadTo(behind, stop)).toBe(expected)
    expect(nextStopOf(here, [stop], NOW, behind)?._id).toBe(expected ? 'other' : undefined)
  })
})
