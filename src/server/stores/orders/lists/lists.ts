import { sql } from 'kysely'
import type { CountMode } from '../../../../domain/order/most-counted.ts'
import type { Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import type { OrderFilter } from './conditions.ts'
import { orderOf, type ListRange } from './ordering.ts'
import { knownTotal } from '../counts/figures.ts'
import { ready, textOf, type Listed } from './ready.ts'
import type { StoredOrder } from '../stored-order.ts'
import { byIndex, isMetByNewest, named, searching, type NamedStatement } from './search.ts'
import { isNewestFirst, isUsual, lookAtEach, newestFound, opaque } from './searched.ts'
import { whereSought } from './where.ts'

/**
 * Are these simply the newest orders, so that nearly every row met on the way is one of the page?
 * Then the shorter plan is quicker.
 */
const isNewest = ({ conditions }: OrderFilter, page: ListRange): boolean =>
  isNewestFirst(page) &&
  page.offset < 100 &&
  conditions.every(
    (condition) =>
      condition.type === 'dispatched' &&
      (condition.until === null || Date.parse(condition.until) >= Date.now()),
  )

/**
 * One page of the orders that `scope` shows and that are sought; one round trip, for texts two.
 * Where the total may be `estimated`, and would take a look at each, it ends at MOST_COUNTED; of
 * `none` it says whether there are more than these.
 */
export const listOrders = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  page: ListRange,
  now: Instant | null,
  mode: CountMode = 'exact',
): Promise<Listed> => {
  const counting = knownTotal(scope, sought, now)
  if (counting && mode === 'none') return listUncounted(database, scope, sought, page, now)
  if (counting) return listCounted(database, scope, sought, page, now, counting)
  if (mode !== 'exact' && isNewestFirst(page))
    return newestFound(database, scope, sought, page, now, mode)
  const looked = lookAtEach(database, await searching(database, scope, sought), sought, page, now)
  return mode === 'none' ? { ...(await looked), is_exact: true } : looked
}

/** The hour in which they were dispatched at the earliest: a question that many have in common. */
const roughly = ({ conditions }: OrderFilter): OrderFilter => ({
  pattern: undefined,
  conditions: conditions.map((condition) =>
    condition.type === 'dispatched'
      ? { ...condition, from: condition.from && hourOf(condition.from), until: null }
      : condition,
  ),
})
const hourOf = (at: Instant): Instant => `${at.slice(0, 13)}:00:00.000Z`

/**
 * The statement for a page of the orders of which the roll-up knows how many there are, or of one
 * `more`.
 */
const rowsOfPage = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  page: ListRange,
  now: Instant | null,
  more: 0 | 1 = 0,
): Promise<NamedStatement<StoredOrder>> => {
  const wanted = whereSought(sought, now)
  const limit = page.limit + more
  if (!isNewest(sought, page))
    // First the page's ids from an index that holds all that is asked for; only then their rows.
    return {
      statement: sql<StoredOrder>`
      select ${ready}
      from (
        select id as page_id
        from orders
        where ${wanted}
        order by ${orderOf(page, 'orders')}
        limit ${limit} offset ${page.offset}) p
      join orders o on o.client_id = app_client() and o.id = p.page_id
      order by ${orderOf(page, 'o')}`,
      name: undefined,
    }
  const is_met =
    isUsual(page) &&
    (sought.conditions.length === 0 || (await isMetByNewest(database, scope, roughly(sought), now)))
  return {
    statement: sql<StoredOrder>`
      select ${ready}
      from orders
      where ${is_met ? opaque(wanted) : wanted}
      order by id desc
      limit ${sql.lit(limit)} offset ${sql.lit(page.offset)}`,
    name: is_met ? named(`rows_${scope.kind}_${limit}`, sought) : undefined,
  }
}

/** One more is looked for than is told: whether there are more. */
const listUncounted = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  page: ListRange,
  now: Instant | null,
): Promise<Listed> => {
  const { statement, name } = await rowsOfPage(database, scope, sought, page, now, 1)
  const rows = await database.transaction(scope, async (tx) => {
    const [, found] = await Promise.all([
      page.sorting === null ? null : byIndex(tx),
      tx.finish(statement, name),
    ])
    return found
  })
  const is_exact = rows.length <= page.limit && (rows.length > 0 || page.offset === 0)
  const total = rows.length === 0 ? 0 : page.offset + rows.length
  return { orders: rows.slice(0, page.limit).map(textOf), total, is_exact }
}

const listCounted = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  page: ListRange,
  now: Instant | null,
  counting: NamedStatement<{ total: number }>,
): Promise<Listed> => {
  const { statement, name } = await rowsOfPage(database, scope, sought, page, now)
  return database.transaction(scope, async (tx) => {
    const [, rows, [counted]] = await Promise.all([
      page.sorting === null ? null : byIndex(tx),
      tx.named(name, statement),
      tx.finish(counting.statement, counting.name),
    ])
    return { orders: rows.map(textOf), total: counted?.total ?? 0 }
  })
}
