/** Processor time in ms that one piece of long work takes at a time. */
const SLICE_MS = 8

const waiting: (() => void)[] = []

const resumeOne = (): void => {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(resumeOne)
}

/**
 * Only one slice runs in each turn of the event loop, however many pieces of work are under way.
 */
const nextSlice = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(resumeOne)
  })

/**
 * Cooperative multitasking: long work rests again and again, so that others are served meanwhile,
 * and stops where nobody waits for it any more.
 */
export class Pace {
  readonly #ended: AbortSignal | null
  #began = performance.now()

  constructor(ended: AbortSignal | null = null) {
    this.#ended = ended
  }

  /** Lets others go first where a slice is used up. Throws what the work was ended with. */
  async rest(): Promise<void> {
    this.#ended?.throwIfAborted()
    if (performance.now() - this.#began < SLICE_MS) return
    await this.turn()
  }

  /** Lets others go first, whatever was used up. Throws what the work was ended with. */
  async turn(): Promise<void> {
    await nextSlice()
    this.#began = performance.now()
    this.#ended?.throwIfAborted()
  }
}
