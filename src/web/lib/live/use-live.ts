import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isResting, onRest } from './live-rest.ts'
import { listenLive } from './live.ts'
import { waited } from './waiting.ts'

/** Events that come this close together are answered by one look at the server. */
const GATHER_MS = 250
/**
 * A look is left this long before the next takes its place, so that a stream that never rests
 * starves none.
 */
const PATIENCE_MS = 1000
/**
 * More orders than this changed at once: a file of them is being stored, and looks would take from
 * the server what it needs for that.
 */
const STORM = 100
const STORM_MS = 5_000
const FLASH_MS = 2400

const nothing: ReadonlySet<string> = new Set()

/**
 * Keeps cards, table, bell and open order up to date (NAV-05): whether the stream is open, and the
 * orders that changed just now.
 */
export const useLive = (): { isLive: boolean; changed: ReadonlySet<string> } => {
  const queries = useQueryClient()
  const [isLive, setLive] = useState(true)
  const [changed, setChanged] = useState(nothing)
  const isAtRest = useSyncExternalStore(onRest, isResting)

  useEffect(() => {
    if (isAtRest) return
    const stopped = new AbortController()
    let gathered = new Set<string>()
    let has_new = false
    // What changed between the first look at the server and the opening of the stream is in
    // neither.
    let was_lost = true
    let gather: ReturnType<typeof setTimeout> | undefined
    let flash: ReturnType<typeof setTimeout> | undefined

    const look = async (): Promise<void> => {
      const ids = gathered
      const isStorm = ids.size > STORM
      // What asks of all of today's orders waits until the storm is over.
      const lists = new Set([
        'orders',
        'counter',
        ...(has_new && !isStorm ? ['filters', 'bell'] : []),
      ])
      gathered = new Set()
      has_new &&= isStorm
      // Asked once of all queries: a storm brings thousands.
      const isTold = ({ queryKey: [kind, id] }: Query): boolean =>
        kind === 'order' ? ids.has(id as string) : lists.has(kind as string)
      await Promise.race([
        queries.invalidateQueries({ predicate: isTold }),
        waited(PATIENCE_MS, stopped.signal),
      ])
      gather = undefined
      if (stopped.signal.aborted) return
      if (gathered.size > 0 || has_new) lookSoon(isStorm ? STORM_MS : GATHER_MS)
      clearTimeout(flash)
      setChanged(ids)
      flash = setTimeout(() => setChanged(nothing), FLASH_MS)
    }
    const lookSoon = (pause = GATHER_MS): void => {
      gather ??= setTimeout(() => void look(), pause)
    }
    const unlisten = listenLive({
      onEvent: ({ order_id, type }) => {
        gathered.add(order_id)
        // An edit may bring names to filter by, as a new order does; one that is taken out is
        // counted by the bell no more.
        has_new ||= type === 'created' || type === 'edited' || type === 'withdrawn'
        lookSoon()
      },
      onState: (is_open) => {
        setLive(is_open)
        if (is_open && was_lost) {
          has_new = true
          lookSoon()
        }
        was_lost = !is_open
      },
    })
    return () => {
      stopped.abort()
      unlisten()
      clearTimeout(gather)
      clearTimeout(flash)
    }
  }, [queries, isAtRest])

  return { isLive, changed }
}
