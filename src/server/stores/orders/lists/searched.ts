import { sql, type RawBuilder } from 'kysely'
import { MOST_COUNTED } from '../../../../domain/order/most-counted.ts'
import type { Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import type { OrderFilter } from './conditions.ts'
import { orderedBy, orderOf, type ListRange } from './ordering.ts'
import { ready, textOf, type Listed, type StoredAnswer } from './ready.ts'
import { byText, frequencyOf, lookThrough } from './search.ts'
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

/** At most `most` were counted: what is told of them. */
const told = (counted: number): Pick<Listed, 'total' | 'is_over'> => ({
  total: Math.min(counted, MOST_COUNTED),
  is_over: counted > MOST_COUNTED,
})

/**
 * A page of the newest orders with a text, counted to MOST_COUNTED. One that is rare is found by
 * the search's index, all that have it; one that is common by going back from the newest order
 * until enough are met; between the two, the page comes the second way and the total the first.
 */
export const newestSearched = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  page: ListRange,
  now: Instant | null,
): Promise<Listed> => {
  const where = whereSought(sought, now)
  const back = (most: number): Promise<Looked> =>
    pageOf(
      database,
      scope,
      page,
      sql`select id from orders where ${where} order by id desc limit ${most}`,
    )
  const [pageEnd, byIndex] = [page.offset + page.limit, byText(scope, sought)]
  const frequency = await frequencyOf(database, scope, sought)
  if (frequency === 'common') {
    const { orders, found } = await back(Math.max(pageEnd, MOST_COUNTED + 1))
    return { orders, ...told(found) }
  }
  if (frequency === 'some') {
    const [{ orders }, [counted]] = await Promise.all([
      back(pageEnd),
      lookThrough(
        database,
        byIndex,
        sql<{ total: number }>`
        select count(*) as total
        from (select from orders where ${where} limit ${MOST_COUNTED + 1}) as found`,
      ),
    ])
    return { orders, ...told(counted?.total ?? 0) }
  }
  const all = sql`select id from orders where ${where} limit ${MOST_SORTED + 1}`
  const { orders, found } = await pageOf(database, byIndex, page, all)
  return { orders: found > MOST_SORTED ? (await back(pageEnd)).orders : orders, ...told(found) }
}
