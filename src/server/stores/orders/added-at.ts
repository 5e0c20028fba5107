import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import type { Tx } from '../database/database.ts'
import type { OrderChange } from './order-batch.ts'

/**
 * A change with what its row needs beside the order: where it takes the date of dispatch back, the
 * order goes again by the time at which it was added, which the log alone still has.
 */
export const withAddedAt = async (tx: Tx, change: OrderChange): Promise<OrderChange> => {
  const { before, next } = change
  if (before.order.dispatch_date === null || next.order.dispatch_date !== null) return change
  const [first] = await tx.named(
    'added_at',
    sql<{ at: Instant }>`
    select at
    from events
    where client_id = app_client() and order_id = ${next.order._id} and seq = 1`,
  )
  if (!first) throw new Error('a log has its first event')
  return { ...change, added_at: first.at }
}
