import { describe, expect, it } from 'vitest'
import { decide } from '../../order/decide.ts'
import { isRefusal } from '../../order/refusal.ts'
import { whyNot } from '../../policy/access.ts'
import type { PolicyDocument } from '../../policy/policy.ts'
import { aPolicy, aViewer, clock, NOW, orderOf } from '../../testing/factories.ts'
import { inEnglish } from '../../testing/in-english.ts'
import { DAY, HOUR, later, MINUTE } from '../../time.ts'
import { deliveryWords } from '../../words/deliveries.ts'
import type { Cell } from '../cell.ts'
import { groupsOf } from '../drafts.ts'
import { mappingFor } from '../mapping.ts'
import { readRow } from '../rows.ts'
import {
  columnOfRefusal,
  deliveryClock,
  deliveryCommands,
  deliveryReason,
  isOnRecord,
} from './delivery-commands.ts'
import { deliveryFormat } from './delivery-format.ts'
import type { DeliveryInput } from './delivery-input.ts'
import { judgeDelivery, type JudgedDelivery } from './judge-delivery.ts'

const headers = ['LR No.', 'Status', 'Date', 'Time', 'Received by', 'Reason', 'Condition', 'Item']
const rest = ['Delivered Qty', 'Missing', 'Damaged', 'Stars', 'Photo']
const vendor = aViewer({ kind: 'vendor', transporter: 'Roadrunner' })

const handing = { viewer: vendor, policy: aPolicy() }

const judged = (
  rows: readonly (readonly Cell[])[],
  document: PolicyDocument = {},
  viewer = vendor,
): JudgedDelivery[] => {
  const policy = aPolicy(document)
  const format = deliveryFormat(deliveryWords.columns, viewer, policy)
  const plan = {
    format,
    mapping: mappingFor([...headers, ...rest], format, {}),
    time_zone: policy.time_zone,
    phones: policy.phones,
    decimal_sign: null,
    is_1904: false,
    date_order: null,
    tat_unit: policy.bulk.tat_unit,
  }
  const { outcomes, conditions } = deliveryWords
  return groupsOf(
    rows.flatMap((cells, at) => {
      const row = readRow(cells, at + 2, plan)
      return typeof row === 'object' ? [row] : []
    }),
    format,
  ).map((group) => judgeDelivery(group, { format, policy, clock, outcomes, conditions }))
}
const wrong = ([first]: readonly JudgedDelivery[]) =>
  first?.problems.map((problem) => [problem.column, inEnglish(problem)])

const input = (changes: Partial<DeliveryInput> = {}): DeliveryInput => ({
  identifier: 'LR-1',
  outcome: 'received',
  at: later(NOW, -2 * 3_600_000),
  ...changes,
})

describe('a row of deliveries', () => {
  it('tells of one order what people say of it by hand, its time in the client’s zone [BULK-20]', () => {
    expect(
      judged([
        ['LR-1', 'Delivered', '10-Mar-2026', '9.30 am', 'Asha', 'Gate 2', 'Short, broken', '', 7],
        ['LR-2', 'RTO', '10-Mar-2026 08:15', null, null, 'Shut'],
      ]).map((one) => one.input),
    ).toEqual([
      {
        identifier: 'LR-1',
        outcome: 'received',
        at: '2026-03-10T04:00:00.000Z',
        received_by: 'Asha',
        remark: 'Gate 2',
        condition: ['damaged', 'shortage'],
        lines: [{ accepted: 7 }],
      },
      { identifier: 'LR-2', outcome: 'rejected', at: '2026-03-10T02:45:00.000Z', remark: 'Shut' },
    ])
  })

  it('takes the lines of one order from several rows, and says where they disagree [BULK-20]', () => {
    const [one, other] = judged([
      ['LR-1', 'OK', '10-Mar-2026', '09:00', '', '', '', 'A', 5, 1],
      ['LR-2', 'OK', '10-Mar-2026', '09:00'],
      ['LR-1', '', '', '', '', '', '', 'B', 2, '', 3, '', 'b.jpg; c.jpg'],
      ['LR-2', 'Refused', '10-Mar-2026', '09:00'],
    ])
    expect(one?.input?.lines).toEqual([
      { item: 'A', accepted: 5, missing: 1 },
      { item: 'B', accepted: 2, damaged: 3 },
    ])
    expect(one?.files).toEqual(['b.jpg', 'c.jpg'])
    expect(other?.input).toBeNull()
    expect(wrong(other ? [other] : [])).toEqual([
      ['outcome', 'Outcome differs between lines 3 and 5, which have the same number'],
    ])
  })

  it.each([
    [['LR-1', 'maybe', '10-Mar-2026', '09:00'], 'outcome', 'Write one of: Received, Rejected'],
    [['LR-1', 'OK', '10-Mar-2026'], 'time', 'Say at what time'],
    [['LR-1', 'OK', '03/04/2026', '09:00'], 'day', '03/04/2026'],
    [['LR-1', 'OK', '', '09:00'], 'day', 'Delivered on'],
    [['', 'OK', '10-Mar-2026', '09:00'], 'identifier', 'LR No.'],
    [['LR-1', 'OK', '10-Mar-2026', '09:00', '', '', 'wet'], 'condition', 'Write one of'],
    [['LR-1', 'OK', '10-Mar-2026', '09:00', '', '', '', '', '', '', '', 9], 'rating', '5'],
    [['LR-1', 'OK', '10-Mar-2026', '09:00', '', '', '', '', '', -1], 'missing', '0'],
  ] as const)('is in error at the cell that is wrong: %j [BULK-20]', (cells, column, reason) => {
    const [first, ...others] = wrong(judged([[...cells]])) ?? []
    expect([first?.[0], others.map(([at]) => at)]).toEqual([column, []])
    expect(first?.[1]).toContain(reason)
  })

  it('is read under the account’s own word for the number, and speaks the policy’s own of a rejection [BULK-20]', () => {
    const own: PolicyDocument = {
      wording: { reject: 'Not Received', rejected: 'Not Received' },
      bulk: { format: 'food_delivery' },
    }
    const labels = deliveryFormat(deliveryWords.columns, vendor, aPolicy(own)).columns
    expect(labels[0]?.label).toMatch(/invoice/i)
    expect(
      judged([['INV-1', 'not received', '10-Mar-2026', '09:00']], own)[0]?.input?.outcome,
    ).toBe('rejected')
    const fields: PolicyDocument = {
      order_module_config: {
        remarks_mandatory_field: ['status_remark'],
        additional_field_in_epod: [{ key: 'seal', label: 'Seal No.', field_type: 'text' }],
      },
    }
    expect(
      deliveryFormat(deliveryWords.columns, vendor, aPolicy(fields)).columns.slice(-2),
    ).toMatchObject([
      { key: 'own.seal', label: 'Seal No.' },
      { key: 'own.status_remark', label: 'status_remark' },
    ])
    const desk = deliveryFormat(deliveryWords.columns, aViewer(), aPolicy())
    expect(desk.columns.some(({ key }) => key === 'accepted')).toBe(false)
  })
})

describe('what a row does to its order', () => {
  it('is what people do by hand: remark, goods, quantities, rating, and then the press [BULK-21]', () => {
    const hands = { viewer: vendor, policy: aPolicy() }
    const order = orderOf({ ship_unit: 10 })
    const told = input({
      received_by: 'Asha',
      remark: 'Gate 2',
      condition: ['shortage'],
      rating: 4,
      lines: [{ accepted: 8, missing: 2 }],
    })
    expect(deliveryCommands(order, told, hands)).toEqual([
      expect.objectContaining({
        type: 'remark',
        text: 'Gate 2, shortage',
        categories: ['Items are missing'],
        extra_fields: { condition: 'shortage' },
      }),
      { type: 'goods_condition', missing: [{ text: 'LR-1', qty: 2 }], damaged: null },
      {
        type: 'quantities',
        lines: [{ line: 'total', quantity: 8, damaged: 0, wrong: 0, expired: 0, note: null }],
      },
      { type: 'rating', client_rating: 4 },
      { type: 'receive', closer: told.at, spoc: 'Asha' },
    ])
    expect(
      deliveryCommands(order, input({ outcome: 'rejected', remark: 'Shut' }), hands).map(
        ({ type }) => type,
      ),
    ).toEqual(['remark', 'reject'])
    expect(
      deliveryCommands(order, input({ outcome: 'attempted', remark: 'Shut' }), hands).map(
        ({ type }) => type,
      ),
    ).toEqual(['remark'])
  })

  it.each<[Partial<DeliveryInput>, string[]]>([
    [{ lines: [{ missing: 2 }] }, ['shortage', 'shortage']],
    [{ lines: [{ missing: 0 }, { damaged: 1 }] }, ['damaged', 'damaged']],
    [{ lines: [{ missing: 2 }, { damaged: 1 }] }, ['damaged, shortage', 'damaged,shortage']],
    [
      { condition: ['shortage'], lines: [{ damaged: 1 }], remark: 'Wet' },
      ['Wet, damaged, shortage', 'damaged,shortage'],
    ],
    [{ outcome: 'rejected', remark: 'Wet', lines: [{ damaged: 9 }] }, ['Wet, damaged', 'damaged']],
    [{ remark: 'Fine', lines: [{ accepted: 8, missing: 0 }] }, ['Fine', '']],
    [{ outcome: 'attempted', remark: 'Shut', lines: [{ missing: 2 }] }, ['Shut', '']],
  ])(
    'says the condition that its lines tell of, as by hand: %j [BULK-21] [COND-03] [REM-05]',
    (said, [text = '', condition = '']) => {
      const hands = { viewer: vendor, policy: aPolicy() }
      expect(deliveryCommands(orderOf({ ship_unit: 10 }), input(said), hands)[0]).toMatchObject({
        type: 'remark',
        text,
        extra_fields: condition === '' ? {} : { condition },
      })
    },
  )

  it('says none where the account has no remarks or no conditions to say it by [ROLE-12]', () => {
    for (const hidden of ['add_remark', 'goods_condition'] as const) {
      const policy = aPolicy({ dashboard_customization: { hide: { [hidden]: true } } })
      const commands = deliveryCommands(orderOf({}), input({ lines: [{ missing: 2 }] }), {
        viewer: vendor,
        policy,
      })
      expect(commands.map(({ type }) => type)).toEqual(['goods_condition', 'receive'])
    }
  })

  it('has the remark as its reason too, where one is due [DESK-20]', () => {
    const hands = { viewer: vendor, policy: aPolicy({ reasons: { due: ['reject'] } }) }
    const pressed = (told: Partial<DeliveryInput>) =>
      deliveryCommands(orderOf({}), input(told), hands).at(-1)
    expect(pressed({ outcome: 'rejected', remark: 'Shut' })).toMatchObject({ reason: 'Shut' })
    expect(pressed({ outcome: 'rejected', remark: 'x'.repeat(600) })).toMatchObject({
      reason: 'x'.repeat(500),
    })
    // An emoji at the bound is not cut in two: no canonical record holds half of one.
    expect(pressed({ outcome: 'rejected', remark: `${'x'.repeat(499)}😀` })).toMatchObject({
      reason: `${'x'.repeat(499)}\ufffd`,
    })
    expect(pressed({ outcome: 'received', remark: 'Gate 2' })).toMatchObject({ reason: undefined })
    expect(
      columnOfRefusal(
        { type: 'reject' },
        { kind: 'rule', field: 'reason', code: 'reason_missing', params: [] },
      ),
    ).toBe('remark')
  })

  const policy = aPolicy()
  const reason = (told: DeliveryInput, viewer = vendor) => {
    const found = deliveryReason(orderOf({}), told, { viewer, policy }, clock)
    return found && [columnOfRefusal(undefined, found), inEnglish(found)]
  }
  it('is refused for a time that cannot be, for an attempt without a word, and for what is not this party’s to say [BULK-21]', () => {
    expect(reason(input())).toBeNull()
    expect(reason(input({ at: later(NOW, 3_600_000) }))).toEqual([
      'day',
      'The delivery time cannot be in the future',
    ])
    expect(reason(input({ at: later(NOW, -3 * DAY) }))).toEqual([
      'day',
      'The delivery time cannot be before the dispatch',
    ])
    expect(reason(input({ outcome: 'attempted' }))).toEqual([
      'remark',
      'Say why it was not delivered',
    ])
    expect(reason(input({ lines: [{ accepted: 1 }] }), aViewer())?.[0]).toBe('accepted')
    const old = orderOf({ dispatch_date: '2026-02-01' })
    const long_ago = later(NOW, -8 * DAY)
    expect(
      deliveryReason(old, input({ at: long_ago }), { viewer: vendor, policy }, clock),
    ).toBeNull()
    expect(
      deliveryReason(
        old,
        input({ at: long_ago, outcome: 'rejected' }),
        { viewer: vendor, policy },
        clock,
      ),
    ).toMatchObject({ field: 'at', code: 'delivery_too_old', params: [7] })
  })

  it('claims its time as a device does, for as long as that is believed [BULK-21]', () => {
    const at = later(NOW, -3_600_000)
    const claim = { at, device_now: NOW, is_told: true }
    expect(deliveryClock(input({ at }), clock).claim).toEqual(claim)
    expect(deliveryClock(input({ at: later(NOW, -8 * DAY) }), clock).claim).toBeUndefined()
  })

  it('is on record where the order says the same, and is not where it says otherwise [BULK-22]', () => {
    const { at } = input()
    const order = orderOf(
      {},
      {
        type: 'received',
        data: {
          through: 'receive',
          closer: at,
          geo_tag: { loc: null, action_by: 'transporter' },
          spoc: null,
        },
      },
    )
    expect(isOnRecord(order, input(), handing)).toBe(true)
    for (const other of [
      input({ at: later(at, 60_000) }),
      input({ rating: 3 }),
      input({ remark: 'Shut' }),
      input({ outcome: 'rejected' }),
    ])
      expect(isOnRecord(order, other, handing)).toBe(false)
    expect(isOnRecord(orderOf({}), input(), handing)).toBe(false)
  })

  it.each([
    ['at its claimed time', -2 * HOUR],
    ['at the time of its receipt, as it came within two minutes', -MINUTE],
  ])('is on record where it was rejected %s [BULK-11]', (_when, ago) => {
    const told = input({ outcome: 'rejected', at: later(NOW, ago) })
    const outcome = decide(
      orderOf({}),
      { type: 'reject' },
      vendor,
      aPolicy({ show_receive_button: true }),
      deliveryClock(told, clock),
    )
    if (isRefusal(outcome)) throw new Error(inEnglish(outcome.refused[0]))
    const order = orderOf({}, ...outcome)
    expect(isOnRecord(order, told, handing)).toBe(true)
    expect(isOnRecord(order, { ...told, at: later(told.at, -5 * MINUTE) }, handing)).toBe(false)
  })
})

describe('deliveries from a file', () => {
  it.each([
    ['a carrier that may receive', vendor, { show_receive_button: true }, true],
    ['a carrier that may not', vendor, {}, false],
    ['the client’s desk', aViewer(), { show_receive_button: true }, true],
    ['no upload', vendor, { show_receive_button: true, dashboard_customization: {} }, false],
    ['read only', vendor, { show_receive_button: true, config: { disable: 'write' } }, false],
    ['view only', vendor, { show_receive_button: true, config: { 'view-only': true } }, false],
  ] as const)(
    'are offered to whoever may do the same by hand, where files are: %s [BULK-25]',
    (_who, viewer, document, is) => {
      const policy = aPolicy({ dashboard_customization: { bulk_upload: true }, ...document })
      expect(whyNot(null, 'deliver_by_file', viewer, policy, clock).length === 0).toBe(is)
    },
  )
})
