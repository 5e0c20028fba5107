import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { OrderAtHead, StoredAtHead } from './order-at-head.ts'
import { storedOf, withOrder } from './stored-order.ts'

/**
 * Locks one visible order; null where there is none of that id in the transaction's scope. `now` is
 * the database's clock.
 */
export const lockOrder = async (tx: Tx, id: string): Promise<OrderAtHead | null> => {
  const [row] = await tx.named(
    'hold_order',
    sql<StoredAtHead>`
    select ${storedOf()}, head, dispatch_at, clock_timestamp() as now
    from orders
    where id = ${id} and client_id = app_client() for update`,
  )
  return row ? withOrder(row) : null
}
