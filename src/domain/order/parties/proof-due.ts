import type { Instant } from '../../time.ts'
import { etaOf, statusOf } from '../category.ts'
import type { Order } from '../order.ts'

/**
 * Since when the proof of an open order is due, never from its dispatch: since it was opened again;
 * else since it arrived, else from its ETA on. Null where neither is known, and once it has ended.
 */
export const proofDueAt = (order: Order): Instant | null =>
  statusOf(order) === 'open'
    ? (order.epod.version.since ?? order.destination.geofence_in_time ?? etaOf(order))
    : null
