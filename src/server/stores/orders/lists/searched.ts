import { sql, type RawBuilder } from 'kysely'
import { MOST_COUNTED } from '../../../../domain/order/most-counted.ts'
import type { Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import type { OrderFilter } from './conditions.ts'
import { orderedBy, orderOf, type ListRange } from './ordering.ts'
import { ready, textOf, type Listed, type StoredAnswer } from './ready.ts'
import { byText, lookThrough, sampled } from './search.ts'
import { whereSought } from './where.ts'

/**
 * So many orders with a text are fetched and sorted; where there are more, the newest are met
 * sooner by going back from the newest of all.
 */
const MOST_SORTED = 5_000

/** Is it a text whose newest orders are wanted? */
export const isSearchedNewest = (
  { pattern }: OrderFilter,
  { leading, sorting, oldest_first }: ListRange,
): boolean => pattern !== undefined && leading === null && sorting === null && !oldest_first

interface Looked {
  readonly found: number
  readonly orders: string[]
}

/** The orders that `found` finds: how many, and a page of them. One look for both. */
const pageOf = async (
  database: Database,
  scope: Scope,
  page: ListRange,
  found: RawBuilder<unknown>,
): Promise<Looked> => {
  const ofOrder = sql.join(['id', ...orderedBy(page)].map((column) => sql.ref(`o.${column}`)))
  const rows = await lookThrough(
    database,
    scope,
    sql<StoredAnswer & { total: number; id: string | null }>`
    with found as materialized (${found})
    select total, p.id, p.wire, p.doc
    from (select count(*) as total from found) as counted
    left join (
      select ${ofOrder}, ${ready}
      from (
        select id as page_id
        from found
        order by ${orderOf(page, 'found')}
        limit ${page.limit} offset ${page.offset}) as ids
      join orders o on o.client_id = app_client() and o.id = page_id) as p on true
    order by ${orderOf(page, 'p')}`,
  )
  return {
    orders: rows.flatMap((row) => (row.id === null ? [] : [textOf(row)])),
    found: rows[0]?.total ?? 0,
  }
}

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
  const { orders, found } = await pageOf(
    database,
    scope,
    page,
    sql`select ${columns} from orders where ${whereSought(sought, now)}`,
  )
  return { orders, total: found, is_over: false }
}

/**
 * The same condition, of which the planner knows nothing: it goes back from the newest order, and
 * takes no index of what is asked to sort all that it finds there.
 */
const opaque = (where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${where} then true else false end`

/** The orders with this text, by the search's index, whatever else is asked of them. */
const withText = (pattern: string): RawBuilder<unknown> =>
  sql`(select * from orders where search like ${pattern} offset 0) as orders`

/**
 * A page of the newest orders with a text, counted to MOST_COUNTED. One that is rare is found by
 * the search's index, all that have it. Of others the page comes by going back from the newest
 * order where these meet what is asked, and the total by whatever index is shorter.
 */
export const newestSearched = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  page: ListRange,
  now: Instant | null,
): Promise<Listed> => {
  const where = whereSought(sought, now)
  const [matching, searchScope] = [withText(sought.pattern ?? '%'), byText(scope, sought)]
  const { frequency, is_met } = await sampled(database, scope, sought, now)
  const newest = async (): Promise<string[]> => {
    const wanted = is_met ? opaque(where) : where
    const most = page.offset + page.limit
    const ids = sql`select id from orders where ${wanted} order by id desc limit ${most}`
    return (await pageOf(database, scope, page, ids)).orders
  }
  const told = (counted: number): Pick<Listed, 'total' | 'is_over'> => ({
    total: Math.min(counted, MOST_COUNTED),
    is_over: counted > MOST_COUNTED,
  })
  if (frequency === 'rare') {
    const all = sql`select id from ${matching} where ${where} limit ${MOST_SORTED + 1}`
    const { orders, found } = await pageOf(database, searchScope, page, all)
    return { orders: found > MOST_SORTED ? await newest() : orders, ...told(found) }
  }
  // One after the other: a request that holds one connection while it waits for a second keeps
  // others from their first.
  const orders = await newest()
  const from = frequency === 'some' ? matching : sql`orders`
  const [counted] = await lookThrough(
    database,
    frequency === 'some' ? searchScope : scope,
    sql<{ total: number }>`
    select count(*) as total
    from (select from ${from} where ${where} limit ${MOST_COUNTED + 1}) as found`,
    frequency === 'common',
  )
  return { orders, ...told(counted?.total ?? 0) }
}
