import { sql } from 'kysely'
import type { SealedText } from '../../../domain/order/chain.ts'
import type { Recorded } from '../../../domain/order/events.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import type { Database, Scope } from '../database/database.ts'
import { entered } from './history.ts'

/** Events that are gone through for the orders that the newest of them are about. */
const LOOK = 5_000
/** Events of one order that are read at most, from its first on. */
const MOST_EVENTS = 300

/** An order that something happened to lately. */
export interface RecentOrder {
  readonly order_id: string
  readonly identifier: string
}

/** The orders that something happened to last, the latest first: at most `most`. */
export const recentOrders = (
  database: Database,
  scope: Scope,
  most: number,
): Promise<RecentOrder[]> =>
  database.read(
    scope,
    () => sql<RecentOrder>`
    select e.order_id, coalesce(o.identifier, ${entered} ->> 'identifier') as identifier
    from (
      select order_id, max(place) as place
      from (
        select order_id, row_number() over (order by at, position) as place
        from (
          select order_id, at, position
          from events
          where client_id = app_client()
          order by at desc, position desc
          limit ${LOOK}) newest) placed
      group by order_id
      order by 2 desc
      limit ${most}) e
    left join orders o on o.client_id = app_client() and o.id = e.order_id
    order by e.place desc`,
  )

/** The logs of these orders, each from its beginning and up to 300 events. */
export const logsOf = async (
  database: Database,
  scope: Scope,
  order_ids: readonly string[],
): Promise<ReadonlyMap<string, Recorded[]>> => {
  const rows = await database.read(
    scope,
    () => sql<{ order_id: string } & SealedText>`
    select order_id, body, disclosures
    from events
    where client_id = app_client()
      and order_id = any(${[...order_ids]}::uuid[])
      and seq <= ${MOST_EVENTS}
    order by order_id, seq`,
  )
  const logs = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map([...logs].map(([id, all]) => [id, all.map(eventIn)]))
}
