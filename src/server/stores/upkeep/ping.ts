import { Busy } from '../database/busy.ts'
import type { Database } from '../database/database.ts'

/** What a database in use can do: answer, and write as well. */
export interface Readiness {
  readonly answers: boolean
  readonly has_room: boolean
}

/**
 * Asks the database for a row, and for room where it had none, and waits at most `ms`. Where calls
 * have all its connections it is busy, not gone: it is asked aside then, and waited for as long
 * again.
 */
export const readinessWithin = async (database: Database, ms: number): Promise<Readiness> => {
  const found = await within(ms, readinessOf(database))
  if (found) return found
  const aside = database.pingAside().then(
    () => true,
    () => false,
  )
  return { answers: (await within(ms, aside)) ?? false, has_room: true }
}

/** Null where it did not come in time. */
const within = async <T>(ms: number, work: Promise<T>): Promise<T | null> => {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), ms)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Null where no connection was free. */
const readinessOf = async (database: Database): Promise<Readiness | null> => {
  // First: an engine that a full disk has ended answers nothing.
  const has_room = await database.hasRoom()
  return database.ping().then(
    () => ({ answers: true, has_room }),
    (error: unknown) =>
      error instanceof Busy && error.reason === 'pool' && has_room
        ? null
        : { answers: false, has_room },
  )
}
