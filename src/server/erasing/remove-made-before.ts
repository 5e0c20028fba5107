import { removeArchive } from '../archive-place.ts'
import type { Deps } from '../deps.ts'
import { openKept } from '../open-files.ts'
import { endArchives } from '../stores/account-archive/exports.ts'
import type { Scope } from '../stores/database/database.ts'
import { removeMade } from '../stores/downloads/kept-downloads.ts'

/**
 * Ends all that was made of a client's orders so far and lies here to be taken: kept downloads, and
 * archives of the account, with their files. Answers how many, of those that there were. Also a
 * download goes that waits and looks for what `pattern` fits.
 */
export const removeMadeBefore = async (
  { database, settings }: Pick<Deps, 'database' | 'settings'>,
  scope: Scope,
  pattern: string,
): Promise<{ readonly downloads?: number; readonly archives?: number }> => {
  const kept = await openKept(settings)
  const downloads = await database.transaction(scope, (tx) => removeMade(tx, pattern))
  // Interrupted here, the job that makes them removes what lies there without a row.
  for (const id of downloads) await kept.remove(id)
  const archives = await database.transaction(scope, async (tx) => {
    const ids = await endArchives(tx)
    // Before COMMIT: interrupted here, the rows are there still and this is done again.
    for (const id of ids) await removeArchive(settings, { client_id: scope.client_id, id })
    return ids.length
  })
  return {
    ...(downloads.length > 0 && { downloads: downloads.length }),
    ...(archives > 0 && { archives }),
  }
}
