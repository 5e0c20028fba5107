import { sql, type RawBuilder } from 'kysely'
import type { Database, Scope } from '../database/database.ts'
import { lookThrough, searching } from '../orders/lists/search.ts'
import type { HistoryQuery } from './history-query.ts'

/** Orders whose logs are read one by one; of more, each event is asked whether it is of one. */
const MOST_ORDERS = 500

/**
 * The orders that an LR number finds: `ids` where they are few, and `isOne` of an event's order.
 */
export interface NamedOrders {
  readonly ids: readonly string[] | null
  readonly isOne: RawBuilder<unknown>
}

/**
 * Selectivity first: the orders that `scope` shows and that an LR number finds, by the index of
 * whole numbers or that of any text; null where none is asked for.
 */
export const ordersNamed = async (
  database: Database,
  scope: Scope,
  { identifier }: Pick<HistoryQuery, 'identifier'>,
): Promise<NamedOrders | null> => {
  if (identifier === null) return null
  const { text, is_whole } = identifier
  const wanted = text.toLowerCase()
  const pattern = `%${wanted.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const holds = is_whole ? sql`identifier = ${text}` : sql`lower(identifier) like ${pattern}`
  const reach = is_whole ? scope : await searching(database, scope, { conditions: [], pattern })
  const found = await lookThrough(
    database,
    reach,
    is_whole || reach.search !== undefined
      ? sql<{ id: string }>`
        select id
        from orders
        where client_id = app_client() and ${holds}
          and ${is_whole ? sql`true` : sql`search like ${pattern}`}
        limit ${MOST_ORDERS + 1}`
      : // Numbers are looked through in their own index, and only then their rows are found.
        sql<{ id: string }>`
        select o.id
        from (
          select identifier
          from orders
          where client_id = app_client() and ${holds}
          limit ${MOST_ORDERS + 1}) named
        join orders o on o.client_id = app_client() and o.identifier = named.identifier`,
  )
  return {
    ids: found.length > MOST_ORDERS ? null : found.map(({ id }) => id),
    // A subquery of one row is never made a join over all orders.
    isOne: sql`
      (
        select ${holds}
        from orders o
        where o.client_id = app_client() and o.id = events.order_id)`,
  }
}
