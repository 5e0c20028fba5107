import { isColumnId, type ColumnId } from '../columns/catalogue.ts'
import { additionalSheetKeys } from './additional-sheets.ts'

/** What of an order says how it stands; a report counts that of each. */
const STANDING = ['epod', 'dispatch_date', 'tat', 'extra_fields'] as const

/** What the facts of a report are told from. */
const OF_FACTS = [
  ...STANDING,
  'delivery_time',
  'quantities',
  'claims',
  'corrections',
  'transporter',
  'truck_number',
  'driver',
  'spocs',
] as const

/** What columns read of an order, where that is not the field of their own name. */
const ofColumns: Readonly<Partial<Record<ColumnId, readonly string[]>>> = {
  lr: ['identifier'],
  vehicle: ['truck_number'],
  otp: ['epod'],
  remarks: ['epod'],
  attachments: ['epod'],
  driver_name: ['driver'],
  driver_contact: ['driver'],
  lr_number: ['lr', 'identifier'],
  pod_id: ['POD_ID'],
  quantity: ['quantity', 'ship_unit'],
  current_status: STANDING,
  sms_status: ['spocs'],
  wa_trigger_time: ['notification_details'],
  wa_status: ['notification_details'],
  due: [...STANDING, 'delivery_time'],
  driver_reach: ['epod'],
  review_status: ['approval_status'],
  approved_1: ['approval_status'],
  approved_2: ['approval_status'],
  shippers_code: ['cust_code'],
  shippers_name: ['cust_name'],
  destination_address: ['destination'],
  client_name: ['client_client', 'client'],
  billing_qty: ['bill_qty'],
  sla: ['sla', 'eta_hrs'],
}

/** The field that each sheet of an order's own lists is in; the others are free fields. */
const ofSheets: Readonly<Record<string, string>> = {
  Items: 'Items',
  notification_details: 'notification_details',
  review_history: 'approval_status',
}

/**
 * The fields of an order, at its top level, that a report of these columns and sheets reads: the
 * rest of it need not be read (projection).
 */
export const reportFields = (
  columns: readonly { readonly id: string }[],
  with_facts: boolean,
  sheets: readonly { readonly key: string }[],
): string[] => {
  const fields = new Set<string>(['identifier', ...(with_facts ? OF_FACTS : STANDING)])
  for (const { id } of columns) {
    const read = (isColumnId(id) && ofColumns[id]) || [id.split('.')[0] ?? id]
    for (const field of read) fields.add(field)
  }
  for (const { key } of sheets)
    fields.add(additionalSheetKeys.includes(key) ? (ofSheets[key] ?? 'epod') : 'extra_fields')
  return [...fields]
}
