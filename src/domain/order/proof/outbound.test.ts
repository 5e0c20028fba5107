import { describe, expect, it } from 'vitest'
import {
  aPolicy,
  byLink,
  clock,
  clockAfter,
  did,
  NOW,
  orderOf,
  recorded,
} from '../../testing/factories.ts'
import { between, later, MINUTE, type Instant } from '../../time.ts'
import { english } from '../../words/catalogue.ts'
import { everySentence } from '../../words/every-sentence.ts'
import { textFrom } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import type { GeoPoint, Order } from '../order.ts'
import { isRefusal } from '../refusal.ts'
import { tripCompletedAt } from '../trip.ts'
import { arrivedAt, metresBetween, outboundSaid, tellsReceivers, whereabouts } from './outbound.ts'

describe('trigger outbound', () => {
  it.each<[string, [number, number], [number, number], number]>([
    ['nowhere', [18.5, 73.8], [18.5, 73.8], 0],
    ['a degree north', [0, 0], [1, 0], 111_195],
    ['over the date line', [0, 179.999], [0, -179.999], 222],
    ['half the world', [0, 0], [0, 180], 20_015_114],
  ])('measures %s in metres [EPOD-03]', (_case, a, b, metres) =>
    expect(Math.round(metresBetween(a, b))).toBe(metres),
  )

  const destination = { name: 'Nagpur', loc: [21.1458, 79.0882] as [number, number] }
  it('knows the destination by its place, and does not guess [EPOD-03]', () => {
    const order = orderOf({ destination })
    expect([
      whereabouts(order, [21.1475, 79.0882], 300),
      whereabouts(order, [21.15, 79.0882], 300),
      whereabouts(order, null, 300),
      whereabouts(orderOf({}), [21.1458, 79.0882], 300),
    ]).toEqual([{ reached: true }, { away: true }, {}, {}])
  })

  it.each<[string, GeoPoint | null, boolean]>([
    ['at the destination', [21.1458, 79.0882], true],
    ['where the phone cannot tell', null, true],
    ['625 km away', [18.5, 73.8], false],
  ])(
    'pressed %s tells others that the driver is there: %s [DOOR-04] [PUBL-03]',
    (_case, loc, isThere) => {
      const pressed = decide(
        orderOf({ destination }),
        { type: 'outbound', geo_tag: { loc: loc ?? [] } },
        byLink('driver'),
        aPolicy(),
        clock,
      )
      if (isRefusal(pressed)) throw new Error('the driver may press')
      const order = recorded(pressed).reduce<Order>(evolve, orderOf({ destination }))
      expect(order.epod.driverReach).toMatchObject([{ time: NOW }])
      expect(arrivedAt(order)).toBe(isThere ? NOW : null)
    },
  )

  it('records that the destination is reached, which ends the trip, the first time [EPOD-03] [EPOD-12]', () => {
    const there = decide(
      orderOf({ destination }),
      { type: 'outbound', geo_tag: { loc: [21.1458, 79.0882] } },
      byLink('driver'),
      aPolicy(),
      clock,
    )
    expect(there).toMatchObject([
      { type: 'outbound', data: { reached: true, geo_tag: { action_by: 'driver' } } },
    ])
    const order = orderOf({ destination }, ...(there as never[]))
    expect(order).toMatchObject({
      ended: true,
      trip_completed_at: NOW,
      destination: { geofence_in_time: NOW },
      epod: { driverReach: [{ time: NOW }], otp: { verified: false } },
    })
    const far = decide(
      orderOf({ destination }),
      { type: 'outbound', geo_tag: { loc: [19, 79] } },
      byLink('driver'),
      aPolicy(),
      clock,
    )
    expect(orderOf({ destination }, ...(far as never[]))).toMatchObject({
      ended: false,
      destination: { geofence_in_time: null },
      epod: { driverReach: [{ time: NOW }] },
    })
  })

  it('keeps when the destination was reached first, however often it is pressed there, and each press [EPOD-03] [EPOD-12]', () => {
    const press = (order: Order, minutes: number, loc: GeoPoint): Order => {
      const outcome = decide(
        order,
        { type: 'outbound', geo_tag: { loc } },
        byLink('driver'),
        aPolicy(),
        clockAfter(minutes * MINUTE),
      )
      if (isRefusal(outcome)) throw new Error('refused')
      return recorded(outcome, later(NOW, minutes * MINUTE), order.rev + 1).reduce(evolve, order)
    }
    const there: GeoPoint = [21.1458, 79.0882]
    const order = press(
      press(press(press(orderOf({ destination }), 0, [19, 79]), 5, there), 10, there),
      15,
      [19, 79],
    )
    expect(order).toMatchObject({
      ended: true,
      trip_completed_at: later(NOW, 5 * MINUTE),
      destination: { geofence_in_time: later(NOW, 5 * MINUTE) },
      epod: {
        driverReach: [0, 5, 10, 15].map((minutes) => ({ time: later(NOW, minutes * MINUTE) })),
      },
    })
  })

  const [office, sent] = [later(NOW, 60 * MINUTE), later(NOW, 5 * 60 * MINUTE)]
  it.each<[string, Instant, Instant | null]>([
    ['by a clock that is right, with its time', sent, NOW],
    ['by a clock that is wrong, with none', later(sent, 5 * MINUTE), null],
  ])(
    'pressed at the door before the office received, and sent later %s [TABL-12] [EPOD-03]',
    (_clock, device_now, reached_at) => {
      const before = orderOf({ destination })
      const order = recorded([did.received], office, before.rev + 1).reduce<Order>(evolve, before)
      const claim = { at: later(NOW, between(sent, device_now)), device_now }
      const pressed = decide(
        order,
        { type: 'outbound', geo_tag: { loc: destination.loc } },
        byLink('driver'),
        aPolicy(),
        { ...clock, now: sent, claim },
      )
      if (isRefusal(pressed)) throw new Error('what was pressed before is put on record')
      const after = recorded(pressed, sent, order.rev + 1).reduce<Order>(evolve, order)
      expect(after.destination.geofence_in_time).toBe(reached_at)
      expect(after.epod.driverReach).toEqual([{ time: reached_at ?? sent }])
      expect(tripCompletedAt(after)).toBe(reached_at ?? office)
    },
  )

  it('pressed elsewhere says so, though its time is not believed [TABL-12]', () => {
    const claim = { at: later(NOW, -MINUTE), device_now: later(sent, 5 * MINUTE) }
    const pressed = decide(
      orderOf({ destination }, did.received),
      { type: 'outbound', geo_tag: { loc: [19, 79] } },
      byLink('driver'),
      aPolicy(),
      { ...clock, now: sent, claim },
    )
    expect(pressed).toMatchObject([{ data: { away: true, late: true } }])
  })

  it.each<[string, [number, number] | null, true | undefined, string]>([
    ['at the destination', [21.1475, 79.0882], true, 'Recorded that the place is reached'],
    ['nobody knows where', null, undefined, 'Recorded, but the place could not be checked'],
    [
      'at the next corner',
      [21.1498, 79.0882],
      undefined,
      'Recorded: you are 445 m from the destination',
    ],
    [
      'in the next town',
      [21.2, 79.0882],
      undefined,
      'Recorded: you are 6.0 km from the destination',
    ],
    ['in Pune', [18.5204, 73.8567], undefined, 'Recorded: you are 620 km from the destination'],
  ])('pressed %s says so [EPOD-12]', (_case, loc, reached, said) =>
    expect(
      textFrom(
        everySentence,
        outboundSaid(orderOf({ destination }), { geo_tag: { loc }, ...(reached && { reached }) }),
        english,
      ),
    ).toBe(said),
  )

  it('pressed for a destination whose place nobody entered says so [EPOD-03] [EPOD-12]', () =>
    expect(outboundSaid(orderOf({}), { geo_tag: { loc: [21.1475, 79.0882] } }).code).toBe(
      'outbound_unplaced',
    ))

  it.each<[string, readonly number[], boolean]>([
    ['the first time', [], true],
    ['right after another', [0], false],
    ['after a quarter of an hour', [15], true],
    ['the fifth time', [100, 80, 60, 40], true],
    ['the sixth time', [100, 80, 60, 40, 20], false],
  ])('tells the receivers %s: %s [EPOD-12]', (_case, minutes_ago, tells) =>
    expect(
      tellsReceivers(
        minutes_ago.map((minutes) => ({ time: later(NOW, -minutes * MINUTE) })),
        NOW,
      ),
    ).toBe(tells),
  )
})
