import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { Busy } from '../../stores/database/busy.ts'
import type { Database } from '../../stores/database/database.ts'
import { markSent, type MarkedSent } from '../../stores/messages/outbox.ts'

/** How long a note waits that could not be made, in ms: twice as long each time, up to so long. */
const FIRST_WAIT_MS = 100
const MOST_WAIT_MS = 5_000
/** Notes kept in mind that could not be made. */
const MOST_OWED = 1_000

/** Notes of what providers took. */
export interface TakenNotes {
  /** Marks a message as taken; never throws. */
  readonly note: (taken: MarkedSent) => Promise<void>
  /** What was taken, and could not be marked yet: it is not to be sent again. */
  readonly owed: (id: string) => MarkedSent | undefined
}

interface Waiting {
  readonly taken: MarkedSent
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/**
 * Group commit: marks messages as taken, those that come while one statement is on its way together
 * in the next. Resolves once it is committed.
 */
const takenMarks = (database: Database): ((taken: MarkedSent) => Promise<void>) => {
  let waiting: Waiting[] = []
  let running: Promise<void> | null = null
  const markAll = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      await markSent(
        database,
        batch.map(({ taken }) => taken),
      )
      for (const { done } of batch) done()
    } catch (error) {
      if (batch.length === 1 || error instanceof Busy) for (const { failed } of batch) failed(error)
      // One that cannot be written keeps no other from it.
      else for (const one of batch) await markAll([one])
    }
  }
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await markAll(batch)
    }
    running = null
  }
  return (taken) =>
    new Promise<void>((done, failed) => {
      waiting.push({ taken, done, failed })
      running ??= Promise.resolve().then(flush)
    })
}

/**
 * At-least-once delivery, kept close to once: a message that its provider took is marked so, and
 * where the database has no time it is tried again for `for_ms`, while the message stays leased.
 * What is still owed then is kept in mind, and marked as this process leases it next. What remains:
 * where the process ends before, another one sends it a second time, under the same id of ours.
 */
export const takenNotes = (
  { database, log }: Pick<Deps, 'database' | 'log'>,
  for_ms: number,
  cut?: AbortSignal,
): TakenNotes => {
  const mark = takenMarks(database)
  const owed = new Map<string, MarkedSent>()
  const keepInMind = (taken: MarkedSent): void => {
    owed.set(taken.id, taken)
    const [oldest] = owed.keys()
    if (owed.size > MOST_OWED && oldest !== undefined) owed.delete(oldest)
  }
  const isMarked = async (taken: MarkedSent): Promise<boolean> => {
    try {
      await mark(taken)
      return true
    } catch (error) {
      log.warn({ err: error, outbox_id: taken.id }, 'a message left, and could not be marked so')
      return false
    }
  }
  return {
    owed: (id) => owed.get(id),
    note: async (taken) => {
      keepInMind(taken)
      const until = performance.now() + for_ms
      let wait = FIRST_WAIT_MS
      while (!(await isMarked(taken))) {
        if (cut?.aborted || performance.now() + wait > until) return
        // As the process stops, one more try.
        await sleep(wait, undefined, cut ? { signal: cut } : {}).catch(() => {})
        wait = Math.min(wait * 2, MOST_WAIT_MS)
      }
      owed.delete(taken.id)
    },
  }
}
