import { z } from 'zod'
import { columnIds } from '../columns/catalogue.ts'
import { issueText } from '../field-errors.ts'
import { isDay, isReadZone } from '../time.ts'
import { attemptSettings } from './attempt-settings.ts'
import { brandingSettings } from './branding-settings.ts'
import { clockSettings } from './clock-settings.ts'
import { labelSettings } from './label-settings.ts'
import { languageSettings } from './language-settings.ts'
import { messageSettings } from './message-settings.ts'
import { reasonSettings } from './reason-settings.ts'
import {
  bounds,
  group,
  line,
  names,
  off,
  on,
  oneOf,
  rows,
  text,
  username,
  usernames,
  whole,
} from './setting.ts'

/**
 * A secure origin as browsers write it: no path, no wildcard, lower case; or one of this machine.
 */
const originPattern =
  /^(https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z]([a-z0-9-]*[a-z0-9])?|http:\/\/(localhost|127\.0\.0\.1))(:[1-9]\d{0,4})?$/

/** The settings of our own, beside those that the wire has places for. */
export const ownSettings = {
  columns: oneOf(
    ['default', 'vendor', 'distributor', 'shipper'],
    'default',
    'which column set the table begins with',
  ),
  add_columns: z
    .array(z.enum(columnIds).meta({ format: 'column' }))
    .max(bounds.entries)
    .default([])
    .describe('columns of the catalogue beside the set’s own; actions among them too'),
  column_labels: z
    .partialRecord(z.enum(columnIds).meta({ format: 'column' }), z.string().max(bounds.label))
    .default({})
    .describe('labels in place of the catalogue’s, by column id'),
  dynamic_headers: rows('columns for what the orders carry in extra_fields', {
    text: line('the column’s label'),
    value: line('key in extra_fields', 64),
  }),
  cards: group('labels in place of the standard ones; null keeps the standard', {
    total: text("'Total Orders'"),
    open: text("'Open Orders > ETA'"),
    eta: text("'Open Orders < ETA'"),
    closed: text("'Closed Orders'"),
    exception: text("'Closed w/ Exception'"),
    rejected: text("'Rejected'"),
    show_rejected: off('the Rejected card is shown'),
  }),
  wording: group('the account’s own words', {
    reject: text("in place of 'Reject'"),
    rejected: text("in place of 'Rejected'"),
    notify: text("in place of 'Trigger Notification', also as the column’s label"),
  }),
  sort_control: oneOf(
    ['sort', 'destination'],
    'sort',
    'what stands in the toolbar: the sort list, or a search for a destination in its place',
  ),
  time_zone: z
    .string()
    .max(bounds.label)
    .refine(isReadZone, issueText('time_zone_unknown'))
    .meta({ format: 'time_zone' })
    .default('Asia/Kolkata')
    .describe('IANA zone in which days are counted and dispatch times are read'),
  earliest_date: z
    .string()
    .max(10)
    .refine(isDay, issueText('date_invalid'))
    .meta({ format: 'date' })
    .nullable()
    .default(null)
    .describe('fixed lower bound of the date range, YYYY-MM-DD; null: none'),
  order_label: oneOf(['lr', 'invoice'], 'lr', 'what people call the order’s number'),
  otp: group('one-time passwords', {
    mode: oneOf(
      ['on_demand', 'delivery_code', 'none'],
      'on_demand',
      "asked for at the door, sent at dispatch, or 'none' for no OTP block",
    ),
    valid_minutes: whole(1, 10, 10, 'minutes that a code on demand is good for'),
    per_contact_an_hour: whole(1, 100, 5, 'codes an hour to a contact; for pages, twice that'),
    per_account_a_day: whole(1, 1e6, 2_000, 'codes a day: on request; by itself; for pages'),
    office_email: z
      .email()
      .max(bounds.text)
      .nullable()
      .default(null)
      .describe(
        'who is told of a locked one-time password; null: the account’s first user with an e-mail address, administrators before others',
      ),
  }),
  add: group('adding an order', {
    waive_eta: off('no ETA is needed'),
    waive_spoc: off('no receiver’s name and contact is needed'),
    driver_contact_required: on('a driver’s contact is needed; off: in the full form alone'),
    required_fields: on('off: only the identifier is required (agrochemical type)'),
    mobile_add_minutes: whole(
      1,
      10_080,
      1,
      'how long an address for adding an order on a phone is good, until it is opened',
    ),
  }),
  phones: group('telephone numbers, in forms, files, shares and the API alike', {
    country_code: z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .meta({ format: 'country_code' })
      .default('91')
      .describe('code of the country whose own digits are kept: 91 for India'),
    least_digits: whole(4, 14, 10, 'digits of such a number, without code and leading 0, at least'),
    most_digits: whole(4, 14, 10, 'the same at most'),
    foreign: off('numbers of other countries are taken too, kept with a plus and their code'),
  }),
  bulk: group('orders from a file', {
    format: oneOf(
      ['generic', 'agrochemical', 'food_delivery', 'shipper'],
      'generic',
      'how the file’s rows become orders',
    ),
    tat_unit: oneOf(['hours', 'days', 'hh:mm:ss'], 'hours', 'how the file writes the TAT'),
    report_pod_id: off('the report of failed rows lists their POD ID'),
  }),
  editable: group('fields of a dispatched order that may be edited', {
    driver: off('driver name and contact'),
    tat: off('the TAT'),
  }),
  editable_by: group('fields of an order that others than the owner’s desk may edit too', {
    transporter: names('beside vehicle and driver, by the transporter'),
    distributor: names('beside vehicle and driver, by the distributor'),
    cnf: names('beside vehicle and driver, by the CnF agent'),
  }),
  branding: brandingSettings,
  languages: languageSettings,
  edit_needs: oneOf(
    ['spoc_contact', 'driver'],
    'spoc_contact',
    'what must be filled to submit an edit: the first receiver’s contact, or driver name and contact',
  ),
  receive: group('what Receive asks for', {
    geolocation: off('the place, asked before receive and reject; both go on without it'),
    needs_remark: off('a receiver’s remark must be on record'),
    needs_epod_photo: off('a photo of the paper must be on record'),
    needs_spoc_photo: off('a photo of the recipient must be on record'),
    damage_needs_photo: off(
      'where goods are said to be damaged, a photo must be on record, for Reject too',
    ),
  }),
  reject: group('what Reject asks for', {
    needs_remark: off('a receiver’s remark must be on record'),
  }),
  not_delivered: attemptSettings,
  reasons: reasonSettings,
  remark: group('the remark’s form', {
    category_required: off('a category must be chosen'),
    suggestions: names('texts to start from', [
      'Damaged Goods',
      'Items Missing',
      'Delayed Trip',
      'Drivers Behaviour',
      'Wrong Items',
    ]),
  }),
  goods_invoice: off('missing and damaged goods name their invoice'),
  item_remarks: off('remarks may be made on single items (agrochemical family)'),
  chase: group('asking for what a proof still lacks', {
    automatic: off(
      'receivers and drivers are sent a link to the missing step by itself, once a day at most for each order and step, by day',
    ),
    after_hours: whole(1, 720, 24, 'hours that a step has to be missing before that'),
  }),
  messages: messageSettings,
  review_levels: whole(0, 2, 0, 'how many approvals a proof of delivery needs'),
  review_by_two: off('the second approval comes from another account than the first'),
  undo_seconds: whole(
    0,
    30,
    10,
    "seconds for which the order's panel waits, before it sends Receive, Reject or a judgement of the proof, " +
      'so that it can be undone; the API records at once',
  ),
  signature: oneOf(
    ['off', 'optional', 'required'],
    'optional',
    'the receiver’s drawn signature: not taken, taken, or needed before receive',
  ),
  labels: labelSettings,
  reached_within_metres: whole(
    20,
    5_000,
    300,
    'how near the destination a press of Trigger outbound records that it is reached',
  ),
  claims: group('differences and disputes', {
    threshold_percent: whole(
      0,
      100,
      0,
      'how much of a line’s declared quantity may differ before a claim is opened',
    ),
    owner: username('username of whom a new claim belongs to; null: the client account’s own'),
    due_days: whole(1, 365, 7, 'days until a new claim is due'),
    dispute_hours: whole(
      1,
      8_760,
      72,
      'hours after closure in which client and receiver may dispute',
    ),
  }),
  certificate_statement: oneOf(
    ['none', 'bsa_63_4'],
    'none',
    "which court's statement a certificate of delivery has behind it, " +
      'to be completed and signed by hand: none, or that of the Bharatiya Sakshya Adhiniyam 2023, section 63(4)',
  ),
  clocks: clockSettings,
  share_types: z
    .array(z.enum(['email', 'sms', 'whatsapp']))
    .max(bounds.entries)
    .default(['email', 'sms', 'whatsapp'])
    .describe('ways that Share Your Order offers'),
  lr_locator: off('public pages may be opened by LR number and a code'),
  checkpoint_mail: z
    .array(z.email().max(bounds.text))
    .max(20)
    .default([])
    .describe(
      'addresses that are sent the newest checkpoint of the log each night, to keep; none: nobody',
    ),
  retention: group('how long things are kept; a legal hold keeps them beyond it', {
    messages_days: whole(30, 3_650, 90, 'days that messages are kept after they were made'),
    openings_days: z
      .number()
      .int()
      .min(30)
      .max(3_650)
      .nullable()
      .default(null)
      .describe('days that it is kept who opened a link, and when; null: for good'),
  }),
  link_days: whole(
    1,
    365,
    30,
    'days that a public link is good for, from the ETA or, where that is past or unknown, from its making',
  ),
  hide_copy_links_for: z
    .array(z.enum(['client_view', 'driver', 'viewer', 'transporter']))
    .max(bounds.entries)
    .default([])
    .describe('kinds of account that copy no links: Distributor and CnF, Driver, Viewer, vendor'),
  show_history: off('opens History'),
  framed_by: z
    .array(
      z
        .string()
        .max(bounds.text)
        .regex(originPattern, issueText('origin_unfit'))
        .meta({ format: 'origin' }),
    )
    .max(20)
    .default([])
    .describe(
      'origins, such as https://erp.example.com, whose pages may show Analysis and Admin in a frame',
    ),
  second_factor: oneOf(
    ['optional', 'administrators', 'everybody'],
    'optional',
    'who signs in with a second factor beside the password; who has none sets one up first',
  ),
  named_accounts: group(
    'usernames of the client’s accounts with a right, or without one, of their own',
    {
      analysis: usernames('open Analysis'),
      history: usernames('open History'),
      bulk_upload: usernames('add orders from a file'),
      no_add: usernames('add no orders'),
      receive_button: usernames('have Receive and Reject'),
      no_otp: usernames('have no OTP block'),
    },
  ),
} as const
