import { expect, it } from 'vitest'
import { clockAfter, anOrder, did, NOW, recorded } from '../testing/factories.ts'
import { HOUR, later } from '../time.ts'
import type { OrderEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { measuredOf, type Measured } from './measured.ts'
import type { Order } from './order.ts'
import type { AttemptAnswer, AttemptReason } from './proof/attempt-schema.ts'

/** An order to which these things happened, each so many hours after the tests' now. */
const after = (...events: readonly (readonly [hours: number, event: OrderEvent])[]): Order =>
  events.reduce<Order>(
    (order, [hours, event], at) =>
      recorded([event], later(NOW, hours * HOUR), at + 2).reduce<Order>(evolve, order),
    anOrder(),
  )
const notified: OrderEvent = {
  type: 'notified',
  data: { notificationType: 'sms', status: 'delivered' },
}
const chased: OrderEvent = { type: 'chased', data: { step: 'receive', party: 'receiver' } }
const reviewing: OrderEvent = { ...did.received, data: { ...did.received.data, review_levels: 1 } }
const reviewed = (is_approved: boolean): OrderEvent => ({
  type: 'reviewed',
  data: { is_approved, level: 1, levels: 1 },
})
const claimed: OrderEvent = {
  type: 'claim_opened',
  data: {
    number: 1,
    origin: 'dispute',
    text: 'Short',
    owner: 'northwind',
    due_at: clockAfter(HOUR).now,
    action_by: 'receiver',
  },
}
const tried = (number: number, reason: AttemptReason): OrderEvent => ({
  type: 'delivery_attempted',
  data: { number, reason, text: null, photos: [], geo_tag: { loc: null, action_by: 'driver' } },
})
const answered = (number: number, answer: AttemptAnswer): OrderEvent => ({
  type: 'attempt_answered',
  data: { number, seq: 2, answer, action_by: 'receiver' },
})
const rejectedFor = (reason: string): OrderEvent => ({
  ...did.rejected,
  data: { ...did.rejected.data, reason },
})
const settled: OrderEvent = {
  type: 'claim_settled',
  data: { number: 1, decision: 'accepted', note: '', amount: null },
}
const reopened: OrderEvent = { type: 'reopened', data: { reason: 'Wrong paper' } }
const reported = (act: 'closing' | 'review'): OrderEvent => ({
  type: 'error_reported',
  data: { act, version: 1, reason: 'Wrong LR' },
})
const inError = (act: 'closing' | 'review'): OrderEvent => ({
  type: 'recorded_in_error',
  data: { act, version: 1, reason: 'Wrong LR', reported_by: 'u-2' },
})
const rated: OrderEvent = { type: 'rated', data: { client_rating: 4 } }
const remarked = (text: string, categories: string[] = []): OrderEvent => {
  const said = did.remarked(text, 'receiver', true)
  return said.type === 'remarked' ? { ...said, data: { ...said.data, categories } } : said
}
const at = (hours: number): string => later(NOW, hours * HOUR)

it.each<[string, Order, Partial<Measured>]>([
  [
    'nothing of a new order',
    after(),
    {
      rating: null,
      reason: null,
      response: null,
      accepted_at: null,
      rejected_at: null,
      claimed_at: null,
    },
  ],
  ['its rating', after([0, rated]), { rating: 4 }],
  ['damage before all else', after([0, remarked('delayed, damaged')]), { reason: 'damaged' }],
  ['what is missing', after([0, remarked('-', ['Items are missing'])]), { reason: 'shortage' }],
  ['the wrong goods', after([0, remarked('-', ['Wrong Item'])]), { reason: 'wrong' }],
  ['what expired', after([0, remarked('-', ['Expired Items'])]), { reason: 'expired' }],
  ['a delay', after([0, remarked('Delayed')]), { reason: 'delayed' }],
  ['no word for it', after([0, remarked('wet')]), { reason: 'other' }],
  ['a rejection without a word', after([2, did.rejected]), { reason: 'other', rejected_at: at(2) }],
  [
    'a rejection by the reason that was given with it [DESK-20]',
    after([1, did.remarked('fine')], [2, rejectedFor('Goods damaged')]),
    { reason: 'damaged' },
  ],
  ['no reason of a remark that is none', after([0, did.remarked('damaged')]), { reason: null }],
  ['a message that waits', after([0, notified]), { response: 'waiting' }],
  ['one answered at once', after([0, notified], [4, did.received]), { response: 'within_4_hours' }],
  ['one answered in a day', after([0, chased], [24, did.received]), { response: 'within_a_day' }],
  ['one answered later', after([0, notified], [25, did.rejected]), { response: 'later' }],
  [
    'the first of two',
    after([0, notified], [9, chased], [10, did.received]),
    {
      response: 'within_a_day',
    },
  ],
  ['no message before the end', after([0, did.received], [1, notified]), { response: null }],
  ['acceptance by receipt', after([3, did.received]), { accepted_at: at(3) }],
  [
    'acceptance by receipt while it is reviewed, too',
    after([3, reviewing]),
    { accepted_at: at(3) },
  ],
  [
    'acceptance by receipt once it is reviewed, too',
    after([3, reviewing], [5, reviewed(true)]),
    { accepted_at: at(3) },
  ],
  [
    'acceptance of a stated day of receipt',
    after([3, { ...did.received, data: { ...did.received.data, closer: at(1) } }]),
    { accepted_at: at(1) },
  ],
  [
    'none of a proof turned down',
    after([3, reviewing], [5, reviewed(false)]),
    {
      accepted_at: null,
    },
  ],
  [
    'acceptance by receipt of a proof turned down when it was too late to object',
    after([3, reviewing], [3 + 15 * 24 + 1, reviewed(false)]),
    { accepted_at: at(3) },
  ],
  [
    'acceptance by the approval of a proof turned down before',
    after([3, reviewing], [5, reviewed(false)], [6, reopened], [7, reviewing], [9, reviewed(true)]),
    { accepted_at: at(9) },
  ],
  [
    'none while a proof turned down before waits for its approval',
    after([3, reviewing], [5, reviewed(false)], [6, reopened], [7, reviewing]),
    { accepted_at: null },
  ],
  [
    'acceptance by a receipt anew that nobody reviews',
    after([3, reviewing], [5, reviewed(false)], [6, reopened], [7, did.received]),
    { accepted_at: at(7) },
  ],
  [
    'acceptance by receipt where the judgement was recorded in error',
    after([3, reviewing], [5, reviewed(false)], [6, reported('review')], [7, inError('review')]),
    { accepted_at: at(3) },
  ],
  [
    'none of a receipt recorded in error',
    after([3, did.received], [6, reported('closing')], [7, inError('closing')]),
    { accepted_at: null },
  ],
  [
    'acceptance by receipt where the claim came too late',
    after([3, did.received], [3 + 15 * 24 + 1, claimed]),
    { accepted_at: at(3), claimed_at: at(3 + 15 * 24 + 1) },
  ],
  [
    'none while a claim of the last hour is open',
    after([3, did.received], [3 + 15 * 24, claimed]),
    { accepted_at: null },
  ],
  [
    'none while a claim is open',
    after([3, did.received], [4, claimed]),
    {
      accepted_at: null,
      claimed_at: at(4),
    },
  ],
  [
    'acceptance by settling',
    after([3, did.received], [4, claimed], [9, settled]),
    {
      accepted_at: at(9),
      claimed_at: at(4),
    },
  ],
])('analysis reads %s [MGMT-04]', (_, order, measured) => {
  expect(measuredOf(order)).toMatchObject(measured)
})

it.each<[string, Order, Measured['attempted']]>([
  ['no attempt', after(), null],
  ['one of which nobody spoke', after([1, tried(1, 'closed')]), 'unanswered'],
  [
    'one that is agreed with',
    after([1, tried(1, 'closed')], [2, answered(1, 'somebody_came')]),
    'answered',
  ],
  [
    'one that is denied',
    after([1, tried(1, 'closed')], [2, answered(1, 'nobody_came')]),
    'contradicted',
  ],
  [
    'one of two that is denied',
    after([1, tried(1, 'closed')], [2, answered(1, 'nobody_came')], [3, tried(2, 'no_time')]),
    'contradicted',
  ],
])('analysis reads of %s what the receiver said [DOOR-14]', (_, order, attempted) => {
  expect(measuredOf(order).attempted).toBe(attempted)
})
