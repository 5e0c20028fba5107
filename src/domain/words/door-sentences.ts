import { spoken } from './catalogue.ts'

/**
 * What rules say to the office, and on public pages too: of disputes, quantities and photos. In the
 * office's languages, as before.
 */
export const doorSentences = /* @__PURE__ */ spoken('doorSentences', {
  quantities_closed: 'Quantities cannot be stated any more',
  reason_missing: 'Please enter a reason',
  too_many_claims: 'This order has too many claims',
  dispute_over: 'The time to dispute this order is over',
  deletion_off: 'Attachments cannot be deleted for this account',
} as const)
