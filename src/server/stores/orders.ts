import { sql, type RawBuilder } from 'kysely'
import type { Order } from '../../domain/order/order.ts'
import type { Instant } from '../../domain/time.ts'
import type { Database, Scope, Tx } from './database/database.ts'
import type { Once } from './idempotency.ts'
import { batchStateOf, type BatchState } from './imports.ts'
import { changesHeld, changesNew, insertChanges, type CountChange } from './order-counts.ts'
import { rowOf } from './order-row.ts'

/** An event as the log stores it. */
export interface StoredEvent {
  readonly order_id: string
  readonly seq: number
  readonly type: string
  readonly at: Instant
  readonly body: string
  readonly digest: string
}

/** An order after new events, with the rows that put them on record. */
export interface Advanced {
  readonly order: Order
  readonly head: string
  readonly stored: readonly StoredEvent[]
}

/** An order held for change until the transaction ends. */
export interface Held {
  readonly order: Order
  readonly head: string
  readonly dispatch_at: Instant
  readonly now: Instant
}

/**
 * Locks one visible order; null where there is none of that id in the transaction's scope. `now` is
 * the database's clock.
 */
export const holdOrder = async (tx: Tx, id: string): Promise<Held | null> => {
  const [row] = await tx.named(
    'hold_order',
    sql<Held>`
    select doc as order, head, dispatch_at, clock_timestamp() as now from orders where id = ${id} and client_id = app_client() for update`,
  )
  return row ?? null
}

/** A message that leaves with the change that caused it. */
export interface Message {
  id: string
  order_id: string | null
  kind: 'otp' | 'office' | 'reset' | 'notice'
  channel: 'email' | 'sms' | 'whatsapp'
  recipient: string
  subject: string
  body: string
  secret: string | null
  expires_at: Instant | null
}

/**
 * The stored answer of a request with an Idempotency-Key, which is taken already or is to be taken
 * with it.
 */
export interface Answered extends Once {
  readonly status: number
  readonly answer: string
  readonly is_taken: boolean
}

/** Another order of the account has this number already. */
export class NumberTaken extends Error {
  readonly identifier: string
  constructor(identifier: string, cause: unknown) {
    super('the number is taken', { cause })
    this.identifier = identifier
  }
}

/**
 * Writes down what became of a held order, whole or not at all: events, read model, messages,
 * answer; and COMMIT. Throws NumberTaken.
 */
export const saveOrder = async (
  tx: Tx,
  client_id: string,
  held: Held,
  next: Advanced,
  messages: readonly Message[],
  answered: Answered | null,
): Promise<unknown> => {
  const { doc, ...row } = rowOf(next.order, next.head, held.dispatch_at)
  tx.announce('epod_log', client_id)
  const changes = changesHeld(held, row)
  const names = newNames(held.order, next.order)
  // What there is none of is left out: most changes count nothing, send nothing and carry no key.
  const more = [
    ...(changes.length > 0 ? [{ name: 'counted', part: insertChanges(client_id, changes) }] : []),
    ...(names.length > 0 ? [{ name: 'named', part: insertNames(client_id, names) }] : []),
    ...(messages.length > 0 ? [{ name: 'sent', part: insertMessages(client_id, messages) }] : []),
    ...(answered
      ? [{ name: answered.is_taken ? 'kept' : 'taken', part: keepAnswer(client_id, answered) }]
      : []),
  ]
  const saved = tx.finish(
    sql`
    with written as (${insertEvents(client_id, next.stored)}),
    ${sql.join(
      more.map(({ name, part }) => sql`${sql.ref(name)} as (${part}),`),
      sql` `,
    )}
    changed as (
      update orders set rev = ${row.rev}, identifier = ${row.identifier}, invoice = ${row.invoice}, truck_number = ${row.truck_number},
        client_name = ${row.client_name}, source_name = ${row.source_name}, destination_name = ${row.destination_name}, transporter = ${row.transporter},
        dispatch_at = ${row.dispatch_at}, eta_at = ${row.eta_at}, delivered_at = ${row.delivered_at}, status = ${row.status},
        exception = ${row.exception}, has_remarks = ${row.has_remarks}, has_attachments = ${row.has_attachments},
        sms_delivered = ${row.sms_delivered}, head = ${row.head}, search = ${row.search}, doc = ${JSON.stringify(doc)},
        wire = ${row.wire}, wire_form = ${row.wire_form}
      where client_id = ${client_id} and id = ${row.id})
    select`,
    ['save_order', ...more.map(({ name }) => name)].join('_'),
  )
  try {
    return await saved
  } catch (error) {
    throw isTaken(error) ? new NumberTaken(row.identifier, error) : error
  }
}

/**
 * Did the database refuse a change because something of it is there already, the order's next event
 * or the caller's key, or because the caller does not see the order?
 */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === UNIQUE_VIOLATION || error.code === INSUFFICIENT_PRIVILEGE)
const UNIQUE_VIOLATION = '23505'
const INSUFFICIENT_PRIVILEGE = '42501'

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === 'orders_client_id_identifier_key'

/** The statement that puts events on record. */
export const insertEvents = (client_id: string, events: readonly StoredEvent[]) => sql`
  insert into events (client_id, order_id, seq, type, at, body, digest)
  select ${client_id}::uuid, order_id, seq, type, at, body, digest
  from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (order_id uuid, seq integer, type text, at timestamptz, body text, digest text)`

/** The statement that queues messages and wakes those who send them; with none it does nothing. */
export const insertMessages = (client_id: string, messages: readonly Message[]) => sql`
  insert into outbox (id, client_id, order_id, kind, channel, recipient, subject, body, secret, expires_at)
  select id, ${client_id}::uuid, order_id, kind, channel, recipient, subject, body, secret, expires_at
  from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
    as m (id uuid, order_id uuid, kind text, channel text, recipient text, subject text, body text, secret text, expires_at timestamptz)
  returning pg_notify('epod_outbox', '')`

const keepAnswer = (
  client_id: string,
  { actor, route, key, body_hash, status, answer, is_taken }: Answered,
) =>
  is_taken
    ? sql`update idempotency set status = ${status}, answer = ${answer}
      where client_id = ${client_id} and actor = ${actor} and route = ${route} and key = ${key}`
    : sql`insert into idempotency (client_id, actor, route, key, body_hash, status, answer)
      values (${client_id}, ${actor}, ${route}, ${key}, ${body_hash}, ${status}, ${answer})`

/**
 * New orders as they will be stored: `ids` in the order in which they were given, the rest as text.
 */
export interface NewOrders {
  readonly ids: readonly string[]
  readonly rows: string
  readonly events: string
  readonly changes: readonly CountChange[]
  readonly names: readonly Named[]
}

/** What `addOrders` stores of orders that are new at `now`. */
export const newOrders = (made: readonly Advanced[], now: Instant): NewOrders => {
  // In one order whoever adds them, so that requests that wait for each other's numbers never wait
  // in a circle.
  const rows = made
    .map(({ order, head }) => rowOf(order, head, now))
    .sort((a, b) => (a.identifier < b.identifier ? -1 : 1))
  return {
    ids: made.map(({ order }) => order._id),
    rows: JSON.stringify(rows),
    events: JSON.stringify(made.flatMap(({ stored }) => stored)),
    changes: changesNew(rows),
    names: different(made.flatMap(({ order }) => namesIn(order))),
  }
}

/**
 * Adds new orders with their first events, leaving out those whose number the account already has;
 * answers the ids that were added.
 */
export const addOrders = async (
  { db, announce }: Tx,
  client_id: string,
  orders: NewOrders,
): Promise<ReadonlySet<string>> => {
  announce('epod_log', client_id)
  const { rows: added } = await sql<{
    id: string
  }>`with ${storing(client_id, orders, sql`true`)} select id from added`.execute(db)
  return new Set(added.map(({ id }) => id))
}

/**
 * The same for an import while it is open, which is noted with what it wrote, and COMMIT: all in
 * one burst, so that the engine never waits between.
 */
export const addOrdersOfImport = async (
  { finish, announce }: Tx,
  client_id: string,
  batch_id: string,
  orders: NewOrders,
): Promise<{ state: BatchState; added: ReadonlySet<string> }> => {
  announce('epod_log', client_id)
  const [stored] = await finish(sql<{ state: BatchState; ids: string[] }>`
    with batch as (select ${batchStateOf} as state from import_batches where client_id = ${client_id} and id = ${batch_id} for share),
    ${storing(client_id, orders, sql`exists (select from batch where state = 'open')`)},
    noted as (insert into import_writes (client_id, batch_id, rev, order_ids)
      select ${client_id}::uuid, ${batch_id}::uuid, 1, array_agg(id order by id) from added having count(*) > 0)
    select (select state from batch), array(select id::text from added) as ids`)
  return { state: stored?.state ?? null, added: new Set(stored?.ids) }
}

/** The parts of a statement that stores new orders where `gate` holds: `added` has their ids. */
const storing = (
  client_id: string,
  { rows, events, changes, names }: NewOrders,
  gate: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
    added as (
      insert into orders (client_id, id, rev, identifier, invoice, truck_number, client_name, source_name, destination_name, transporter,
        dispatch_at, eta_at, delivered_at, status, exception, has_remarks, has_attachments, sms_delivered, head, search, doc, wire, wire_form)
      select ${client_id}::uuid, id, rev, identifier, invoice, truck_number, client_name, source_name, destination_name, transporter,
        dispatch_at, eta_at, delivered_at, status, exception, has_remarks, has_attachments, sms_delivered, head, search, doc, wire, wire_form
      from jsonb_to_recordset(${rows}::jsonb) as o (id uuid, rev integer, identifier text, invoice text, truck_number text,
        client_name text, source_name text, destination_name text, transporter text, dispatch_at timestamptz, eta_at timestamptz,
        delivered_at timestamptz, status text, exception boolean, has_remarks boolean, has_attachments boolean, sms_delivered boolean, head text, search text, doc jsonb, wire text, wire_form text)
      where ${gate}
      on conflict (client_id, identifier) do nothing returning id),
    written as (
      insert into events (client_id, order_id, seq, type, at, body, digest)
      select ${client_id}::uuid, order_id, seq, type, at, body, digest
      from jsonb_to_recordset(${events}::jsonb)
        as e (order_id uuid, seq integer, type text, at timestamptz, body text, digest text)
      where order_id in (select id from added)),
    counted as (${insertChanges(client_id, changes)} where id in (select id from added)),
    named as (${insertNames(client_id, names, gate)})`

interface Named {
  readonly kind: string
  readonly name: string
}

/** The statement that remembers names, in one order whoever does, as for orders. */
const insertNames = (
  client_id: string,
  names: readonly Named[],
  gate: RawBuilder<unknown> = sql`true`,
) => sql`
  insert into names (client_id, kind, name)
  select distinct ${client_id}::uuid, kind, name from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n (kind text, name text) where ${gate} order by 2, 3
  on conflict do nothing`

/** Each name once. */
const different = (names: readonly Named[]): Named[] => [
  ...new Map(names.map((one) => [`${one.kind} ${one.name}`, one])).values(),
]

const newNames = (before: Order, after: Order): Named[] => {
  const known = namesIn(before)
  return namesIn(after).filter(
    ({ kind, name }) => !known.some((one) => one.kind === kind && one.name === name),
  )
}

const namesIn = (order: Order): Named[] =>
  Object.entries({
    client: order.client,
    source: order.source.name,
    destination: order.destination.name,
    transporter: order.transporter,
    truck: order.truck_number,
    driver: order.driver.name,
  }).flatMap(([kind, name]) => (name ? [{ kind, name }] : []))

/** The first event of each order that has one of these numbers, as recorded. */
export const firstEvents = async (
  { db }: Tx,
  identifiers: readonly string[],
): Promise<{ identifier: string; body: string }[]> => {
  const { rows } = await sql<{ identifier: string; body: string }>`
    select o.identifier, e.body from orders o join events e on e.client_id = o.client_id and e.order_id = o.id and e.seq = 1
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
): Promise<Held | null> => {
  const [row] = await database.read(
    scope,
    () => sql<Held>`
    select doc as order, head, dispatch_at, clock_timestamp() as now from orders where client_id = app_client() and id = ${id}`,
  )
  return row ?? null
}

/** The database's clock, for a decision about an order that is not there to be held yet. */
export const databaseNow = async ({ db }: Tx): Promise<Instant> => {
  const {
    rows: [row],
  } = await sql<{ now: Instant }>`select clock_timestamp() as now`.execute(db)
  if (!row) throw new Error('the clock has one row')
  return row.now
}
