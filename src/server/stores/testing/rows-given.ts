import { sql } from 'kysely'
import type { TestDatabase } from '../../testing/database.ts'

/** How often a table or an index was read end to end, or asked, and how many rows that gave. */
export interface RowsGiven {
  readonly scans: number
  readonly rows: number
}

/**
 * Statistics of the engine: what this table or index has given since it was made. They are flushed
 * as a transaction ends, so that it takes a second one to read them.
 */
export const rowsGiven = async (database: TestDatabase, what: string): Promise<RowsGiven> => {
  await database.asOwner((db) => sql`select pg_stat_force_next_flush()`.execute(db))
  const { rows } = await database.asOwner((db) =>
    sql<RowsGiven>`
      select pg_stat_clear_snapshot(), pg_stat_get_numscans(${what}::text::regclass) as scans,
        pg_stat_get_tuples_returned(${what}::text::regclass) as rows`.execute(db),
  )
  return rows[0] ?? { scans: 0, rows: 0 }
}
