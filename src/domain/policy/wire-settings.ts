import { z } from 'zod'
import { issueText } from '../field-errors.ts'
import { columnWords } from '../words/columns.ts'
import { isProfileKey, orderSchema } from '../order/order.ts'
import { bounds, group, line, names, off, on, rows, text } from './setting.ts'

/**
 * Is this a column of the catalogue, or the path (with dots) of a field that the wire's order
 * carries?
 */
const isShownField = (value: string): boolean => {
  const [head = ''] = value.split('.')
  return (
    Object.hasOwn(columnWords.labels, value) ||
    Object.hasOwn(orderSchema.shape, head) ||
    isProfileKey(head)
  )
}
const header = {
  text: line('the column’s label'),
  value: z
    .string()
    .max(120)
    .refine(isShownField, issueText('header_unknown'))
    .meta({ format: 'column' })
    .describe(
      'id of a column of the catalogue, or path of a field of the order, such as destination.city',
    ),
}

const hide = group('what is taken away, from page and server alike', {
  display_items: off('no Set Display Items'),
  download_report: off('no Download Reports'),
  add_transaction: off('no Add and no bulk upload'),
  download_pods: off('no Download PODs'),
  edit_trip: off('no editing'),
  goods_condition: off('no goods condition'),
  add_remark: off('no remarks'),
  add_attachments: off('no photos'),
  receive_order: off('no Receive, Reject and OTP'),
  driver_link: off('no driver link'),
  receiver_link: off('no receiver link'),
})

/** The settings that stand where clients of the wire look for them (CONF-03). */
export const wireSettings = {
  config: group('what kind of account this is', {
    accountType: text(
      "'Admin', 'Distributor', 'CnF', '{client}-Driver', '{client}-Distributor', '{client}-Viewer', or null for a plain one",
    ),
    role: text("'User_Mgmnt' opens User Management; else null"),
    disable: z.enum(['write']).nullable().default(null).describe("'write' leaves reading alone"),
    admin: off('opens Admin, and Receive and Reject'),
    'view-only': off('looks, changes nothing'),
    show_analytics: off('opens Analysis'),
    allow_manual_trigger_for_epod_notifications: off(
      'may trigger the receivers’ notifications by hand',
    ),
    allow_targets_for_manual_trigger: off('may name other recipients for them'),
    remarks_mandatory_field: names(
      'remark fields of which at least one must be filled; where empty, those of order_module_config',
    ),
  }),
  dashboard_customization: group('the dashboard', {
    custom_header_config: group('the table’s columns, changed one by one', {
      add_header: rows(
        'columns after the set’s own; one that stands already gets this label',
        header,
      ),
      header: z
        .array(z.strictObject(header))
        .max(bounds.entries)
        .nullable()
        .default(null)
        .describe('columns in place of the set’s own; null: the set stands. Actions stay'),
      remove_headers_with_labels: names('labels of columns to take away'),
      remove_actions_with_labels: names('labels of action columns to take away'),
    }),
    hide,
    bulk_upload: off('orders may be added from a file'),
    bulk_upload_headers: rows('the file’s columns', {
      text: line('header in the file'),
      value: line('field of the order it fills', 120),
      type: line("'text', 'number', 'date' or 'time'", 20),
    }),
  }),
  lot_module_config: group('returnable assets', {
    enable_lot_events: off('crates are counted out and in'),
  }),
  public_url_customization: group('the public pages', {
    secure_otp: off('the receiver’s page shows only the identifier until an OTP is verified'),
    reciever_default_delay_in_days: z
      .number()
      .int()
      .min(0)
      .max(365)
      .nullable()
      .default(null)
      .describe('days from the invoice to the delivery date that is proposed; null proposes now'),
    additional_rejection_reasons: names('offered as reasons beside the standard ones'),
    mandatory_fields_in_epod_closure: z
      .array(z.enum(['attachment', 'remarks', 'item_condition']))
      .max(bounds.entries)
      .default([])
      .describe('what must be on record before receive'),
  }),
  order_module_config: group('remarks and attachments', {
    hide_remark_name: off('the remark’s form asks for no name'),
    hide_remark_text: off('the remark’s form asks for no text'),
    allow_deletion_of_attachments: off('photos may be deleted until the order is closed'),
    remarks_mandatory_field: names('remark fields of which at least one must be filled'),
    additional_field_in_epod: rows('fields of a remark beside its text', {
      key: line('name in custom_fields', 64),
      label: line('what the form calls it'),
      field_type: z.enum(['text', 'number', 'list', 'date']).describe('kind of input'),
      values: names('choices of a list'),
      disabled: off('shown, not filled'),
    }),
  }),
  report_customization: group('the report', {
    additional_sheets: rows('sheets beside the first', {
      key: line('which rows', 64),
      name: line('the sheet’s name'),
    }),
  }),
  public_url_dashboard_visibility: on('public pages show the order’s summary'),
  do_not_show_receivers_public_link: off('no receiver link is given out'),
  do_not_show_driver_public_link: off('no driver link is given out'),
  show_receive_button: off('Receive and Reject are offered on the dashboard'),
  screen: group('the order’s panel', {
    multiRemark: on('more than one remark an order and acting role'),
    rating: on('the receiver is asked how it was'),
    receiveResponse: z
      .record(
        z
          .string()
          .regex(/^[1-5]\d\d$/)
          .meta({ format: 'status' }),
        z.string().max(bounds.answer),
      )
      .default({})
      .describe('what is said after receive, by HTTP status; $identifier is filled in'),
    bannedRejectRemarks: names('texts that the last remark must not have when rejecting'),
  }),
} as const
