import { words } from '../../domain/words.ts'
import { callWords } from '../../domain/words/calls.ts'
import { actorKey, type Caller } from '../caller.ts'
import { Refused } from '../errors.ts'

const MOST_OF_A_USER = 4
const MOST = 16

/** Bounds how many downloads are under way. */
export class Seats {
  readonly #taken: string[] = []

  /** Does `work` in a seat, which is given back when it has ended either way. Throws Refused where this caller, or everybody together, has too many. */
  async hold<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    const user = actorKey(caller)
    if (this.#taken.filter((other) => other === user).length >= MOST_OF_A_USER) throw new Refused(429, callWords.tooManyDownloads, [], 5)
    if (this.#taken.length >= MOST) throw new Refused(503, words.busy, [], 5)
    this.#taken.push(user)
    try {
      return await work()
    } finally {
      this.#taken.splice(this.#taken.indexOf(user), 1)
    }
  }
}
