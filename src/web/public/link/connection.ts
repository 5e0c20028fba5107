/** Longest wait between two tries, in ms. */
const MOST_MS = 30_000

/** Waiting for a connection. */
export interface Connection {
  /**
   * Ends by itself after a growing while of at least `least_ms`, at once when the network returns,
   * or when the person asks for it.
   */
  pause: (tries: number, least_ms: number) => Promise<void>
  retryNow: () => void
}

/** A connection to wait for; one action waits at a time. */
export const newConnection = (): Connection => {
  let wake = (): void => {}
  const pause = async (tries: number, least_ms: number): Promise<void> => {
    // Phones that lost the same mast must not all come back in the same instant.
    const jitter = 0.75 + Math.random() / 2
    let timer: ReturnType<typeof setTimeout> | undefined
    await new Promise<void>((resolve) => {
      wake = resolve
      timer = setTimeout(resolve, Math.max(least_ms, Math.min(MOST_MS, 1000 * 2 ** tries) * jitter))
      window.addEventListener('online', wake, { once: true })
    })
    clearTimeout(timer)
    window.removeEventListener('online', wake)
  }
  return { pause, retryNow: () => wake() }
}
