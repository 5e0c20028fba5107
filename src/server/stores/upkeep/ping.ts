import { sql } from 'kysely'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'

/** What a database in use can do: answer, and write as well. */
export interface Readiness {
  readonly answers: boolean
  readonly has_room: boolean
}

/** Asks the database for a row, and for room where it had none, and waits at most `ms`. */
export const readinessWithin = async (database: Database, ms: number): Promise<Readiness> => {
  const { promise: late, resolve } = Promise.withResolvers<Readiness>()
  const timer = setTimeout(() => resolve({ answers: false, has_room: true }), ms)
  return Promise.race([readinessOf(database), late]).finally(() => clearTimeout(timer))
}

const readinessOf = async (database: Database): Promise<Readiness> => {
  // First: an engine that a full disk has ended answers nothing.
  const has_room = await database.hasRoom()
  return database
    .read(platform, () => sql`select 1`)
    .then(
      () => ({ answers: true, has_room }),
      () => ({ answers: false, has_room }),
    )
}
