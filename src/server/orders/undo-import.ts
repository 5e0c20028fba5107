import { UNDONE_A_CALL, type UndoneGiven } from '../../contract/bulk/imports.ts'
import { formerOf, type UndoCommand } from '../../domain/order/entry/undo.ts'
import type { Caller } from '../caller.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { sentence, sentenceOf } from '../../domain/words/sentence.ts'
import { clockAt } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused, RefusedOn } from '../errors.ts'
import type { Tx } from '../stores/database/database.ts'
import { eventsUpTo, timedCodesSince } from '../stores/log/event-log.ts'
import {
  batchState,
  closeWrite,
  deliveriesOf,
  holdWrite,
  leftToUndo,
  markUndone,
  ownSince,
  writesToUndo,
  type Write,
} from '../stores/imports/imports.ts'
import type { OrderChange } from '../stores/orders/order-batch.ts'
import { lockOrders } from '../stores/orders/lock-many.ts'
import { isClientHeld, keptByHolds, letNoHoldBegin } from '../stores/upkeep/legal-holds.ts'
import { changeMany } from './change-many.ts'
import { actingFor, decideAll } from './decide-change.ts'
import { execute } from './execute.ts'

const MOST_NAMED = 3
type KeptOrders = UndoneGiven['kept']

/**
 * Undoes an import, the latest first and chunk by chunk as it was written, so that an interruption
 * loses nothing: asked again it goes on. Orders that somebody has touched, or that a legal hold
 * keeps, stay, with the reason. Throws Refused: 404, and 409 where a delivery of it has begun or
 * all of the client is held.
 */
export const undoImport = async (
  deps: Deps,
  caller: Caller,
  import_id: string,
): Promise<UndoneGiven> => {
  const scope = scopeOf(caller.viewer)
  await deps.database.transaction(scope, (tx) => begin(tx, caller, import_id))
  const kept: KeptOrders = []
  let undone = 0
  for (const write of await writesToUndo(deps.database, scope, import_id, UNDONE_A_CALL)) {
    const stay =
      write.rev === 1
        ? await takeOut(deps, caller, import_id, write)
        : await giveBack(deps, caller, import_id, write)
    if (stay === null) continue
    undone += write.order_ids.length - stay.length
    kept.push(...stay)
  }
  return { undone, kept, left: await leftToUndo(deps.database, scope, import_id) }
}

/**
 * Once it has begun, an order whose delivery begins meanwhile stays like any other that was
 * touched.
 */
const begin = async (tx: Tx, { viewer }: Caller, import_id: string): Promise<void> => {
  const state = await batchState(tx, import_id, 'update')
  if (state === null) throw notFound()
  if (state === 'undone') return
  if (await isClientHeld(tx)) throw new Refused(409, sentence('hold_keeps'))
  const delivered = await deliveriesOf(tx, import_id, MOST_NAMED + 1)
  if (delivered.length > 0)
    throw new Refused(
      409,
      sentence('import_stays', delivered.slice(0, MOST_NAMED), delivered.length > MOST_NAMED),
    )
  await markUndone(tx, import_id, viewer.username ?? '')
}

/**
 * Takes out the orders that a chunk added; answers those that stay, null where another request did
 * it already.
 */
const takeOut = (
  deps: Deps,
  caller: Caller,
  import_id: string,
  { position, rev, order_ids }: Write,
): Promise<KeptOrders | null> =>
  deps.database.transaction(scopeOf(caller.viewer), async (tx) => {
    await letNoHoldBegin(tx)
    if (!(await holdWrite(tx, import_id, position))) return null
    const { viewer, policy } = caller
    const kept: KeptOrders = []
    const gone: OrderChange[] = []
    const on_hold = await keptByHolds(tx, order_ids)
    const orders = await lockOrders(tx, order_ids)
    const went_on = orders.filter(({ order }) => order.rev > rev).map(({ order }) => order._id)
    const codes = await timedCodesSince(tx, went_on, rev)
    const own = await ownSince(tx, import_id, position, went_on)
    for (const held of orders) {
      const clock = clockAt(deps, policy, held.now)
      const { change, refused } = decideAll(
        held,
        [
          {
            type: 'undo_import',
            import_id,
            rev,
            former: null,
            codes: codes.get(held.order._id) ?? 0,
            own: own.get(held.order._id) ?? 0,
            is_held: on_hold.has(held.order._id),
          },
        ],
        actingFor(caller),
        clock,
      )
      if (refused) kept.push({ identifier: held.order.identifier, message: sentenceOf(refused[0]) })
      else if (change) gone.push(change)
    }
    await changeMany(tx, viewer.client_id, gone)
    await closeWrite(tx, import_id, position, gone.length)
    return kept
  })

/** Gives an order that the import changed its former values; answers it where it stays as it is. */
const giveBack = async (
  deps: Deps,
  caller: Caller,
  import_id: string,
  { position, rev, order_ids: [order_id = ''] }: Write,
): Promise<KeptOrders | null> => {
  const close = (undone: number): Promise<void> =>
    deps.database.transaction(scopeOf(caller.viewer), (tx) =>
      closeWrite(tx, import_id, position, undone),
    )
  try {
    return await execute<KeptOrders | null, Pick<UndoCommand, 'former' | 'codes' | 'own'> | null>(
      deps,
      {
        caller,
        order_id,
        once: null,
        device_time: null,
        loadContext: async (tx) =>
          (await holdWrite(tx, import_id, position))
            ? {
                former: formerOf(await eventsUpTo(tx, order_id, rev)),
                codes: (await timedCodesSince(tx, [order_id], rev)).get(order_id) ?? 0,
                own: (await ownSince(tx, import_id, position, [order_id])).get(order_id) ?? 0,
              }
            : null,
        commands: (_held, write) =>
          write ? [{ type: 'undo_import', import_id, rev, ...write }] : [],
        writeInTransaction: (tx) => closeWrite(tx, import_id, position, 1),
        answer: ({ events }) => (events.length > 0 ? [] : null),
      },
    )
  } catch (error) {
    if (!(error instanceof Refused) || ![404, 409].includes(error.code)) throw error
    await close(0)
    return [
      error instanceof RefusedOn
        ? { identifier: error.order.identifier, message: error.said }
        : { identifier: '', message: sentence('withdrawn') },
    ]
  }
}
