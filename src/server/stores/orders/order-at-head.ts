import type { Order } from '../../../domain/order/order.ts'
import type { Instant } from '../../../domain/time.ts'
import type { StoredOrder } from './stored-order.ts'

/**
 * Snapshot: an order with the head of its log, as both stood in the database at its time `now`.
 * Nothing says that it still stands so, unless it is locked.
 */
export interface OrderAtHead {
  readonly order: Order
  readonly head: string
  readonly dispatch_at: Instant
  readonly now: Instant
}

/** Such a snapshot as its row keeps it. */
export type StoredAtHead = StoredOrder & Omit<OrderAtHead, 'order'>
