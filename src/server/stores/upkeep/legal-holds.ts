import { randomUUIDv7 } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { ListedHold } from '../../../contract/admin/legal-holds.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'

const ALL_HOLDS = sql`hashtextextended('legal holds', 0)`

/**
 * No legal hold begins from here until the transaction ends, so that what is found free may go.
 * Before any order is held: whoever begins a hold of one waits for the order last.
 */
export const letNoHoldBegin = async ({ db }: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${ALL_HOLDS})`.execute(db)
}

/** Does a legal hold stand on this order of `app_client()`, or on all of the client? */
export const isHeld = (order_id: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  exists (
    select from legal_holds h
    where h.client_id = app_client() and h.ended_at is null
      and (h.order_id is null or h.order_id = ${order_id}))`

/** Is all of `app_client()` under a legal hold? */
export const isClientHeld = async ({ db }: Tx): Promise<boolean> => {
  const { rows } = await sql`
    select from legal_holds
    where client_id = app_client() and order_id is null and ended_at is null`.execute(db)
  return rows.length > 0
}

/**
 * Which of these orders of `app_client()` stay for a legal hold: one that stands, also on all of
 * the client, or one of the past, which names its order still.
 */
export const keptByHolds = async (
  { db }: Tx,
  order_ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select id
    from unnest(${[...order_ids]}::uuid[]) as o (id)
    where ${isHeld(sql`o.id`)}
      or exists (
        select from legal_holds p where p.client_id = app_client() and p.order_id = o.id)`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** What of the legal holds is asked for: of these clients, which page, those that ended too. */
interface Asked {
  readonly clients: readonly string[] | 'every'
  readonly with_ended: boolean
  readonly limit: number
  readonly offset: number
}

/** A page of the legal holds, newest first, and how many there are. */
export const holdsAmong = (
  database: Database,
  { clients, with_ended, limit, offset }: Asked,
): Promise<{ holds: ListedHold[]; total: number }> => {
  const wanted = sql`${clients === 'every' ? sql`true` : sql`c.key = any(${[...clients]}::text[])`}
    and ${with_ended ? sql`true` : sql`h.ended_at is null`}`
  const from = sql`from legal_holds h join clients c on c.id = h.client_id`
  return database.transaction(platform, async ({ db, finish }) => {
    const [{ rows: holds }, [counted]] = await Promise.all([
      sql<ListedHold>`
        select h.id, c.key as client, c.name as client_name, h.why, h.begun_at, h.begun_by,
          h.ended_at, h.ended_by, h.ended_why,
          case
            when o.id is not null then json_build_object('id', o.id, 'identifier', o.identifier)
          end as "order"
        ${from}
        left join orders o on o.client_id = h.client_id and o.id = h.order_id
        where ${wanted}
        order by h.begun_at desc, h.id
        limit ${limit} offset ${offset}`.execute(db),
      finish(sql<{ total: number }>`select count(*) as total ${from} where ${wanted}`),
    ])
    return { holds, total: counted?.total ?? 0 }
  })
}

/** What came of beginning a hold: its id, or why there is none. */
type Begun = { readonly id: string } | 'order_unknown' | 'held_already'

/**
 * Holds one order of `app_client()` by its number, or all of the client; after whatever is being
 * removed at this moment.
 */
export const addHold = async (
  { db }: Tx,
  identifier: string | undefined,
  why: string,
  by: string | null,
): Promise<Begun> => {
  await sql`select pg_advisory_xact_lock(${ALL_HOLDS})`.execute(db)
  let order_id: string | null = null
  if (identifier !== undefined) {
    const { rows } = await sql<{ id: string }>`
      select id from orders where client_id = app_client() and identifier = ${identifier}`.execute(
      db,
    )
    const [order] = rows
    if (!order) return 'order_unknown'
    order_id = order.id
  }
  const id = randomUUIDv7()
  const { rows: added } = await sql`
    insert into legal_holds (client_id, id, order_id, why, begun_by)
    values (app_client(), ${id}, ${order_id}, ${why}, ${by})
    on conflict do nothing
    returning id`.execute(db)
  return added.length > 0 ? { id } : 'held_already'
}

/** Ends a hold of `app_client()`; `ended` where it had ended, null where there is none. */
export const closeHold = async (
  { db }: Tx,
  id: string,
  why: string,
  by: string | null,
): Promise<'done' | 'ended' | null> => {
  const { rows: closed } = await sql`
    update legal_holds set ended_at = now(), ended_by = ${by}, ended_why = ${why}
    where client_id = app_client() and id = ${id} and ended_at is null
    returning id`.execute(db)
  if (closed.length > 0) return 'done'
  const { rows: known } =
    await sql`select from legal_holds where client_id = app_client() and id = ${id}`.execute(db)
  return known.length > 0 ? 'ended' : null
}
