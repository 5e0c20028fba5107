import { TAKEN_BACK_A_CALL, type TakenBackGiven } from '../../contract/bulk/deliveries.ts'
import {
  undoingDelivery,
  type UndoDeliveryCommand,
} from '../../domain/order/entry/undo-delivery.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused, RefusedOn } from '../errors.ts'
import { execute } from '../orders/execute.ts'
import type { Tx } from '../stores/database/database.ts'
import { scopeOf } from '../stores/database/scope.ts'
import {
  closeDelivered,
  deliveredToUndo,
  holdDelivered,
  leftToTakeBack,
  markTakenBack,
  uploadState,
  type Delivered,
} from '../stores/deliveries/deliveries.ts'
import { eventsUpTo } from '../stores/log/event-log.ts'

type Kept = TakenBackGiven['kept'][number]

/**
 * Takes back what an upload of deliveries put on record, order by order, so that an interruption
 * loses nothing: asked again it goes on. Orders to which anything else has happened since stay,
 * with the reason. Throws Refused 404.
 */
export const takeDeliveriesBack = async (
  deps: Deps,
  caller: Caller,
  upload_id: string,
  reason: string,
): Promise<TakenBackGiven> => {
  const scope = scopeOf(caller.viewer)
  await deps.database.transaction(scope, (tx) => begin(tx, caller, upload_id))
  const kept: Kept[] = []
  let undone = 0
  for (const one of await deliveredToUndo(deps.database, scope, upload_id, TAKEN_BACK_A_CALL)) {
    const outcome = await takeOneBack(deps, caller, upload_id, one, reason)
    if (outcome === 'undone') undone += 1
    else if (outcome !== 'done_before') kept.push(outcome)
  }
  return { undone, kept, left: await leftToTakeBack(deps.database, scope, upload_id) }
}

/** From here on the upload takes nothing more, photos of it neither. */
const begin = async (tx: Tx, { viewer }: Caller, upload_id: string): Promise<void> => {
  const state = await uploadState(tx, upload_id, 'update')
  if (state === null) throw notFound()
  if (state === 'open') await markTakenBack(tx, upload_id, viewer.username ?? '')
}

const takeOneBack = async (
  deps: Deps,
  caller: Caller,
  upload_id: string,
  { order_id, rev }: Delivered,
  reason: string,
): Promise<'undone' | 'done_before' | Kept> => {
  try {
    return await execute<'undone' | 'done_before', UndoDeliveryCommand | null>(deps, {
      caller,
      order_id,
      once: null,
      device_time: null,
      delivery_upload_id: upload_id,
      loadContext: async (tx, { order }) =>
        (await holdDelivered(tx, upload_id, order_id))
          ? undoingDelivery(await eventsUpTo(tx, order_id, order.rev), upload_id, rev, reason)
          : null,
      commands: (_held, undoing) => (undoing ? [undoing] : []),
      writeInTransaction: (tx) => closeDelivered(tx, upload_id, order_id, true),
      answer: ({ events }) => (events.length > 0 ? 'undone' : 'done_before'),
    })
  } catch (error) {
    if (!(error instanceof Refused) || ![403, 404, 409].includes(error.code)) throw error
    // An account that may not do it leaves it to one that may.
    if (error.code === 403) throw error
    await deps.database.transaction(scopeOf(caller.viewer), (tx) =>
      closeDelivered(tx, upload_id, order_id, false),
    )
    return error instanceof RefusedOn
      ? { identifier: error.order.identifier, message: error.said }
      : { identifier: '', message: sentence('delivery_unknown') }
  }
}
