import { sentence } from '../../domain/words/sentence.ts'
import { Refused } from '../errors.ts'
import type { ShareHolder, HolderKind } from '../share-holders.ts'

/** How much of all there is each kind of holder may have. */
export type Shares = Readonly<Partial<Record<HolderKind, number>>>

/** Shares of what takes long to be given back; whoever has an account keeps half of it. */
export const fairShares: Shares = {
  user: 1 / 8,
  client: 1 / 4,
  link: 1 / 8,
  pages: 1 / 4,
  address: 1 / 4,
  visitors: 1 / 2,
}

const RETRY_AFTER_SECONDS = 5

/** Why somebody who holds a share of something has to wait: the share is used up. */
export const shareIsUsed = (): Refused =>
  new Refused(429, sentence('too_much_from_here'), [], RETRY_AFTER_SECONDS)

interface Place {
  readonly holders: readonly ShareHolder[]
  readonly amount: number
  readonly evict: (() => void) | null
}

/**
 * Bulkhead: a bounded amount of something that all have in common, of which no holder can take more
 * than a share. Whoever holds nothing yet may take more than a share at once, so that none is too
 * small for what a call allows.
 */
export class Bulkhead {
  readonly #most: number
  readonly #shares: Shares
  readonly #places = new Set<Place>()
  readonly #held = new Map<string, number>()
  #taken = 0

  constructor(most: number, shares: Shares = fairShares) {
    this.#most = most
    this.#shares = shares
  }

  /**
   * Takes an amount and answers how it is given back. Where a holder's share is used up, the oldest
   * of its places that can be evicted goes in its favour. Throws Refused: 429 where none can, 503
   * where nothing is left for anybody.
   */
  take(holders: readonly ShareHolder[], amount = 1, evict: (() => void) | null = null): () => void {
    for (const holder of holders) this.#makeWay(holder, amount)
    if (this.#taken + amount > this.#most)
      throw new Refused(503, sentence('busy'), [], RETRY_AFTER_SECONDS)
    const place: Place = { holders, amount, evict }
    this.#places.add(place)
    this.#count(place, amount)
    return () => this.#giveBack(place)
  }

  #makeWay({ kind, key }: ShareHolder, amount: number): void {
    const most = this.#most * (this.#shares[kind] ?? 1)
    const isOver = (): boolean => {
      const held = this.#held.get(key) ?? 0
      return held > 0 && held + amount > most
    }
    if (!isOver()) return
    for (const place of this.#places) {
      if (!place.evict || !place.holders.some((holder) => holder.key === key)) continue
      this.#giveBack(place)
      place.evict()
      if (!isOver()) return
    }
    throw shareIsUsed()
  }

  #giveBack(place: Place): void {
    if (this.#places.delete(place)) this.#count(place, -place.amount)
  }

  #count({ holders }: Place, change: number): void {
    this.#taken += change
    for (const { key } of holders) {
      const held = (this.#held.get(key) ?? 0) + change
      if (held > 0) this.#held.set(key, held)
      else this.#held.delete(key)
    }
  }
}
