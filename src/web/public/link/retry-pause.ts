/** Longest wait between two tries, in ms, where the server asks for no longer one. */
const MOST_PAUSE_MS = 30_000

/**
 * Exponential backoff with jitter: how long to wait after so many tries, in ms, and no less than
 * the server asked for. Phones that lost the same mast must not all come back in the same instant.
 */
export const retryPause = (tries: number, least_ms: number): number =>
  Math.max(least_ms, Math.min(MOST_PAUSE_MS, 1000 * 2 ** tries) * (0.75 + Math.random() / 2))
