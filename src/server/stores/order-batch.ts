import { sql } from 'kysely'
import type { Order } from '../../domain/order/order.ts'
import type { Instant } from '../../domain/time.ts'
import type { Tx } from './database/database.ts'
import { rowOf } from './order-row.ts'
import { insertEvents, insertMessages, type Advanced, type Held, type Message } from './orders.ts'

/**
 * Locks the orders of these ids that can be seen, by id, so that two who want the same ones never
 * wait in a circle.
 */
export const holdOrders = async ({ db }: Tx, ids: readonly string[]): Promise<Held[]> => {
  const { rows } = await sql<{ doc: Order; head: string; dispatch_at: Instant; now: Instant }>`
    select doc, head, dispatch_at, clock_timestamp() as now from orders
    where client_id = app_client() and id = any(${[...ids]}::uuid[]) order by id for update`.execute(
    db,
  )
  return rows.map(({ doc, ...row }) => ({ order: doc, ...row }))
}

/**
 * Puts links and messages of held orders on record: events that change nothing the orders are
 * filtered, sorted or counted by.
 */
export const saveNotices = async (
  { db, announce }: Tx,
  client_id: string,
  changed: readonly Advanced[],
  messages: readonly Message[],
): Promise<void> => {
  const rows = changed.map(({ order, head }) => {
    const { id, rev, doc, wire, wire_form } = rowOf(order, head, '')
    return { id, rev, head, doc, wire, wire_form }
  })
  if (rows.length > 0) announce('epod_log', client_id)
  await sql`
    with written as (${insertEvents(
      client_id,
      changed.flatMap(({ stored }) => stored),
    )}),
    changed as (
      update orders o set rev = c.rev, head = c.head, doc = c.doc, wire = c.wire, wire_form = c.wire_form
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id uuid, rev integer, head text, doc jsonb, wire text, wire_form text)
      where o.client_id = ${client_id} and o.id = c.id),
    sent as (${insertMessages(client_id, messages)})
    select`.execute(db)
}

/**
 * Messages that people sent about orders of the account since a day before `now`. Others who count
 * wait until this transaction ends.
 */
export const noticesInDay = async ({ db }: Tx, now: Instant): Promise<number> => {
  const held =
    sql`select pg_advisory_xact_lock(hashtextextended('notices ' || app_client(), 0))`.execute(db)
  const counted = sql<{ sent: number }>`
    select count(*) as sent from outbox where client_id = app_client() and kind = 'notice' and created_at > ${now}::timestamptz - interval '1 day'`.execute(
    db,
  )
  const [
    ,
    {
      rows: [row],
    },
  ] = await Promise.all([held, counted])
  return row?.sent ?? 0
}

/**
 * Puts on record that held orders were taken out, and takes their rows out of the read model; their
 * numbers are free again.
 */
export const withdrawOrders = async (
  { db, announce }: Tx,
  client_id: string,
  gone: readonly Advanced[],
): Promise<void> => {
  if (gone.length === 0) return
  announce('epod_log', client_id)
  await insertEvents(
    client_id,
    gone.flatMap(({ stored }) => stored),
  ).execute(db)
  await sql`delete from orders where client_id = app_client() and id = any(${gone.map(({ order }) => order._id)}::uuid[])`.execute(
    db,
  )
}
