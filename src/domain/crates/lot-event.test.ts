import { describe, expect, it } from 'vitest'
import type { Viewer } from '../policy/viewer.ts'
import { aPolicy, aViewer, clock, did, NOW, orderOf, recorded } from '../testing/factories.ts'
import { words } from '../testing/words.ts'
import { decide } from '../order/decide.ts'
import { evolve } from '../order/evolve.ts'
import { assetKey } from './crate-row.ts'
import { countDue, countProblem, isAwaited, lotOf, type LotCommand } from './lot-event.ts'
import type { Order } from '../order/order.ts'
import type { OrderEvent } from '../order/events.ts'
import { isRefusal } from '../order/refusal.ts'
import { inEnglish } from '../testing/in-english.ts'

const policy = aPolicy({ lot_module_config: { enable_lot_events: true } })
const count = (
  event: LotCommand['event'],
  values: Record<string, number | null>,
  lot = 'L-1',
): LotCommand => ({
  type: 'lot_event',
  event,
  lot,
  counts: Object.entries(values).map(([key, value]) => ({ key, label: key.toUpperCase(), value })),
})
const asked = (order: Order, command: LotCommand, by: Viewer = aViewer()) =>
  decide(order, command, by, policy, clock)
const pressed = {
  reject: [did.rejected],
  receive: [did.received],
  reopen: [{ type: 'reopened', data: { reason: 'Not theirs' } }],
} as const satisfies Record<string, readonly OrderEvent[]>
type Step = LotCommand | keyof typeof pressed
/** An order of the lot after these counts and presses. */
const after = (...commands: readonly Step[]): Order =>
  commands.reduce(
    (order, command) => {
      const outcome = typeof command === 'string' ? pressed[command] : asked(order, command)
      if (isRefusal(outcome)) throw new Error(inEnglish(outcome.refused[0]))
      return recorded(outcome, NOW, order.rev + 1).reduce<Order>(evolve, order)
    },
    orderOf({ lot: 'L-1' }),
  )
const refusal = (order: Order, command: LotCommand, by?: Viewer) => {
  const outcome = asked(order, command, by)
  return isRefusal(outcome)
    ? [outcome.refused[0].field ?? outcome.refused[0].kind, inEnglish(outcome.refused[0])]
    : null
}
const out = count('wh_out', { crate: 10, pallet: 2 })
const [delivered, back] = [
  count('pod_in', { crate: 10, pallet: 2 }),
  count('pod_out', { crate: 8, pallet: 2 }),
]
const LEAST = 'Received value should be greater than or equal to 1'

describe('a lot', () => {
  it('has a row for each asset with four counts, and what comes home is counted once something was given back [LOT-01] [LOT-02]', () => {
    const active = (...commands: LotCommand[]): boolean => lotOf(after(...commands)).is_wh_in_active
    expect([
      active(),
      active(out),
      active(out, delivered),
      active(out, delivered, back),
      active(out, delivered, back, count('wh_in', { crate: 7, pallet: 2 })),
    ]).toEqual([false, false, false, true, false])
    expect(lotOf(after(out, delivered, back, count('wh_in', { crate: 7, pallet: 2 })))).toEqual({
      identifier: 'L-1',
      is_wh_in_active: false,
      data: [
        {
          key: 'crate',
          label: 'CRATE',
          expected_value: 10,
          submitted_value: 10,
          pod_out_value: 8,
          wh_in_value: 7,
        },
        {
          key: 'pallet',
          label: 'PALLET',
          expected_value: 2,
          submitted_value: 2,
          pod_out_value: 2,
          wh_in_value: 2,
        },
      ],
    })
  })

  it('is counted in its order, and home only where something was given back [LOT-01] [LOT-02]', () => {
    const none = count('pod_out', { crate: 0, pallet: 0 })
    expect(
      [
        [],
        [out],
        [out, delivered],
        [out, delivered, back],
        [out, delivered, none],
        [out, delivered, back, count('wh_in', { crate: 7, pallet: 2 })],
      ].map((past) => countDue(after(...past))),
    ).toEqual(['wh_out', 'pod_in', 'pod_out', 'wh_in', null, null])
    const { crates } = after(out, delivered, count('pod_out', { crate: 0, pallet: 2 }))
    expect(crates.map((row) => [isAwaited(row, 'wh_in'), isAwaited(row, 'pod_in')])).toEqual([
      [false, true],
      [true, true],
    ])
    expect(
      refusal(
        after(out, delivered, count('pod_out', { crate: 0, pallet: 2 })),
        count('wh_in', { pallet: 2 }),
      ),
    ).toBe(null)
  })

  it.each([
    ['wh_in', null, LEAST],
    ['wh_in', 0, LEAST],
    ['wh_in', 1, null],
    ['wh_out', 0, LEAST],
    ['pod_in', 0, null],
    ['pod_out', null, words.lot_value_needed],
  ] as const)('takes of %s the count %s: %s [LOT-02]', (event, value, problem) => {
    const found = countProblem(event, value)
    expect(found && inEnglish(found)).toBe(problem)
  })

  it.each([
    [' Plastic  Crate ', [], 'plastic crate'],
    ['CRATE', ['Crate', 'drum'], 'Crate'],
    ['box', ['crate'], 'box'],
  ])('takes %j, where %j are known, for the asset %j [CRAT-01]', (typed, known, key) =>
    expect(assetKey(typed, known)).toBe(key),
  )

  it.each<[string, LotCommand[], LotCommand, string, string]>([
    [
      'an empty value',
      [out, delivered, back],
      count('wh_in', { crate: null, pallet: 2 }),
      'submitted_data.0.wh_in_value',
      LEAST,
    ],
    [
      'nought',
      [out, delivered, back],
      count('wh_in', { crate: 7, pallet: 0 }),
      'submitted_data.1.wh_in_value',
      LEAST,
    ],
    [
      'a row left out',
      [out, delivered, back],
      count('wh_in', { crate: 7 }),
      'submitted_data',
      LEAST,
    ],
    ['nothing', [out, delivered, back], count('wh_in', {}), 'submitted_data', LEAST],
    [
      'less than nothing delivered',
      [out],
      count('pod_in', { crate: -1, pallet: 2 }),
      'submitted_data.0.submitted_value',
      words.lot_value_needed,
    ],
    [
      'an asset of another lot',
      [out, delivered, back],
      count('wh_in', { crate: 7, box: 2 }),
      'submitted_data.1.key',
      words.asset_unknown,
    ],
    ['another lot', [], count('wh_out', { crate: 1 }, 'L-2'), 'identifier', words.lot_missing],
    [
      'a count before its time',
      [out],
      count('wh_in', { crate: 7, pallet: 2 }),
      'event',
      words.lot_not_yet,
    ],
    ['a count twice', [out], out, 'done', words.lot_counted],
    ['the delivery before the dispatch', [], delivered, 'event', words.lot_not_yet],
    ['what goes back before the delivery', [out], back, 'event', words.lot_not_yet],
    [
      'what comes home of an asset that was not given back',
      [out, delivered, count('pod_out', { crate: 7, pallet: 0 })],
      count('wh_in', { crate: 7, pallet: 2 }),
      'submitted_data.1.wh_in_value',
      words.lot_not_yet,
    ],
    [
      'less than nothing of an asset that was not given back',
      [out, delivered, count('pod_out', { crate: 7, pallet: 0 })],
      count('wh_in', { crate: 7, pallet: -3 }),
      'submitted_data.1.wh_in_value',
      words.lot_not_yet,
    ],
    [
      'what comes home where nothing was given back',
      [out, delivered, count('pod_out', { crate: 0, pallet: 0 })],
      count('wh_in', { crate: 1, pallet: 1 }),
      'event',
      words.lot_not_yet,
    ],
    [
      'an asset of another lot in the first row',
      [out, delivered, back],
      count('wh_in', { box: 2, crate: 7, pallet: 2 }),
      'submitted_data.0.key',
      words.asset_unknown,
    ],
    [
      'an asset twice',
      [],
      {
        ...out,
        counts: [
          { key: 'crate', value: 1 },
          { key: 'crate', value: 2 },
        ],
      },
      'submitted_data.1.key',
      words.asset_unknown,
    ],
    ['an empty dispatch', [], count('wh_out', {}), 'submitted_data', LEAST],
    [
      'a dispatch of nothing',
      [],
      count('wh_out', { crate: 1, pallet: 0 }),
      'submitted_data.1.expected_value',
      LEAST,
    ],
  ])('with %s is refused [LOT-02]', (_case, past, command, field, message) =>
    expect(refusal(after(...past), command)).toEqual([field, message]),
  )

  const [none_in, none_back] = [
    count('pod_in', { crate: 0, pallet: 0 }),
    count('pod_out', { crate: 0, pallet: 0 }),
  ]
  it.each<[string, Step[], LotCommand['event'] | null, boolean]>([
    ['once it was rejected', [out, 'reject'], 'wh_in', true],
    ['not before it left', ['reject'], 'wh_out', false],
    [
      'not yet where the receiver’s count says what stayed',
      [out, delivered, 'reject'],
      'pod_out',
      false,
    ],
    [
      'once it was rejected and the truck kept all',
      [out, 'reject', none_in, none_back],
      'wh_in',
      true,
    ],
    [
      'once the receiver took none, though nobody rejected it',
      [out, none_in, none_back],
      'wh_in',
      true,
    ],
    ['not where all stayed with the receiver', [out, delivered, none_back, 'reject'], null, false],
    ['once', [out, 'reject', count('wh_in', { crate: 9 })], null, false],
  ])(
    'takes crates home that nobody gave back: %s [LOT-02] [CRAT-01]',
    (_when, past, due, active) => {
      const order = after(...past)
      expect([countDue(order), lotOf(order).is_wh_in_active]).toEqual([due, active])
    },
  )

  it.each<[string, Step[], Record<string, number | null>, string[] | null]>([
    ['all of it', [out, 'reject'], { crate: 10, pallet: 2 }, null],
    ['what is there, and leaves out what was lost', [out, 'reject'], { pallet: 2 }, null],
    ['an empty box beside a count', [out, 'reject'], { crate: null, pallet: 2 }, null],
    ['nought', [out, 'reject'], { crate: 10, pallet: 0 }, ['submitted_data.1.wh_in_value', LEAST]],
    ['nothing', [out, 'reject'], {}, ['submitted_data', LEAST]],
    ['empty boxes', [out, 'reject'], { crate: null }, ['submitted_data.0.wh_in_value', LEAST]],
    [
      'less than nothing',
      [out, none_in, none_back],
      { crate: -1, pallet: 2 },
      ['submitted_data.0.wh_in_value', LEAST],
    ],
    [
      'what stayed on the truck beside what was given back',
      [out, count('pod_in', { crate: 10, pallet: 0 }), count('pod_out', { crate: 8, pallet: 0 })],
      { crate: 8, pallet: 2 },
      null,
    ],
    [
      'what was given back alone',
      [out, count('pod_in', { crate: 10, pallet: 0 }), count('pod_out', { crate: 8, pallet: 0 })],
      { crate: 8 },
      null,
    ],
    [
      'not what was given back',
      [out, count('pod_in', { crate: 10, pallet: 0 }), count('pod_out', { crate: 8, pallet: 0 })],
      { pallet: 2 },
      ['submitted_data', LEAST],
    ],
    [
      'nothing, where nought is of what stayed with the receiver',
      [out, count('pod_in', { crate: 0, pallet: 2 }), none_back],
      { pallet: 0 },
      ['submitted_data', LEAST],
    ],
  ])('takes home %s, where the truck kept crates [LOT-02]', (_what, past, values, refused) =>
    expect(refusal(after(...past), count('wh_in', values))).toEqual(refused),
  )

  it('leaves uncounted what came home of no box, and is over after that [LOT-02]', () => {
    const home = after(out, 'reject', count('wh_in', { crate: null, pallet: 2 }))
    expect(home.crates.map(({ wh_in_value }) => wh_in_value)).toEqual([null, 2])
    for (const one of [delivered, back, count('wh_in', { crate: 10 })])
      expect(refusal(home, one)).toEqual(['done', words.lot_counted])
  })

  it('is refused as a rule, and keeps the labels that the dispatch gave [LOT-01] [LOT-02]', () => {
    const outcome = asked(after(out, delivered, back), count('wh_in', { crate: null, pallet: 2 }))
    expect(isRefusal(outcome) && outcome.refused[0].kind).toBe('rule')
    const relabelled: LotCommand = {
      ...delivered,
      counts: delivered.counts.map((row) => ({ ...row, label: 'Something else' })),
    }
    expect(lotOf(after(out, relabelled)).data.map(({ label }) => label)).toEqual([
      'CRATE',
      'PALLET',
    ])
    expect(lotOf(orderOf({ lot: null })).identifier).toBe('')
  })

  it('takes the warehouse’s counts from no carrier, and the others from it [LOT-02]', () => {
    const vendor = aViewer({ kind: 'vendor', transporter: 'Roadrunner' })
    expect([refusal(after(), out, vendor), refusal(after(out), delivered, vendor)]).toEqual([
      ['forbidden', words.wrong_party('Add Details')],
      null,
    ])
  })

  const home = count('wh_in', { crate: 10, pallet: 2 })
  const again = [out, 'reject', home, 'reopen'] as const
  it.each<[string, readonly Step[], LotCommand['event'] | null]>([
    ['is due once its proof is opened again', again, 'wh_out'],
    ['is not due while the first trip is over', [out, 'reject', home], null],
    ['goes on to the place of delivery', [...again, out], 'pod_in'],
    ['goes on there as any other', [...again, out, 'receive', delivered], 'pod_out'],
    ['comes home', [...again, out, 'receive', delivered, back], 'wh_in'],
    ['comes home rejected', [...again, out, 'reject'], 'wh_in'],
    ['is over once that is counted', [...again, out, 'reject', home], null],
    ['is followed by a third', [...again, out, 'reject', home, 'reopen'], 'wh_out'],
    ['is none where nothing came home', [out, 'reject', 'reopen'], 'pod_in'],
    ['is not due once that is closed too', [...again, 'receive'], null],
  ])('of the same goods %s [LOT-02] [LOT-03]', (_what, past, due) =>
    expect(countDue(after(...past))).toBe(due),
  )

  it('takes the counts of a second trip in the place of the first ones, also where it is closed already [LOT-02] [LOT-03]', () => {
    const row = { key: 'crate', label: 'CRATE', pod_out_value: null, wh_in_value: null }
    const fewer = count('wh_out', { crate: 9 })
    expect(after(...again, 'receive', fewer).crates).toEqual([
      { ...row, expected_value: 9, submitted_value: null, version: 2 },
    ])
    expect(refusal(after(...again), delivered)).toEqual(['done', words.lot_counted])
    expect(refusal(after(...again, out), out)).toEqual(['done', words.lot_counted])
    expect(refusal(after(...again, out, 'reject', home), out)).toEqual(['done', words.lot_counted])
    // What went out before the proof was opened again comes home in the version after it.
    const late = after(out, 'reject', 'reopen', 'reject', home)
    expect(refusal(late, out)).toEqual(['done', words.lot_counted])
  })
})
