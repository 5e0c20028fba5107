import { spoken } from './catalogue.ts'

/**
 * Sentences of the API that pages say themselves too: apart from the rest, so that a page on a thin
 * line need not load all of them.
 */
export const pageSentences = /* @__PURE__ */ spoken('pageSentences', {
  someError: 'Some Error',
  noConnection: 'No connection. Please try again.',
  notFound: 'Not found',
  stillRunning: 'The same request is still being worked on',
  required: (label: string) => `${label} is required`,
  otpTooSoon: 'Please wait 30 seconds before asking for another one-time password',
  otpOff: 'This account does not use one-time passwords',
  remarkMissing: 'Please enter a remark',
  mandatoryRemarkMissing: 'Please enter a status remark or Other Mandatory Fields',
  remarkCategoryMissing: 'Please Choose Remark Category Name',
  recipientPictureMissing: "Recepient's picture Missing",
  missingGoodNeeded: 'Please Enter atleast 1 Missing Good Information',
  damagedGoodNeeded: 'Please Enter atleast 1 Damaged Good Information',
  photoTooLarge: 'A file may have at most 15 MB',
  photoNameNeeded: 'A file needs a name with an extension',
  notAllowed: 'You may not do this',
} as const)
