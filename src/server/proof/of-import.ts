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
  const before: { id: string; rev: number }[] = []
  return {
    ...reading,
    loadContext: async (tx, { order }) => {
      await requireOpenImport(tx, import_id)
      before.splice(0, 1, { id: order._id, rev: order.rev })
      return NO_CONTEXT as L
    },
    writeInTransaction: async (tx, events) => {
      const [held] = before
      if (held && events.length > 0)
        await noteWritten(
          tx,
          caller.viewer.client_id,
          import_id,
          [held.id],
          held.rev + events.length,
        )
    },
  }
}
