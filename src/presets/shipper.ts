import type { PolicyDocument } from '../domain/policy/policy.ts'

/** A shipper, who counts consignments and pending PODs, and reads a table with invoices. */
export const shipper = {
  dashboard_customization: { bulk_upload: true },
  show_receive_button: true,
  columns: 'shipper',
  cards: {
    total: 'Total Consignments', eta: 'Pending PODs within ETA', open: 'Pending PODs exceeding ETA', closed: 'Closed PODs',
    exception: 'Closed PODs with Exception', rejected: 'Rejected Consignments', show_rejected: true,
  },
  add: { driver_contact_required: false },
  editable: { driver: true, tat: true },
} satisfies PolicyDocument
