import { sql, type RawBuilder } from 'kysely'
import { WIRE_FORM, wireOf } from '../row.ts'
import type { Order } from '../../../../domain/order/order.ts'
import type { Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import type { Mark, OrderFilter } from './conditions.ts'
import { knownTotal, type Counting } from '../counts/figures.ts'
import { lookThrough, searching } from './search.ts'
import { whereSought } from './where.ts'

/** Which part of a list, newest first unless told, after those that `leading` has first. */
export interface ListRange {
  /** Null where all stand in one row. */
  readonly leading: Mark | null
  readonly limit: number
  readonly offset: number
  readonly oldest_first: boolean
}

/**
 * Are these simply the newest orders, so that nearly every row met on the way is one of the page?
 * Then the shorter plan is quicker.
 */
const isNewest = (
  { conditions }: OrderFilter,
  { leading, offset, oldest_first }: ListRange,
): boolean =>
  leading === null &&
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

/** ORDER BY of a page, by its columns in this table; for marks there are indexes of this order. */
const orderOf = ({ leading, oldest_first }: ListRange, table: string): RawBuilder<unknown> => {
  const age = sql`${sql.ref(`${table}.id`)} ${oldest_first ? sql`asc` : sql`desc`}`
  return leading === null ? age : sql`${sql.ref(`${table}.${leading}`)} desc, ${age}`
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
  return database.transaction(scope, async ({ db, finish }) => {
    const [{ rows }, [counted]] = await Promise.all([
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
  const { leading } = page
  const rows = await lookThrough(
    database,
    scope,
    sql<StoredAnswer & { total: number; id: string | null }>`
    with found as materialized (
      select id ${leading === null ? sql`` : sql`, ${sql.ref(leading)}`}
      from orders
      where ${whereSought(sought, now)})
    select total, p.id, p.wire, p.doc
    from (select count(*) as total from found) as counted
    left join (
      select o.id, ${leading === null ? sql`` : sql`o.${sql.ref(leading)},`} ${ready}
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
