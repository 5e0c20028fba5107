import { createContext } from 'react'

/**
 * A field that cannot be changed, and why; null where the whole form is locked and needs no reason.
 */
export interface Lock {
  readonly reason: string | null
}

/** Which fields of the form around are locked, by name; none unless the form says so. */
export const Locks = createContext<(name: string) => Lock | null>(() => null)
