import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../../policy/policy.ts'
import type { Viewer } from '../../policy/viewer.ts'
import {
  aPolicy,
  aViewer,
  byLink,
  clock,
  did,
  NOW,
  orderOf,
  recorded,
} from '../../testing/factories.ts'
import { inEnglish } from '../../testing/in-english.ts'
import { DAY, later } from '../../time.ts'
import { words } from '../../testing/words.ts'
import type { Command } from '../commands.ts'
import { decide } from '../decide.ts'
import type { OrderEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { Order } from '../order.ts'
import { isRefusal } from '../refusal.ts'
import type { ClaimCommand } from './claim.ts'
import { MOST_CLAIMS } from './dispute.ts'

const [desk, receiver, driver] = [aViewer(), byLink('receiver'), byLink('driver')]
const closed = orderOf({ Items: [{ item_no: 'A1', product_quantity: 10 }] }, did.received)
const asked = (order: Order, command: Command, by: Viewer, document: PolicyDocument = {}) =>
  decide(order, command, by, aPolicy({ show_receive_button: true, ...document }), clock)
const after = (
  order: Order,
  ...commands: readonly (readonly [Viewer, Command, PolicyDocument?])[]
): Order =>
  commands.reduce((now, [by, command, document]) => {
    const outcome = asked(now, command, by, document)
    if (isRefusal(outcome)) throw new Error(inEnglish(outcome.refused[0]))
    return recorded(outcome, NOW, now.rev + 1).reduce<Order>(evolve, now)
  }, order)
const dispute = (text = 'Two are not ours') => [receiver, { type: 'dispute', text }] as const
const accepted = (quantity: number, by = receiver) =>
  [
    by,
    {
      type: 'quantities',
      lines: [{ line: 'A1', quantity, damaged: 0, wrong: 0, expired: 0, note: null }],
    },
  ] as const
const claim = (number: number, changes: Partial<ClaimCommand>): ClaimCommand => ({
  type: 'claim',
  number,
  ...changes,
})
const settled = (number: number) =>
  [
    desk,
    claim(number, { outcome: { decision: 'accepted', note: ' Ours ', amount: null } }),
  ] as const
/** Number, origin, and what was decided of each claim. */
const claimsOf = ({ claims }: Order) =>
  claims.map(({ number, origin, outcome }) => [number, origin, outcome?.decision ?? null])

describe('a claim beside another', () => {
  it.each<[string, Order, (string | number | null)[][]]>([
    [
      'by a shortage, after a dispute',
      after(closed, dispute(), accepted(7)),
      [
        [1, 'dispute', null],
        [2, 'difference', null],
      ],
    ],
    [
      'by a dispute, after a shortage',
      after(closed, accepted(7), dispute()),
      [
        [1, 'difference', null],
        [2, 'dispute', null],
      ],
    ],
    [
      'by a second dispute',
      after(closed, dispute(), dispute('And one is wet')),
      [
        [1, 'dispute', null],
        [2, 'dispute', null],
      ],
    ],
    [
      'by a second shortage, once the first was settled',
      after(closed, accepted(7), settled(1), accepted(6)),
      [
        [1, 'difference', 'accepted'],
        [2, 'difference', null],
      ],
    ],
    [
      'by a shortage, though a dispute was settled before',
      after(closed, dispute(), settled(1), accepted(7)),
      [
        [1, 'dispute', 'accepted'],
        [2, 'difference', null],
      ],
    ],
  ])('is opened %s [SIDE-02]', (_case, order, expected) =>
    expect(claimsOf(order)).toEqual(expected),
  )

  it('is not opened by a second shortage while the first is open, whatever else is [SIDE-02]', () =>
    expect(claimsOf(after(closed, accepted(7), dispute(), accepted(6)))).toEqual([
      [1, 'difference', null],
      [2, 'dispute', null],
    ]))

  it.each([
    ['less', [4, 7], 3],
    ['more', [8, 4], 6],
    ['nothing at all, which is its owner’s to settle', [7, 10], 3],
  ])('is about what was counted last, where that lacks %s [SIDE-02]', (_what, counts, short) => {
    const { claims } = after(closed, ...counts.map((quantity) => accepted(quantity)))
    expect(claims).toMatchObject([{ number: 1, differences: [{ line: 'A1', short }] }])
  })

  it.each([
    ['past', -DAY, words.due_past],
    ['the next day', DAY, null],
  ])('is due on no day that is %s [SIDE-02]', (_what, ms, problem) => {
    const outcome = asked(after(closed, dispute()), claim(1, { due_at: later(NOW, ms) }), desk)
    expect(isRefusal(outcome) ? inEnglish(outcome.refused[0]) : null).toBe(problem)
  })

  it('is not opened for a line whose difference was settled and is the same still, when another line is stated [SIDE-02]', () => {
    const line = (of: string, quantity: number) => ({ ...accepted(quantity)[1].lines[0], line: of })
    const states = (lines: readonly ReturnType<typeof line>[]) =>
      [receiver, { type: 'quantities', lines }] as const
    const order = orderOf(
      {
        Items: [
          { item_no: 'A1', product_quantity: 10 },
          { item_no: 'A2', product_quantity: 10 },
        ],
      },
      did.received,
    )
    const over = after(order, states([line('A1', 7), line('A2', 8)]), settled(1))
    expect(claimsOf(after(over, states([line('A1', 10)])))).toEqual([[1, 'difference', 'accepted']])
    expect(after(over, states([line('A2', 5)])).claims[1]?.differences).toMatchObject([
      { line: 'A2', short: 5 },
    ])
  })

  it('is opened as well where the sender declares more than the receiver had accepted [SIDE-02]', () => {
    const before = after(orderOf({ Items: [], ship_unit: null }), [
      receiver,
      { ...accepted(7)[1], lines: [{ ...accepted(7)[1].lines[0], line: 'total' }] },
    ])
    expect(claimsOf(before)).toEqual([])
    const declared = after(before, [
      desk,
      { ...accepted(10)[1], lines: [{ ...accepted(10)[1].lines[0], line: 'total' }] },
    ])
    expect(declared.claims).toMatchObject([
      { origin: 'difference', opened_by: 'client', differences: [{ line: 'total', short: 3 }] },
    ])
  })

  it('has what it is about, as it was then, and leaves the other as it is [SIDE-02]', () => {
    const order = after(closed, dispute(), accepted(7), settled(2))
    expect(order.claims).toMatchObject([
      { number: 1, text: 'Two are not ours', outcome: null },
      { number: 2, text: null, differences: [{ line: 'A1', short: 3 }], outcome: { note: 'Ours' } },
    ])
    expect(order.claims[0]).not.toHaveProperty('differences')
    const moved = after(order, [desk, claim(1, { owner: ' farah ' })])
    expect(moved.claims.map(({ owner }) => owner)).toEqual(['farah', 'northwind'])
  })

  it('is not opened beyond what an order may have, and the count stands [SIDE-02]', () => {
    const full = after(closed, ...Array.from({ length: MOST_CLAIMS }, (_, n) => dispute(`no ${n}`)))
    const counted = after(full, accepted(7))
    expect([full.claims.length, counted.claims.length]).toEqual([MOST_CLAIMS, MOST_CLAIMS])
    expect(counted.quantities[0]?.accepted?.quantity).toBe(7)
  })
})

describe('the threshold of a claim', () => {
  const order = (product_quantity: number) =>
    orderOf({ Items: [{ item_no: 'A1', product_quantity }] })
  const ten: PolicyDocument = { claims: { threshold_percent: 10 } }
  it.each<[string, Order, ReturnType<typeof accepted>, number]>([
    [
      'of what was declared, not of the paper',
      after(order(100), accepted(10, desk)),
      accepted(8),
      1,
    ],
    ['of the paper, where nothing was declared', order(10), accepted(8), 1],
    ['of the paper, and within it', order(100), accepted(98), 0],
    ['of what should not be there at all', order(0), accepted(1), 1],
    ['of what the receiver says, not the driver', order(10), accepted(1, driver), 0],
  ])('is a share %s [SIDE-02]', (_case, before, [by, command], many) =>
    expect(after(before, [by, command, ten]).claims).toHaveLength(many),
  )
})

describe('what a claim is opened by', () => {
  const ten: PolicyDocument = { claims: { threshold_percent: 10 } }
  const begun = orderOf({
    Items: [
      { item_no: 'A1', product_quantity: 10 },
      { item_no: 'B2', product_quantity: 10 },
    ],
  })
  const stated = (line: string, quantity: number, kinds: object = {}): Command => ({
    type: 'quantities',
    lines: [{ line, quantity, damaged: 0, wrong: 0, expired: 0, note: null, ...kinds }],
  })
  it.each([
    [{ damaged: 2 }, 8],
    [{ wrong: 1, expired: 1 }, 8],
    [{ damaged: 1, wrong: 1 }, 8],
    [{}, 12],
  ])('is all that is wrong with a line together: %j of %i [SIDE-02]', (kinds, quantity) =>
    expect(after(begun, [receiver, stated('A1', quantity, kinds), ten]).claims).toHaveLength(1),
  )

  it('is the receiver’s word alone, line by line [SIDE-02]', () =>
    expect(
      after(begun, [driver, stated('A1', 1), ten], [receiver, stated('B2', 10), ten]).claims,
    ).toEqual([]))
})

describe('a count of the driver alone', () => {
  const receive = [desk, { type: 'receive' }] as const
  const open = orderOf({
    Items: [
      { item_no: 'A1', product_quantity: 10 },
      { item_no: 'B2', product_quantity: 10 },
    ],
  })
  const short = after(open, accepted(6, driver), receive)

  it.each<[string, Parameters<typeof after>[1][], number[]]>([
    ['opens one that the receipt takes as said', [accepted(6, driver), receive], [4]],
    ['opens none of what is all there', [accepted(10, driver), receive], []],
    [
      'opens none within the threshold',
      [accepted(9, driver), [desk, { type: 'receive' }, { claims: { threshold_percent: 10 } }]],
      [],
    ],
    ['opens none where the receiver had counted', [accepted(6, driver), accepted(10), receive], []],
    ['leaves the one that the receiver opened', [accepted(6, driver), accepted(7), receive], [3]],
    ['follows the receiver’s later count', [accepted(6, driver), receive, accepted(7)], [3]],
    [
      'is not claimed twice where the receiver counts the same',
      [accepted(6, driver), receive, accepted(6)],
      [4],
    ],
    ['stays for its owner, all there after all', [accepted(6, driver), receive, accepted(10)], [4]],
    [
      'is not claimed again once that was settled',
      [accepted(6, driver), receive, settled(1), accepted(6)],
      [4],
    ],
    [
      'is a claim anew where the receiver counts otherwise after that',
      [accepted(6, driver), receive, settled(1), accepted(5)],
      [4, 5],
    ],
    ['opens none on a rejection', [accepted(6, driver), [desk, { type: 'reject' }]], []],
  ])('%s [SIDE-02]', (_case, commands, shorts) =>
    expect(
      after(open, ...commands).claims.map(({ differences }) => differences?.[0]?.short),
    ).toEqual(shorts),
  )

  it('stands beside the receiver’s of another line [SIDE-02]', () => {
    const line = { ...accepted(8)[1].lines[0], line: 'B2' } as const
    expect(
      after(short, [receiver, { type: 'quantities', lines: [line] }]).claims.map(
        ({ differences }) => differences?.map((one) => [one.line, one.short]),
      ),
    ).toEqual([
      [
        ['A1', 4],
        ['B2', 2],
      ],
    ])
  })

  it('is opened by whoever received the order, and is its owner’s [SIDE-02]', () =>
    expect(short.claims).toMatchObject([
      { origin: 'difference', owner: 'northwind', opened_by: 'client', text: null },
    ]))
})

describe('a correction of what the papers say', () => {
  const line = { line: 'total', quantity: 10, damaged: 0, wrong: 0, expired: 0, note: null }
  const stated: OrderEvent = {
    type: 'quantities_stated',
    data: { statement: 'delivered', lines: [line], action_by: 'driver' },
  }
  // A log of before, when no receipt opened a claim.
  const delivered = (ship_unit: number): Order => orderOf({ ship_unit }, stated, did.received)
  const correct = (field: 'ship_unit' | 'truck_number', value: string | number): Command => ({
    type: 'correct',
    field,
    value,
    reason: 'Misread',
  })
  it.each<[string, Order, Command, PolicyDocument, number[]]>([
    ['opens one where goods are short by it', delivered(10), correct('ship_unit', 12), {}, [2]],
    [
      'opens none within the threshold',
      delivered(10),
      correct('ship_unit', 12),
      { claims: { threshold_percent: 20 } },
      [],
    ],
    ['opens none by which nothing is short', delivered(12), correct('ship_unit', 10), {}, []],
    ['of anything else opens none', delivered(12), correct('truck_number', 'KA05'), {}, []],
  ])('%s [SIDE-02] [PROF-05]', (_case, order, command, document, shorts) => {
    const { claims, corrections } = after(order, [desk, command, document])
    expect(corrections).toHaveLength(1)
    expect(claims.map(({ differences }) => differences?.[0]?.short)).toEqual(shorts)
  })
})

describe('a change of a claim', () => {
  const open = after(closed, dispute())
  it.each<[string, Partial<ClaimCommand>, object]>([
    ['its owner', { owner: ' farah ' }, { owner: 'farah', due_at: later(NOW, 7 * DAY) }],
    ['its day', { due_at: later(NOW, DAY) }, { owner: 'northwind', due_at: later(NOW, DAY) }],
    [
      'both',
      { owner: 'farah', due_at: later(NOW, DAY) },
      { owner: 'farah', due_at: later(NOW, DAY) },
    ],
    [
      'its day alone, where the owner was left empty',
      { owner: ' ', due_at: later(NOW, DAY) },
      { owner: 'northwind', due_at: later(NOW, DAY) },
    ],
  ])('is of %s [SIDE-02]', (_case, changes, expected) => {
    expect(asked(open, claim(1, changes), desk)).toEqual([
      { type: 'claim_changed', data: { number: 1, ...expected } },
    ])
    expect(after(open, [desk, claim(1, changes)]).claims).toMatchObject([
      { ...expected, text: 'Two are not ours', outcome: null },
    ])
  })

  it.each<[Partial<ClaimCommand> & { number: number }, string, string]>([
    [{ number: 2, owner: 'farah' }, 'claim.number', 'claim_unknown'],
    [{ number: 1, owner: 'northwind' }, 'claim', 'nothing_changed'],
    [
      { number: 1, outcome: { decision: 'refused', note: ' ', amount: null } },
      'claim.outcome.note',
      'reason_missing',
    ],
  ])('by %j is refused at its field [SIDE-02]', (changes, field, code) =>
    expect(asked(open, claim(changes.number, changes), desk)).toMatchObject({
      refused: [{ kind: 'rule', field, code }],
    }),
  )

  it.each<[string, Order, ClaimCommand, string]>([
    ['that changes nothing', open, claim(1, { owner: 'northwind' }), words.nothing_changed],
    ['of what was settled', after(open, settled(1)), claim(1, { owner: 'f' }), words.claim_settled],
    ['of no claim of the order', open, claim(2, { owner: 'farah' }), words.claim_unknown],
    ['of an order without any', closed, claim(1, { owner: 'farah' }), words.no_claim],
  ])('%s is refused [SIDE-02]', (_case, order, command, message) => {
    const outcome = asked(order, command, desk)
    expect(isRefusal(outcome) && inEnglish(outcome.refused[0])).toBe(message)
  })
})
