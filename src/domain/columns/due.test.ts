import { expect, it } from 'vitest'
import { orderOnWire } from '../order/on-wire.ts'
import type { Order } from '../order/order.ts'
import { anOrder, did, NOW, recorded } from '../testing/factories.ts'
import { DAY, HOUR, later, MINUTE, type Instant } from '../time.ts'
import { evolve } from '../order/evolve.ts'
import { english, translateFrom } from '../words/catalogue.ts'
import * as hindi from '../words/hi/all.ts'
import { dueOf, dueText } from './due.ts'

const due = (eta: Instant): Order => ({ ...anOrder(), dispatch_date: later(eta, -HOUR), tat: HOUR })
const told = (order: Order, now = NOW, t = english): [string | undefined, string] => {
  const its = dueOf(orderOnWire(order), now)
  return [its?.tone, dueText(its, t)]
}

it.each<[number, string, string]>([
  [-(DAY + 8 * HOUR + 59 * MINUTE), 'late', 'late 1 d 8 h'],
  [-(3 * DAY), 'late', 'late 3 d'],
  [-(HOUR - 1), 'late', 'late 59 min'],
  [-1, 'late', 'late 1 min'],
  [0, 'soon', 'in 1 min'],
  [4 * HOUR, 'soon', 'in 4 h'],
  [5 * HOUR + 59 * MINUTE, 'ahead', 'in 5 h'],
  [49 * HOUR, 'ahead', 'in 2 d 1 h'],
])('an open order %s ms from its ETA is %s: %s [DESK-01]', (ahead, tone, text) => {
  expect(told(due(later(NOW, ahead)))).toEqual([tone, text])
})

it.each<[number, string, string]>([
  [2 * HOUR, 'was_late', '2 h late'],
  [0, 'was_on_time', 'on time'],
])('one that ended %s ms past its ETA keeps that for ever [DESK-01]', (after, tone, text) => {
  const open = due(NOW)
  const ends = later(NOW, after)
  for (const event of [did.received, did.rejected]) {
    const ended = recorded([event], ends, 2).reduce<Order | null>(evolve, open)
    if (!ended) throw new Error('an order stays one')
    expect(told(ended, later(NOW, 9 * DAY))).toEqual([tone, text])
  }
})

it('says nothing of an order without an ETA, and speaks the reader’s language [DESK-01]', () => {
  expect(told({ ...anOrder(), tat: null })).toEqual([undefined, ''])
  const t = translateFrom((name) => (hindi as Readonly<Record<string, object>>)[name])
  expect(told(due(later(NOW, -8 * HOUR)), NOW, t)[1]).toBe('8 घं देर')
})
