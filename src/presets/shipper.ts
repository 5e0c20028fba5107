import type { PolicyDocument } from '../domain/policy/policy.ts'
import { usualClocks } from './clocks.ts'

/**
 * A shipper, who counts consignments and pending PODs, and reads a table of invoices, depots and
 * purchase orders.
 */
export const shipper = {
  dashboard_customization: { bulk_upload: true },
  show_receive_button: true,
  columns: 'shipper',
  cards: {
    total: 'Total Consignments',
    eta: 'Pending PODs within ETA',
    open: 'Pending PODs exceeding ETA',
    closed: 'Closed PODs',
    exception: 'Closed PODs with Exception',
    rejected: 'Rejected Consignments',
    show_rejected: true,
  },
  sort_control: 'destination',
  add: { driver_contact_required: false },
  bulk: { format: 'shipper', tat_unit: 'days' },
  editable: { driver: true, tat: true },
  show_history: true,
  lr_locator: true,
  clocks: [...usualClocks],
} satisfies PolicyDocument
