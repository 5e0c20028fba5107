import { messageEvents } from '../words/message-texts.ts'

/** States of a message in the ledger. */
export const ledgerStates = [
  'queued',
  'sent',
  'delivered',
  'read',
  'failed',
  'expired',
  'no_provider',
] as const
/** What has become of a message: one of them. */
export type LedgerState = (typeof ledgerStates)[number]

/** What messages tell of: an event with a template, or else their kind. */
export const ledgerEvents = [...messageEvents, 'office', 'reset', 'digest'] as const
