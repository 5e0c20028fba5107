import { expect, it } from 'vitest'
import { aPolicy, anOrder, did, recorded } from '../testing/factories.ts'
import type { Instant } from '../time.ts'
import { clocksOf, type ClockTerm } from './clocks.ts'
import type { OrderEvent } from './events.ts'
import { evolve } from './evolve.ts'
import type { Order } from './order.ts'

const claimed: OrderEvent = {
  type: 'claim_opened',
  data: {
    number: 1,
    origin: 'dispute',
    text: 'Short',
    owner: 'northwind',
    due_at: '2026-04-10T06:30:00.000Z',
    action_by: 'receiver',
  },
}
/** An order to which these things happened. */
const after = (...events: readonly (readonly [at: Instant, event: OrderEvent])[]): Order =>
  events.reduce<Order>(
    (order, [at, event], index) => recorded([event], at, index + 2).reduce<Order>(evolve, order),
    anOrder(),
  )
const told = (order: Order, term: Partial<ClockTerm>, now: Instant, time_zone = 'Asia/Kolkata') => {
  const policy = aPolicy({
    clocks: [{ key: 'k', name: 'K', from: 'received', days: 7, ...term }],
  })
  return clocksOf(order, policy, { now, time_zone }).map(
    ({ due_at, days_left, state }) => [due_at, days_left, state] as const,
  )
}

// 18:29 UTC is the last minute of a day in India, 18:30 the first of the next.
const EVENING = '2026-03-10T18:29:59.999Z'
const NIGHT = '2026-03-10T18:30:00.000Z'

it.each<[string, Instant, number, Instant, string, readonly [Instant, number, string]]>([
  ['in the evening', EVENING, 7, EVENING, 'Asia/Kolkata', ['2026-03-17T18:29:59.999Z', 7, 'soon']],
  ['a moment later', NIGHT, 7, NIGHT, 'Asia/Kolkata', ['2026-03-18T18:29:59.999Z', 7, 'soon']],
  ['with eight left', NIGHT, 8, NIGHT, 'Asia/Kolkata', ['2026-03-19T18:29:59.999Z', 8, 'running']],
  [
    'at the last moment',
    EVENING,
    7,
    '2026-03-17T18:29:59.999Z',
    'Asia/Kolkata',
    ['2026-03-17T18:29:59.999Z', 0, 'soon'],
  ],
  [
    'a moment too late',
    EVENING,
    7,
    '2026-03-17T18:30:00.000Z',
    'Asia/Kolkata',
    ['2026-03-17T18:29:59.999Z', -1, 'over'],
  ],
  [
    'long over',
    EVENING,
    45,
    '2026-06-24T00:00:00.000Z',
    'Asia/Kolkata',
    ['2026-04-24T18:29:59.999Z', -61, 'over'],
  ],
  ['in UTC', NIGHT, 15, NIGHT, 'UTC', ['2026-03-25T23:59:59.999Z', 15, 'running']],
  // Summer time begins on 29 March there: the day has 23 hours, and counts as one.
  [
    'over a change of the clock',
    '2026-03-28T12:00:00.000Z',
    2,
    '2026-03-29T12:00:00.000Z',
    'Europe/Berlin',
    ['2026-03-30T21:59:59.999Z', 1, 'soon'],
  ],
  [
    'over the end of February',
    '2028-02-28T06:30:00.000Z',
    1,
    '2028-02-28T06:30:00.000Z',
    'Asia/Kolkata',
    ['2028-02-29T18:29:59.999Z', 1, 'soon'],
  ],
])('a clock tells its last day and what is left, %s [MGMT-04]', (_, at, days, now, zone, clock) => {
  expect(told(after([at, did.received]), { days }, now, zone)).toEqual([clock])
})

const AT = '2026-03-12T06:30:00.000Z'
const LATER = '2026-03-30T06:30:00.000Z'
it.each<[string, Order, Partial<ClockTerm>, string | null]>([
  ['no clock of an open order', after(), {}, null],
  ['none of receipt where it was rejected', after([AT, did.rejected]), {}, null],
  ['one of rejection', after([AT, did.rejected]), { from: 'rejected' }, 'over'],
  ['one of acceptance', after([AT, did.received]), { from: 'accepted', days: 45 }, 'running'],
  [
    'none of acceptance while a claim is open',
    after([AT, did.received], [AT, claimed]),
    { from: 'accepted' },
    null,
  ],
  ['one of a claim', after([AT, did.received], [LATER, claimed]), { from: 'claimed' }, 'soon'],
  [
    'a notice that was given in time',
    after([AT, did.received], ['2026-03-19T18:29:59.999Z', claimed]),
    { until: 'claimed' },
    'met',
  ],
  [
    'a notice that came a day late',
    after([AT, did.received], ['2026-03-19T18:30:00.000Z', claimed]),
    { until: 'claimed' },
    'over',
  ],
  [
    'what no claim ends',
    after([AT, did.received], ['2026-03-13T06:30:00.000Z', claimed]),
    { until: null },
    'over',
  ],
])('there is %s [MGMT-04]', (_, order, term, state) => {
  expect(told(order, term, LATER).map((one) => one[2])).toEqual(state === null ? [] : [state])
})

it('an order has as many clocks as the policy, in its order [MGMT-04]', () => {
  const policy = aPolicy({
    clocks: [
      { key: 'b', name: 'B', from: 'received', days: 1 },
      { key: 'a', name: 'A', from: 'accepted', days: 2 },
    ],
  })
  const clock = { now: AT, time_zone: 'Asia/Kolkata' }
  const order = after([AT, did.received])
  expect(clocksOf(order, policy, clock).map(({ term }) => term.key)).toEqual(['b', 'a'])
  expect(clocksOf(order, aPolicy(), clock)).toEqual([])
})

it('none runs from an end that was recorded in error, until it ends anew [DESK-22]', () => {
  const error = { act: 'closing', version: 1, reason: 'Wrong LR' } as const
  const reported = [NIGHT, { type: 'error_reported', data: error }] as const
  const inError = [
    NIGHT,
    { type: 'recorded_in_error', data: { ...error, reported_by: 'u-2' } },
  ] as const
  const opened = [NIGHT, { type: 'reopened', data: { reason: 'Wrong LR' } }] as const
  const received = [EVENING, did.received] as const
  expect(told(after(received, reported), {}, NIGHT)).toHaveLength(1)
  expect(told(after(received, reported, inError), {}, NIGHT)).toEqual([])
  expect(
    told(after([EVENING, did.rejected], reported, inError), { from: 'rejected' }, NIGHT),
  ).toEqual([])
  expect(told(after(received, reported, inError, opened, received), {}, NIGHT)).toHaveLength(1)
})

it('of a claim runs on where the end was recorded in error, as the claim stands [DESK-22]', () => {
  const error = { act: 'closing', version: 1, reason: 'Wrong LR' } as const
  const order = after(
    [EVENING, did.received],
    [NIGHT, claimed],
    [NIGHT, { type: 'error_reported', data: error }],
    [NIGHT, { type: 'recorded_in_error', data: { ...error, reported_by: 'u-2' } }],
  )
  expect(told(order, { from: 'claimed' }, NIGHT)).toHaveLength(1)
  expect(told(order, { from: 'received' }, NIGHT)).toEqual([])
})
