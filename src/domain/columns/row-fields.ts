import type { ListedOrder } from '../order/listed-order.ts'
import type { WireOrder } from '../order/order.ts'
import type { Column } from './column.ts'

/**
 * What the row of any order is drawn from, whichever columns it has: its state, what may be done
 * with it, and the edit of its trip.
 */
export const rowFields = [
  '_id',
  'rev',
  'identifier',
  'client',
  'transporter',
  'truck_number',
  'driver',
  'spocs',
  'source',
  'destination',
  'dispatch_date',
  'delivery_time',
  'tat',
  'eta_hrs',
  'ended',
  'extra_fields',
  'notification_details',
  'approval_status',
  'review_pending',
  'epod',
  'withheld',
] as const satisfies readonly (keyof WireOrder)[]

type Unlisted = Omit<WireOrder, (typeof rowFields)[number]>

/**
 * What stands in a list's order for the members that no row reads: there they are as if nothing was
 * known. Whoever needs them opens the order.
 */
const unlisted: Unlisted = {
  invoice: null,
  invoice_date: null,
  user: '',
  secondary_vendor: null,
  dispatch_time: null,
  tat_f: null,
  ship_unit: null,
  ship_weight: null,
  value: null,
  quantity: null,
  number_of_box: null,
  trip_status: '',
  lot: null,
  Items: [],
  review_status: '',
  reupdate_allowed: false,
  showRejectButton: false,
  disable_submit_epod: false,
  quantities: [],
  crates: [],
  claims: [],
  corrections: [],
}

/**
 * An order of a list that was asked for `fieldsFor` its columns, or for whole orders, as rows take
 * it.
 */
export const listed = (order: ListedOrder): WireOrder =>
  // Whoever asks so is answered each of `rowFields`; the others stand above.
  ({ ...unlisted, ...order }) as WireOrder

/** The members of an order, by the wire's names, that a list with these columns needs. */
export const fieldsFor = (columns: readonly Pick<Column, 'reads'>[]): string[] => [
  ...new Set<string>([...rowFields, ...columns.flatMap(({ reads = [] }) => reads)]),
]
