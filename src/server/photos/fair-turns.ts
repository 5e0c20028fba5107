import { Bulkhead } from '../limits/bulkhead.ts'
import type { Holding } from '../share-holders.ts'

/** Time in ms after which half of what somebody used is forgotten. */
const HALF_LIFE = 10_000
const MOST_KNOWN = 2_000

/** Time that a holder used, as of when. */
interface Used {
  readonly ms: number
  readonly at: number
}

interface Waiting extends Holding {
  readonly start: () => void
}

/**
 * Fair queueing by least attained service: one piece of work after the other, next whatever is for
 * those who used least of late, so that nobody waits for the work of one who has much. Work that
 * nobody waits for any more is not begun.
 */
export class FairTurns {
  readonly #waiting = new Set<Waiting>()
  readonly #room: Bulkhead
  readonly #used = new Map<string, Used>()
  #isBusy = false

  constructor(most_waiting: number) {
    this.#room = new Bulkhead(most_waiting)
  }

  /**
   * Does `work` in its turn. Throws Refused where too much is waiting, of one holder or of all, and
   * what the holding was ended with.
   */
  async run<T>(holding: Holding, work: () => Promise<T>): Promise<T> {
    const giveBack = this.#room.take(holding.holders)
    try {
      if (this.#isBusy) await this.#turn(holding)
      this.#isBusy = true
    } finally {
      giveBack()
    }
    const began = performance.now()
    try {
      holding.ended.throwIfAborted()
      return await work()
    } finally {
      this.#note(holding, performance.now() - began)
      this.#startNext()
    }
  }

  #turn({ holders, ended }: Holding): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.delete(waiting)
        reject(ended.reason)
      }
      const waiting: Waiting = {
        holders,
        ended,
        start: () => {
          ended.removeEventListener('abort', leave)
          resolve()
        },
      }
      if (ended.aborted) leave()
      else {
        this.#waiting.add(waiting)
        ended.addEventListener('abort', leave, { once: true })
      }
    })
  }

  #startNext(): void {
    let [next, least]: [Waiting | null, number] = [null, Infinity]
    for (const waiting of this.#waiting) {
      const used = waiting.holders.reduce((sum, { key }) => sum + this.#usedBy(key), 0)
      if (used < least) [next, least] = [waiting, used]
    }
    if (!next) {
      this.#isBusy = false
      return
    }
    // Busy all along, so that nobody slips in between.
    this.#waiting.delete(next)
    next.start()
  }

  #usedBy(key: string): number {
    const used = this.#used.get(key)
    return used ? used.ms * 2 ** ((used.at - performance.now()) / HALF_LIFE) : 0
  }

  #note({ holders }: Holding, ms: number): void {
    for (const { key } of holders) {
      const used = this.#usedBy(key) + ms
      this.#used.delete(key)
      this.#used.set(key, { ms: used, at: performance.now() })
    }
    // The longest ago is the least that is left.
    for (const key of this.#used.keys()) {
      if (this.#used.size <= MOST_KNOWN) break
      this.#used.delete(key)
    }
  }
}
