import { spoken } from './catalogue.ts'

/** The headers as policies call them: the same in every language. */
export const columnNames = {
  lr: 'LR No.',
  vehicle: 'Vehicle',
  client: 'Client',
  source: 'Source',
  destination: 'Destination',
  dispatch_date: 'Dispatch Date',
  delivery_time: 'Delivery Time',
  otp: 'OTP (Received/OTP*)',
  remarks: 'Remarks',
  attachments: 'Attachments',
  driver_name: 'Driver Name',
  driver_contact: 'Driver Contact',
  transporter: 'Transporter',
  lr_number: 'LR Number',
  pod_id: 'POD ID',
  invoice: 'Invoice No.',
  invoice_date: 'Invoice Date',
  quantity: 'Quantity',
  current_status: 'Status',
  trip_status: 'Trip Status',
  sms_status: 'SMS Delivery Status',
  wa_trigger_time: 'WA Trigger Time',
  wa_status: 'WA Status',
  driver_reach: 'Driver Reach',
  review_status: 'Review Status',
  approved_1: 'Approved 1',
  approved_2: 'Approved 2',
  shippers_code: 'Shippers Code',
  shippers_name: 'Shippers Name',
  destination_address: 'Destination Address',
  client_name: 'Client Name',
  billing_qty: 'Billing Qty.',
  po_number: 'PO Number',
  sla: 'SLA',
  depot_name: 'Depot Name',
  depot_code: 'Depot Code',
  zone: 'Zone',
  edit: 'Actions',
  view: 'View',
  copy_link: 'Copy Link',
  notification: 'Notification',
  share_order: 'Share Order',
} as const

/**
 * What the table, its chooser and its export say: the headers of all columns by their ids, and what
 * stands in cells.
 */
export const columnWords = /* @__PURE__ */ spoken('columnWords', {
  labels: { ...columnNames },
  smsRefreshed: '(updated in 30 mins)',
  yes: 'Yes',
  no: 'No',
  notReceived: 'Not received yet',
  through: { receive: 'Received', otp: 'OTP', left: 'Left without a receiver' },
  states: {
    OPEN_DELAY: 'Late',
    OPEN_ONTIME: 'On time',
    CLOSED: 'Closed',
    CLOSED_EXCEPTION: 'Closed with exception',
    REJECT: 'Rejected',
  },
  delivered: 'Message Delivered',
  notDelivered: 'Not Delivered',
  hours: (hours: number) => `${hours} hrs`,
  remark: (m: { number: number; text: string; name: string; time: string }) =>
    `${m.number}. ${m.text}\n${m.name}, ${m.time}`,
  smsLast: (status: string, time: string) => `${status}, ${time}`,
} as const)
