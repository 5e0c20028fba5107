import { sql } from 'kysely'
import type { Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import type { OrderFilter } from './conditions.ts'
import { orderOf, type ListRange } from './ordering.ts'
import { knownTotal, type Counting } from '../counts/figures.ts'
import { ready, textOf, type Listed } from './ready.ts'
import type { StoredOrder } from '../stored-order.ts'
import { byIndex, searching } from './search.ts'
import { isNewestFirst, lookAtEach, newestFound } from './searched.ts'
import { whereSought } from './where.ts'

/**
 * Are these simply the newest orders, so that nearly every row met on the way is one of the page?
 * Then the shorter plan is quicker.
 */
const isNewest = (
  { conditions }: OrderFilter,
  { leading, sorting, offset, oldest_first }: ListRange,
): boolean =>
  leading === null &&
  sorting === null &&
  offset < 100 &&
  !oldest_first &&
  conditions.every(
    (condition) =>
      condition.type === 'dispatched' &&
      (condition.until === null || Date.parse(condition.until) >= Date.now()),
  )

/**
 * One page of the orders that `scope` shows and that are sought; one round trip, for texts two.
 * Where the total may be `estimated`, and would take a look at each, it ends at MOST_COUNTED.
 */
export const listOrders = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  page: ListRange,
  now: Instant | null,
  estimated = false,
): Promise<Listed> => {
  const counting = knownTotal(scope, sought, now)
  if (counting) return listCounted(database, scope, sought, page, now, counting)
  if (estimated && isNewestFirst(page)) return newestFound(database, scope, sought, page, now)
  return lookAtEach(database, await searching(database, scope, sought), sought, page, now)
}

const listCounted = (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  page: ListRange,
  now: Instant | null,
  counting: Counting<{ total: number }>,
): Promise<Listed> => {
  const wanted = whereSought(sought, now)
  return database.transaction(scope, async (tx) => {
    const { db, finish } = tx
    const [, { rows }, [counted]] = await Promise.all([
      page.sorting === null ? null : byIndex(tx),
      (isNewest(sought, page)
        ? sql<StoredOrder>`
          select ${ready}
          from orders
          where ${wanted}
          order by id desc
          limit ${page.limit} offset ${page.offset}`
        : // First the page's ids from an index that holds all that is asked for; only then their rows.
          sql<StoredOrder>`
            select ${ready}
            from (
              select id as page_id
              from orders
              where ${wanted}
              order by ${orderOf(page, 'orders')}
              limit ${page.limit} offset ${page.offset}) p
            join orders o on o.client_id = app_client() and o.id = p.page_id
            order by ${orderOf(page, 'o')}`
      ).execute(db),
      finish(counting.statement, counting.name),
    ])
    return { orders: rows.map(textOf), total: counted?.total ?? 0 }
  })
}
