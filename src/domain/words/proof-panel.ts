import { spoken } from './catalogue.ts'

/** What the order's panel says of reviews, statements, claims and corrections. */
export const proofWords = /* @__PURE__ */ spoken('proofWords', {
  // outbound
  outboundAt: (time: string) => `Receivers were told at ${time}`,
  // summary
  copyNumber: 'Copy the number', copied: (number: string) => `${number} copied`, ordersFrom: 'Show orders from here', ordersTo: 'Show orders to here',
  // review
  review: 'Review', approve: 'Approve', turnDown: 'Reject proof', approvedAt: (level: number, time: string, by: string) => `Approved ${level}: ${time}${by}`, turnedDownAt: (time: string, by: string) => `Rejected: ${time}${by}`, byWhom: (name: string) => ` by ${name}`,
  turnDownSure: 'Reject this proof?', turnDownText: 'The proof can then be corrected by a re-update.',
  reupdate: 'Re-update', reupdateText: 'The order is open again until it is received or rejected anew. The proof as it is now stays as a version.', reason: 'Reason',
  versions: 'Versions', version: (number: number) => `Version ${number}`, counts: 'counts now', endedAt: (time: string, by: string) => `Opened again ${time}${by}`,
  received: (time: string) => `Received ${time}`, rejected: (time: string) => `Rejected ${time}`, stillOpen: 'Not closed yet', remarkCount: (count: number) => (count === 1 ? '1 remark' : `${count} remarks`), photoCount: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  cancel: 'Cancel', save: 'Save',
  // items
  items: 'Items', addItemRemark: 'Remark on items', item: 'Item', itemCategory: 'Category', receivedQuantity: 'Received quantity', unit: 'Unit', message: 'Message', choose: '–',
  deviation: (amount: string) => `Deviation ${amount}`, ordered: (amount: string) => `Ordered ${amount}`, submitItems: 'Submit',
  itemRemark: (category: string, received: string, unit: string) => `${category}: ${received}${unit === '' ? '' : ` ${unit}`} received`,
  // signature
  signedBy: (name: string, relation: string) => `${name} (${relation})`,
  signatureNeeded: 'Needed before the order is received', signatureOf: (name: string) => `Signature of ${name}`,
  // quantities
  quantities: 'Quantities', state: { declared: 'State what was sent', delivered: 'State what was delivered', accepted: 'State what was accepted' },
  sides: { declared: 'Declared', delivered: 'Delivered', accepted: 'Accepted' }, wholeOrder: 'Whole order', onPaper: (amount: string) => `${amount} on paper`, difference: 'Difference', noDifference: 'None', unknown: '–',
  quantityOf: (line: string) => `Quantity of ${line}`, kinds: { short: 'Short', excess: 'Excess', damaged: 'Damaged', wrong: 'Wrong', expired: 'Expired' },
  partOf: (kind: string, line: string) => `${kind} of ${line}`, noteOf: (line: string) => `Note on ${line}`, apart: 'Damaged, wrong or expired',
  // claims
  claims: 'Claims', claim: (number: number) => `Claim ${number}`, origins: { difference: 'from a difference', dispute: 'from a dispute' }, owner: 'Owner', due: 'Due', overdue: 'Overdue',
  dispute: 'Dispute', disputeText: 'What is wrong?', disputeUntil: (time: string) => `Can be disputed until ${time}`, evidence: 'Evidence of both sides', change: 'Change', settle: 'Settle', decision: 'Outcome', amount: 'Amount', settledAt: (decision: string, time: string, by: string) => `${decision} ${time}${by}`,
  outcomeNote: 'Why', parties: { client: 'Sender', carrier: 'Carrier', receiver: 'Receiver' }, nothingSaid: 'Nothing is on record',
  // correction
  correct: 'Correct a value', corrections: 'Corrections', field: 'Field', now: (value: string) => `Now: ${value}`, newValue: 'Right value', newDay: 'Right day', newTime: 'Right time', nothing: 'nothing', saveCorrection: 'Record correction', changed: (before: string, after: string) => `${before} → ${after}`,
  fields: { delivery_time: 'Received at', invoice: 'Invoice', truck_number: 'Vehicle', ship_unit: 'Units', quantity: 'Quantity', number_of_box: 'Number of boxes' } as Readonly<Record<string, string>>,
} as const)
