import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../../policy/policy.ts'
import { type Viewer, statementOf } from '../../policy/viewer.ts'
import {
  aPolicy,
  aViewer,
  byLink,
  clock,
  clockAfter,
  did,
  NOW,
  orderOf,
  recorded,
} from '../../testing/factories.ts'
import { DAY, HOUR, later } from '../../time.ts'
import { words } from '../../testing/words.ts'
import { decide } from '../decide.ts'
import { MOST_CLAIMS } from './dispute.ts'
import { evolve } from '../evolve.ts'
import { orderOnWire } from '../on-wire.ts'
import type { Order } from '../order.ts'
import { linesOf } from './quantities.ts'
import { isRefusal } from '../refusal.ts'
import type { Command } from '../commands.ts'
import type { StatedLine } from './statements.ts'
import { inEnglish } from '../../testing/in-english.ts'

const line = (quantity: number, changes: Partial<StatedLine> = {}): StatedLine => ({
  line: 'A1',
  quantity,
  damaged: 0,
  wrong: 0,
  expired: 0,
  note: null,
  ...changes,
})
const begun = orderOf({
  Items: [
    { item_no: 'A1', product_quantity: 10 },
    { item_no: 'B2', product_quantity: 4 },
  ],
})
const [sender, driver, receiver] = [aViewer(), byLink('driver'), byLink('receiver')]
const asked = (
  order: Order,
  command: Command,
  by: Viewer,
  document: PolicyDocument = {},
  at = clock,
) => decide(order, command, by, aPolicy({ show_receive_button: true, ...document }), at)
const after = (
  order: Order,
  by: Viewer,
  lines: readonly StatedLine[],
  document: PolicyDocument = {},
): Order => {
  const outcome = asked(order, { type: 'quantities', lines }, by, document)
  if (isRefusal(outcome)) throw new Error(inEnglish(outcome.refused[0]))
  return recorded(outcome, NOW, order.rev + 1).reduce<Order>(evolve, order)
}
const refusal = (...input: Parameters<typeof asked>): string | null => {
  const outcome = asked(...input)
  return isRefusal(outcome) ? inEnglish(outcome.refused[0]) : null
}

describe('a statement of quantities', () => {
  it.each<[string, Viewer, string | null, string]>([
    ['the account', sender, null, 'declared'],
    ['a driver’s link', driver, null, 'delivered'],
    ['a vendor', aViewer({ kind: 'vendor', transporter: 'R' }), null, 'delivered'],
    ['a driver’s account', sender, 'acme-Driver', 'delivered'],
    ['a receiver’s link', receiver, null, 'accepted'],
    ['a distributor', aViewer({ kind: 'distributor', name: 'x' }), null, 'accepted'],
    ['a CnF agent', sender, 'CnF', 'accepted'],
  ])('by %s is its own party’s, whatever is sent [SIDE-01]', (_who, by, type, expected) =>
    expect(statementOf(by, type)).toBe(expected),
  )

  it('stands beside those of the others, and only its own party says it anew [SIDE-01]', () => {
    const order = after(
      after(after(after(begun, sender, [line(10)]), driver, [line(9)]), receiver, [
        line(7, { damaged: 1, note: 'wet' }),
      ]),
      driver,
      [line(10)],
    )
    expect(order.quantities).toMatchObject([
      {
        line: 'A1',
        declared: { quantity: 10, action_by: 'client' },
        delivered: { quantity: 10, action_by: 'driver' },
        accepted: { quantity: 7, damaged: 1, note: 'wet', action_by: 'receiver', time: NOW },
      },
    ])
    expect(asked(order, { type: 'quantities', lines: [line(10)] }, driver)).toEqual([])
  })

  it.each<[string, readonly (readonly [Viewer, StatedLine])[], object | null]>([
    ['nobody but the sender', [[sender, line(10)]], null],
    [
      'the paper and the driver',
      [[driver, line(8)]],
      { against: 'delivered', short: 2, excess: 0, damaged: 0, wrong: 0, expired: 0 },
    ],
    [
      'the paper and the receiver',
      [[receiver, line(7, { damaged: 1, wrong: 1, expired: 1 })]],
      { against: 'accepted', short: 0, excess: 0, damaged: 1, wrong: 1, expired: 1 },
    ],
    [
      'sender and receiver, whose words go before paper and driver',
      [
        [sender, line(12)],
        [driver, line(12)],
        [receiver, line(10, { damaged: 1 })],
      ],
      { against: 'accepted', short: 1, excess: 0, damaged: 1, wrong: 0, expired: 0 },
    ],
    [
      'more than was declared',
      [[receiver, line(11)]],
      { against: 'accepted', short: 0, excess: 1, damaged: 0, wrong: 0, expired: 0 },
    ],
    [
      'fractions',
      [
        [sender, line(0.3)],
        [receiver, line(0.1)],
      ],
      { against: 'accepted', short: 0.2, excess: 0, damaged: 0, wrong: 0, expired: 0 },
    ],
  ])(
    'is compared where %s spoke, and the difference classified [SIDE-01]',
    (_case, said, difference) => {
      expect(
        said.reduce((order, [by, one]) => after(order, by, [one]), begun).quantities[0]?.difference,
      ).toEqual(difference)
    },
  )

  it('is of the order’s items, or of the whole order where it names none [SIDE-01]', () => {
    expect([...linesOf(begun)]).toEqual([
      ['A1', 10],
      ['B2', 4],
    ])
    expect([...linesOf(orderOf({ ship_unit: 6 }))]).toEqual([['total', 6]])
    expect([
      ...linesOf(
        orderOf({
          Items: [
            { item_no: 'A', product_quantity: 2 },
            { item_no: 'A', product_quantity: 3 },
            { item_no: 'B' },
            { item_no: 'C', product_quantity: 2 },
            { item_no: 'C' },
            { item_no: 'C', product_quantity: 3 },
            // More in all than a number holds: of before such quantities were refused.
            { item_no: 'D', product_quantity: 1e308 },
            { item_no: 'D', product_quantity: 1e308 },
          ],
        }),
      ),
    ]).toEqual([
      ['A', 5],
      ['B', null],
      ['C', null],
      ['D', null],
    ])
  })

  it.each<[string, readonly StatedLine[], Viewer, string]>([
    ['no line', [], receiver, words.required('Quantity')],
    ['a line of another order', [line(1, { line: 'Z' })], receiver, words.line_unknown],
    ['a line twice', [line(1), line(2)], receiver, words.line_twice],
    [
      'a damaged part of what was declared',
      [line(9, { damaged: 1 })],
      sender,
      words.declared_is_whole,
    ],
  ])('with %s is refused [SIDE-01]', (_case, lines, by, message) =>
    expect(refusal(begun, { type: 'quantities', lines }, by)).toBe(message),
  )

  it.each<[readonly StatedLine[], Viewer, string, string]>([
    [[], receiver, 'quantities', 'required'],
    [[line(1), line(1, { line: 'Z' })], receiver, 'quantities.1.line', 'line_unknown'],
    [[line(1), line(2)], receiver, 'quantities.1.line', 'line_twice'],
    [[line(9, { wrong: 1 })], sender, 'quantities.0', 'declared_is_whole'],
    [[line(9, { expired: 1 })], sender, 'quantities.0', 'declared_is_whole'],
  ])('of %j is refused at its line [SIDE-01]', (lines, by, field, code) =>
    expect(asked(begun, { type: 'quantities', lines }, by)).toMatchObject({
      refused: [{ kind: 'rule', field, code }],
    }),
  )

  it('is of each line by itself, and of what no paper counts no difference [SIDE-01]', () => {
    const both = after(begun, receiver, [line(10), line(3, { line: 'B2' })])
    expect(
      after(both, receiver, [line(4, { line: 'B2' })]).quantities.map((one) => [
        one.line,
        one.accepted?.quantity,
      ]),
    ).toEqual([
      ['A1', 10],
      ['B2', 4],
    ])
    const unknown = orderOf({ Items: [{ item_no: 'A1' }] })
    expect(after(unknown, receiver, [line(3)]).quantities[0]?.difference).toBeNull()
  })

  it('is over with the order, but the receiver’s within the dispute window [SIDE-01] [SIDE-02]', () => {
    const closed = orderOf({ Items: [{ item_no: 'A1', product_quantity: 10 }] }, did.received)
    const command: Command = { type: 'quantities', lines: [line(9)] }
    expect([
      refusal(closed, command, sender),
      refusal(closed, command, driver),
      refusal(closed, command, receiver),
    ]).toEqual([words.quantities_closed, words.quantities_closed, null])
    expect(refusal(closed, command, receiver, {}, clockAfter(72 * HOUR + 1))).toBe(
      words.quantities_closed,
    )
  })
})

describe('a claim', () => {
  it.each<[string, PolicyDocument, StatedLine, number]>([
    ['any difference', {}, line(9), 1],
    ['none', {}, line(10), 0],
    ['one within the threshold', { claims: { threshold_percent: 10 } }, line(9), 0],
    ['one over it', { claims: { threshold_percent: 10 } }, line(8), 1],
    ['damage', { claims: { threshold_percent: 10 } }, line(8, { damaged: 2 }), 1],
    ['an excess', {}, line(11), 1],
  ])('is opened by %s as the policy’s threshold says [SIDE-02]', (_case, document, said, many) =>
    expect(after(begun, receiver, [said], document).claims).toHaveLength(many),
  )

  it('has an owner, a due date and what it is about; a second difference opens no second one [SIDE-02]', () => {
    const order = after(begun, receiver, [line(7, { damaged: 1 })], {
      claims: { owner: 'asha', due_days: 3 },
    })
    expect(orderOnWire(order).claims).toEqual([
      {
        number: 1,
        origin: 'difference',
        text: 'A1: short 2, damaged 1',
        owner: 'asha',
        due_at: later(NOW, 3 * DAY),
        opened_at: NOW,
        opened_by: 'receiver',
        outcome: null,
      },
    ])
    expect(order.claims).toMatchObject([
      {
        text: null,
        differences: [{ line: 'A1', short: 2, excess: 0, damaged: 1, wrong: 0, expired: 0 }],
      },
    ])
    expect(after(order, receiver, [line(6)]).claims).toHaveLength(1)
    expect(after(begun, receiver, [line(9)]).claims[0]?.owner).toBe('northwind')
  })

  it('is not opened by what the driver says alone [SIDE-02]', () =>
    expect(after(begun, driver, [line(1)]).claims).toEqual([]))

  const settle: Command = {
    type: 'claim',
    number: 1,
    outcome: { decision: 'partly', note: 'One was ours', amount: 120 },
  }
  it('is settled by an event of its own, once, by the client’s desk [SIDE-02]', () => {
    const claimed = after(begun, receiver, [line(7)])
    const outcome = asked(claimed, settle, sender)
    if (isRefusal(outcome)) throw new Error('refused')
    expect(outcome).toEqual([
      {
        type: 'claim_settled',
        data: { number: 1, decision: 'partly', note: 'One was ours', amount: 120 },
      },
    ])
    const settled = recorded(outcome, NOW, claimed.rev + 1).reduce<Order>(evolve, claimed)
    expect(settled.claims[0]?.outcome).toEqual({
      decision: 'partly',
      note: 'One was ours',
      amount: 120,
      by: 'u-1',
      time: NOW,
    })
    expect([
      refusal(settled, settle, sender),
      refusal(claimed, settle, receiver),
      refusal(begun, settle, sender),
      refusal(claimed, { ...settle, number: 2 }, sender),
    ]).toEqual([
      words.claim_settled,
      words.wrong_party('Claims'),
      words.no_claim,
      words.claim_unknown,
    ])
    expect(
      refusal(
        claimed,
        { type: 'claim', number: 1, outcome: { decision: 'accepted', note: ' ', amount: null } },
        sender,
      ),
    ).toBe(words.reason_missing)
  })

  it('is given to another, or another day [SIDE-02]', () => {
    const claimed = after(begun, receiver, [line(7)])
    expect(asked(claimed, { type: 'claim', number: 1, owner: 'farah' }, sender)).toEqual([
      { type: 'claim_changed', data: { number: 1, owner: 'farah', due_at: later(NOW, 7 * DAY) } },
    ])
    expect(refusal(claimed, { type: 'claim', number: 1 }, sender)).toBe(words.nothing_changed)
  })
})

describe('a dispute', () => {
  const dispute: Command = { type: 'dispute', text: ' Two are not ours ' }
  const closed = orderOf({}, did.received)
  it('is open to client and receiver for 72 hours after closure, and opens a claim [SIDE-02]', () => {
    for (const by of [sender, receiver])
      expect(asked(closed, dispute, by, {}, clockAfter(72 * HOUR))).toMatchObject([
        { type: 'claim_opened', data: { number: 1, origin: 'dispute', text: 'Two are not ours' } },
      ])
    expect(refusal(closed, dispute, sender, {}, clockAfter(72 * HOUR + 1))).toBe(words.dispute_over)
    expect(
      refusal(closed, dispute, sender, { claims: { dispute_hours: 24 } }, clockAfter(25 * HOUR)),
    ).toBe(words.dispute_over)
    expect([
      refusal(orderOf({}), dispute, sender),
      refusal(closed, { type: 'dispute', text: ' ' }, sender),
    ]).toEqual([words.not_closed, words.reason_missing])
  })

  it.each<[string, Order, Viewer, PolicyDocument, string | null]>([
    ['of a rejected order', orderOf({}, did.rejected), receiver, {}, null],
    ['by a receiver who entered the code', closed, byLink('receiver', 'code'), {}, null],
    [
      'by who only knows the order’s id',
      closed,
      byLink('receiver', 'plain_id'),
      {},
      words.link_needs_code,
    ],
    ['of an order that is still open', orderOf({}), receiver, {}, words.not_closed],
    [
      'with as many claims as an order may have',
      {
        ...closed,
        claims: Array.from({ length: MOST_CLAIMS }, (_, index) => ({
          number: index + 1,
          origin: 'dispute' as const,
          text: 'x',
          owner: 'o',
          due_at: NOW,
          opened_at: NOW,
          opened_by: 'receiver' as const,
          outcome: null,
        })),
      },
      receiver,
      {},
      words.too_many_claims,
    ],
    [
      'where nothing may be sent any more',
      { ...closed, disable_submit_epod: true },
      receiver,
      {},
      words.submit_off,
    ],
  ])('%s is judged by one rule, whoever asks [SIDE-02]', (_case, order, by, document, message) =>
    expect(refusal(order, dispute, by, document, clockAfter(HOUR))).toBe(message),
  )

  it('is not the carrier’s [SIDE-02]', () => {
    for (const by of [driver, byLink('tracking'), aViewer({ kind: 'vendor', transporter: 'R' })])
      expect(refusal(closed, dispute, by)).toBe(words.wrong_party('Dispute'))
  })
})
