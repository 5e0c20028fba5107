import type { Policy } from '../policy/policy.ts'
import { catalogue, type Column, type ColumnId } from './catalogue.ts'

const sets: Record<Policy['columns'], readonly ColumnId[]> = {
  default: ['lr', 'vehicle', 'client', 'source', 'destination', 'dispatch_date', 'delivery_time', 'otp', 'remarks', 'attachments', 'edit', 'view', 'copy_link'],
  vendor: ['lr', 'vehicle', 'driver_name', 'driver_contact', 'source', 'destination', 'delivery_time', 'remarks', 'view'],
  distributor: ['invoice', 'source', 'dispatch_date', 'delivery_time', 'otp', 'remarks', 'attachments', 'view'],
  shipper: ['lr', 'invoice', 'invoice_date', 'vehicle', 'client', 'source', 'destination', 'dispatch_date', 'delivery_time', 'otp', 'remarks', 'attachments', 'edit', 'view', 'copy_link'],
}

/** The columns of an account, in order; action columns always stand last (TABL-08). */
export const columnsFor = (policy: Policy): readonly Column[] => {
  const { remove_headers_with_labels, remove_actions_with_labels } = policy.dashboard_customization.custom_header_config
  const columns: Column[] = sets[policy.columns].map((id) => catalogue[id])
  const kept = columns.filter(({ label, cell }) => !(cell === 'action' ? remove_actions_with_labels : remove_headers_with_labels).includes(label))
  return [...kept.filter(({ cell }) => cell !== 'action'), ...kept.filter(({ cell }) => cell === 'action')]
}
