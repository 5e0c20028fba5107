import { sql } from 'kysely'
import { WIRE_FORM, wireOf } from '../row.ts'
import type { Order } from '../../../../domain/order/order.ts'
import type { Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import type { OrderFilter } from './conditions.ts'
import { orderedBy, orderOf, type Ordering } from './ordering.ts'
import { knownTotal, type Counting } from '../counts/figures.ts'
import { byIndex, lookThrough, searching } from './search.ts'
import { whereSought } from './where.ts'

/** Which part of a list, and in which order it comes. */
export interface ListRange extends Ordering {
  readonly limit: number
  readonly offset: number
}

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
 * The order as it stands ready; the whole where it was written for an earlier form of the answer.
 */
const ready = sql`
  case when wire_form = ${WIRE_FORM} then wire end as wire,
    case when wire_form <> ${WIRE_FORM} then doc end as doc`
interface StoredAnswer {
  readonly wire: string | null
  readonly doc: Order | null
}
const textOf = ({ wire, doc }: StoredAnswer): string => wire ?? (doc ? wireOf(doc) : 'null')

/**
 * What a list answers: one page, each order as the JSON of its answer, and how many there are in
 * all.
 */
export interface Listed {
  readonly orders: string[]
  readonly total: number
}

/** One page of the orders that `scope` shows and that are sought; one round trip, for texts two. */
export const listOrders = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  page: ListRange,
  now: Instant | null,
): Promise<Listed> => {
  const counting = knownTotal(scope, sought, now)
  return counting
    ? listCounted(database, scope, sought, page, now, counting)
    : listLookedAt(database, await searching(database, scope, sought), sought, page, now)
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
        ? sql<StoredAnswer>`
          select ${ready}
          from orders
          where ${wanted}
          order by id desc
          limit ${page.limit} offset ${page.offset}`
        : // First the page's ids from an index that holds all that is asked for; only then their rows.
          sql<StoredAnswer>`
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

/**
 * Where each order must be looked at to be counted, that is done once, for page and total together.
 */
const listLookedAt = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  page: ListRange,
  now: Instant | null,
): Promise<Listed> => {
  const columns = sql.join(['id', ...orderedBy(page)].map((column) => sql.ref(column)))
  const ofOrder = sql.join(['id', ...orderedBy(page)].map((column) => sql.ref(`o.${column}`)))
  const rows = await lookThrough(
    database,
    scope,
    sql<StoredAnswer & { total: number; id: string | null }>`
    with found as materialized (
      select ${columns}
      from orders
      where ${whereSought(sought, now)})
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
    total: rows[0]?.total ?? 0,
  }
}
