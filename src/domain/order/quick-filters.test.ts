import { expect, it } from 'vitest'
import { aPolicy, anOrder, clock, did, NOW } from '../testing/factories.ts'
import { isFoundBy } from '../testing/found-by.ts'
import { DAY, HOUR, later, MINUTE, type Instant } from '../time.ts'
import type { OrderEvent } from './events.ts'
import type { Order } from './order.ts'
import { dueSpanOf, quickFilters, quickFiltersOf } from './quick-filters.ts'

/** An order whose ETA is this, whatever happened to it. */
const due = (eta: Instant, ...events: OrderEvent[]): Order => ({
  ...anOrder(...events),
  dispatch_date: later(eta, -HOUR),
  tat: HOUR,
})
const reviewed: OrderEvent = {
  ...did.received,
  data: { ...did.received.data, review_levels: 1 },
}

// It is noon of 10 March in India.
it.each<[string, Order, string[]]>([
  ['the day before yesterday', due('2026-03-08T18:29:59.000Z'), ['proof_missing']],
  [
    'at the first moment of yesterday',
    due('2026-03-08T18:30:00.000Z'),
    ['late_since_yesterday', 'proof_missing'],
  ],
  [
    'a minute ago',
    due(later(NOW, -MINUTE)),
    ['late_since_yesterday', 'due_today', 'proof_missing'],
  ],
  ['at this instant', due(NOW), ['due_today', 'proof_missing']],
  ['in an hour', due(later(NOW, HOUR)), ['due_today']],
  ['at the last moment of today', due('2026-03-10T18:29:59.999Z'), ['due_today']],
  ['at the first of tomorrow', due('2026-03-10T18:30:00.000Z'), ['due_tomorrow']],
  ['the day after tomorrow', due(later(NOW, 2 * DAY)), []],
  ['a minute ago, and is received', due(later(NOW, -MINUTE), did.received), []],
  ['a minute ago, and is to be reviewed', due(later(NOW, -MINUTE), reviewed), ['to_review']],
  ['a minute ago, and is rejected', due(later(NOW, -MINUTE), did.rejected), []],
])('an order that is due %s is found by what asks for it [DESK-02]', (_when, order, wanted) => {
  expect(quickFilters.filter((quick) => isFoundBy(order, quick, clock))).toEqual(wanted)
})

it('counts the days where the client is, also where its clocks change [DESK-02]', () => {
  const spring = { now: '2026-03-29T10:00:00.000Z', time_zone: 'Europe/Berlin' }
  expect(dueSpanOf('due_today', spring)).toEqual({
    from: '2026-03-28T23:00:00.000Z',
    until: '2026-03-29T21:59:59.999Z',
    is_late: false,
  })
})

it('awaits a review only where the client has any [DESK-02]', () => {
  expect(quickFiltersOf(aPolicy())).not.toContain('to_review')
  expect(quickFiltersOf(aPolicy({ review_levels: 1 }))).toContain('to_review')
})
