import type { DifferenceKind, PartyKind } from '../crates/ledger.ts'
import { spoken } from './catalogue.ts'

/** What the page of the crate account says, and the order's panel of its crates. */
export const crateWords = /* @__PURE__ */ spoken('crateWords', {
  kinds: { warehouse: 'Warehouse', vehicle: 'Vehicle', receiver: 'Receiver', lost: 'Lost', damaged: 'Damaged' } satisfies Record<PartyKind, string>,
  lead: 'Returnable assets: who has them, what did not come home', party: 'Party', asset: 'Asset', anyKind: 'Every party', unknown: '–', nothing: 'Nothing',
  failed: { balances: 'The balances could not be loaded', differences: 'The differences could not be loaded', statement: 'The account could not be loaded', statements: 'The statements could not be loaded' },
  rows: (first: number, last: number) => `${first}–${last}`, pagesOf: (table: string) => `Pages of ${table}`,
  // balances
  balances: 'Balances', balancesLead: 'What each party has now, and for how long', balancesOn: (day: string) => `What each party had at the end of ${day}, and for how long`, balance: 'Balance',
  ageing: { week: 'To 7 days', month: '8 to 30 days', quarter: '31 to 90 days', older: 'Over 90 days' },
  noBalances: 'Nobody has any crates', noBalancesHint: 'Balances appear once crates are counted on an order, or moved by hand.',
  // differences
  differences: 'Differences', by: { asset: 'Asset', lot: 'Lot', receiver: 'Receiver', vehicle: 'Vehicle' } satisfies Record<DifferenceKind, string>, grouped: 'Differences by',
  leads: { asset: 'Out of the warehouses and home again', lot: 'Out of the warehouses and home again, lot by lot', receiver: 'Brought to each receiver and taken back', vehicle: 'Loaded onto each vehicle and off again' } satisfies Record<DifferenceKind, string>,
  out: 'Out', home: 'In', difference: 'Difference',
  noDifferences: 'No crates moved in these days', noDifferencesHint: 'Choose other days to see what went out and came back.',
  // a party's account
  account: (kind: string, party: string) => `${kind}: ${party}`, opening: 'Opening', openingOn: (day: string) => `Before ${day}`, closing: 'Closing', closingOn: (day: string) => `After ${day}`,
  entries: 'Entries', when: 'Time', change: 'Change', other: 'From or to', what: 'What', moved: 'Moved by hand', noEntries: 'Nothing moved in these days', signed: (amount: number) => (amount > 0 ? `+${amount}` : String(amount)),
  send: 'Send statement', sendHint: 'Makes an address under which the party confirms or contests what it has now.', sent: 'Statement made, address copied', made: 'Statement made', address: 'Address of the statement', until: (time: string) => `Shown this once. Can be answered until ${time}.`,
  // a movement
  move: 'Record movement', from: 'From', to: 'To', nameOf: (side: string) => `${side} whom`, nameNeeded: 'Please name the party', quantity: 'Count', note: 'Note', save: 'Record', cancel: 'Cancel', needed: (label: string) => `${label} is required`, atLeastOne: 'The count must be at least 1',
  // statements
  statements: 'Statements sent', statementsLead: 'What parties were told, and what they said to it', sentAt: 'Sent', stated: 'Stated', answer: 'Answer', open: 'Not answered yet', confirmed: 'Confirmed', contested: 'Contested',
  byWhom: (who: string) => `by ${who}`, noStatements: 'No statement has been sent', noStatementsHint: 'Open a party in the balances and send it a statement.',
  // on an order
  countOf: (column: string, asset: string) => `${column} of ${asset}`, receive: 'Receive', saveCount: 'Save count', lotOf: (lot: string) => `Lot ${lot}`,
  addAsset: 'Add asset', removeAsset: (index: number) => `Remove asset ${index + 1}`, assetAt: (index: number) => `Asset ${index + 1}`, outAt: (index: number) => `Count ${index + 1}`,
  notOut: 'Nothing has been counted out yet.', lastAsset: 'One asset is needed', assetMissing: 'Please name the asset', assetTwice: 'This asset stands twice',
} as const)
