import { sql, type RawBuilder } from 'kysely'
import { MOST_COUNTED, type CountMode } from '../../../../domain/order/most-counted.ts'
import { pageSizes } from '../../../../domain/preference-bounds.ts'
import type { Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import type { OrderFilter } from './conditions.ts'
import { orderedBy, orderOf, type ListRange } from './ordering.ts'
import { ready, textOf, type Listed } from './ready.ts'
import type { StoredOrder } from '../stored-order.ts'
import {
  byText,
  frequencyOf,
  isIndexed,
  isMetByNewest,
  isNumberLike,
  lookThrough,
  lookTwice,
  named,
} from './search.ts'
import { whereSought } from './where.ts'

/**
 * So many orders with a text are fetched and sorted; where there are more, the newest are met
 * sooner by going back from the newest of all.
 */
const MOST_SORTED = 5_000

/** Do they come newest first, with nothing before that? */
export const isNewestFirst = ({ leading, sorting, oldest_first }: ListRange): boolean =>
  leading === null && sorting === null && !oldest_first

/** Is it a first page as tables have them? Of these there are few, so that plans can be kept. */
export const isUsual = ({ offset, limit }: ListRange): boolean =>
  offset === 0 && pageSizes.some((size) => size === limit)

type PageRow = StoredOrder & { total: number; id: string | null }

/** The statement for the orders that `found` finds: how many, and a page of them. */
const pageOf = (page: ListRange, found: RawBuilder<unknown>): RawBuilder<PageRow> => {
  const ofOrder = sql.join(['id', ...orderedBy(page)].map((column) => sql.ref(`o.${column}`)))
  return sql<PageRow>`
    with found as materialized (${found})
    select total, p.id, p.wire, p.doc, p.untold
    from (select count(*) as total from found) as counted
    left join (
      select ${ofOrder}, ${ready}
      from (
        select id as page_id
        from found
        order by ${orderOf(page, 'found')}
        limit ${page.limit} offset ${page.offset}) as ids
      join orders o on o.client_id = app_client() and o.id = page_id) as p on true
    order by ${orderOf(page, 'p')}`
}
const ordersIn = (rows: readonly PageRow[]): string[] =>
  rows.flatMap((row) => (row.id === null ? [] : [textOf(row)]))

/**
 * Where each order must be looked at to be counted, that is done once, for page and total together.
 */
export const lookAtEach = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  page: ListRange,
  now: Instant | null,
): Promise<Listed> => {
  const columns = sql.join(['id', ...orderedBy(page)].map((column) => sql.ref(column)))
  const all = sql`select ${columns} from orders where ${whereSought(sought, now)}`
  const rows = await lookThrough(database, scope, pageOf(page, all))
  return { orders: ordersIn(rows), total: rows[0]?.total ?? 0 }
}

/**
 * A condition of which the planner knows nothing: it goes back from the newest order, and takes no
 * index of what is asked to sort all that it finds there.
 */
export const opaque = (where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${where} then true else false end`

/** The orders with this text, by the search's index, whatever else is asked of them. */
const withText = (pattern: string): RawBuilder<unknown> =>
  sql`(select * from orders where search like ${pattern} offset 0) as orders`

/** So many orders with a text are looked at; where it is common, not by the text's index. */
const mostBy = { rare: MOST_SORTED, some: MOST_COUNTED, common: null } as const

/** All orders that are sought, by the text's index, unless there are more than `most`. */
const findAll = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  page: ListRange,
  now: Instant | null,
  most: number,
): Promise<{ orders: string[]; count: number; is_more: boolean }> => {
  const all = sql`
    select id from ${withText(sought.pattern ?? '%')}
    where ${whereSought(sought, now)}
    limit ${sql.lit(most + 1)}`
  const name = named(`all_${most}`, sought)
  const rows = await lookThrough(database, byText(scope, sought), pageOf(page, all), name)
  const count = rows[0]?.total ?? 0
  return { orders: ordersIn(rows), count, is_more: count > most }
}

const told = (counted = 0): Pick<Listed, 'total' | 'is_exact'> => ({
  total: Math.min(counted, MOST_COUNTED),
  is_exact: counted <= MOST_COUNTED,
})

/**
 * A page of the newest orders that are sought, counted to MOST_COUNTED, or no further than it has
 * to look for the page. A text that few orders have, as numbers are, is found by the search's
 * index, all that have it. Of others the page comes by going back from the newest order where these
 * meet what is asked, and the total by whatever index is shorter. One look after the other: a
 * request that holds a connection while it waits for a second keeps others from their first.
 */
export const newestFound = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  page: ListRange,
  now: Instant | null,
  mode: Exclude<CountMode, 'exact'>,
): Promise<Listed> => {
  const where = whereSought(sought, now)
  const most = isNumberLike(sought)
    ? MOST_SORTED
    : mostBy[await frequencyOf(database, scope, sought)]
  const found = most === null ? null : await findAll(database, scope, sought, page, now, most)
  if (found && !found.is_more) return { orders: found.orders, ...told(found.count) }
  const is_met = await isMetByNewest(database, scope, sought, now)
  // Of what the newest do not meet and no index of texts can find, each is looked at for the total,
  // which finds the page too: going back for that could pass all orders of the client.
  const isByEach =
    sought.pattern === undefined || (mode === 'estimated' && !isIndexed(sought.pattern))
  if (!is_met && isByEach)
    return { ...(await lookAtEach(database, scope, sought, page, now)), is_exact: true }
  const newest = newestOf(page, is_met ? opaque(where) : where)
  if (found)
    return { orders: ordersIn(await lookThrough(database, scope, newest)), ...told(found.count) }
  const name =
    is_met && isUsual(page) ? named(`newest_${scope.kind}_${page.limit}`, sought) : undefined
  if (mode === 'none') {
    const rows = await lookThrough(database, scope, newest, name)
    const total = rows[0]?.total ?? 0
    return { orders: ordersIn(rows), total, is_exact: total <= page.offset + page.limit }
  }
  const counting = sql<{ total: number }>`
    select count(*) as total
    from (select from orders where ${where} limit ${sql.lit(MOST_COUNTED + 1)}) as found`
  // How common a text is decides the index by which it is counted; for filters there is one.
  const countName = sought.pattern === undefined ? named(`count_${scope.kind}`, sought) : undefined
  const [rows, [all]] = await lookTwice(
    database,
    scope,
    { statement: newest, name },
    { statement: counting, name: countName },
  )
  return { orders: ordersIn(rows), ...told(all?.total) }
}

/**
 * A page of the newest that fulfil this, and whether one more does. How far it goes back is a part
 * of its text: of a number that it is only told later, the planner thinks that it is a tenth of
 * all, and sorts them.
 */
const newestOf = (page: ListRange, where: RawBuilder<unknown>): RawBuilder<PageRow> =>
  pageOf(
    page,
    sql`
      select id from orders
      where ${where}
      order by id desc
      limit ${sql.lit(page.offset + page.limit + 1)}`,
  )
