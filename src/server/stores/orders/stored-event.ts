import type { ChainedEvent } from '../../../domain/order/chain.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Instant } from '../../../domain/time.ts'

/** An event as the log stores it. */
export interface StoredEvent extends ChainedEvent {
  readonly order_id: string
  readonly seq: number
  readonly type: string
  readonly at: Instant
}

/** An order after new events, with the rows that put them on record. */
export interface AppendedOrder {
  readonly order: Order
  readonly head: string
  readonly stored: readonly StoredEvent[]
}
