import { spoken } from './catalogue.ts'

/**
 * Sentences of the API that pages say themselves too: apart from the rest, so that a page on a thin
 * line need not load all of them.
 */
export const pageSentences = /* @__PURE__ */ spoken('pageSentences', {
  some_error: 'Some Error',
  no_connection: 'No connection. Please try again.',
  not_found: 'Not found',
  still_running: 'The same request is still being worked on',
  required: (label: string) => `${label} is required`,
  otp_too_soon: 'Please wait 30 seconds before asking for another one-time password',
  otp_off: 'This account does not use one-time passwords',
  remark_missing: 'Please enter a remark',
  mandatory_remark_missing: 'Please enter a status remark or Other Mandatory Fields',
  status_remark_missing: 'Please enter a status remark',
  remark_category_missing: 'Please Choose Remark Category Name',
  recipient_picture_missing: "Recepient's picture Missing",
  missing_good_needed: 'Please Enter atleast 1 Missing Good Information',
  damaged_good_needed: 'Please Enter atleast 1 Damaged Good Information',
  photo_too_large: 'A file may have at most 15 MB',
  photo_name_needed: 'A file needs a name with an extension',
  not_allowed: 'You may not do this',
  thanks: 'Thank you. The order is received.',
  note_missing: 'Please say what is wrong',
  signature_blank: 'Please sign in the box first',
  signature_name_missing: 'Please enter who signed',
  signature_relation_missing: 'Please enter how the signer is related to the receiver',
  anonymous: 'Anonymous',
  incomplete_form: 'Incomplete Form',
  submitted: 'Successfully submitted',
} as const)
