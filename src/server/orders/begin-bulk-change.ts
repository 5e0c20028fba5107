import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BulkChange, BulkChangeAsked } from '../../contract/orders/bulk-changes.ts'
import { MOST_CHANGED, whyNotTakenBack } from '../../domain/order/entry/bulk-change.ts'
import { noticeReasons, withTargetsKept } from '../../domain/order/parties/notice.ts'
import { done } from '../../domain/policy/reason.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import { clockFor } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { Refused, refusedAt, refusedFor, refuseFor } from '../errors.ts'
import { requireAction } from '../permission.ts'
import {
  addBulkChange,
  addBulkOrders,
  BULK_CHANNEL,
  hasRoomForChange,
  ordersToTakeBack,
  type NewBulkChange,
  type NewBulkOrder,
} from '../stores/bulk-changes/bulk-changes.ts'
import type { Tx } from '../stores/database/database.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { soughtBy } from '../stores/orders/lists/conditions.ts'
import { idsSought } from '../stores/orders/lists/ids.ts'

/** How many a user and a client may have under way at once. */
const BOUNDS = { of_user: 5, of_client: 20 }

/** What was asked for, and judged as far as it can be without the orders. */
export interface ReadyChange {
  readonly kind: BulkChange['kind']
  readonly asked: object | null
  readonly orders: readonly NewBulkOrder[]
}

/** The change that a call asks for. Throws Refused where it may not be had, or says too little. */
export const readyChange = (
  deps: Deps,
  caller: Caller,
  asked: BulkChangeAsked,
): ReadyChange | Promise<ReadyChange> =>
  asked.kind === 'tell' ? readyTelling(deps, caller, asked) : readyEdit(deps, caller, asked)

const readyTelling = (
  deps: Deps,
  caller: Caller,
  asked: Extract<BulkChangeAsked, { kind: 'tell' }>,
): ReadyChange => {
  const { viewer, policy } = caller
  const request = withTargetsKept(asked, policy)
  refuseFor(noticeReasons(request, viewer, policy, clockFor(deps, caller)))
  const { order_ids, purpose, notificationType, targets } = request
  return {
    kind: 'tell',
    asked: { purpose, notificationType, targets },
    orders: [...new Set(order_ids.map((id) => id.toLowerCase()))].map((order_id) => ({
      order_id,
      seen_rev: null,
      edit: null,
    })),
  }
}

const readyEdit = async (
  deps: Deps,
  caller: Caller,
  { orders, query, edit }: Extract<BulkChangeAsked, { kind: 'edit' }>,
): Promise<ReadyChange> => {
  requireAction(deps, caller, 'edit_order')
  if (orders !== undefined && query !== undefined)
    throw refusedAt('query', sentence('orders_or_query'))
  if (orders === undefined && query === undefined) throw refusedAt('orders', sentence('id_missing'))
  const named: NonNullable<typeof orders> =
    orders ?? (await matching(deps, caller, query)).map((_id) => ({ _id }))
  if (named.length === 0) throw refusedAt('orders', sentence('id_missing'))
  const each = new Map<string, NewBulkOrder>()
  for (const [index, { _id, rev, edit: own }] of named.entries()) {
    const change = own ?? edit
    if (change === undefined || Object.keys(change).length === 0)
      throw refusedAt('edit', sentence('edit_missing'))
    const order_id = _id.toLowerCase()
    const asked = { order_id, seen_rev: rev ?? null, edit: change }
    const before = each.get(order_id)
    if (before && !isDeepStrictEqual(before, asked))
      throw refusedAt(`orders.${index}._id`, sentence('order_twice'))
    each.set(order_id, asked)
  }
  return { kind: 'edit', asked: null, orders: [...each.values()] }
}

const matching = async (
  deps: Deps,
  caller: Caller,
  query: Parameters<typeof soughtBy>[0] | undefined,
): Promise<string[]> => {
  if (query === undefined) return []
  const ids = await idsSought(
    deps.database,
    scopeOf(caller.viewer),
    soughtBy(query, clockFor(deps, caller)),
    deps.fixedNow(),
    MOST_CHANGED + 1,
  )
  if (ids.length > MOST_CHANGED) throw refusedAt('query', sentence('too_many_match', MOST_CHANGED))
  return ids
}

/** Keeps a change to be made, and wakes who makes it; answers its id. Throws Refused 429. */
export const beginChange = async (
  tx: Tx,
  caller: Caller,
  { kind, asked, orders }: ReadyChange,
): Promise<string> => {
  const change = { kind, asked, undoes: null }
  const id = await add(tx, caller, change, orders)
  if (id === null) throw new Error('what takes nothing back clashes with nothing')
  return id
}

/**
 * Begins to take a change back, as whoever asks for that. Throws Refused 409 where it is not taken
 * back, or was by another request meanwhile.
 */
export const beginTakingBack = async (
  tx: Tx,
  caller: Caller,
  change: BulkChange,
): Promise<string> => {
  const stays = whyNotTakenBack(change)
  if (stays) throw refusedFor([stays])
  const orders = (await ordersToTakeBack(tx, change.id)).map(({ order_id, rev }) => ({
    order_id,
    seen_rev: rev,
    edit: null,
  }))
  const id = await add(tx, caller, { kind: 'undo', asked: null, undoes: change.id }, orders)
  if (id === null) throw refusedFor([done('taken_back', caller.viewer.username ?? '')])
  return id
}

const add = async (
  tx: Tx,
  { viewer: { client_id, user_id, username } }: Caller,
  change: Pick<NewBulkChange, 'kind' | 'asked' | 'undoes'>,
  orders: readonly NewBulkOrder[],
): Promise<string | null> => {
  const id = randomUUIDv7()
  const by = { user_id: user_id ?? '', username: username ?? '' }
  if (!(await hasRoomForChange(tx, client_id, by.user_id, BOUNDS)))
    throw new Refused(429, sentence('too_many_changes'), [], 10)
  if (!(await addBulkChange(tx, client_id, { id, ...by, ...change }, orders.length))) return null
  await addBulkOrders(tx, client_id, id, orders)
  tx.announce(BULK_CHANNEL, id)
  return id
}
