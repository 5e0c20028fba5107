import { sql, type RawBuilder } from 'kysely'
import type { Database, Scope, Tx } from '../database/database.ts'
import { byIndex } from '../orders/lists/search.ts'
import { isPicked, stretchOf } from './history-conditions.ts'
import { ordersNamed, type NamedOrders } from './orders-named.ts'
import type { HistoryCursor, HistoryPage, HistoryQuery, HistoryRow } from './history-query.ts'

/**
 * Events that one look goes through for those of a kind or an account; a rare one is found in
 * several.
 */
const LOOK = 20_000

/**
 * What `scope` shows of the log under these conditions, newest first: at most `limit`, and fewer
 * where one look finds no more.
 */
export const eventsBack = async (
  database: Database,
  scope: Scope,
  asked: HistoryQuery,
  look = LOOK,
): Promise<HistoryPage> => {
  const named = await ordersNamed(database, scope, asked, look)
  if (named?.ids?.length === 0) return { events: [], next: null }
  return database.transaction(scope, (tx) =>
    named?.ids ? eventsOf(tx, named.ids, asked) : eventsIn(tx, asked, named, look),
  )
}

/** The events of few orders: by the key of their logs, whatever else the client has. */
const eventsOf = async (
  tx: Tx,
  ids: readonly string[],
  asked: HistoryQuery,
): Promise<HistoryPage> => {
  const conditions = [
    sql`order_id = any(${[...ids]}::uuid[])`,
    ...stretchOf(asked),
    ...isPicked(asked),
  ]
  const [, found] = await Promise.all([
    byIndex(tx),
    // Materialized, so that the planner cannot go through the whole log in the order of time.
    tx.finish(sql<HistoryRow>`
      with own as materialized (
        select at, position, order_id, body, disclosures
        from events
        where ${sql.join(conditions, sql` and `)})
      ${rowsOf(sql`select * from own order by at desc, position desc limit ${asked.limit + 1}`)}`),
  ])
  return pageOf(found, asked.limit, null)
}

const eventsIn = async (
  tx: Tx,
  asked: HistoryQuery,
  named: NamedOrders | null,
  look: number,
): Promise<HistoryPage> => {
  const stretch = stretchOf(asked)
  const picked = [...isPicked(asked), ...(named === null ? [] : [named.isOne])]
  const edge = picked.length === 0 ? null : await edgeOf(tx, stretch, look)
  const conditions = [
    ...stretch,
    ...picked,
    ...(edge === null ? [] : [sql`(at, position) >= (${edge.at}, ${edge.position}::bigint)`]),
  ]
  const found = await tx.finish(
    rowsOf(sql`
      select at, position, order_id, body, disclosures
      from events
      where ${sql.join(conditions, sql` and `)}
      order by at desc, position desc
      limit ${asked.limit + 1}`),
  )
  return pageOf(found, asked.limit, edge)
}

const rowsOf = (events: RawBuilder<unknown>): RawBuilder<HistoryRow> => sql<HistoryRow>`
  select e.at, e.position::text as position, e.order_id,
    coalesce(o.identifier, ${entered} ->> 'identifier') as identifier, e.body,
    e.disclosures
  from (${events}) e
  left join orders o on o.client_id = app_client() and o.id = e.order_id
  order by e.at desc, e.position desc`

const pageOf = (
  found: readonly HistoryRow[],
  limit: number,
  edge: HistoryCursor | null,
): HistoryPage => {
  const events = found.slice(0, limit)
  return { events, next: found.length > limit ? (events.at(-1) ?? null) : edge }
}

/** What an order was entered as, for one that was taken out and stands in its log alone. */
export const entered = sql`
  (
    select f.body::json -> 'data' -> 'entered'
    from events f
    where f.client_id = app_client() and f.order_id = e.order_id and f.seq = 1)`

/** The last of the next `look` events of a stretch; null where there are fewer. */
const edgeOf = async (
  { db }: Tx,
  stretch: readonly RawBuilder<unknown>[],
  look: number,
): Promise<HistoryCursor | null> => {
  const {
    rows: [edge],
  } = await sql<HistoryCursor>`
    select e.at, e.position::text as position
    from events e
    where ${sql.join(stretch, sql` and `)}
    order by e.at desc, e.position desc offset ${look - 1}
    limit 1`.execute(db)
  return edge ?? null
}

/** Events that are read at once for an export. */
const AT_ONCE = 500

/**
 * The history that is asked for, from its newest event on, page by page; no connection is held
 * between two pages.
 */
export async function* eventPages(
  database: Database,
  scope: Scope,
  asked: Omit<HistoryQuery, 'limit'>,
): AsyncGenerator<readonly HistoryRow[]> {
  for (let { before } = asked, goesOn = true; goesOn;) {
    const { events, next } = await eventsBack(database, scope, {
      ...asked,
      before,
      limit: AT_ONCE,
    })
    if (events.length > 0) yield events
    before = next
    goesOn = next !== null
  }
}
