import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { requireOpenImport } from '../orders/import-batch.ts'
import type { ChangeRequest } from '../orders/execute.ts'
import { requireAction } from '../permission.ts'
import { noteWritten } from '../stores/imports/imports.ts'

/** What goes with a label that is read for an order. */
type Reading<L> = Pick<ChangeRequest<unknown, L>, 'loadContext' | 'commands' | 'writeInTransaction'>

/** Nothing but the order is asked for. */
const NO_CONTEXT: unknown = undefined

/**
 * A label that an import brings: only while that is open, and noted with what it wrote, so that it
 * is taken back with it.
 */
export const ofImport = <L>(
  deps: Deps,
  caller: Caller,
  import_id: string | undefined,
  reading: Pick<Reading<L>, 'commands'>,
): Reading<L> => {
  if (import_id === undefined) return reading
  requireAction(deps, caller, 'bulk_upload')
  return {
    ...reading,
    loadContext: async (tx) => {
      await requireOpenImport(tx, import_id)
      return NO_CONTEXT as L
    },
    writeInTransaction: (tx, { order: { _id, rev } }) =>
      noteWritten(tx, caller.viewer.client_id, import_id, [_id], rev),
  }
}
