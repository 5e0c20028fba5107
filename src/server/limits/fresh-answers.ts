/** Another process may end a credential at any time, and that must hold on this one in a second. */
export const ENDS_WITHIN_MS = 900

/** An answer of the database, and when it was asked for by the monotonic clock. */
export interface FreshAnswer<T> {
  readonly answer: T | null
  readonly asked_at: number
}

interface Asked<T> {
  readonly asked_at: number
  readonly answer: Promise<T | null>
}

/**
 * TTL cache: answers that are trusted for `ms`, or for as long as they say themselves, and asked
 * for once by all who want one at a time. Of more than `most` the one asked for longest ago is
 * dropped; a failure is its callers' to see, and nobody's later.
 */
export class FreshAnswers<T extends { readonly changes_in: number | null }> {
  readonly #known = new Map<string, Asked<T>>()
  readonly #ms: number
  readonly #most: number
  readonly #clock: () => number

  constructor(ms: number, most: number, clock = (): number => performance.now()) {
    this.#ms = ms
    this.#most = most
    this.#clock = clock
  }

  /** What is known under a key, asked for with `ask` where that is nothing or too old. */
  async get(key: string, ask: () => Promise<T | null>): Promise<FreshAnswer<T>> {
    const last = this.#known.get(key)
    let asked = last && this.#clock() - last.asked_at < this.#ms ? last : this.#ask(key, ask)
    let answer = await asked.answer
    // From a moment on another configuration holds, on every process alike.
    if (this.#clock() - asked.asked_at >= (answer?.changes_in ?? Number.POSITIVE_INFINITY)) {
      asked = this.#ask(key, ask)
      answer = await asked.answer
    }
    return { answer, asked_at: asked.asked_at }
  }

  /** Has what is under a key asked for anew. */
  forget(key: string): void {
    this.#known.delete(key)
  }

  /** Has everything asked for anew; an answer under way cannot come back. */
  clear(): void {
    this.#known.clear()
  }

  #ask(key: string, ask: () => Promise<T | null>): Asked<T> {
    const asked = { asked_at: this.#clock(), answer: ask() }
    this.#known.delete(key)
    this.#known.set(key, asked)
    const [oldest = key] = this.#known.keys()
    if (this.#known.size > this.#most) this.#known.delete(oldest)
    asked.answer.catch(() => {
      if (this.#known.get(key) === asked) this.#known.delete(key)
    })
    return asked
  }
}
