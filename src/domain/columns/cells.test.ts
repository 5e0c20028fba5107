import { describe, expect, it } from 'vitest'
import type { OrderEvent } from '../order/events.ts'
import { orderOnWire } from '../order/on-wire.ts'
import type { NotificationStatus } from '../order/kept-parts.ts'
import type { FreeValues, Order, WireOrder } from '../order/order.ts'
import type { OrderInput } from '../order/entry/order-input.ts'
import { tripTextIn } from '../order/trip.ts'
import { aPolicy, anOrder, clock, clockAfter, did, orderOf } from '../testing/factories.ts'
import { DAY } from '../time.ts'
import { english, translateFrom, type Translate } from '../words/catalogue.ts'
import * as hindi from '../words/hi/all.ts'
import { columnIds, columnOf, type ColumnId } from './catalogue.ts'
import { textOf, type CellContext } from './column.ts'
import { fieldColumn } from './field-column.ts'
import { remarksApart } from './tooltips.ts'

const columns = columnIds.map((id) => columnOf(id, english))
const reading: CellContext = { policy: aPolicy(), clock }
/** The order as the wire carries it, to a reader in India. */
const wire = (order: Order): WireOrder => {
  const sent = { ...order.profile, ...orderOnWire(order) }
  return { ...sent, trip_status: tripTextIn(sent.trip_status, clock.time_zone) }
}
const text = (id: ColumnId, order: Order, read = reading): string =>
  textOf(columnOf(id, english), wire(order), read, english)
const hint = (id: ColumnId, order: Order): string | null | undefined =>
  columnOf(id, english).hint?.(wire(order), reading, english)
const entered = (input: Partial<OrderInput>, ...events: OrderEvent[]): Order =>
  orderOf(input, ...events)
const filled = (said: string, custom_fields: FreeValues): OrderEvent => ({
  type: 'remarked',
  data: {
    name: 'Meera',
    text: said,
    categories: [],
    action_by: 'receiver',
    custom_fields,
    extra_fields: {},
    exception: false,
  },
})
const whatsapp = (status: NotificationStatus): OrderEvent => ({
  type: 'notified',
  data: { notificationType: 'whatsapp', status },
})
const sms = (status: string): OrderEvent => ({
  type: 'contact_status',
  data: { phone: '9876500002', status },
})

describe('what a cell says', () => {
  it.each<[ColumnId, Order, string]>([
    ['lr', anOrder(), 'LR-1'],
    ['invoice', anOrder(), ''],
    ['invoice', entered({ invoice: 'INV-1' }), 'INV-1'],
    [
      'driver_contact',
      entered({ driver: { name: 'R', contact: ['9876500001', '9876500003'] } }),
      '9876500001, 9876500003',
    ],
    ['quantity', entered({ quantity: 7, ship_unit: 9 }), '7'],
    ['quantity', entered({ ship_unit: 9 }), '9'],
    ['transporter', entered({ transporter: 'Roadrunner' }), 'Roadrunner'],
    ['lr_number', entered({ profile: { lr: 'SWLR1' } }), 'SWLR1'],
    ['lr_number', anOrder(), 'LR-1'],
    ['pod_id', entered({ profile: { POD_ID: 'P1' } }), 'P1'],
    ['shippers_code', entered({ profile: { cust_code: 'C1' } }), 'C1'],
    ['shippers_name', entered({ profile: { cust_name: 'Deccan' } }), 'Deccan'],
    ['client_name', entered({ profile: { client_client: 'Retail' } }), 'Retail'],
    ['client_name', anOrder(), 'Contoso Stores'],
    ['billing_qty', entered({ profile: { bill_qty: 40 } }), '40'],
    ['po_number', entered({ profile: { po_number: 'PO-1' } }), 'PO-1'],
    ['sla', entered({ profile: { sla: '72 hrs' } }), '72 hrs'],
    ['sla', anOrder(), '48 hrs'],
    ['depot_name', entered({ profile: { depot_name: 'Pune' } }), 'Pune'],
    ['depot_code', entered({ profile: { depot_code: 'P1' } }), 'P1'],
    ['zone', entered({ profile: { zone: 'West' } }), 'West'],
    ['zone', anOrder(), ''],
    [
      'destination_address',
      entered({ destination: { name: 'Nagpur', address: '12 Ring Road' } }),
      '12 Ring Road',
    ],
    ['review_status', anOrder(), 'Review Not Started'],
    [
      'review_status',
      { ...anOrder(), review: { outcome: 'approved', level: 1, is_final: true } },
      'Approved',
    ],
  ])('in %s comes from the order [TABL-06]', (id, order, expected) =>
    expect(text(id, order)).toBe(expected),
  )

  it('tells received by button from received by one-time password, and never the code [TABL-04]', () => {
    const byOtp = anOrder(did.codeSent(), {
      type: 'received',
      data: { ...did.received.data, through: 'otp' },
    })
    expect(
      [anOrder(did.codeSent()), anOrder(did.received), byOtp].map((order) => text('otp', order)),
    ).toEqual(['Not received yet', 'Received', 'OTP'])
    expect(columnOf('otp', english).value(wire(byOtp), reading, english)).toBe('otp')
  })

  it('says rejected of what nobody will receive any more, in the client’s word [TABL-04] [EPOD-13]', () => {
    const rejected = anOrder(did.codeSent(), did.rejected)
    expect(text('otp', rejected)).toBe('Rejected')
    const policy = aPolicy({ wording: { rejected: 'Not Received' } })
    expect(text('otp', rejected, { policy, clock })).toBe('Not Received')
  })

  it('of yes or no has a text for screen readers [TABL-09] [TABL-10]', () => {
    expect(
      [
        anOrder(),
        anOrder(sms('NOT_DELIVERED')),
        anOrder(sms('DELIVERED_TO_HANDSET'), sms('READ')),
      ].map((order) => [
        columnOf('sms_status', english).value(wire(order), reading, english),
        text('sms_status', order),
      ]),
    ).toEqual([
      [false, 'No'],
      [false, 'No'],
      [true, 'Yes'],
    ])
  })

  it('of the SMS adds the last state and its time, under a title that says how fresh it is [TABL-10]', () => {
    expect([columnOf('sms_status', english).label, columnOf('sms_status', english).note]).toEqual([
      'SMS Delivery Status',
      '(updated in 30 mins)',
    ])
    expect([
      hint('sms_status', anOrder()),
      hint('sms_status', anOrder(sms('DELIVERED_TO_HANDSET'), sms('READ'))),
    ]).toEqual([null, 'READ, 10 Mar 12:00'])
  })

  it('of the remarks numbers them with author and time, in the export too [TABL-11]', () => {
    const order = anOrder(did.remarked('All in order'), did.remarked('Late', 'driver'))
    expect([
      columnOf('remarks', english).value(wire(order), reading, english),
      hint('remarks', order),
    ]).toEqual([2, '1. All in order\nMeera, 10 Mar 12:00\n2. Late\nMeera, 10 Mar 12:00'])
    expect([
      hint('remarks', anOrder()),
      text('remarks', anOrder()),
      text('remarks', order),
    ]).toEqual([null, '', hint('remarks', order)])
    expect(text('attachments', anOrder(did.photo('a')))).toBe('1')
  })

  it('of the remarks has the choices apart from the text, for pages that show them as tags [TABL-11] [REM-04]', () => {
    const order = anOrder(did.remarked('Box is wet, delayed, damaged'), did.remarked('intact'))
    expect(remarksApart(wire(order), reading, english)).toEqual([
      {
        number: 1,
        text: 'Box is wet',
        choices: ['delayed', 'damaged'],
        name: 'Meera',
        time: '10 Mar 12:00',
      },
      { number: 2, text: '', choices: ['intact'], name: 'Meera', time: '10 Mar 12:00' },
    ])
  })

  it('of the remarks tells what was filled into their own fields, by its label [TABL-11] [REM-03] [REM-07]', () => {
    const field = {
      key: 'status_remark',
      label: 'Status remark',
      field_type: 'list' as const,
      values: ['Seal broken'],
      disabled: false,
    }
    const policy = aPolicy({ order_module_config: { additional_field_in_epod: [field] } })
    const order = anOrder(
      filled('', { status_remark: 'Seal broken', gate: 3, dock: ' ' }),
      filled('Wet, damaged', { status_remark: 'Seal broken' }),
    )
    const known = { policy, clock }
    expect(columnOf('remarks', english).hint?.(wire(order), known, english)).toBe(
      '1. Status remark: Seal broken · gate: 3\nMeera, 10 Mar 12:00\n' +
        '2. Wet, damaged · Status remark: Seal broken\nMeera, 10 Mar 12:00',
    )
    expect(remarksApart(wire(order), known, english)).toMatchObject([
      { text: 'Status remark: Seal broken · gate: 3', choices: [] },
      { text: 'Wet · Status remark: Seal broken', choices: ['damaged'] },
    ])
  })

  it('names months in the reader’s language, in cells and tooltips [L10N-01] [TABL-15]', () => {
    const inHindi = translateFrom((name) => (hindi as Readonly<Record<string, object>>)[name])
    const order = anOrder(did.remarked('Late'), sms('READ'), whatsapp('delivered'))
    const told = (t: Translate): (string | null | undefined)[] => [
      textOf(columnOf('wa_trigger_time', t), wire(order), reading, t),
      columnOf('remarks', t).hint?.(wire(order), reading, t),
      columnOf('sms_status', t).hint?.(wire(order), reading, t),
    ]
    expect(told(inHindi)).toEqual([
      '10 मार्च 12:00',
      '1. Late\nMeera, 10 मार्च 12:00',
      'READ, 10 मार्च 12:00',
    ])
    expect(told(english)).toEqual([
      '10 Mar 12:00',
      '1. Late\nMeera, 10 Mar 12:00',
      'READ, 10 Mar 12:00',
    ])
  })

  it('of the trip is Running until the order is closed, then when it came into the fence [TABL-12]', () => {
    const reached: Order = {
      ...anOrder(did.received),
      destination: { ...anOrder().destination, geofence_in_time: '2026-03-10T05:45:00.000Z' },
    }
    const open: Order = { ...anOrder(), ended: true, destination: reached.destination }
    expect(
      [anOrder(), open, reached, anOrder(did.received), anOrder(did.rejected)].map((order) =>
        text('trip_status', order),
      ),
    ).toEqual([
      'Running',
      'Running',
      'Completed @ 10-03-2026 11:15',
      'Completed @ 10-03-2026 12:00',
      'Completed @ 10-03-2026 12:00',
    ])
  })

  it('of WhatsApp is the last message’s, and of the driver the last reach [TABL-13]', () => {
    const mail: OrderEvent = {
      type: 'notified',
      data: { notificationType: 'email', status: 'delivered' },
    }
    expect(
      [
        anOrder(mail),
        anOrder(whatsapp('delivered'), whatsapp('not_delivered'), mail),
        anOrder(whatsapp('not_delivered'), whatsapp('delivered')),
      ].map((order) => [text('wa_trigger_time', order), text('wa_status', order)]),
    ).toEqual([
      ['', ''],
      ['10 Mar 12:00', 'Not Delivered'],
      ['10 Mar 12:00', 'Message Delivered'],
    ])
    expect(
      [
        anOrder(),
        anOrder({ type: 'outbound', data: { geo_tag: { loc: null, action_by: 'driver' } } }),
      ].map((order) => text('driver_reach', order)),
    ).toEqual(['', '10 Mar 12:00'])
  })

  it('of the approvals is when each was given [REVW-02]', () => {
    const at = (is_approved: boolean, review_on: string) => ({ is_approved, review_on })
    const order: Order = {
      ...anOrder(),
      approval_status: {
        review_history: [
          at(false, '2026-03-10T01:00:00.000Z'),
          at(true, '2026-03-10T02:00:00.000Z'),
          at(true, '2026-03-10T03:00:00.000Z'),
        ],
      },
    }
    expect([
      text('approved_1', order),
      text('approved_2', order),
      text('approved_1', anOrder()),
    ]).toEqual(['10 Mar 07:30', '10 Mar 08:30', ''])
  })

  it('of the approvals is of those that count: at their level, of this version, and not in error [REVW-02] [DESK-22]', () => {
    const [one, two, three] = [1, 2, 3].map((hour) => `2026-03-10T0${hour}:00:00.000Z`) as [
      string,
      string,
      string,
    ]
    const shown = (review_history: Order['approval_status']['review_history'], since?: string) => {
      const open = anOrder()
      const version = { number: since === undefined ? 1 : 2, since: since ?? null }
      const order = {
        ...open,
        epod: { ...open.epod, version },
        approval_status: { review_history },
      }
      return [text('approved_1', order), text('approved_2', order)]
    }
    const at = (review_on: string, level: number) => ({ is_approved: true, review_on, level })
    expect(shown([at(one, 1), at(two, 2)])).toEqual(['10 Mar 06:30', '10 Mar 07:30'])
    expect(shown([at(one, 1), { ...at(two, 2), in_error: true }])).toEqual(['10 Mar 06:30', ''])
    expect(shown([{ ...at(one, 1), in_error: true }, at(two, 1)])).toEqual(['10 Mar 07:30', ''])
    expect(shown([at(one, 1), { ...at(two, 2), is_approved: false }])).toEqual(['', ''])
    expect(shown([at(one, 1), at(three, 1)], two)).toEqual(['10 Mar 08:30', ''])
    // What was struck leaves its level empty.
    expect(shown([{ ...at(one, 1), in_error: true }, at(two, 2)])).toEqual(['', '10 Mar 07:30'])
  })

  it('is a time in the format of its column, in the client’s zone [TABL-15]', () => {
    const order = entered({ invoice_date: '2026-03-08' }, did.received)
    expect(
      (['dispatch_date', 'delivery_time', 'invoice_date'] as const).map((id) => text(id, order)),
    ).toEqual(['09-03-2026 12:00', '10-03-2026 @ 12:00 PM', '08-03-2026 00:00'])
    expect(
      text('delivery_time', order, { ...reading, clock: { ...clock, time_zone: 'UTC' } }),
    ).toBe('10-03-2026 @ 06:30 AM')
    expect(
      new Set(columns.flatMap((column) => (column.cell === 'date' ? [column.format] : []))),
    ).toEqual(new Set(['DD-MM-YYYY HH:mm', 'DD MMM HH:mm', 'DD-MM-YYYY @ hh:mm A']))
  })

  it('is the current status, in the account’s words [TABL-06] [EPOD-13]', () => {
    const late: CellContext = { ...reading, clock: clockAfter(3 * DAY) }
    const other: CellContext = {
      ...reading,
      policy: aPolicy({ wording: { rejected: 'Not Received' } }),
    }
    expect([
      text('current_status', anOrder()),
      text('current_status', anOrder(), late),
      text('current_status', anOrder(did.received)),
      text('current_status', anOrder(did.remarked('x', 'receiver', true), did.received)),
      text('current_status', anOrder(did.rejected)),
      text('current_status', anOrder(did.rejected), other),
    ]).toEqual(['On time', 'Late', 'Closed', 'Closed with exception', 'Rejected', 'Not Received'])
  })

  it('is nothing in a column of buttons', () => {
    expect(
      columnIds
        .filter((id) => columnOf(id, english).cell === 'action')
        .map((id) => text(id, anOrder())),
    ).toEqual(['', '', '', '', ''])
  })
})

describe('a column of configuration’s own', () => {
  const said = (
    path: string,
    order: Order = entered({
      extra_fields: { route: 'NH 44', tags: ['a', 'b'], 'a.b': 1 },
      profile: { material_batch: 'B1' },
    }),
  ): string => textOf(fieldColumn(path.split('.'), path), wire(order), reading, english)

  it.each([
    ['extra_fields.route', 'NH 44'],
    ['extra_fields.tags', 'a, b'],
    ['material_batch', 'B1'],
    ['destination.name', 'Nagpur'],
    ['spocs.0.name', 'Meera'],
    ['ended', 'false'],
    ['dispatch_date', '09-03-2026 12:00'],
    ['driver', ''],
    ['nothing.there', ''],
    ['extra_fields.constructor.name', ''],
  ])('shows %s as %j [TABL-07]', (path, expected) => expect(said(path)).toBe(expected))
})

it('names the columns that bring the orders first that have something there [FILT-04]', () => {
  expect(
    Object.fromEntries(
      columns.flatMap(({ id, sorter }) => (sorter === undefined ? [] : [[id, sorter]])),
    ),
  ).toEqual({
    remarks: 'remarks',
    attachments: 'attachments',
    sms_status: 'smsstatus',
  })
})
