import { sql, type RawBuilder } from 'kysely'
import { Busy } from '../database/busy.ts'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'
import { letNoHoldBegin } from './legal-holds.ts'

/** How much is removed at once, and whether there is time for more. */
export interface BatchBounds {
  /** Rows of one transaction at most, so that none comes near the time limit of a statement. */
  readonly at_once: number
  readonly mayGoOn: () => boolean
}

/** As many as PostgreSQL removes within a second where each has a dozen indexes. */
export const usualBatches: BatchBounds = { at_once: 5_000, mayGoOn: () => true }

/**
 * Batch delete: removes the rows of a table that fulfil `where`, a bounded number in each
 * transaction, while no legal hold begins; half as many from then on where that takes too long.
 * Answers how many there were.
 */
export const removeInBatches = async (
  database: Database,
  table: string,
  where: RawBuilder<unknown>,
  { at_once, mayGoOn }: BatchBounds,
): Promise<number> => {
  let removed = 0
  let most = at_once
  const remove = (): Promise<{ removed: number }[]> =>
    database.transaction(platform, async (tx) => {
      const [, rows] = await Promise.all([
        letNoHoldBegin(tx),
        tx.finish(sql<{ removed: number }>`
          with gone as (
            delete from ${sql.table(table)}
            where ctid = any(array(
              select ctid from ${sql.table(table)} as kept where ${where} limit ${most}::int))
            returning 1)
          select count(*)::int as removed from gone`),
      ])
      return rows
    })
  for (;;) {
    const [batch] = await remove().catch((error: unknown) => {
      if (!(error instanceof Busy && error.reason === 'timeout') || most === 1) throw error
      most = Math.ceil(most / 2)
      return [null]
    })
    if (batch === null && mayGoOn()) continue
    removed += batch?.removed ?? 0
    // Fewer than asked for is no end: another process may have removed some of them.
    if (!batch?.removed || !mayGoOn()) return removed
  }
}
