/**
 * A place in the log of a client: everything up to it has been read. Texts, since they are beyond
 * what a number holds.
 */
export interface Cursor {
  readonly txid: string
  readonly position: string
}

/** The last position that a transaction may give its events: all of them lie up to it. */
export const LAST_POSITION = '9223372036854775807'

/** The place behind everything that transactions before `oldest` wrote. */
export const placeBefore = (oldest: string): Cursor => ({
  txid: String(BigInt(oldest) - 1n),
  position: LAST_POSITION,
})
