import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { ListedHold } from '../../../contract/admin/legal-holds.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'

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

/** Holds one order of `app_client()` by its number, or all of the client. */
export const addHold = async (
  { db }: Tx,
  identifier: string | undefined,
  why: string,
  by: string | null,
): Promise<Begun> => {
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
