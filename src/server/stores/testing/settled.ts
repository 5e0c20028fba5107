import { sql } from 'kysely'
import { vi } from 'vitest'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'

/**
 * Waits until nothing holds back an event any more: readers of the log stop before the oldest
 * transaction that is still running, and other tests have theirs in databases of the same server.
 */
export const settled = (database: Database): Promise<void> =>
  vi.waitFor(
    async () => {
      const [found] = await database.read(
        platform,
        () => sql<{ is_held: boolean }>`
          select exists (
            select from events
            where txid >= pg_snapshot_xmin(pg_current_snapshot())) as is_held`,
      )
      if (found?.is_held !== false) throw new Error('a transaction is still running')
    },
    { timeout: 60_000, interval: 50 },
  )
