import { isPassing, newKey, type Failed } from './answer.ts'

/** A request's body with the Idempotency-Key it goes out under. */
export interface Keyed<T> {
  readonly key: string
  readonly body: T
}

/**
 * Keeps what was sent until it is acknowledged, so that pressing again after a lost answer repeats
 * the same request.
 */
export interface KeptKey {
  /**
   * The request for what the person wants: the one still open if it is for the same, else a new
   * one; without `compose` its key alone. After `within_ms` the same wish is another: who asks for
   * a code then waits for a new one.
   */
  take: <T>(wanted: unknown, compose?: () => T, within_ms?: number) => Keyed<T>
  /** It was done, or failed so: the next is a new one, unless nothing tells whether it was done. */
  ended: (failed?: Pick<Failed, 'code' | 'said'>) => void
}

/** One form's or panel's kept request. */
export const newKeptKey = (): KeptKey => {
  let open: { wanted: string; keyed: Keyed<unknown>; at: number } | null = null
  return {
    take: <T>(wanted: unknown, compose?: () => T, within_ms = Infinity): Keyed<T> => {
      const text = JSON.stringify(wanted)
      const at = performance.now()
      if (open?.wanted !== text || at - open.at >= within_ms)
        open = { wanted: text, keyed: { key: newKey(), body: compose?.() }, at }
      return open.keyed as Keyed<T>
    },
    ended: (failed) => {
      if (!failed || !isPassing(failed)) open = null
    },
  }
}
