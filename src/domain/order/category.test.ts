import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrder, clockAfter, did, orderOf } from '../testing/factories.ts'
import { DAY, later } from '../time.ts'
import { categoryOf, etaOf, isClosedException, isPastEta, statusOf } from './category.ts'

const order = orderOf({ dispatch_date: '2026-03-09', dispatch_time: '12:00', eta_hrs: 48 })
const eta = '2026-03-11T06:30:00.000Z'

describe('the category of an order', () => {
  it('is within its ETA up to that very millisecond, and past it after [CARD-05]', () => {
    expect(etaOf(order)).toBe(eta)
    expect([later(eta, -1), eta, later(eta, 1)].map((now) => categoryOf(order, now))).toEqual([
      'OPEN_ONTIME',
      'OPEN_ONTIME',
      'OPEN_DELAY',
    ])
  })

  it.each([
    ['a dispatch', { dispatch_date: undefined, dispatch_time: undefined }],
    ['a turn-around time', { eta_hrs: undefined }],
  ])('is within its ETA for ever without %s [CARD-05]', (_case, changes) => {
    const without = orderOf(changes)
    expect([etaOf(without), categoryOf(without, '2100-01-01T00:00:00.000Z')]).toEqual([
      null,
      'OPEN_ONTIME',
    ])
  })

  it('is closed or rejected whatever the time [CARD-05]', () => {
    expect(categoryOf(anOrder(did.received), later(eta, DAY))).toBe('CLOSED')
    expect(categoryOf(anOrder(did.rejected), later(eta, DAY))).toBe('REJECT')
  })

  it('is closed with exception only when both is true [CARD-05, REM-05]', () => {
    const trouble = did.remarked('damaged', 'receiver', true)
    expect(
      [
        anOrder(trouble),
        anOrder(did.received),
        anOrder(trouble, did.rejected),
        anOrder(trouble, did.received),
        anOrder(did.received, trouble),
      ].map(isClosedException),
    ).toEqual([false, false, false, true, true])
  })

  it('is one of four, and the four together are all orders, at any time [CARD-05]', () => {
    const ending = fc.constantFrom([], [did.received], [did.rejected])
    const input = fc.record({
      eta_hrs: fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
      dispatch_date: fc.constantFrom('2026-03-01', '2026-03-20', undefined),
    })
    const one = fc
      .tuple(input, ending)
      .map(([changes, events]) =>
        orderOf({ ...changes, dispatch_time: changes.dispatch_date && '09:00' }, ...events),
      )
    fc.assert(
      fc.property(
        fc.array(one, { maxLength: 30 }),
        fc.integer({ min: -30 * DAY, max: 30 * DAY }),
        (orders, ms) => {
          const { now } = clockAfter(ms)
          const parts = Map.groupBy(orders, (each) => categoryOf(each, now))
          expect([...parts.values()].reduce((sum, { length }) => sum + length, 0)).toBe(
            orders.length,
          )
          for (const each of orders) {
            const expected = {
              received: 'CLOSED',
              rejected: 'REJECT',
              open: isPastEta(each, now) ? 'OPEN_DELAY' : 'OPEN_ONTIME',
            }[statusOf(each)]
            expect(categoryOf(each, now)).toBe(expected)
            expect(isClosedException(each) && categoryOf(each, now) !== 'CLOSED').toBe(false)
          }
        },
      ),
    )
  })
})
