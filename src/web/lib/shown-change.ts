import { useSyncExternalStore } from 'react'

/** Shows a change of many orders, 'all' for their list; null closes. */
export type ShowChange = (id: string | null) => void

/** The change of many orders that is on show, 'all' for their list; null for none. */
let shown: string | null = null
const heard = new Set<() => void>()

/** Puts a change of many orders on show, over whichever page is there; null takes it away. */
export const showChange: ShowChange = (id) => {
  shown = id
  for (const hear of heard) hear()
}

/** Which change of many orders is on show. */
export const useShownChange = (): string | null =>
  useSyncExternalStore(
    (hear) => {
      heard.add(hear)
      return () => heard.delete(hear)
    },
    () => shown,
  )
