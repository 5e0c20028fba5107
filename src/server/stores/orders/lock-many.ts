import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { OrderAtHead, StoredAtHead } from './order-at-head.ts'
import { storedOf, withOrder } from './stored-order.ts'

/**
 * Locks the orders of these ids that can be seen, by id, so that two who want the same ones never
 * wait in a circle.
 */
export const lockOrders = async ({ db }: Tx, ids: readonly string[]): Promise<OrderAtHead[]> => {
  const { rows } = await sql<StoredAtHead>`
    select ${storedOf()}, head, dispatch_at, clock_timestamp() as now from orders
    where client_id = app_client() and id = any(${[...ids]}::uuid[])
    order by id for update`.execute(db)
  return rows.map(withOrder)
}
