import type { Policy } from '../policy/policy.ts'

/**
 * The made-up client's effective policy: its desk may do all that the tour asks for, and gives out no links, which nobody could open.
 * Written out, since the schema that would fill the defaults in is not worth its bytes on a page; a test compares the two.
 */
export const trainingPolicy: Policy = {
  config: { accountType: null, role: null, disable: null, admin: false, 'view-only': false, show_analytics: false, allow_manual_trigger_for_epod_notifications: false, allow_targets_for_manual_trigger: false, remarks_mandatory_field: [] },
  dashboard_customization: { custom_header_config: { add_header: [], header: null, remove_headers_with_labels: [], remove_actions_with_labels: [] }, hide: { display_items: false, download_report: false, add_transaction: false, download_pods: false, edit_trip: false, goods_condition: false, add_remark: false, add_attachments: false, receive_order: false, driver_link: false, receiver_link: false }, bulk_upload: false, bulk_upload_headers: [] },
  lot_module_config: { enable_lot_events: false },
  public_url_customization: { secure_otp: false, reciever_default_delay_in_days: null, additional_rejection_reasons: [], mandatory_fields_in_epod_closure: [] },
  order_module_config: { hide_remark_name: false, hide_remark_text: false, allow_deletion_of_attachments: true, remarks_mandatory_field: [], additional_field_in_epod: [] },
  report_customization: { additional_sheets: [] }, public_url_dashboard_visibility: true, do_not_show_receivers_public_link: true, do_not_show_driver_public_link: true,
  show_receive_button: true, screen: { multiRemark: true, rating: true, receiveResponse: {}, bannedRejectRemarks: [] }, columns: 'default', add_columns: [],
  column_labels: {}, dynamic_headers: [], cards: { total: null, open: null, eta: null, closed: null, exception: null, rejected: null, show_rejected: false },
  wording: { reject: null, rejected: null, notify: null }, sort_control: 'sort', time_zone: 'Asia/Kolkata', earliest_date: null, order_label: 'lr',
  otp: { mode: 'on_demand', valid_minutes: 10, per_contact_an_hour: 5, per_account_a_day: 2000, office_email: null },
  add: { waive_eta: false, waive_spoc: false, driver_contact_required: true, required_fields: true, mobile_add_minutes: 1 },
  bulk: { format: 'generic', tat_unit: 'hours', report_pod_id: false }, editable: { driver: false, tat: false }, edit_needs: 'spoc_contact',
  receive: { geolocation: false, needs_remark: false, needs_epod_photo: false, needs_spoc_photo: false }, reject: { needs_remark: false },
  remark: { category_required: false, suggestions: ['Damaged Goods', 'Items Missing', 'Delayed Trip', 'Drivers Behaviour', 'Wrong Items'] }, goods_invoice: false,
  item_remarks: false, chase: { automatic: false, after_hours: 24 }, review_levels: 0, review_by_two: false, signature: 'optional', reached_within_metres: 300,
  claims: { threshold_percent: 0, owner: null, due_days: 7, dispute_hours: 72 }, share_types: ['email', 'sms', 'whatsapp'], lr_locator: false, link_days: 30,
  hide_copy_links_for: [], show_history: false, named_accounts: { analysis: [], history: [], bulk_upload: [], no_add: [], receive_button: [], no_otp: [] },
}
