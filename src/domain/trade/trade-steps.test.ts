import { describe, expect, it } from 'vitest'
import type { OrderEvent } from '../order/events.ts'
import { did, NOW } from '../testing/factories.ts'
import { digestedLog } from '../testing/trade.ts'
import { later, MINUTE } from '../time.ts'
import { attemptReasons } from '../order/proof/attempt-schema.ts'
import { milestones, tradeStatuses, tradeStatusOf, type Milestone } from './statuses.ts'
import { tradeSteps } from './trade-steps.ts'

const outbound = (more: object = {}): OrderEvent => ({
  type: 'outbound',
  data: { geo_tag: { loc: null, action_by: 'driver' }, ...more },
})
const goods = (changes: { missing?: number; damaged?: number }): OrderEvent => ({
  type: 'goods_listed',
  data: {
    missing: changes.missing ? [{ text: 'Tin', qty: changes.missing }] : null,
    damaged: changes.damaged ? [{ text: 'Tin', qty: changes.damaged }] : null,
  },
})
const reopened = (more: object = {}): OrderEvent => ({
  type: 'reopened',
  data: { reason: 'Wrong', ...more },
})
const told = (...events: OrderEvent[]) =>
  tradeSteps(digestedLog({}, ...events)).map(({ milestone }) => milestone)

describe('the steps that a log tells', () => {
  it('are a milestone for each event that moves the goods, and none for others [TRADE-01]', () => {
    expect(
      told(
        outbound(),
        did.remarked('Gate 2'),
        outbound({ reached: true }),
        did.photo('a'),
        did.received,
      ),
    ).toEqual(['dispatched', 'under_way', 'arrived', 'received'])
  })

  it.each([
    ['received', []],
    ['received_short', [goods({ missing: 1 })]],
    ['received_damaged', [goods({ damaged: 1 })]],
    ['received_damaged', [goods({ missing: 1, damaged: 1 })]],
  ])('say %s by what lacks when it is received [TRADE-01]', (milestone, before) => {
    expect(told(...before, did.received)).toEqual(['dispatched', milestone])
  })

  const counted = (
    statement: 'declared' | 'delivered' | 'accepted',
    quantity: number,
    kinds: object = {},
  ): OrderEvent => ({
    type: 'quantities_stated',
    data: {
      statement,
      lines: [{ line: 'total', quantity, damaged: 0, wrong: 0, expired: 0, note: null, ...kinds }],
      action_by: 'client',
    },
  })
  it.each<[Milestone, OrderEvent[]]>([
    ['received', [counted('accepted', 100)]],
    ['received', [counted('delivered', 90), counted('accepted', 100)]],
    ['received_short', [counted('delivered', 90)]],
    ['received_short', [counted('accepted', 99)]],
    ['received_short', [counted('accepted', 97, { wrong: 1, expired: 1 })]],
    ['received_damaged', [counted('accepted', 90, { damaged: 5 })]],
    ['received_damaged', [counted('accepted', 99), goods({ damaged: 1 })]],
    ['received_otherwise', [counted('accepted', 101)]],
    ['received_otherwise', [counted('accepted', 99, { wrong: 1 })]],
    ['received_otherwise', [counted('accepted', 99, { expired: 1 })]],
  ])(
    'say %s by how the counts differ when it is received [TRADE-01] [SIDE-01]',
    (milestone, before) =>
      expect(told(counted('declared', 100), ...before, did.received)).toEqual([
        'dispatched',
        milestone,
      ]),
  )

  it('leave out a press that was sent after the end, where nobody knows when it was [TRADE-01] [TABL-12]', () => {
    const late = outbound({ late: true })
    const timed = outbound({ late: true, captured_at: later(NOW, -MINUTE) })
    expect(told(did.received, late)).toEqual(['dispatched', 'received'])
    expect(told(did.received, timed)).toEqual(['dispatched', 'received', 'under_way'])
  })

  it('leave a receipt as it was, whatever is said of the goods afterwards', () => {
    expect(told(did.received, goods({ damaged: 2 }))).toEqual(['dispatched', 'received'])
  })

  it.each([
    ['dispatched', {}],
    ['booked', { dispatch_date: '2026-03-11' }],
    ['booked', { dispatch_date: undefined, dispatch_time: undefined }],
  ])('call an order %s by its dispatch', (milestone, changes) => {
    const {
      dispatch_date = null,
      dispatch_time = null,
      ...rest
    } = {
      dispatch_date: '2026-03-09',
      dispatch_time: '12:00',
      ...changes,
    }
    const input = {
      ...rest,
      ...(dispatch_date !== null && { dispatch_date }),
      ...(dispatch_time !== null && { dispatch_time }),
    }
    const log = digestedLog(input)
    const [first] = log
    if (first?.event.type === 'created' && dispatch_date === null)
      first.event.data.entered.dispatch_date = null
    expect(tradeSteps(log).map((step) => step.milestone)).toEqual([milestone])
  })

  it('happened when it is said that they did, and were recorded when they were', () => {
    const closer = '2026-03-10T05:00:00.000Z'
    const captured_at = '2026-03-10T04:00:00.000Z'
    const [dispatch, way, receipt] = tradeSteps(
      digestedLog({}, outbound({ captured_at }), {
        ...did.received,
        data: { ...did.received.data, closer },
      }),
    )
    expect([dispatch?.at, dispatch?.recorded_at]).toEqual(['2026-03-09T06:30:00.000Z', NOW])
    expect([way?.at, way?.recorded_at]).toEqual([captured_at, later(NOW, MINUTE)])
    expect([receipt?.at, receipt?.recorded_at]).toEqual([closer, later(NOW, 2 * MINUTE)])
  })

  it('say of a closing that was undone why it does not stand [TRADE-01]', () => {
    const former = { remarks: 0, client_rating: null, extra_fields: {}, found_by: {} }
    const at = later(NOW, 2 * MINUTE)
    const retracted = (...events: OrderEvent[]) =>
      tradeSteps(digestedLog({}, ...events)).map((step) => step.retracted)
    expect(retracted(did.received, reopened({ former }))).toEqual([
      null,
      { at, reason: 'did_not_occur' },
    ])
    expect(retracted(did.rejected, reopened(), did.received)).toEqual([
      null,
      { at, reason: 'incorrect_data' },
      null,
    ])
  })

  const moved = (after: string): OrderEvent => ({
    type: 'corrected',
    data: { field: 'delivery_time', before: null, after, reason: 'Slip' },
  })
  const inError = (act: 'closing' | 'review'): OrderEvent => ({
    type: 'recorded_in_error',
    data: { act, version: 1, reason: 'Another LR', reported_by: 'asha' },
  })

  it('tell a receipt anew, at the time that was corrected, and that the one before was wrong [TRADE-01] [PROF-05]', () => {
    const [first, second] = ['2026-03-10T05:15:00.000Z', '2026-03-10T05:20:00.000Z']
    const log = digestedLog(
      {},
      goods({ missing: 1 }),
      did.received,
      moved(first),
      { type: 'corrected', data: { field: 'invoice', before: null, after: 'INV', reason: 'x' } },
      moved(second),
    )
    const [, receipt, ...corrected] = tradeSteps(log)
    const at = later(NOW, 3 * MINUTE)
    expect(receipt?.retracted).toEqual({ at, reason: 'incorrect_data' })
    expect(corrected).toMatchObject([
      { at: first, recorded_at: at, seq: 4, digest: log[3]?.digest, retracted: {} },
      { at: second, seq: 6, digest: log[5]?.digest, retracted: null },
    ])
    expect(corrected.map(({ milestone }) => milestone)).toEqual(Array(2).fill('received_short'))
    expect(told(did.rejected, moved(first))).toEqual(['dispatched', 'rejected'])
  })

  it('say of a closing that two called an error that it does not stand, and of a judgement nothing [TRADE-01] [DESK-22]', () => {
    const retracted = (...events: OrderEvent[]) =>
      tradeSteps(digestedLog({}, did.received, ...events)).map((step) => step.retracted)
    const at = later(NOW, 2 * MINUTE)
    const wrong = { at, reason: 'incorrect_data' }
    expect(retracted(inError('review'))).toEqual([null, null])
    // As it was first said, also once the order is opened again.
    expect(retracted(inError('closing'), reopened(), did.received)).toEqual([null, wrong, null])
  })

  it('are none of an order that was taken out', () => {
    expect(told({ type: 'withdrawn', data: { import_id: 'i' } })).toEqual([])
  })
})

describe('the table of statuses', () => {
  it('has codes for every milestone, of the lengths that the standards give them [TRADE-01]', () => {
    expect(Object.keys(tradeStatuses)).toEqual([...milestones])
    for (const { epcis, x12, edifact } of Object.values(tradeStatuses)) {
      expect(epcis.biz_step).toMatch(/^[a-z_]+$/)
      expect(x12.map(({ status, reason }) => [status.length, reason.length])).toEqual(
        x12.map(() => [2, 2]),
      )
      expect(edifact.event).toMatch(/^\d{1,3}$/)
    }
  })
})

describe('an attempt that failed [DOOR-10]', () => {
  it('is a step of its own, with its reason, between the others', () => {
    const event: OrderEvent = {
      type: 'delivery_attempted',
      data: {
        number: 1,
        reason: 'closed',
        text: null,
        photos: [],
        geo_tag: { loc: null, action_by: 'driver' },
      },
    }
    expect(
      tradeSteps(digestedLog({}, event, did.received)).map(({ milestone, reason }) => [
        milestone,
        reason,
      ]),
    ).toEqual([
      ['dispatched', undefined],
      ['attempted', 'closed'],
      ['received', undefined],
    ])
  })

  it('is attempted delivery (AH) in X12 and not completed (23) in EDIFACT, each reason by its code', () => {
    const said = attemptReasons.map((reason) => {
      const { x12, edifact } = tradeStatusOf({ milestone: 'attempted', reason })
      return [reason, ...x12.map((one) => `${one.status} ${one.reason}`), edifact]
    })
    expect(said.slice(0, 2)).toEqual([
      ['nobody_there', 'AH AQ', { event: '23', reason: '6' }],
      ['closed', 'AH B1', { event: '23', reason: '7' }],
    ])
    for (const [, x12] of said) expect(x12).toMatch(/^AH [A-Z][A-Z0-9]$/)
  })
})
