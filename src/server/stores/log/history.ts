import { sql, type RawBuilder } from 'kysely'
import { canonical } from '../../../domain/order/chain.ts'
import type { EventType, Recorded } from '../../../domain/order/events.ts'
import { actingRoles } from '../../../domain/order/epod-schema.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'

/**
 * A place in the log by time; `position` tells events of one moment apart, a text since it is
 * beyond what a number holds.
 */
export interface HistoryCursor {
  readonly at: Instant
  readonly position: string
}

/** What is asked of the log; null asks for nothing. */
export interface HistoryQuery {
  readonly from: Instant | null
  readonly until: Instant | null
  readonly type: EventType | null
  readonly username: string | null
  /** Only what lies before it. */
  readonly before: HistoryCursor | null
  readonly limit: number
}

/** An event with its order's number. */
export interface HistoryRow extends HistoryCursor {
  readonly order_id: string
  readonly identifier: string
  readonly body: string
}

/** A page of the log, and the place from which to look further back; null where nothing is left. */
export interface HistoryPage {
  readonly events: readonly HistoryRow[]
  readonly next: HistoryCursor | null
}

/**
 * Events that one look goes through for those of a kind or an account; a rare one is found in
 * several.
 */
const LOOK = 20_000

/**
 * What `scope` shows of the log under these conditions, newest first: at most `limit`, and fewer
 * where one look finds no more.
 */
export const eventsBack = (
  database: Database,
  scope: Scope,
  { from, until, type, username, before, limit }: HistoryQuery,
  look = LOOK,
): Promise<HistoryPage> => {
  const stretch = [sql`client_id = app_client()`]
  if (from !== null) stretch.push(sql`at >= ${from}`)
  if (until !== null) stretch.push(sql`at <= ${until}`)
  if (before !== null)
    stretch.push(sql`(at, position) < (${before.at}, ${before.position}::bigint)`)
  const picked: RawBuilder<unknown>[] = []
  if (type !== null) picked.push(sql`type = ${type}`)
  if (username !== null)
    picked.push(
      sql`(${sql.join(
        doneBy(username).map((start) => sql`starts_with(body, ${start})`),
        sql` or `,
      )})`,
    )
  return database.transaction(scope, async (tx) => {
    const edge = picked.length === 0 ? null : await edgeOf(tx, stretch, look)
    const conditions = [
      ...stretch,
      ...picked,
      ...(edge === null ? [] : [sql`(at, position) >= (${edge.at}, ${edge.position}::bigint)`]),
    ]
    const found = await tx.finish(sql<HistoryRow>`
      select e.at, e.position::text as position, e.order_id,
        coalesce(o.identifier, ${entered} ->> 'identifier') as identifier, e.body
      from (
        select at, position, order_id, body
        from events
        where ${sql.join(conditions, sql` and `)}
        order by at desc, position desc
        limit ${limit + 1}) e
      left join orders o on o.client_id = app_client() and o.id = e.order_id
      order by e.at desc, e.position desc`)
    const events = found.slice(0, limit)
    return { events, next: found.length > limit ? (events.at(-1) ?? null) : edge }
  })
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

/**
 * How the canonical text of an account's events begins: the actor is its first member, whatever
 * else the event holds.
 */
const doneBy = (username: string): string[] =>
  actingRoles.map(
    (role) =>
      `${canonical({ actor: { username, role, link_id: null } satisfies Recorded['actor'] }).slice(0, -1)},`,
  )
