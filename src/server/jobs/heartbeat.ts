import type { Database } from '../stores/database/database.ts'
import { renewRun } from '../stores/upkeep/job-runs.ts'

/** How often a process says that it is still there, in ms; a third of the lease. */
const BEAT_MS = 20_000

/** What says that a run goes on. */
export interface Heartbeat {
  /** Aborted once the run was taken to have ended: it may be another process's. */
  readonly lost: AbortSignal
  readonly stop: () => void
}

/** Renews the lease of a run of a job, known by the moment it began, until it is stopped. */
export const startHeartbeat = (
  database: Database,
  job: string,
  began: string,
  beat_ms = BEAT_MS,
): Heartbeat => {
  const lost = new AbortController()
  const beat = setInterval(() => {
    renewRun(database, job, began).then(
      (goesOn) => goesOn || lost.abort(),
      // One that is missed is made up for by the next.
      () => {},
    )
  }, beat_ms)
  return { lost: lost.signal, stop: () => clearInterval(beat) }
}
