/** Why a message, or one try of it, came to nothing. */
export const messageFaults = [
  'opted_out',
  'wrong_number',
  'refused',
  'unreachable',
  'fault',
  'money_cap',
  'no_receipt',
  'out_of_time',
  'no_provider',
] as const
/** One of them. */
export type MessageFault = (typeof messageFaults)[number]

/** The start of an error where the provider was not to blame the message for. */
export const UNREACHABLE = 'unreachable: '

const ownWords: Readonly<Record<string, MessageFault>> = {
  opted_out: 'opted_out',
  wrong_number: 'wrong_number',
  money_cap: 'money_cap',
  no_receipt: 'no_receipt',
  no_way_left: 'no_receipt',
  failed: 'refused',
}

/**
 * Classifies why a message did not arrive, by its state and what the ledger keeps as its error;
 * null where nothing is known against it. What no word of ours stands for, a provider said.
 */
export const faultOf = (state: string, error: string | null): MessageFault | null => {
  if (state === 'expired') return 'out_of_time'
  if (state === 'no_provider') return 'no_provider'
  if (error === null || error === '') return null
  if (Object.hasOwn(ownWords, error)) return ownWords[error] ?? null
  return error.startsWith(UNREACHABLE) ? 'unreachable' : 'refused'
}

/** What a provider said itself; null where the error is a word of ours. */
export const saidByProvider = (error: string | null): string | null => {
  if (error === null || error === '' || Object.hasOwn(ownWords, error)) return null
  return error.startsWith(UNREACHABLE) ? error.slice(UNREACHABLE.length) : error
}

/** A try of a message that came to nothing. */
export interface FailedTry {
  readonly at: string
  readonly why: MessageFault
  /** In the provider's words; null where it said nothing. */
  readonly said: string | null
}
