import { sentence } from '../../domain/words/sentence.ts'
import { actorKey, type Caller } from '../caller.ts'
import { Refused } from '../errors.ts'

const MOST_OF_A_USER = 4
const MOST_OF_A_CLIENT = 8
const MOST = 16

/** Who sits in a seat. */
interface Sitting {
  readonly user: string
  readonly client_id: string
}

/**
 * Bulkhead: bounds how many downloads of every kind are under way at one node. A reader that does
 * not read keeps its seat for long, and must not keep other clients from theirs.
 */
export class DownloadSeats {
  readonly #taken = new Set<Sitting>()

  /**
   * Does `work` in a seat, which is given back when it has ended either way. Throws Refused where
   * this caller, its client, or everybody together, has too many.
   */
  async hold<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    const seat: Sitting = { user: actorKey(caller), client_id: caller.viewer.client_id }
    const like = (same: (other: Sitting) => boolean): number => [...this.#taken].filter(same).length
    if (like(({ user }) => user === seat.user) >= MOST_OF_A_USER)
      throw new Refused(429, sentence('too_many_downloads'), [], 5)
    if (
      like(({ client_id }) => client_id === seat.client_id) >= MOST_OF_A_CLIENT ||
      this.#taken.size >= MOST
    )
      throw new Refused(503, sentence('busy'), [], 5)
    this.#taken.add(seat)
    try {
      return await work()
    } finally {
      this.#taken.delete(seat)
    }
  }
}
