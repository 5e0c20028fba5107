import { spoken } from './catalogue.ts'

const carriers = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp' }

/**
 * What the server alone says to those who sign in: apart from the rest, so that no page loads it.
 */
export const answerSentences = /* @__PURE__ */ spoken('answerSentences', {
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  code_made: 'This code can be used once',
  code_gone: 'This link is not valid any more',
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
  reset_gone: 'This link is not valid any more. Please ask for a new one.',
  one_sort_key: 'names one key',
  query_too_long: 'This query is too long for an address; ask with Prefer: return=representation',
  too_many_streams: 'Too many pages are open. Please close some.',
  page_missing: 'The page has not been built. Start the product with `npm start`.',
  identifier_twice: (identifier: string) => `The number ${identifier} occurs twice in this request`,
  nothing_created: 'No order was created',
  callback_foreign: (url: string) => `must be ${url}`,
  order_edited: 'Order updated',
  item_remarks_saved: 'Item remarks saved',
  order_approved: 'order approved',
  order_disapproved: 'proof rejected',
  not_with_this_action: 'does not go with this action',
  photo_data_needed: 'The file must be sent as a data URL',
  lot_saved: 'Counted',
  movement_saved: 'Movement recorded',
  partly_sent: (done: string, left: number, of: number, why: string) =>
    `${done}. Left out: ${left} of ${of} orders (${why})`,
  messages_kept: (count: number, channels: readonly ('email' | 'sms' | 'whatsapp')[]) =>
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
  too_many_pods: (most: number) =>
    `More than ${most.toLocaleString('en')} PODs match. Please choose fewer orders.`,
  too_many_downloads: 'Other downloads are still running. Please wait until one has ended.',
  too_many_kept: 'As many downloads are kept as may be. Remove one, or wait until its day is over.',
  download_not_ready: 'This download is still being made',
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
  range_too_long: (years: number) => `may cover at most ${years} years`,
} as const)
