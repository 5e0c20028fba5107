import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from './database.ts'

/** The database's clock, for a decision about an order that is not there to be held yet. */
export const databaseNow = async ({ db }: Tx): Promise<Instant> => {
  const {
    rows: [row],
  } = await sql<{ now: Instant }>`select clock_timestamp() as now`.execute(db)
  if (!row) throw new Error('the clock has one row')
  return row.now
}

/** The database's clock, outside of a transaction: a round trip of its own. */
export const readNow = async (database: Database, scope: Scope): Promise<Instant> => {
  const [row] = await database.read(
    scope,
    () => sql<{ now: Instant }>`select clock_timestamp() as now`,
    'clock',
  )
  if (!row) throw new Error('the clock has one row')
  return row.now
}
