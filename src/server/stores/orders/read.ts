import { sql } from 'kysely'
import type { SealedText } from '../../../domain/order/chain.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { deskScope } from '../database/scope.ts'
import type { OrderAtHead, StoredAtHead } from './order-at-head.ts'
import { storedOf, withOrder } from './stored-order.ts'

/** One order that `scope` shows; null where it shows none of that id. */
export const readOrder = async (
  database: Database,
  scope: Scope,
  id: string,
): Promise<OrderAtHead | null> => {
  const [row] = await database.read(
    scope,
    () => sql<StoredAtHead>`
    select ${storedOf()}, head, dispatch_at, clock_timestamp() as now
    from orders
    where client_id = app_client() and id = ${id}`,
  )
  return row ? withOrder(row) : null
}

/** The first event of each order that has one of these numbers, as recorded, and its revision. */
export const firstEvents = async (
  { db }: Tx,
  identifiers: readonly string[],
): Promise<({ identifier: string; rev: number } & SealedText)[]> => {
  const { rows } = await sql<{ identifier: string; rev: number } & SealedText>`
    select o.identifier, o.rev, e.body, e.disclosures
    from orders o
    join events e on e.client_id = o.client_id and e.order_id = o.id and e.seq = 1
    where o.client_id = app_client() and o.identifier = any(${[...identifiers]}::text[])`.execute(
    db,
  )
  return rows
}

/** Has the client any order? */
export const hasOrders = async (database: Database, client_id: string): Promise<boolean> =>
  (
    await database.read(
      deskScope(client_id),
      () => sql`select from orders where client_id = ${client_id} limit 1`,
    )
  ).length > 0
