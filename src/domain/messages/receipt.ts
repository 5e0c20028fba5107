import type { LedgerState } from './ledger.ts'

/** What a receipt says of a message. */
export type ReceiptStatus = 'sent' | 'delivered' | 'read' | 'failed'

/** How far a state is: what has arrived stays so, in whichever order receipts come. */
const far: Readonly<Record<LedgerState, number>> = {
  no_provider: 0,
  queued: 0,
  expired: 1,
  sent: 1,
  failed: 2,
  delivered: 3,
  read: 4,
}

/**
 * The state after a receipt; null where it says nothing new: it came twice, or behind one that says
 * more. One that overtakes the provider's answer counts as well: whoever tells what became of a
 * message has taken it.
 */
export const afterReceipt = (state: LedgerState, status: ReceiptStatus): LedgerState | null => {
  if (state === 'no_provider') return null
  return far[status] > far[state] ? status : null
}
