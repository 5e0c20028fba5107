import type { PolicyDocument } from '../domain/policy/policy.ts'
import { usualClocks } from './clocks.ts'

/**
 * Crop protection and seeds: orders come from the sender's own system, and a receipt needs its
 * evidence.
 */
export const agrochemical = {
  config: { allow_manual_trigger_for_epod_notifications: true },
  dashboard_customization: { bulk_upload: true },
  public_url_customization: {
    additional_rejection_reasons: ['Wrong Material', 'Expired Material', 'Leakage Inside Box'],
  },
  show_receive_button: true,
  add_columns: [
    'invoice',
    'trip_status',
    'sms_status',
    'wa_trigger_time',
    'wa_status',
    'notification',
  ],
  screen: { bannedRejectRemarks: ['Ontime and Intact', 'Ontime delivery', 'Intact'] },
  cards: { show_rejected: true },
  wording: { notify: 'Trigger SMS' },
  add: { required_fields: false },
  bulk: { format: 'agrochemical' },
  edit_needs: 'driver',
  editable: { driver: true },
  receive: {
    geolocation: true,
    needs_remark: true,
    needs_epod_photo: true,
    needs_spoc_photo: true,
  },
  reject: { needs_remark: true },
  remark: { category_required: true },
  item_remarks: true,
  order_label: 'invoice',
  hide_copy_links_for: ['client_view', 'driver', 'viewer', 'transporter'],
  lr_locator: true,
  clocks: [...usualClocks],
} satisfies PolicyDocument
