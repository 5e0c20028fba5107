import type { Caller } from '../caller.ts'
import type { ChangeSteps, ContextSteps } from '../orders/change-request.ts'
import { requireOpen } from '../orders/import-batch.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { noteDelivered, uploadState } from '../stores/deliveries/deliveries.ts'

/** What adding photos does; L is what they are looked at for. */
type Adding<L> = ChangeSteps | ContextSteps<L | undefined>

/**
 * Photos that belong to an upload of deliveries: only while that is open, and noted with what it
 * wrote, so that they are taken back with it.
 */
export const withUpload = <L>(
  { viewer }: Caller,
  upload_id: string | undefined,
  adding: Adding<L>,
): Adding<L> => {
  if (upload_id === undefined) return adding
  return {
    ...adding,
    loadContext: async (tx, held) => {
      requireOpen(await uploadState(tx, upload_id, 'share'), 'upload_id')
      // What photos are looked at for is looked at all the same.
      return adding.loadContext?.(tx, held)
    },
    writeInTransaction: async (tx, step, looked) => {
      await adding.writeInTransaction?.(tx, step, looked)
      const { _id, rev } = step.before
      await noteDelivered(tx, scopeOf(viewer), upload_id, [{ order_id: _id, rev: rev + 1 }])
    },
  } satisfies ContextSteps<L | undefined>
}
