import type { PolicyDocument } from '../domain/policy/policy.ts'
import { usualClocks } from './clocks.ts'

/**
 * Food delivery: numbered by invoice and POD id, and what others call rejected is 'Not Received'
 * here.
 */
export const foodDelivery = {
  dashboard_customization: { bulk_upload: true },
  show_receive_button: true,
  add_columns: ['invoice', 'pod_id', 'lr_number', 'quantity', 'driver_reach', 'share_order'],
  column_labels: { invoice: 'Invoice' },
  sort_control: 'destination',
  cards: { rejected: 'Not Received', show_rejected: true },
  wording: { reject: 'Not Received', rejected: 'Not Received' },
  bulk: { format: 'food_delivery', tat_unit: 'hh:mm:ss', report_pod_id: true },
  add: { waive_eta: true, waive_spoc: true },
  editable: { driver: true },
  receive: { geolocation: true },
  remark: {
    suggestions: ['Items Missing', 'Spilled', 'Not Cold', 'Wrong Items', 'Packaging Torn'],
  },
  order_label: 'invoice',
  lr_locator: true,
  clocks: [...usualClocks],
} satisfies PolicyDocument
