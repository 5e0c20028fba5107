import { newSecret } from '../secrets.ts'
import type { Vouched } from './begin.ts'

/**
 * A ticket for somebody who has proved one factor. It tells who vouched, and is kept as the hash of
 * all of it: a changed one is none.
 */
export const newTicket = (single: Vouched | null): string =>
  single === null
    ? newSecret()
    : `${newSecret()}.${Buffer.from(JSON.stringify(single)).toString('base64url')}`

/** Who vouched for the holder of a ticket that was found by its hash; null for a password's. */
export const vouchedIn = (ticket: string): Vouched | null => {
  const [, single] = ticket.split('.')
  return single === undefined
    ? null
    : (JSON.parse(Buffer.from(single, 'base64url').toString()) as Vouched)
}
