import { z } from 'zod'
import { isDay, isTimeZone } from '../time.ts'
import { words } from '../words.ts'

const on = z.boolean().default(true)
const off = z.boolean().default(false)
const names = z.array(z.string()).default([])
const text = z.string().nullable().default(null)
/** A group of settings that may be left out whole. */
const group = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape).prefault({} as z.input<z.ZodObject<T>>)

const header = z.strictObject({ text: z.string(), value: z.string() })

const hide = group({
  display_items: off.describe('no Set Display Items'), download_report: off.describe('no Download Reports'),
  add_transaction: off.describe('no Add'), download_pods: off.describe('no Download PODs'), edit_trip: off.describe('no editing'),
  goods_condition: off.describe('no goods condition'), add_remark: off.describe('no remarks'), add_attachments: off.describe('no photos'),
  receive_order: off.describe('no Receive, Reject and OTP'), driver_link: off.describe('no driver link'), receiver_link: off.describe('no receiver link'),
})

/** The effective policy of one account: the client's document with the user's laid over it. Wire names where the wire has them. */
export const policySchema = z.strictObject({
  config: group({
    accountType: text.describe("'Admin', 'Distributor', 'CnF', '{client}-Driver', '{client}-Distributor', '{client}-Viewer' or null"),
    role: text.describe("'User_Mgmnt' or null"),
    disable: z.enum(['write']).nullable().default(null).describe("'write' blocks every change"),
    admin: off.describe('may open Admin'), 'view-only': off.describe('looks, changes nothing'),
    show_analytics: off, allow_manual_trigger_for_epod_notifications: off, allow_targets_for_manual_trigger: off,
    remarks_mandatory_field: names.describe('remark fields of which at least one must be filled; the user’s list wins'),
  }),
  dashboard_customization: group({
    custom_header_config: group({
      add_header: z.array(header).default([]), header: z.array(header).nullable().default(null),
      remove_headers_with_labels: names, remove_actions_with_labels: names,
    }),
    hide, bulk_upload: off,
    bulk_upload_headers: z.array(z.strictObject({ text: z.string(), value: z.string(), type: z.string() })).default([]),
  }),
  lot_module_config: group({ enable_lot_events: off }),
  public_url_customization: group({
    secure_otp: off.describe('the receiver page shows only the identifier until an OTP is verified'),
    reciever_default_delay_in_days: z.number().int().min(0).max(365).nullable().default(null),
    additional_rejection_reasons: names,
    mandatory_fields_in_epod_closure: z.array(z.enum(['attachment', 'remarks', 'item_condition'])).default([]),
  }),
  order_module_config: group({
    hide_remark_name: off, hide_remark_text: off, allow_deletion_of_attachments: off, remarks_mandatory_field: names,
    additional_field_in_epod: z.array(z.strictObject({
      key: z.string(), label: z.string(), field_type: z.enum(['text', 'number', 'list', 'date']), values: names, disabled: off,
    })).default([]),
  }),
  report_customization: group({ additional_sheets: z.array(z.strictObject({ key: z.string(), name: z.string() })).default([]) }),
  public_url_dashboard_visibility: on.describe('public pages show the order’s summary'),
  do_not_show_receivers_public_link: off, do_not_show_driver_public_link: off,
  show_receive_button: off.describe('Receive and Reject are offered on the dashboard'),
  screen: group({
    multiRemark: on.describe('more than one remark an order and acting role'), rating: on,
    receiveResponse: z.record(z.string(), z.string()).default({}).describe('message by HTTP status; $identifier is filled in'),
    bannedRejectRemarks: names.describe('texts the last remark must not have when rejecting'),
  }),

  columns: z.enum(['default', 'vendor', 'distributor', 'shipper']).default('default').describe('which column set the table begins with'),
  cards: group({
    total: text, open: text, eta: text, closed: text, exception: text, rejected: text,
    show_rejected: off.describe('the Rejected card is shown'),
  }).describe('labels in place of the standard ones'),
  wording: group({ reject: text.describe("in place of 'Reject'"), rejected: text.describe("in place of 'Rejected'") }),
  time_zone: z.string().refine(isTimeZone, words.timeZoneUnknown).default('Asia/Kolkata').describe('IANA zone in which days are counted and dispatch times are read'),
  earliest_date: z.string().refine(isDay, words.dateInvalid).nullable().default(null).describe('fixed lower bound of the date range, YYYY-MM-DD'),
  otp: group({
    mode: z.enum(['on_demand', 'delivery_code', 'none']).default('on_demand').describe("'none' has no OTP block"),
    valid_minutes: z.number().int().min(1).max(10).default(10),
    per_contact_an_hour: z.number().int().min(1).max(100).default(5), per_account_a_day: z.number().int().min(1).default(2_000),
    office_email: z.email().nullable().default(null).describe('who is told of a locked one-time password; null: the account’s first user with an e-mail address, administrators before others'),
  }),
  add: group({
    waive_eta: off, waive_spoc: off, driver_contact_required: on,
    required_fields: on.describe('off: only the identifier is required (agrochemical type)'),
    mobile_add_minutes: z.number().int().min(1).max(10_080).default(1_440).describe('how long an address for adding an order on a phone is good'),
  }),
  editable: group({ driver: off.describe('driver name and contact'), tat: off }).describe('fields of a dispatched order that may be edited'),
  receive: group({
    geolocation: off.describe('asked before receive and reject'), needs_remark: off, needs_epod_photo: off, needs_spoc_photo: off,
  }),
  reject: group({ needs_remark: off }),
  remark: group({ category_required: off, suggestions: z.array(z.string()).default(['Damaged Goods', 'Items Missing', 'Delayed Trip', 'Drivers Behaviour', 'Wrong Items']) }),
  lr_locator: off.describe('public pages may be opened by LR number and a code'),
  link_days: z.number().int().min(1).max(365).default(30).describe('days that a public link is good for, from the ETA or, where that is past or unknown, from its making'),
  order_label: z.enum(['lr', 'invoice']).default('lr').describe('what people call the order’s number'),
})

/** Configuration complete with every default. */
export type Policy = z.output<typeof policySchema>
/** Configuration as written down: only what differs from the defaults. */
export type PolicyDocument = z.input<typeof policySchema>
