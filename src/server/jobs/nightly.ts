import { DAY, MINUTE } from '../../domain/time.ts'
import type { Deps } from '../deps.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { usualBatches, type BatchBounds } from '../stores/upkeep/in-batches.ts'
import { isOverdue, noteEnd, renewRun, takeUpDue } from '../stores/upkeep/job-runs.ts'
import { clientDocuments, removeKept, type KeptFor } from '../stores/upkeep/retention.ts'
import { removeExpired } from '../stores/upkeep/upkeep.ts'
import { startHeartbeat } from './heartbeat.ts'
import type { Turns } from './in-turn.ts'
import { startRounds } from './rounds.ts'

const JOB = 'nightly'
/** 21:30 UTC is three in the morning in India. */
const AT_MINUTE_OF_DAY = 21 * 60 + 30
/** How often it is asked whether the night's work is due, and how long a start is left in peace. */
const [EVERY_MS, FIRST_MS] = [MINUTE, 2 * MINUTE]

/** Milliseconds from `now` to the next night's work. */
export const untilTonight = (now: number): number => {
  const due = AT_MINUTE_OF_DAY * MINUTE
  return (due - (now % DAY) + DAY) % DAY || DAY
}

/**
 * Once a night removes what has had its time and, on the embedded engine, vacuums, in one process
 * of all. The database holds when it is due: what no process did in the night, or one began and did
 * not end, is done soon after the next start, or by another process. Answers the way to stop.
 */
export const startNightly = (
  deps: Pick<Deps, 'database' | 'log'>,
  { every_ms, first_ms } = { every_ms: EVERY_MS, first_ms: FIRST_MS },
): (() => Promise<void>) => {
  let rounds: Turns | undefined
  const begin = (): void => {
    const failed = (error: unknown): void =>
      deps.log.error({ err: error }, 'the nightly work failed and is tried again')
    rounds = startRounds(deps, { job: null, every_ms, failed }, (leaving) => tonight(deps, leaving))
    rounds.wake()
  }
  const first = setTimeout(begin, first_ms)
  return async () => {
    clearTimeout(first)
    await rounds?.stop()
  }
}

/** The night's work, where it is due; it stays due where the process leaves before its end. */
const tonight = async (
  deps: Pick<Deps, 'database' | 'log'>,
  leaving: AbortSignal,
): Promise<void> => {
  const { database } = deps
  if (!(await isOverdue(database, JOB))) return
  const run = await takeUpDue(database, JOB)
  if (!run) return
  const { began, began_ms } = run
  const since = performance.now()
  const heart = startHeartbeat(database, JOB, began)
  const mayGoOn = (): boolean => !leaving.aborted && !heart.lost.aborted
  let fault: Error | null = null
  try {
    await tidy(deps, { ...usualBatches, mayGoOn })
  } catch (error) {
    fault = error instanceof Error ? error : new Error(String(error))
  } finally {
    heart.stop()
  }
  // A run that was taken to have ended is somebody else's to tell of.
  if (await renewRun(database, JOB, began)) {
    const took_ms = performance.now() - since
    const next_in_ms = leaving.aborted ? 0 : untilTonight(began_ms + took_ms)
    await noteEnd(database, JOB, { took_ms, next_in_ms, fault: fault?.message ?? null })
  }
  if (fault) throw fault
}

/**
 * Removes what has had its time, the product's and each client's, but for what is held; where
 * `bounds` leave no time for more, the rest waits for the next run, and so does the vacuum. Where
 * one of these fails, the others are done all the same; the first fault is thrown.
 */
export const tidy = async (
  { database, log }: Pick<Deps, 'database' | 'log'>,
  bounds: BatchBounds = usualBatches,
): Promise<void> => {
  const faults: unknown[] = []
  await removeExpired(database, bounds).catch((error: unknown) => faults.push(error))
  const kept = (await clientDocuments(database)).flatMap(({ id, document }): KeptFor[] => {
    try {
      return [{ client_id: id, ...resolvePolicy(document).retention }]
    } catch (error) {
      // Nobody knows for how long: all of it stays until its configuration can be read.
      log.error({ err: error, client_id: id }, 'the configuration of a client cannot be read')
      faults.push(error)
      return []
    }
  })
  const removed = { messages: 0, openings: 0 }
  for (const one of kept) {
    if (!bounds.mayGoOn()) break
    try {
      const { messages, openings } = await removeKept(database, [one], bounds)
      removed.messages += messages
      removed.openings += openings
    } catch (error) {
      // It holds up no other client, tonight and every night.
      log.error({ err: error, client_id: one.client_id }, 'what a client kept could not be removed')
      faults.push(error)
    }
  }
  log.info(removed, 'what was kept for as long as the clients say is removed')
  if (bounds.mayGoOn()) await database.vacuum()
  if (faults.length > 0) throw faults[0]
}
