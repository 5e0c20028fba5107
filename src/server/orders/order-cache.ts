import type { Viewer } from '../../domain/policy/viewer.ts'
import { later } from '../../domain/time.ts'
import { scopeOf } from '../stores/database/scope.ts'
import type { Deps } from '../deps.ts'
import type { OrderAtHead } from '../stores/orders/order-at-head.ts'
import { readOrder } from '../stores/orders/read.ts'

const TRUSTED_MS = 300_000
const MOST_CACHED = 500

/**
 * Notes an order as it stood in the database at the time `now` of its clock; what was overtaken on
 * its way tells nothing new.
 */
export const cacheOrder = (
  { caches: { orders: cache } }: Pick<Deps, 'caches'>,
  client_id: string,
  { order, head, dispatch_at, now }: OrderAtHead,
): void => {
  const key = client_id + order._id
  if ((cache.get(key)?.snapshot.order.rev ?? 0) > order.rev) return
  cache.delete(key)
  cache.set(key, {
    snapshot: { order, head, dispatch_at, now },
    at: performance.now(),
    wall: Date.now(),
  })
  const [oldest = key] = cache.keys()
  if (cache.size > MOST_CACHED) cache.delete(oldest)
}

/**
 * An order as this process last saw it, whoever for, with the database's time since; null where
 * that is too long ago or unknown. It may be outdated.
 */
export const cachedOrder = (
  { caches }: Pick<Deps, 'caches'>,
  client_id: string,
  order_id: string,
): OrderAtHead | null => {
  const found = caches.orders.get(client_id + order_id)
  if (!found) return null
  const since = performance.now() - found.at
  // The monotonic clock stands still while a machine sleeps, and the wall clock may be set: only
  // where both say the same is it known how much time has passed.
  const isElapsedKnown = Math.abs(Date.now() - found.wall - since) < 1_000
  return isElapsedKnown && since < TRUSTED_MS
    ? { ...found.snapshot, now: later(found.snapshot.now, since) }
    : null
}

/**
 * Reads one order in the viewer's scope, and caches it, so that the next change need not read it;
 * null where it cannot be seen.
 */
export const readAndCacheOrder = async (
  deps: Deps,
  viewer: Viewer,
  order_id: string,
): Promise<OrderAtHead | null> => {
  const read = await readOrder(deps.database, scopeOf(viewer), order_id)
  if (read) cacheOrder(deps, viewer.client_id, read)
  return read
}
