/**
 * Lame-duck mode of one node: from its beginning on `/readyz` says 503, so that whoever hands out
 * work sends it elsewhere, while everything that still comes is served.
 */
export class LameDuck {
  #has_begun = false
  readonly #listeners = new Set<(ms: number) => void>()

  get hasBegun(): boolean {
    return this.#has_begun
  }

  /** Begins it, once: the node serves for `ms` more. */
  begin(ms: number): void {
    if (this.#has_begun) return
    this.#has_begun = true
    for (const listener of this.#listeners) listener(ms)
  }

  /** Calls `listener` with the time that is left when it begins. */
  onBegin(listener: (ms: number) => void): void {
    this.#listeners.add(listener)
  }
}
