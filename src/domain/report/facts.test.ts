import { describe, expect, it } from 'vitest'
import type { OrderInput } from '../order/entry/order-input.ts'
import type { OrderEvent } from '../order/events.ts'
import { orderOnWire } from '../order/on-wire.ts'
import { aPolicy, anOrder, clock, clockAfter, did, orderOf } from '../testing/factories.ts'
import { DAY, type Clock } from '../time.ts'
import { english } from '../words/catalogue.ts'
import { worded } from '../words/worded.ts'
import { aboutRows, type ReportQuery } from './about.ts'
import { factColumns, type FactId } from './facts.ts'

const columns = factColumns([], english)
const factsOf = (events: readonly OrderEvent[], now: Clock) => {
  const order = orderOnWire(anOrder(...events))
  return new Map(
    columns.map(({ id, cell }) => [id, cell(order, { policy: aPolicy(), clock: now })]),
  )
}
const late = clockAfter(3 * DAY)
const error = { act: 'closing', version: 1, reason: 'Wrong LR' } as const

describe('what a report tells of each order [REPT-01]', () => {
  it.each<[string, OrderEvent[], Clock, Partial<Record<FactId, unknown>>]>([
    [
      'an open order within its ETA',
      [],
      clock,
      { status: 'On time', late_hours: null, received_at: null, rejected_at: null },
    ],
    ['an open one past it, and by how much', [], late, { status: 'Late', late_hours: 48 }],
    [
      'a received one: when, through what, and never as open',
      [did.received],
      late,
      {
        status: 'Closed',
        received_through: 'Received',
        received_at: { instant: clock.now, format: 'DD-MM-YYYY HH:mm' },
        late_hours: null,
        exception: false,
        recorded_in_error: false,
      },
    ],
    [
      'one received with an exception, with what the remarks are about',
      [did.remarked('torn', 'receiver', true), did.received],
      clock,
      { status: 'Closed with exception', exception: true },
    ],
    [
      'a received one that two people say was recorded in error [DESK-22]',
      [
        did.received,
        { type: 'error_reported', data: error },
        { type: 'recorded_in_error', data: { ...error, reported_by: 'u-2' } },
      ],
      clock,
      { recorded_in_error: true },
    ],
    [
      'a rejected one: when, and what was said last before',
      [did.remarked('wrong goods'), did.rejected],
      clock,
      {
        status: 'Rejected',
        rejected_at: { instant: clock.now, format: 'DD-MM-YYYY HH:mm' },
        rejected_why: 'wrong goods',
        received_at: null,
        received_through: null,
      },
    ],
    [
      'a rejected one whose account said why: that, whatever was said before [DESK-20]',
      [
        did.remarked('all fine at noon'),
        { ...did.rejected, data: { ...did.rejected.data, reason: 'wrong colour' } },
      ],
      clock,
      { rejected_why: 'wrong colour' },
    ],
  ])('of %s', (_, events, now, expected) => {
    expect(Object.fromEntries(factsOf(events, now))).toMatchObject(expected)
  })

  const listed = (
    statement: 'delivered' | 'accepted' | undefined,
    qty: number,
    action_by?: 'transporter',
  ): OrderEvent => ({
    type: 'goods_listed',
    data: {
      missing: [{ text: 'Tin', qty }],
      damaged: statement === 'accepted' ? null : [{ text: 'Box', qty: 1 }],
      ...(statement && { statement }),
      ...(action_by && { action_by }),
    },
  })
  const counted = (
    statement: 'declared' | 'delivered' | 'accepted',
    line: string,
    quantity: number,
  ): OrderEvent => ({
    type: 'quantities_stated',
    data: {
      statement,
      lines: [{ line, quantity, damaged: 0, wrong: 0, expired: 0, note: null }],
      action_by: 'client',
    },
  })
  const items = [
    { item_no: 'A1', product_quantity: 60 },
    { item_no: 'B2', product_quantity: 40 },
  ]
  it.each<[string, Partial<OrderInput>, OrderEvent[], Partial<Record<FactId, unknown>>]>([
    ['nothing where nobody says any', {}, [], { missing: null, declared: null, short: null }],
    [
      'what the receiver misses, not what driver and receiver miss together [SIDE-01]',
      {},
      [listed('delivered', 3), listed('accepted', 4)],
      { missing: 4, damaged: 1 },
    ],
    [
      'what the driver misses, not what driver and carrier miss together [SIDE-01]',
      {},
      [listed('delivered', 4, 'transporter'), listed('delivered', 3)],
      { missing: 3, damaged: 1 },
    ],
    [
      'what an unknown party misses before the driver’s word',
      {},
      [listed(undefined, 2), listed('delivered', 3)],
      { missing: 2 },
    ],
    [
      'what the papers declare where the sender states nothing',
      { ship_unit: 100 },
      [],
      { declared: 100 },
    ],
    [
      'what the sender states of a line before its paper',
      { Items: items },
      [counted('declared', 'A1', 50), counted('accepted', 'B2', 41), counted('accepted', 'A1', 45)],
      { declared: 90, accepted: 86, short: 5, excess: 1 },
    ],
    [
      'what batches and lines come to, without what binary fractions leave over',
      {
        Items: [
          { item_no: 'A1', product_quantity: 0.1 },
          { item_no: 'A1', product_quantity: 0.2 },
          { item_no: 'B2', product_quantity: 1 },
        ],
      },
      [counted('accepted', 'A1', 0.3), counted('accepted', 'B2', 0.9)],
      { declared: 1.3, accepted: 1.2, short: 0.1 },
    ],
    [
      'what lacks by the driver’s count alone',
      { ship_unit: 100 },
      [counted('delivered', 'total', 60)],
      { declared: 100, delivered: 60, accepted: null, short: 40, excess: 0 },
    ],
  ])('counts %s', (_, changes, events, expected) => {
    const order = orderOnWire(orderOf(changes, ...events))
    const told = columns.map(({ id, cell }) => [id, cell(order, { policy: aPolicy(), clock })])
    expect(Object.fromEntries(told)).toMatchObject(expected)
  })

  it('says rejected in the account’s own word', () => {
    const own = factColumns(
      [],
      worded(english, { reject: 'Not Received', rejected: 'Not Received' }),
    )
    const order = orderOnWire(anOrder(did.rejected))
    const said = own
      .filter(({ id }) => /^(status|rejected)/.test(id))
      .map(({ label, cell }) => [label, cell(order, { policy: aPolicy(), clock })])
    expect(said.map(([label]) => label)).toEqual([
      'Status',
      'Not Received at',
      'Not Received because',
    ])
    expect(said[0]?.[1]).toBe('Not Received')
  })

  it('gives no column twice that the table has already', () => {
    const ids = factColumns([{ id: 'transporter' }, { id: 'lr' }], english).map(({ id }) => id)
    expect(ids).not.toContain('transporter')
    expect(ids).toHaveLength(columns.length - 1)
    expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length)
  })
})

it('says what a report is: for whom, of what, in which zone, with the sums of the cards [REPT-01]', () => {
  const counts = { OPEN_DELAY: 1, OPEN_ONTIME: 2, CLOSED: 3, CLOSED_EXCEPTION: 4, REJECT: 5 }
  const frame = {
    query: {
      need: 'ALL',
      dispatch_date: { $gte: '2026-03-01T00:00:00.000Z' },
      source: 'Pune',
      filters: { client: ['Contoso', 'Northwind'] },
    },
    picked: null,
    user: 'acme',
    clock,
  }
  const at = (instant: string) => ({ instant, format: 'DD-MM-YYYY HH:mm' })
  expect(aboutRows(frame, counts, english)).toEqual([
    ['Made at', at(clock.now)],
    ['By', 'acme'],
    ['Time zone', 'Asia/Kolkata'],
    ['Orders', 'All'],
    ['Dispatched from', at('2026-03-01T00:00:00.000Z')],
    ['Source', 'Pune'],
    ['Client', 'Contoso, Northwind'],
    ['Total', 15],
    ['Late', 1],
    ['On time', 2],
    ['Closed', 7],
    ['Closed with exception', 4],
    ['Rejected', 5],
  ])
  const picked = aboutRows({ ...frame, query: { need: 'REJECT' }, picked: 2 }, counts, english)
  expect(picked.slice(3, 5)).toEqual([
    ['Orders', 'Rejected'],
    ['Picked', 2],
  ])
})

it('leaves out nothing that narrows or orders it, in the words of its reader [REPT-01]', () => {
  const counts = { OPEN_DELAY: 0, OPEN_ONTIME: 0, CLOSED: 0, CLOSED_EXCEPTION: 0, REJECT: 0 }
  const said = (query: ReportQuery) =>
    aboutRows({ query, picked: null, user: 'acme', clock }, counts, english).slice(4, -6)
  const at = (instant: string) => ({ instant, format: 'DD-MM-YYYY HH:mm' })
  const [from, until] = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z']
  expect(
    said({
      quick: 'due_today',
      eta: { $gte: from, $lte: until },
      delivery_time: { $gte: from, $lte: until },
      filters: { truck_number: ['KA01'], transporter: ['Contoso'] },
      sorter: 'remarks',
    }),
  ).toEqual([
    ['What the day asks for', 'Due today'],
    ['ETA from', at(from)],
    ['ETA until', at(until)],
    ['Delivered from', at(from)],
    ['Delivered until', at(until)],
    ['Vehicle', 'KA01'],
    ['Transporter', 'Contoso'],
    ['First those with', 'Remarks'],
  ])
  expect(said({ sorter: 'transporter' })).toEqual([['Only where known', 'Transporter']])
  expect(said({ sorter: 'Pune' })).toEqual([['Only', 'Pune']])
})
