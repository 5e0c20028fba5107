import { sql } from 'kysely'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'

/** What a database in use can do: all of it, all but write for want of room, or not even answer. */
export type Readiness = 'ready' | 'no_room' | 'not_answering'

/** Asks the database for a row, and for room where it had none, and waits at most `ms`. */
export const readinessWithin = async (database: Database, ms: number): Promise<Readiness> => {
  const { promise: late, resolve } = Promise.withResolvers<Readiness>()
  const timer = setTimeout(() => resolve('not_answering'), ms)
  return Promise.race([readinessOf(database), late]).finally(() => clearTimeout(timer))
}

const readinessOf = async (database: Database): Promise<Readiness> => {
  // First: an engine that a full disk has ended answers nothing.
  if (!(await database.hasRoom())) return 'no_room'
  return database
    .read(platform, () => sql`select 1`)
    .then(
      () => 'ready',
      () => 'not_answering',
    )
}
