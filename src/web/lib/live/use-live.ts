import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isTold } from './is-told.ts'
import { isResting, onRest } from './live-rest.ts'
import { listenLive, type LiveListener } from './live.ts'
import { moveTo, placeInLog } from './place.ts'
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
/** The page looks so often whether its first answers came, and no longer than so long. */
const FIRST_LOOK_MS = 50
const FIRST_ANSWERS_MS = 2_000

const nothing: ReadonlySet<string> = new Set()
/** What is asked for anew by each change, and what by new names alone. */
const always = ['orders', 'counter']
const byNames = ['filters', 'bell']
const keptUpToDate: readonly unknown[] = [...always, ...byNames, 'order']

/**
 * List then watch: waits until what was asked for is there, and with it the place from which the
 * stream has to tell. Where that takes long, the stream does not wait, and everything is asked for
 * again.
 */
const firstAnswers = async (queries: QueryClient, stopped: AbortSignal): Promise<void> => {
  const isAsking = (): boolean =>
    queries.isFetching({ predicate: ({ queryKey: [kind] }) => keptUpToDate.includes(kind) }) > 0
  const until = performance.now() + FIRST_ANSWERS_MS
  while (!stopped.aborted && (placeInLog() === undefined || isAsking())) {
    if (performance.now() > until) return moveTo('')
    await waited(FIRST_LOOK_MS, stopped)
  }
}

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
    // After it everything is looked at again.
    if (isAtRest) return () => moveTo('')
    const stopped = new AbortController()
    let gathered = new Set<string>()
    let has_new = false
    let isAnew = false
    let gather: ReturnType<typeof setTimeout> | undefined
    let flash: ReturnType<typeof setTimeout> | undefined

    const look = async (): Promise<void> => {
      const ids = gathered
      const isStorm = ids.size > STORM
      // What asks of all of today's orders waits until the storm is over.
      const lists: readonly unknown[] = [...always, ...(has_new && !isStorm ? byNames : [])]
      const news = { ids, isAnew, lists }
      gathered = new Set()
      has_new &&= isStorm
      isAnew = false
      await Promise.race([
        // Asked once of all queries: a storm brings thousands.
        queries.invalidateQueries({ predicate: (query) => isTold(news, query) }),
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
    const listener: LiveListener = {
      onEvent: ({ order_id, type }) => {
        gathered.add(order_id)
        // An edit may bring names to filter by, as a new order does; one that is taken out is
        // counted by the bell no more.
        has_new ||= type === 'created' || type === 'edited' || type === 'withdrawn'
        lookSoon()
      },
      onState: (isOpen, isWhole) => {
        setLive(isOpen)
        if (isOpen && !isWhole) {
          has_new = isAnew = true
          lookSoon()
        }
      },
    }
    void firstAnswers(queries, stopped.signal).then(() => listenLive(listener, stopped.signal))
    return () => {
      stopped.abort()
      clearTimeout(gather)
      // The page's place is behind these.
      if (gathered.size > 0 || has_new) void look()
      clearTimeout(flash)
    }
  }, [queries, isAtRest])

  return { isLive, changed }
}
