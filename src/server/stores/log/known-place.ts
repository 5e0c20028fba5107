import { placeBefore, type Cursor } from './cursor.ts'

/**
 * Low-water mark: a place in the log up to which no transaction was running any more when this
 * process last looked at the primary. Whatever is asked of the database from now on sees all that
 * is before it, and a replica that is asked by its read index does too (docs/decisions/0050).
 * Places that a replica told must not be noted: it may know of an end before the primary shows it.
 */
export class KnownPlace {
  #txid = 0n

  /** Null until something was noted. */
  get place(): Cursor | null {
    return this.#txid === 0n ? null : placeBefore(String(this.#txid + 1n))
  }

  /**
   * Notes a place that `placeBefore` made of a snapshot. Where the snapshot's `next` transaction is
   * told as well, a mark that lies beyond it is another database's, as after a restore.
   */
  note({ txid }: Cursor, next?: string): void {
    const seen = BigInt(txid)
    const isForeign = next !== undefined && this.#txid >= BigInt(next)
    if (isForeign || seen > this.#txid) this.#txid = seen
  }
}
