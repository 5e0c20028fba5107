import { sql, type RawBuilder } from 'kysely'
import type { BulkChange, BulkEdit } from '../../../contract/orders/bulk-changes.ts'
import type { Database, Scope, Tx } from '../database/database.ts'

/** What is said where one was asked for. */
export const BULK_CHANNEL = 'bulk_changes'

/** Who looks at changes of many orders: at its own, or at all of the account's. */
export interface BulkReader {
  readonly scope: Scope
  readonly user_id: string
  readonly sees_all: boolean
}

/** A change to be made; `undoes` is the one that it takes back. */
export interface NewBulkChange {
  readonly id: string
  readonly user_id: string
  readonly username: string
  readonly kind: BulkChange['kind']
  readonly undoes: string | null
  readonly asked: object | null
}

/** One order of it. */
export interface NewBulkOrder {
  readonly order_id: string
  readonly seen_rev: number | null
  readonly edit: BulkEdit | null
}

/** How many a user and a client may have under way at once. */
export interface BulkBounds {
  readonly of_user: number
  readonly of_client: number
}

const KEPT = sql`interval '30 days'`
const PAGE = 20

/** Waits for others of the account, and tells whether there is room for one more of this user. */
export const hasRoomForChange = async (
  { db }: Tx,
  client_id: string,
  user_id: string,
  { of_user, of_client }: BulkBounds,
): Promise<boolean> => {
  // Two at once must not both find the last place.
  await sql`select pg_advisory_xact_lock(hashtextextended(${client_id}, 54))`.execute(db)
  const { rows } = await sql<{ has_room: boolean }>`
    select count(*) < ${of_client} and count(*) filter (where user_id = ${user_id}) < ${of_user}
      as has_room
    from bulk_changes
    where client_id = ${client_id} and state in ('waiting', 'running')`.execute(db)
  return rows[0]?.has_room === true
}

/** Keeps the wish for a change of these orders; false where what it takes back is taken back. */
export const addBulkChange = async (
  { db }: Tx,
  client_id: string,
  { id, user_id, username, kind, undoes, asked }: NewBulkChange,
  total: number,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into bulk_changes
      (client_id, id, user_id, username, kind, undoes, asked, total, expires_at)
    values (${client_id}, ${id}, ${user_id}, ${username}, ${kind}, ${undoes},
      ${asked === null ? null : JSON.stringify(asked)}::jsonb, ${total}, now() + ${KEPT})
    on conflict (client_id, undoes) do nothing
    returning id`.execute(db)
  return rows.length > 0
}

/**
 * The orders of a change in their order, each with its number where the transaction's scope shows
 * it.
 */
export const addBulkOrders = async (
  { db }: Tx,
  client_id: string,
  change_id: string,
  orders: readonly NewBulkOrder[],
): Promise<void> => {
  const rows = JSON.stringify(orders.map((order, at) => ({ ...order, place: at + 1 })))
  await sql`
    insert into bulk_change_orders
      (client_id, change_id, place, order_id, identifier, seen_rev, edit)
    select ${client_id}::uuid, ${change_id}::uuid, n.place, n.order_id, o.identifier, n.seen_rev,
      n.edit
    from jsonb_to_recordset(${rows}::jsonb)
      as n (place integer, order_id uuid, seen_rev integer, edit jsonb)
    left join orders o on o.client_id = ${client_id}::uuid and o.id = n.order_id`.execute(db)
}

/** The orders that a change changed, the latest first, each with the revision it wrote. */
export const ordersToTakeBack = async (
  { db }: Tx,
  change_id: string,
): Promise<{ readonly order_id: string; readonly rev: number }[]> => {
  const { rows } = await sql<{ order_id: string; rev: number }>`
    select order_id, rev from bulk_change_orders
    where client_id = app_client() and change_id = ${change_id} and outcome = 'done'
      and rev is not null
    order by place desc`.execute(db)
  return rows
}

const counts = (table: string, id: RawBuilder<unknown>) => sql`
  lateral (
    select count(outcome) as done, count(*) filter (where outcome = 'done') as changed,
      count(*) filter (where outcome = 'same') as same,
      count(*) filter (where outcome = 'kept') as kept,
      count(*) filter (where outcome = 'left') as left
    from bulk_change_orders
    where client_id = ${sql.ref(table)}.client_id and change_id = ${id})`

const shown = sql`
  select c.id, c.kind, c.state, c.username, c.total, n.done, n.changed, n.same, n.kept, n.left,
    c.fault, c.created_at, c.ended_at, c.undoes,
    case when u.id is null then null else jsonb_build_object('id', u.id, 'username', u.username,
      'created_at', to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'state', u.state, 'undone', un.changed + un.same, 'left', un.left) end as taken_back
  from bulk_changes c
  cross join ${counts('c', sql`c.id`)} n
  left join bulk_changes u on u.client_id = c.client_id and u.undoes = c.id
  left join ${counts('u', sql`u.id`)} un on u.id is not null`

const seenBy = ({ user_id, sees_all }: BulkReader) => sql`
  c.client_id = app_client() and c.expires_at > now()
    and (${sees_all}::boolean or c.user_id = ${user_id})`

/** A page of 20 of the changes that a reader may see, newest first, older than `before`. */
export const listChanges = (
  database: Database,
  reader: BulkReader,
  before: string | null,
): Promise<BulkChange[]> =>
  database.read(
    reader.scope,
    () => sql<BulkChange>`
    ${shown}
    where ${seenBy(reader)}
      and (${before}::uuid is null or (c.created_at, c.id) < (
        select created_at, id from bulk_changes
        where client_id = app_client() and id = ${before}::uuid))
    order by c.created_at desc, c.id desc
    limit ${PAGE}`,
  )

/** A user's own changes that are under way, or ended within a day, newest first. */
export const watchedChanges = (
  database: Database,
  scope: Scope,
  user_id: string,
): Promise<BulkChange[]> =>
  database.read(
    scope,
    () => sql<BulkChange>`
    ${shown}
    where c.client_id = app_client() and c.user_id = ${user_id}
      and (c.ended_at is null or c.ended_at > now() - interval '1 day')
    order by c.created_at desc, c.id desc
    limit ${PAGE}`,
  )

/** One of the changes that a reader may see; null where there is none of that id. */
export const changeNamed = async (
  database: Database,
  reader: BulkReader,
  id: string,
): Promise<BulkChange | null> => {
  const [row] = await database.read(
    reader.scope,
    () => sql<BulkChange>`${shown} where ${seenBy(reader)} and c.id = ${id}`,
  )
  return row ?? null
}

/** Stops a change; false where it has ended. What an order is at is done, or not begun. */
export const stopChange = async ({ db }: Tx, id: string): Promise<boolean> => {
  const { rows } = await sql`
    update bulk_changes set state = 'stopped', ended_at = now(), asked = null
    where client_id = app_client() and id = ${id} and state in ('waiting', 'running')
    returning id`.execute(db)
  if (rows.length === 0) return false
  await sql`
    update bulk_change_orders set edit = null
    where client_id = app_client() and change_id = ${id} and edit is not null`.execute(db)
  return true
}
