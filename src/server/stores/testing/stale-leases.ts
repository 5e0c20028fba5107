import { sql } from 'kysely'
import type { TestDatabase } from '../../testing/database.ts'

/** Takes the processes that have changes of many orders under way for dead. */
export const staleLeases = (database: TestDatabase): Promise<unknown> =>
  database.asOwner((db) =>
    sql`update bulk_changes set leased_until = now() - interval '1 second'`.execute(db),
  )
