import { sql } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'
import type { ChainedEvent, SealedText } from '../../../domain/order/chain.ts'
import type { Way } from '../../../domain/messages/channel.ts'
import type { MessageTemplate } from '../../../domain/messages/template.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { storedOf, withOrder, type StoredOrder } from './stored-order.ts'

/** An event as the log stores it. */
export interface StoredEvent extends ChainedEvent {
  readonly order_id: string
  readonly seq: number
  readonly type: string
  readonly at: Instant
}

/** An order after new events, with the rows that put them on record. */
export interface AppendedOrder {
  readonly order: Order
  readonly head: string
  readonly stored: readonly StoredEvent[]
}

/** An order held for change until the transaction ends. */
export interface LockedOrder {
  readonly order: Order
  readonly head: string
  readonly dispatch_at: Instant
  readonly now: Instant
}

/** A held order as its row keeps it. */
export type StoredHeld = StoredOrder & Omit<LockedOrder, 'order'>

/**
 * Locks one visible order; null where there is none of that id in the transaction's scope. `now` is
 * the database's clock.
 */
export const lockOrder = async (tx: Tx, id: string): Promise<LockedOrder | null> => {
  const [row] = await tx.named(
    'hold_order',
    sql<StoredHeld>`
    select ${storedOf()}, head, dispatch_at, clock_timestamp() as now
    from orders
    where id = ${id} and client_id = app_client() for update`,
  )
  return row ? withOrder(row) : null
}

/** A message that leaves with the change that caused it. */
export interface QueuedMessage {
  id: string
  order_id: string | null
  kind: 'otp' | 'office' | 'reset' | 'notice' | 'digest' | 'test'
  channel: 'email' | 'sms' | 'whatsapp'
  recipient: string
  subject: string
  body: string
  secret: string | null
  expires_at: Instant | null
  /** Who asked for it, where somebody did. */
  sent_by?: string | null
  /** Did the timer send it, at dispatch? */
  is_timed?: boolean
  /** The network that asked for the code of a page, where it carries one. */
  page_asked_from?: string
  /** A text that goes with a mail as a file, and that file's name. */
  attachment?: string
  attachment_name?: string
  /** What another channel, or a provider's registered template, needs of it. */
  template?: MessageTemplate | null
  /** Ways that are tried one after the other where this one does not arrive. */
  ways_left?: readonly Way[]
  /** The message that it repeats. */
  again_of?: string
}

/** The statement that queues messages and wakes those who send them; with none it does nothing. */
export const insertMessages = (client_id: string, messages: readonly QueuedMessage[]) => sql`
  insert into outbox (id, client_id, order_id, kind, channel, recipient, subject, body, secret,
    expires_at, sent_by, attachment, attachment_name, template, ways_left, again_of,
    is_timed, page_asked_from)
  select id, ${client_id}::uuid, order_id, kind, channel, recipient, subject, body, secret,
    expires_at, sent_by, attachment, attachment_name, template, coalesce(ways_left, '[]'),
    again_of, coalesce(is_timed, false), page_asked_from
  from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
    as m (id uuid, order_id uuid, kind text, channel text, recipient text, subject text, body text,
      secret text, expires_at timestamptz, sent_by text, attachment text, attachment_name text,
      template jsonb, ways_left jsonb, again_of uuid, is_timed boolean,
      page_asked_from text)
  returning pg_notify('epod_outbox', '')`

/** The first event of each order that has one of these numbers, as recorded, and its revision. */
export const firstEvents = async (
  { db }: Tx,
  identifiers: readonly string[],
): Promise<({ identifier: string; rev: number } & SealedText)[]> => {
  const { rows } = await sql<{ identifier: string; rev: number } & SealedText>`
    select o.identifier, o.rev, e.body, e.disclosures
    from orders o
    join events e on e.client_id = o.client_id and e.order_id = o.id and e.seq = 1
    where o.client_id = app_client() and o.identifier = any(${[...identifiers]}::text[])`.execute(
    db,
  )
  return rows
}

/** Has the client any order? */
export const hasOrders = async (database: Database, client_id: string): Promise<boolean> =>
  (
    await database.read(
      { client_id, kind: 'client', party: '' },
      () => sql`select from orders where client_id = ${client_id} limit 1`,
    )
  ).length > 0

/** One order that `scope` shows; null where it shows none of that id. */
export const readOrder = async (
  database: Database,
  scope: Scope,
  id: string,
): Promise<LockedOrder | null> => {
  const [row] = await database.read(
    scope,
    () => sql<StoredHeld>`
    select ${storedOf()}, head, dispatch_at, clock_timestamp() as now
    from orders
    where client_id = app_client() and id = ${id}`,
  )
  return row ? withOrder(row) : null
}

/** The database's clock, for a decision about an order that is not there to be held yet. */
export const databaseNow = async ({ db }: Tx): Promise<Instant> => {
  const {
    rows: [row],
  } = await sql<{ now: Instant }>`select clock_timestamp() as now`.execute(db)
  if (!row) throw new Error('the clock has one row')
  return row.now
}

/** The same in a round trip of its own. */
export const readNow = async (database: Database, scope: Scope): Promise<Instant> => {
  const [row] = await database.read(
    scope,
    () => sql<{ now: Instant }>`select clock_timestamp() as now`,
    'clock',
  )
  if (!row) throw new Error('the clock has one row')
  return row.now
}
