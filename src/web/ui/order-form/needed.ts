import { createContext } from 'react'

/** Names of the fields without which the form around is not complete (DESK-10). */
export const Needed = createContext<ReadonlySet<string>>(new Set())
