import { canonical } from '../order/canonical.ts'
import type { Entered } from '../order/entry/new-order.ts'

/** What a row of a file leaves to the order that the account has. */
interface LeftToHeld {
  /** The row names no client, so it has its uploader's. */
  readonly client: boolean
  /** The row names no day for its time of dispatch, so it has the day of its upload. */
  readonly day: boolean
}

/**
 * Is a row entered as the account's own order was (BULK-11)? Both are canonical text; what the row
 * leaves to that order is as that order has it.
 */
export const isEnteredAlike = (row: string, held: string, left: LeftToHeld): boolean => {
  if (row === held) return true
  if (held === '' || !(left.client || left.day)) return false
  const [one, other] = [JSON.parse(row) as Entered, JSON.parse(held) as Entered]
  const { client, dispatch_date } = other
  return (
    canonical({ ...one, ...(left.client && { client }), ...(left.day && { dispatch_date }) }) ===
    held
  )
}
