import type { Order } from '../order/order.ts'

/** How a cell is drawn; 'proof' tells received by button from received by one-time password (TABL-04). */
export type CellKind = 'text' | 'date' | 'proof' | 'count' | 'action'

/** One column of the table, described once for table, chooser, sort and export. */
export interface Column {
  readonly id: string
  readonly label: string
  readonly cell: CellKind
  /** What stands in the cell: text, an instant for dates, 'receive' or 'otp' for a proof, a number for counts. */
  readonly value: (order: Order) => string | number | null
}

const text = (id: string, label: string, value: (order: Order) => string | null): Column => ({ id, label, cell: 'text', value })
const date = (id: string, label: string, value: (order: Order) => string | null): Column => ({ id, label, cell: 'date', value })
const action = (id: string, label: string): Column => ({ id, label, cell: 'action', value: () => null })

/** Every column there is, by id (TABL-04 to TABL-06). */
export const catalogue = {
  lr: text('lr', 'LR No.', (order) => order.identifier),
  vehicle: text('vehicle', 'Vehicle', (order) => order.truck_number),
  client: text('client', 'Client', (order) => order.client),
  source: text('source', 'Source', (order) => order.source.name),
  destination: text('destination', 'Destination', (order) => order.destination.name),
  dispatch_date: date('dispatch_date', 'Dispatch Date', (order) => order.dispatch_date),
  delivery_time: date('delivery_time', 'Delivery Time', (order) => order.delivery_time),
  otp: { id: 'otp', label: 'OTP (Received/OTP*)', cell: 'proof', value: (order) => order.epod.otp.verified_through },
  remarks: { id: 'remarks', label: 'Remarks', cell: 'count', value: (order) => order.epod.remarks.length },
  attachments: { id: 'attachments', label: 'Attachments', cell: 'count', value: (order) => order.epod.photos.length },
  driver_name: text('driver_name', 'Driver Name', (order) => order.driver.name),
  driver_contact: text('driver_contact', 'Driver Contact', (order) => order.driver.contact.join(', ')),
  invoice: text('invoice', 'Invoice No.', (order) => order.invoice),
  invoice_date: date('invoice_date', 'Invoice Date', (order) => order.invoice_date),
  edit: action('edit', 'Actions'),
  view: action('view', 'View'),
  copy_link: action('copy_link', 'Copy Link'),
} as const satisfies Record<string, Column>

/** The ids of all columns. */
export type ColumnId = keyof typeof catalogue
