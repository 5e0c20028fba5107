import type { Deps } from '../deps.ts'
import { noted } from './noted.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { usualBatches, type BatchBounds } from '../stores/upkeep/in-batches.ts'
import { isOverdue } from '../stores/upkeep/job-runs.ts'
import { clientDocuments, removeKept, type KeptFor } from '../stores/upkeep/retention.ts'
import { removeExpired } from '../stores/upkeep/upkeep.ts'

/** 21:30 UTC is three in the morning in India. */
const AT_MINUTE_OF_DAY = 21 * 60 + 30
const DAY_MS = 86_400_000
/** Wait after the start, where no night came: the first minutes are for people. */
const CATCH_UP_IN_MS = 600_000

/** Milliseconds from `now` to the next night's work. */
export const untilTonight = (now: number): number => {
  const due = AT_MINUTE_OF_DAY * 60_000
  return (due - (now % DAY_MS) + DAY_MS) % DAY_MS || DAY_MS
}

/**
 * Once a night removes what has had its time and, on the embedded engine, vacuums; where no process
 * ran in the night, so long after the start. Answers the way to stop.
 */
export const startNightly = (
  deps: Pick<Deps, 'database' | 'log'>,
  catch_up_in_ms = CATCH_UP_IN_MS,
): (() => Promise<void>) => {
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  const run = noted(deps, 'nightly', () => untilTonight(Date.now()))
  // One after the other, should a start lie just before the night.
  const after = async (before: Promise<void>, isDue: () => Promise<boolean>): Promise<void> => {
    await before
    try {
      if (await isDue()) await run(() => tidy(deps, { ...usualBatches, mayGoOn: () => !isStopped }))
    } catch (error) {
      deps.log.error({ err: error }, 'the nightly work failed and is done again tomorrow')
    }
  }
  const begin = (isDue: () => Promise<boolean>): void => {
    running = after(running, isDue)
  }
  const plan = (): void => {
    timer = setTimeout(() => {
      begin(() => Promise.resolve(true))
      plan()
    }, untilTonight(Date.now()))
  }
  plan()
  const late = setTimeout(() => begin(() => isOverdue(deps.database, 'nightly')), catch_up_in_ms)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    clearTimeout(late)
    await running
  }
}

/**
 * Removes what has had its time, the product's and each client's, but for what is held; where
 * `bounds` leave no time for more, the rest waits for the next night, and so does the vacuum. Where
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
