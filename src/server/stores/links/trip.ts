import { sql } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { lookThrough } from '../orders/lists/search.ts'
import { orderIn, storedOf, type StoredOrder } from '../orders/stored-order.ts'

/** More than a truck has stops. */
const MOST = 200

/** The open orders on a truck that were dispatched within these times, as `scope` shows them. */
export const openOnTruck = async (
  database: Database,
  scope: Scope,
  truck_number: string,
  { from, until }: { from: Instant; until: Instant },
): Promise<Order[]> => {
  const rows = await lookThrough(
    database,
    scope,
    sql<StoredOrder>`
    select ${storedOf()}
    from orders
    where client_id = app_client() and id in (
      select id
      from orders
      where client_id = app_client()
        and dispatch_at >= ${from}
        and dispatch_at <= ${until}
        and status = 'open'
        and truck_number = ${truck_number}
      order by dispatch_at, id
      limit ${MOST})`,
  )
  return rows.map(orderIn)
}

/** When a link of the order ends, and whether it was revoked; null where there is no such link. */
export const linkOf = async (
  { db }: Tx,
  order_id: string,
  ref_hash: string,
): Promise<{ expires_at: Instant; revoked_at: Instant | null } | null> => {
  const { rows } = await sql<{ expires_at: Instant; revoked_at: Instant | null }>`
    select expires_at, revoked_at from links
    where client_id = app_client() and order_id = ${order_id} and ref_hash = ${ref_hash}`.execute(
    db,
  )
  return rows[0] ?? null
}
