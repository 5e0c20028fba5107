import { type RawBuilder, sql } from 'kysely'
import type { ChainedEvent, SealedText } from '../../../domain/order/chain.ts'
import type { EventType, Recorded } from '../../../domain/order/events.ts'
import type { Instant } from '../../../domain/time.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import { platform } from '../database/scope.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { placeBefore, type Cursor } from './cursor.ts'

/** An event as it was recorded: its canonical text, that text's digest, the values beside it. */
export interface LogEntry extends ChainedEvent {
  seq: number
}

/** Fields of an order that somebody changed. */
type Edited = Extract<Recorded, { type: 'edited' }>

const MOST = 200

/**
 * An order's log from after `after`, oldest first, at most 200, also of one that was taken out;
 * null where `scope` shows no such order.
 */
export const logOf = async (
  database: Database,
  scope: Scope,
  order_id: string,
  after: number,
): Promise<LogEntry[] | null> => {
  const rows = await database.read(
    scope,
    () => sql<ChainedEvent & { seq: number | null }>`
    select e.seq, e.body, e.disclosures, e.digest
    from (
      select
      from events
      where client_id = app_client() and order_id = ${order_id} and seq = 1) o
    left join (
      select *
      from events
      where client_id = app_client() and order_id = ${order_id} and seq > ${after}
      order by seq
      limit ${MOST}) e on true
    order by e.seq`,
  )
  if (rows.length === 0) return null
  return rows.flatMap(({ seq, ...chained }) => (seq === null ? [] : [{ seq, ...chained }]))
}

/** An order's whole log as events, read 200 at a time; null where `scope` shows no such order. */
export const wholeLog = async (
  database: Database,
  scope: Scope,
  order_id: string,
): Promise<Recorded[] | null> => {
  const events: Recorded[] = []
  for (;;) {
    const entries = await logOf(database, scope, order_id, events.length)
    if (entries === null) return null
    events.push(...entries.map(eventIn))
    if (entries.length < MOST) return events
  }
}

/**
 * The edits of an order after its revision `rev`, oldest first, at most 200: who made each, and the
 * fields it changed.
 */
export const editsSince = async (
  { db }: Tx,
  order_id: string,
  rev: number,
): Promise<{ by: string | null; fields: string[] }[]> => {
  const { rows } = await sql<SealedText>`
    select body, disclosures
    from events
    where client_id = app_client() and order_id = ${order_id} and seq > ${rev} and type = 'edited'
    order by seq
    limit ${MOST}`.execute(db)
  return rows.flatMap((stored) => {
    const event = eventIn(stored)
    return event.type === 'edited'
      ? [{ by: event.actor.username, fields: Object.keys(event.data.fields) }]
      : []
  })
}

/** The edits of each of these orders that has any, oldest first. */
export const editsOfOrders = async (
  { db }: Tx,
  order_ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Edited[]>> => {
  const { rows } = await sql<SealedText>`
    select body, disclosures
    from events
    where client_id = app_client() and order_id = any(${[...order_ids]}::uuid[]) and type = 'edited'
    order by order_id, seq`.execute(db)
  return Map.groupBy(
    rows.map(eventIn).filter((event) => event.type === 'edited'),
    ({ order_id }) => order_id,
  )
}

/** An order's whole log up to its revision `rev`. */
export const eventsUpTo = async (
  { db }: Tx,
  order_id: string,
  rev: number,
): Promise<Recorded[]> => {
  const { rows } = await sql<SealedText>`
    select body, disclosures
    from events
    where client_id = app_client() and order_id = ${order_id} and seq <= ${rev}
    order by seq`.execute(db)
  return rows.map(eventIn)
}

/** Is an event (as `e`) a code that the timer sent at dispatch, and nobody asked for? */
export const isTimedCode = sql`(
  e.type = 'otp_sent' and e.body::jsonb -> 'actor' ->> 'role' = 'system')`

/** Is an event (as `e`) a label that the sender gave, and nobody read at the door? */
export const isOfficeLabel = sql`(
  e.type = 'label_read' and e.body::jsonb -> 'data' ->> 'by' = 'sender')`

/** How many codes the timer sent of each of these orders after their revision `rev`. */
export const timedCodesSince = async (
  { db }: Tx,
  order_ids: readonly string[],
  rev: number,
): Promise<ReadonlyMap<string, number>> => {
  if (order_ids.length === 0) return new Map()
  const { rows } = await sql<{ order_id: string; codes: number }>`
    select order_id, count(*)::int as codes
    from events e
    where client_id = app_client()
      and order_id = any(${[...order_ids]}::uuid[])
      and seq > ${rev}
      and ${isTimedCode}
    group by order_id`.execute(db)
  return new Map(rows.map(({ order_id, codes }) => [order_id, codes]))
}

/** What a reader of the log learns of one event. */
export interface LoggedChange extends Cursor {
  readonly order_id: string
  readonly type: EventType
  readonly seq: number
  readonly at: Instant
}

/** A stretch of the log: its events, and the place up to which it was read. */
export interface LogSlice {
  readonly heard: readonly LoggedChange[]
  readonly until: Cursor
  /** The stretch is full: more can be read at once. */
  readonly is_more: boolean
  /** Events are there, but behind a transaction that is still running. */
  readonly is_held_back: boolean
  /** The place before everything that was still running then, wherever was read. */
  readonly settled: Cursor
}

const STRETCH = 500

interface Row extends LoggedChange {
  readonly oldest_running: string
  readonly settled: boolean | null
}

const oldestOfServer = sql`select pg_snapshot_xmin(pg_current_snapshot()) as oldest`
/**
 * Passes over what is known to run in other databases of the server; what has ended meanwhile, and
 * so is in none, still counts.
 */
export const oldestOfDatabase = sql`
  select coalesce(min(x), pg_snapshot_xmax(pg_current_snapshot())) as oldest
  from pg_snapshot_xip(pg_current_snapshot()) x
  where not exists (
    select from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'transactionid' and l.transactionid = x::xid and a.datid <> (
      select oid
      from pg_database
      where datname = current_database()))`

/**
 * What `scope` shows of the log after `after`, in order and without a gap: it ends before the
 * oldest transaction still running. That is looked for among all of the server first, since that
 * costs nothing. Where it holds something back, it is looked for in this database alone.
 */
export const readLog = async (
  database: Database,
  scope: Scope,
  after: Cursor,
  most = STRETCH,
): Promise<LogSlice> => {
  const stretch = await stretchOf(database, scope, after, most, oldestOfServer)
  return stretch.is_held_back ? stretchOf(database, scope, after, most, oldestOfDatabase) : stretch
}

const stretchOf = async (
  database: Database,
  scope: Scope,
  after: Cursor,
  most: number,
  oldest: RawBuilder<unknown>,
): Promise<LogSlice> => {
  const rows = await database.read(
    scope,
    () => sql<Row>`
    select s.oldest::text as oldest_running, e.order_id, e.type, e.seq, e.at, e.txid::text as txid,
      e.position::text as position, e.txid < s.oldest as settled
    from (${oldest}) s left join lateral (
      select order_id, type, seq, at, txid, position from events
      where client_id = app_client()
        and (txid, position) > (${after.txid}::xid8, ${after.position}::bigint)
      order by txid, position limit ${most}) e on true
    order by e.txid, e.position`,
  )
  const heard = rows.filter((row) => row.settled)
  const last = heard.at(-1)
  const is_more = heard.length === most
  const settled = placeBefore(rows[0]?.oldest_running ?? '1')
  return {
    heard,
    until: is_more && last ? last : later(settled, after),
    is_more,
    is_held_back: rows.some((row) => row.settled === false),
    settled,
  }
}

/** Does this place lie beyond all that this database has begun to write, as after a restore? */
export const isBeyond = async (database: Database, { txid }: Cursor): Promise<boolean> => {
  const [row] = await database.read(
    platform,
    () => sql<{ is_beyond: boolean }>`
      select ${txid}::numeric >= pg_snapshot_xmax(pg_current_snapshot())::text::numeric
        as is_beyond`,
  )
  return row?.is_beyond === true
}

/** Does `a` lie after `b` in the log? */
export const isAfter = (a: Cursor, b: Cursor): boolean => {
  const [left, right] = [BigInt(a.txid), BigInt(b.txid)]
  return left > right || (left === right && BigInt(a.position) > BigInt(b.position))
}

const later = (a: Cursor, b: Cursor): Cursor => (isAfter(a, b) ? a : b)

/**
 * The place before everything that may still be committed; `after` itself unless it lies beyond
 * that, as it may in a database that was moved.
 */
export const placeInLog = async (
  database: Database,
  scope: Scope,
  after: Cursor | null,
): Promise<Cursor> => {
  const [row] = await database.read(
    scope,
    () => sql<{ last: string; next: string }>`
    select oldest::text as last, pg_snapshot_xmax(pg_current_snapshot())::text as next
    from (${oldestOfDatabase}) s`,
  )
  if (!row) throw new Error('a snapshot has one row')
  return after === null || BigInt(after.txid) >= BigInt(row.next) ? placeBefore(row.last) : after
}
