import { sql, type RawBuilder } from 'kysely'
import { folded } from '../../../domain/folded.ts'
import type { Database, Scope } from '../database/database.ts'
import { patternOf } from '../orders/lists/conditions.ts'
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
 * whole numbers or that of any text; null where none is asked for. Of those that were taken out the
 * last `look` are gone through.
 */
export const ordersNamed = async (
  database: Database,
  scope: Scope,
  { identifier }: Pick<HistoryQuery, 'identifier'>,
  look: number,
): Promise<NamedOrders | null> => {
  if (identifier === null) return null
  const { text, is_whole } = identifier
  const pattern = patternOf(folded(text))
  // Both sides by the database, whatever letters its locale knows.
  const holds = is_whole
    ? sql`identifier = ${text}`
    : sql`lower(identifier) like lower(${patternOf(text)})`
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
  const gone = await takenOutNamed(database, scope, holds, look)
  const ids = [...found.map(({ id }) => id), ...gone.ids]
  const areAll = ids.length > 0 || !gone.are_more
  return {
    ids: areAll && ids.length <= MOST_ORDERS ? ids : null,
    // Subqueries of one row are never made a join over all orders.
    isOne: sql`
      coalesce(
        (
          select ${holds}
          from orders o
          where o.client_id = app_client() and o.id = events.order_id),
        (
          select ${holds}
          from (select ${enteredNumber(sql`events.order_id`)} as identifier) gone))`,
  }
}

/** The number that an order was entered with: all that is left of one that was taken out. */
const enteredNumber = (order_id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (
    select f.body::json #>> '{data,entered,identifier}'
    from events f
    where f.client_id = app_client() and f.order_id = ${order_id} and f.seq = 1)`

interface TakenOut {
  readonly ids: readonly string[]
  /** There are others, which were not gone through. */
  readonly are_more: boolean
}

/**
 * The orders among the last `look` taken out whose number holds: by what the undone imports had
 * written, of which a scope that is no client's is shown none.
 */
const takenOutNamed = async (
  database: Database,
  scope: Scope,
  holds: RawBuilder<unknown>,
  look: number,
): Promise<TakenOut> => {
  const [found] = await lookThrough(
    database,
    scope,
    sql<TakenOut>`
    select count(*) > ${look} as are_more,
      coalesce(array_agg(id) filter (where ${holds}), '{}') as ids
    from (
      select w.id, ${enteredNumber(sql`w.id`)} as identifier
      from (
        select unnest(w.order_ids) as id
        from import_batches b
        join import_writes w on w.client_id = b.client_id and w.batch_id = b.id
        where b.client_id = app_client() and b.undone_at is not null
          and w.rev = 1 and w.undone > 0
        order by w.position desc limit ${look + 1}) w
      where (
        select o.id
        from orders o
        where o.client_id = app_client() and o.id = w.id) is null) gone`,
  )
  return found ?? { ids: [], are_more: false }
}
