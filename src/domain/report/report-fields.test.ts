import { describe, expect, it } from 'vitest'
import { columnIds, columnOf } from '../columns/catalogue.ts'
import { fieldColumn } from '../columns/field-column.ts'
import { orderInPart, stateFieldsOf } from '../order/in-part.ts'
import { orderOnWire } from '../order/on-wire.ts'
import type { Order, WireOrder } from '../order/order.ts'
import { aPolicy, anOrder, clockAfter, did, orderOf } from '../testing/factories.ts'
import { DAY } from '../time.ts'
import { english } from '../words/catalogue.ts'
import { additionalSheet, additionalSheetKeys } from './additional-sheets.ts'
import { reportCell } from './cell.ts'
import { factColumns } from './facts.ts'
import { reportFields } from './report-fields.ts'

const reading = { policy: aPolicy(), clock: clockAfter(3 * DAY) }
const onWire = (order: Order): WireOrder => ({ ...order.profile, ...orderOnWire(order) })
const rich = (order: Order): Order => ({
  ...order,
  profile: {
    lr: 'LR-X',
    POD_ID: 'P-1',
    cust_code: 'C-1',
    cust_name: 'Contoso',
    client_client: 'Fabrikam',
    bill_qty: 7,
    po_number: 'PO-1',
    sla: '24 hrs',
    depot_name: 'Depot',
    depot_code: 'D-1',
    zone: 'North',
  },
  extra_fields: { ...order.extra_fields, exception: true, seal: 'S-1', extra: ['a', 'b'] },
  quantity: 5,
  notification_details: [
    { notificationType: 'whatsapp', trigger_time: reading.clock.now, status: 'delivered' },
  ],
  review: { outcome: 'approved', level: 1, is_final: false },
  approval_status: { review_history: [{ is_approved: true, review_on: reading.clock.now }] },
})
const orders: [string, Order][] = [
  ['an open order', anOrder()],
  ['one of few words', orderOf({ spocs: [] })],
  ['a received one', rich(anOrder(did.remarked('Box torn'), did.photo('a'), did.received))],
  ['a rejected one', rich(anOrder(did.remarked('wrong goods'), did.rejected))],
]
const readIn = (order: Order, fields: readonly string[]): WireOrder => {
  const wanted = new Set(stateFieldsOf(fields))
  const part = Object.entries(order).filter(([key]) => wanted.has(key))
  return onWire(orderInPart(JSON.parse(JSON.stringify(Object.fromEntries(part))) as Partial<Order>))
}

describe('the fields that a report reads [REPT-01]', () => {
  it.each(orders)('say of %s in every column what the whole order says', (_name, order) => {
    const columns = [
      ...columnIds.map((id) => columnOf(id, english)),
      ...['extra_fields.seal', 'destination.name', 'trip_status', 'review_status', 'po_number'].map(
        (path) => fieldColumn(path.split('.'), path),
      ),
    ]
    for (const column of columns) {
      const part = readIn(order, reportFields([column], false, []))
      const cell = (from: WireOrder) => [column.id, reportCell(column, from, reading, english)]
      expect(cell(part)).toEqual(cell(onWire(order)))
    }
  })

  it.each(orders)('say of %s in every fact and sheet what the whole order says', (_name, order) => {
    const whole = onWire(order)
    const part = readIn(order, reportFields([], true, []))
    for (const { id, cell } of factColumns([], english))
      expect([id, cell(part, reading)]).toEqual([id, cell(whole, reading)])
    for (const key of [...additionalSheetKeys, 'extra', 'seal', 'constructor']) {
      const { rows } = additionalSheet(key, english)
      expect(rows(readIn(order, reportFields([], false, [{ key }])))).toEqual(rows(whole))
    }
  })
})
