import { setTimeout as wait } from 'node:timers/promises'
import { Busy } from '../../stores/database/busy.ts'
import { openDatabase } from '../../stores/database/open-database.ts'
import { hasRows } from '../../stores/database/transfer/import-rows.ts'

/** A server needs so long, at most, to see that the process of an import has gone. */
const WITHIN_MS = 30_000

/**
 * Has the server at `url` rows, once whoever imported there has ended? Asks until it can be told,
 * for a while.
 */
export const rowsThere = async (
  url: string,
  dataDir: string,
): Promise<'none' | 'some' | 'unknown'> => {
  const until = Date.now() + WITHIN_MS
  for (;;)
    try {
      const database = await openDatabase({ url, dataDir })
      try {
        return (await hasRows(database)) ? 'some' : 'none'
      } finally {
        await database.close()
      }
    } catch (error) {
      if (!(error instanceof Busy) || Date.now() > until) return 'unknown'
      await wait(500)
    }
}
