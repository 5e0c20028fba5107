import { etaOf, shownStateOf } from '../order/category.ts'
import { isSmsDelivered } from '../order/entry/contacts.ts'
import type { WireOrder } from '../order/order.ts'
import { approvals } from '../order/proof/approvals.ts'
import { wireTexts } from '../order/wire-texts.ts'
import { formatTime, type TimeFormat } from '../time-format.ts'
import type { Instant } from '../time.ts'
import type { Translate } from '../words/catalogue.ts'
import { columnWords } from '../words/columns.ts'
import { labelWords } from '../words/labels.ts'
import type { Column, CellContext } from './column.ts'
import { dueOf } from './due.ts'
import { remarksTold, smsTold } from './tooltips.ts'

/** The ids of all columns. */
export type ColumnId = keyof typeof columnWords.labels

type Extra = Pick<Column, 'sorter' | 'sort' | 'hint' | 'reads'>
type Unnamed<C> = C extends Column ? Omit<C, 'label'> : never
type Build = (id: ColumnId) => Unnamed<Column>
const named = (id: ColumnId) => ({ id })
const text =
  (
    value: (order: WireOrder, reading: CellContext, t: Translate) => string | number | null,
    extra: Extra = {},
  ): Build =>
  (id) => ({ ...named(id), cell: 'text', value, ...extra })
const date =
  (format: TimeFormat, value: (order: WireOrder) => Instant | null, extra: Extra = {}): Build =>
  (id) => ({ ...named(id), cell: 'date', format, value, ...extra })
const count =
  (value: (order: WireOrder) => number, extra: Extra): Build =>
  (id) => ({ ...named(id), cell: 'count', value, ...extra })
const action: Build = (id) => ({ ...named(id), cell: 'action', value: () => null })

/** A field that only some trades have; the wire carries it beside the order's own. */
const profile = (order: WireOrder, key: string): string | number | null => {
  const value: unknown = Object.hasOwn(order, key)
    ? (order as WireOrder & Record<string, unknown>)[key]
    : null
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
const own = (key: string): Build => text((order) => profile(order, key), { reads: [key] })

/** The wire's text, in the reader's language (TABL-12). */
const tripStatus = ({ trip_status }: WireOrder, _reading: CellContext, t: Translate): string => {
  const say = t(labelWords)
  return trip_status === wireTexts.running
    ? say.running
    : trip_status.replace(wireTexts.completed, say.completed)
}

const lastWhatsapp = ({ notification_details }: WireOrder) =>
  notification_details.findLast(({ notificationType }) => notificationType === 'whatsapp')
const whatsappStatus = (order: WireOrder, _reading: CellContext, t: Translate): string | null => {
  const say = t(columnWords)
  const last = lastWhatsapp(order)
  return last
    ? last.status === wireTexts.notification.delivered
      ? say.delivered
      : say.notDelivered
    : null
}

/** When the approval of this level was given; of old ones, which tell none, it is their place. */
const approved =
  (level: number) =>
  (order: WireOrder): Instant | null =>
    approvals(order).find((approval, at) => (approval.level ?? at + 1) === level)?.review_on ?? null

const columns: Record<ColumnId, Build> = {
  lr: text((order) => order.identifier, { sort: 'identifier' }),
  vehicle: text((order) => order.truck_number, { sort: 'truck_number' }),
  client: text((order) => order.client, { sort: 'client' }),
  source: text((order) => order.source.name, { sort: 'source' }),
  destination: text((order) => order.destination.name, {
    sort: 'destination',
  }),
  dispatch_date: date('DD-MM-YYYY HH:mm', (order) => order.dispatch_date, {
    sort: 'dispatch_date',
  }),
  due: (id) => ({
    ...named(id),
    cell: 'due',
    sort: 'due',
    value: (order, { clock }) => dueOf(order, clock.now),
    hint: (order, { clock }, t) => {
      const eta = etaOf(order)
      return eta === null ? null : formatTime(eta, clock.time_zone, 'DD-MM-YYYY HH:mm', t)
    },
  }),
  delivery_time: date('DD-MM-YYYY @ hh:mm A', (order) => order.delivery_time, {
    sort: 'delivery_time',
  }),
  otp: (id) => ({ ...named(id), cell: 'proof', value: (order) => order.epod.otp.verified_through }),
  remarks: count((order) => order.epod.remarks.length, { sorter: 'remarks', hint: remarksTold }),
  attachments: count((order) => order.epod.photos.length, { sorter: 'attachments' }),
  driver_name: text((order) => order.driver.name),
  driver_contact: text((order) => order.driver.contact.join(', ')),
  transporter: text((order) => order.transporter, { sort: 'transporter' }),
  lr_number: text((order) => profile(order, 'lr') ?? order.identifier, { reads: ['lr'] }),
  pod_id: own('POD_ID'),
  invoice: text((order) => order.invoice, { sort: 'invoice', reads: ['invoice'] }),
  invoice_date: date('DD-MM-YYYY HH:mm', (order) => order.invoice_date, {
    reads: ['invoice_date'],
  }),
  quantity: text((order) => order.quantity ?? order.ship_unit, {
    reads: ['quantity', 'ship_unit'],
  }),
  current_status: (id) => ({
    ...named(id),
    cell: 'state',
    value: (order, { clock }) => shownStateOf(order, clock.now),
  }),
  trip_status: text(tripStatus, { reads: ['trip_status'] }),
  sms_status: (id) => ({
    ...named(id),
    cell: 'tick',
    sorter: 'smsstatus',
    value: isSmsDelivered,
    hint: smsTold,
  }),
  wa_trigger_time: date('DD MMM HH:mm', (order) => lastWhatsapp(order)?.trigger_time ?? null),
  wa_status: text(whatsappStatus),
  driver_reach: date('DD MMM HH:mm', (order) => order.epod.driverReach.at(-1)?.time ?? null),
  review_status: text(
    (order, _reading, t) => order.approval_status.review_status ?? t(labelWords).reviewNotStarted,
  ),
  approved_1: date('DD MMM HH:mm', approved(1)),
  approved_2: date('DD MMM HH:mm', approved(2)),
  shippers_code: own('cust_code'),
  shippers_name: own('cust_name'),
  destination_address: text((order) => order.destination.address),
  client_name: text((order) => profile(order, 'client_client') ?? order.client, {
    reads: ['client_client'],
  }),
  billing_qty: own('bill_qty'),
  po_number: own('po_number'),
  sla: text(
    (order, _reading, t) =>
      profile(order, 'sla') ??
      (order.eta_hrs === null ? null : t(columnWords).hours(order.eta_hrs)),
    { reads: ['sla'] },
  ),
  depot_name: own('depot_name'),
  depot_code: own('depot_code'),
  zone: own('zone'),
  edit: action,
  view: action,
  copy_link: action,
  notification: action,
  share_order: action,
}

/** Every id a column can have, in the catalogue's order. */
export const columnIds = Object.keys(columns) as [ColumnId, ...ColumnId[]]

/** Is this the id of a column? */
export const isColumnId = (id: string): id is ColumnId => Object.hasOwn(columns, id)

/** The column of this id, labelled in a language (TABL-04 to TABL-06). */
export const columnOf = (id: ColumnId, t: Translate): Column => {
  const { labels, smsRefreshed } = t(columnWords)
  return {
    ...columns[id](id),
    label: labels[id],
    ...(id === 'sms_status' && { note: smsRefreshed }),
  }
}
