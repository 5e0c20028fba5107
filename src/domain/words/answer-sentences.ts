import type { Channel } from '../messages/channel.ts'
import { spoken } from './catalogue.ts'

const carriers = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp' }

/**
 * What the server alone says to those who sign in: apart from the rest, so that no page loads it.
 */
export const answerSentences = /* @__PURE__ */ spoken('answerSentences', {
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  code_made: 'This code can be used once',
  session_ended: 'Session ended',
  password_changed: 'Your new password is set. Please sign in.',
  password_wrong: 'This is not your password',
  own_password_set: 'Your new password is set. Your other devices are signed out.',
  own_sessions_ended: (ended: number) =>
    ended === 1 ? '1 session ended' : `${ended} sessions ended`,
  second_factor_needed: 'Enter the code of your authenticator app',
  second_factor_wrong: 'This code is not right, or was used already',
  ticket_gone: 'This took too long. Please log in again.',
  second_factor_first: 'Your account needs a second factor. Please set one up first.',
  passkey_first: 'Your account has a passkey. Please sign in with it.',
  second_factor_there: 'An authenticator app is set up already',
  second_factor_not_begun: 'Please begin anew',
  second_factor_on: 'The second factor is on',
  second_factor_off: 'The second factor is off',
  recovery_codes_made: 'New recovery codes; those before are not good any more',
  password_again: 'Please type your password once more',
  passkey_wrong: 'This passkey opens no account here. Please sign in with your password.',
  passkey_late: 'This took too long, or was used already. Please try again.',
  passkey_unfit: 'This passkey could not be confirmed. Please try again.',
  passkey_known: 'This passkey is known already',
  passkeys_unavailable: 'Passkeys need https and a name in the product’s address',
  too_many_passkeys: (most: number) =>
    `At most ${most} passkeys can be kept. Please remove one first.`,
  passkey_added: (name: string) => `The passkey ‘${name}’ was added`,
  passkey_renamed: (name: string) => `The passkey is called ‘${name}’ now`,
  passkey_removed: 'The passkey was removed',
  reset_used:
    'This link was used already, or a password was set since. Please sign in, or ask for a new link.',
  reset_gone: 'This link is not valid any more. Please ask for a new one.',
  one_sort_key: 'names one key',
  query_too_long: 'This query is too long for an address; ask with Prefer: return=representation',
  too_many_streams: 'Too many pages are open. Please close some.',
  page_missing: 'The page has not been built. Start the product with `npm start`.',
  identifier_twice: (identifier: string) => `The number ${identifier} occurs twice in this request`,
  nothing_created: 'No order was created',
  callback_foreign: (url: string) => `must be ${url}`,
  order_edited: 'Order updated',
  order_edited_anew: 'Order updated. Links that were given to the contacts of before have ended.',
  item_remarks_saved: 'Item remarks saved',
  order_approved: 'order approved',
  order_disapproved: 'proof rejected',
  not_with_this_action: 'does not go with this action',
  photo_data_needed: 'The file must be sent as a data URL',
  lot_saved: 'Counted',
  movement_saved: 'Movement recorded',
  partly_sent: (done: string, left: number, of: number, why: string) =>
    `${done}. Left out: ${left} of ${of} orders (${why})`,
  messages_kept: (count: number, channels: readonly Channel[]) =>
    `${count === 1 ? '1 message' : `${count.toLocaleString('en-IN')} messages`} kept: no ${channels
      .map((channel) => carriers[channel])
      .join(' and no ')} provider is set`,
  partly_kept: (done: string, kept: string) => `${done}. ${kept}`,
  preferences_saved: 'Saved',
  view_saved: 'View saved',
  view_removed: 'View removed',
  too_many_views: (most: number) => `At most ${most} views can be kept. Please remove one first.`,
  column_unknown: 'is not a column of this account',
  too_many_rows: (most: number) =>
    `More than ${most.toLocaleString('en')} orders match. Please ask for a spreadsheet (XLSX).`,
  too_many_groups: (most: number) =>
    `More than ${most.toLocaleString('en')} rows. Please choose fewer days, or one kind of row.`,
  too_many_pods: (most: number, photos: number, orders: number) =>
    photos + orders === 0
      ? `More than ${most.toLocaleString('en')} PODs match. Please choose fewer orders.`
      : `At least ${photos.toLocaleString('en')} PODs of ${orders.toLocaleString('en')} orders ` +
        `match, of each at most ${most.toLocaleString('en')} may be had at once. Please choose fewer orders.`,
  too_many_downloads: 'Other downloads are still running. Please wait until one has ended.',
  too_many_kept: 'As many downloads are kept as may be. Remove one, or wait until its day is over.',
  download_not_ready: 'This download is still being made',
  download_too_large: (gigabytes: number) =>
    `This download would have more than ${gigabytes} GB. Please choose fewer orders.`,
  download_failed: 'This download could not be made. Please ask for it again.',
  id_missing: 'ID Missing',
  no_targets: 'There is no contact to send this to',
  step_sent: 'Link sent',
  delivery_recorded: 'Recorded',
  delivery_there: 'Already on record',
  delivery_ready: 'Can be recorded',
  import_unknown: 'is not an upload of this account',
  import_undone: 'This upload has been undone; please start another',
  import_stays: (identifiers: readonly string[], more: boolean) =>
    `Deliveries of this upload have begun, so it stays: ${identifiers.join(', ')}${more ? ' and more' : ''}`,
  too_many_match: (most: number) =>
    `More than ${most.toLocaleString('en-IN')} orders match. Please narrow down which are meant.`,
  edit_missing: 'Nothing to change was given',
  orders_or_query: 'Please give orders or a query, not both',
  tat_contradicts: 'eta_hrs and tat differ: send one of them',
  order_twice: 'This order stands twice in the request, with different changes',
  changed_again: (who: string | null) => `Changed again by ${who ?? 'somebody else'}`,
  erased_since: 'Values of a person were erased from it since',
  too_many_changes: 'As many changes of many orders are under way as may be. Please wait for one.',
  change_running: 'It is still under way. Please stop it, or wait until it has ended.',
  change_ended: 'It has ended already',
  change_unended: 'It could not be carried to its end. What it had not reached is left as it was.',
  change_not_allowed: 'The account that asked for this may not go on with it',
  changed_nothing: 'It has changed no order',
  messages_stay: 'What was sent cannot be taken back',
  taken_back: (who: string) => `It was taken back by ${who} already`,
  taken_back_once: 'What was taken back is not taken back in turn',
  range_too_long: (years: number) => `may cover at most ${years} years`,
  password_short: 'A password needs at least 10 characters',
  password_long: 'A password may have at most 64 characters',
  password_heavy: 'This password is too long in its script. Please choose a shorter one.',
  password_unfit: 'A password cannot hold control characters',
  password_guessable:
    'This password is among the first that are tried. Please choose another, of four words for example.',
  test_opted_out: 'This receiver wants no messages by this channel',
  too_many_tests: (most: number) => `Only ${most} test messages can be sent in a day`,
  test_sent: 'Test message sent',
  test_kept: 'Nobody carries this channel: the test message is in the outbox',
  opt_out_lifted: 'Messages are sent to this receiver again',
  link_header_missing: 'Links by a header need the header that is registered with the operators',
  proof_too_long: 'So much happened to this order that no one proof can hold it',
  proof_not_sealed: 'The proof is being sealed. Please try again in a few seconds.',
  callback_unsigned: 'This is not signed by the provider that it says to come from',
  delivery_too_old: (days: number) =>
    `What was not received can be handed in for ${days} days; this is older`,
  delivery_unknown: 'There is no such order',
  remark_for_attempt: 'Say why it was not delivered',
  epcis_event_unfit: 'This is no ObjectEvent of EPCIS 2.0 with time, offset and action',
  epcis_no_errors: 'Error declarations of others are not taken',
  epcis_names_no_order: 'It names no order: neither a bill of lading nor a consignment of ours',
  epcis_step_unknown: 'Taken are receiving, accepting, arriving, and shipping what is returned',
  epcis_twice: (event: number) => `Event ${event} ends the same order`,
  epcis_behaviour: (known: readonly string[]) => `must be one of: ${known.join(', ')}`,
  day_after: 'must not be before the first day',
  too_many_columns: (most: number) => `at most ${most} columns`,
  more_than_rows: 'refused and unchanged rows can be no more than there are',
  too_many_headers: (most: number) => `at most ${most} headers`,
} as const)
