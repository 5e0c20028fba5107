import type { PolicyDocument } from '../domain/policy/policy.ts'
import { usualClocks } from './clocks.ts'

/** A carrier's or sender's account without a trade of its own: every call can be tried with it. */
export const plain = {
  config: {
    allow_manual_trigger_for_epod_notifications: true,
    allow_targets_for_manual_trigger: true,
  },
  dashboard_customization: {
    bulk_upload: true,
    bulk_upload_headers: [
      { text: 'LR No.', value: 'identifier', type: 'text' },
      { text: 'Invoice No.', value: 'invoice', type: 'text' },
      { text: 'Client', value: 'client', type: 'text' },
      { text: 'Transporter', value: 'transporter', type: 'text' },
      { text: 'Vehicle', value: 'truck_number', type: 'text' },
      { text: 'Driver Name', value: 'driver_name', type: 'text' },
      { text: 'Driver Contact', value: 'tel', type: 'text' },
      { text: 'Source', value: 'srcname', type: 'text' },
      { text: 'Destination', value: 'destname', type: 'text' },
      { text: 'Dispatch Date', value: 'dispatch_date', type: 'date' },
      { text: 'Dispatch Time', value: 'dispatch_time', type: 'time' },
      { text: 'TAT (h)', value: 'eta_hrs', type: 'number' },
      { text: 'Receiver', value: 'spoc_name', type: 'text' },
      { text: 'Receiver Contact', value: 'spoc_number', type: 'text' },
      { text: 'Receiver E-mail', value: 'spoc_email', type: 'text' },
    ],
  },
  lot_module_config: { enable_lot_events: true },
  order_module_config: { allow_deletion_of_attachments: true },
  show_receive_button: true,
  cards: { show_rejected: true },
  editable: { driver: true, tat: true },
  item_remarks: true,
  review_levels: 1,
  lr_locator: true,
  clocks: [...usualClocks],
} satisfies PolicyDocument
