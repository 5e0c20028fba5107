import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { requireOpenImport } from '../orders/import-batch.ts'
import type { ChangeSteps, ContextSteps } from '../orders/change-request.ts'
import { requireAction } from '../permission.ts'
import { noteWritten } from '../stores/imports/imports.ts'

/**
 * A label that an import brings: only while that is open, and noted with what it wrote, so that it
 * is taken back with it.
 */
export const ofImport = <L>(
  deps: Deps,
  caller: Caller,
  import_id: string | undefined,
  reading: ChangeSteps,
): ChangeSteps | ContextSteps<L | undefined> => {
  if (import_id === undefined) return reading
  requireAction(deps, caller, 'bulk_upload')
  return {
    ...reading,
    loadContext: async (tx) => {
      await requireOpenImport(tx, import_id)
      return undefined
    },
    writeInTransaction: (tx, { order: { _id, rev } }) =>
      noteWritten(tx, caller.viewer.client_id, import_id, [_id], rev),
  } satisfies ContextSteps<L | undefined>
}
