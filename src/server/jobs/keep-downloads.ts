import type { Deps } from '../deps.ts'
import { KEPT_CHANNEL } from '../stores/downloads/kept-downloads.ts'
import { startRounds, wakeOn } from './rounds.ts'

const EVERY_MS = 15_000

/** Makes all that waits, until it is told to leave. */
export type MakeKept = (deps: Deps, leaving: AbortSignal) => Promise<void>

/**
 * Makes kept downloads as they are asked for, and removes them when their day is over; answers the
 * way to stop, after which another process goes on.
 */
export const startKeeping = async (
  deps: Deps,
  makeKept: MakeKept,
): Promise<() => Promise<void>> => {
  const rounds = startRounds(
    deps,
    {
      job: 'kept_downloads',
      every_ms: EVERY_MS,
      failed: (error) =>
        deps.log.warn({ err: error }, 'downloads could not be made and are tried again'),
    },
    (leaving) => makeKept(deps, leaving),
  )
  return wakeOn(deps.database, KEPT_CHANNEL, rounds)
}
