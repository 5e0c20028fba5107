import { spoken } from './catalogue.ts'

/** What the API says to those who sign in. */
export const officeSentences = /* @__PURE__ */ spoken('officeSentences', {
  // sign in
  invalid_credentials: 'Invalid Credentials',
  user_disabled: 'User Disabled',
  email_sent: 'Email Sent',
  password_short: 'A password needs at least 10 characters',
  password_long: 'A password may have at most 64 characters',
  password_unfit: 'A password cannot hold control characters',
  // errors everywhere
  too_deep: 'is nested too deeply',
  // orders
  time_zone_unknown: 'Enter a known time zone',
  changed_since: 'Somebody else changed this order. Please look at it again.',
  changed_by: (who: string | null) => `Changed by ${who ?? 'somebody else'}`,
  rev_unknown: 'is not a revision that this order has had',
  // proof
  photo_deleted: 'Photo deleted',
  quantities_saved: 'Quantities saved',
  dispute_saved: 'Your dispute has been recorded',
  claim_saved: 'Claim updated',
  reopened: 'The proof of delivery is open for correction',
  correction_saved: 'Correction recorded',
  action_unclear: 'Send exactly one action',
  closer_future: 'The delivery time cannot be in the future',
  closer_before_dispatch: 'The delivery time cannot be before the dispatch',
  closer_before_invoice: 'The material receive date cannot be before the invoice date',
  // statements, review, correction
  deviation_invalid: 'Invalid Deviation Recorded',
  item_unknown: 'is not an item of this order',
  item_fields: { item_no: 'Item number', text: 'Category', received_quantity: 'Received quantity' },
  quantity: 'Quantity',
  line_unknown: 'is not a line of this order',
  line_twice: 'stands twice',
  declared_is_whole: 'A declared quantity has no damaged, wrong or expired part',
  nothing_changed: 'This changes nothing',
  review_approved: 'Approved',
  review_approved_level: (level: number) => `Approved ${level}`,
  review_rejected: 'Rejected',
  review_by_same: 'Somebody else has to give the second approval',
  no_claim: 'This order has no claim',
  claim_unknown: 'is not a claim of this order',
  claim_settled: 'This claim has already been settled',
  // photos
  photo_of_others: 'Only who added this photo, or the desk of the client, may delete it',
  photo_unknown: 'This photo is not on the order',
  // permission
  targets_off: 'This account cannot choose who is notified',
  not_yours: (what: string) => `${what} cannot be changed by this account`,
  not_editable: (what: string) => `${what} cannot be changed for this account`,
  review_off: 'This account does not review proofs of delivery',
  not_pending: 'This order is not waiting for a review',
  no_reupdate: 'This proof of delivery is not open for correction',
  lots_off: 'This account does not count returnable assets',
  lot_missing: 'This order has no returnable assets',
  lot_counted: 'This has been counted already',
  lot_not_yet: 'This cannot be counted yet',
  lot_value: 'Received value should be greater than or equal to 1',
  lot_value_needed: 'Every asset needs a count',
  asset_unknown: 'is not an asset of this lot, or stands twice',
  movement_to_itself: 'must go from one party to another',
  item_remarks_off: 'This account does not remark on single items',
  reminders_off: 'Reminders do not go out by themselves for this account',
  reminders_by_day: (from: string, until: string) =>
    `Reminders go out by themselves between ${from} and ${until}`,
  reminder_too_soon: (hours: number) => `This step has not been missing for ${hours} hours yet`,
  reminded_today: 'A link to this step was sent within the last day',
  header_unknown: 'is neither a column nor a field of an order',
  link_copied: 'Link copied',
  opened: 'Opened',
  // downloads, messages, saved views
  sharing_missing: 'Please select sharing type and fill related details',
  phone_invalid: 'Mobile Number Should be 10 digit',
  type_off: 'is not a way of sharing that this account has',
  too_many_messages: (most: number) =>
    `At most ${most.toLocaleString('en')} messages can be sent at once. Please choose fewer orders.`,
  messages_capped: 'No more messages can be sent for this account today',
  order_shared: 'Order Shared Successfully',
  notification_triggered: 'Notification Trigger Successfully',
  // steps that a proof lacks
  not_owed: 'This step is not missing any more',
  owed_by_desk: 'This step is the office’s own: there is nobody to send a link to',
  no_contact: 'There is no contact to send a link to',
  just_asked: 'A link to this step was sent within the last hour',
  // imports
  touched_since: 'Somebody has touched this order since',
  // ranges of days
  day_after: 'must not be before the first day',
  too_many_columns: (most: number) => `at most ${most} columns`,
  too_many_headers: (most: number) => `at most ${most} headers`,
} as const)
