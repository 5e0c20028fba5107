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
   * one.
   */
  take: <T>(wanted: unknown, compose: () => T) => Keyed<T>
  /** It was done: the next request is a new one. */
  acknowledged: () => void
  /** It was refused: the next is a new one, unless nothing tells whether this one was done. */
  failed: (how: Pick<Failed, 'code' | 'said'>) => void
}

/** One form's or panel's kept request. */
export const newKeptKey = (): KeptKey => {
  let open: { wanted: string; keyed: Keyed<unknown> } | null = null
  return {
    take: <T>(wanted: unknown, compose: () => T): Keyed<T> => {
      const text = JSON.stringify(wanted)
      if (open?.wanted !== text) open = { wanted: text, keyed: { key: newKey(), body: compose() } }
      return open.keyed as Keyed<T>
    },
    acknowledged: () => {
      open = null
    },
    failed: (how) => {
      if (!isPassing(how)) open = null
    },
  }
}
