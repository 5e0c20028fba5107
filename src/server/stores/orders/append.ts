import { sql, type RawBuilder } from 'kysely'
import { replacedParties } from '../../../domain/order/parties/replaced-parties.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Tx } from '../database/database.ts'
import { insertAnswer, type KeptAnswer } from '../requests/idempotency.ts'
import { batchStateOf, type BatchState } from '../imports/imports.ts'
import { endFormerLinks, type ReplacedParty } from '../links/former-links.ts'
import { changesHeld, changesNew, insertChanges, type CountChange } from './counts/changes.ts'
import { insertNames, newNames, type OrderNames } from './names.ts'
import { apart, joined, joinedLists, listIn } from './joined-texts.ts'
import {
  insertRows,
  rowTexts,
  updateRow,
  updateRows,
  type ProjectedRow,
  type RowTexts,
} from './projection.ts'
import { rowOf } from './row.ts'
import { insertMessages, type QueuedMessage } from '../messages/queue.ts'
import type { OrderAtHead } from './order-at-head.ts'
import type { AppendedOrder, StoredEvent } from './stored-event.ts'

/** An order before and after new events. */
export interface OrderChange {
  readonly before: OrderAtHead
  readonly next: AppendedOrder
  /** When it was added, where its date of dispatch is taken back. */
  readonly added_at?: Instant
}

/** The instant by which an order goes in lists and counts once it has changed. */
export const dispatchAt = ({ before, next, added_at }: OrderChange): Instant =>
  next.order.dispatch_date ?? added_at ?? before.dispatch_at

/**
 * Write batch: orders with their new events as they will be stored, made before a transaction has
 * to wait for it. Either all of them are new, or none.
 */
export interface OrderBatch {
  readonly is_new: boolean
  /** In the order in which they were given. */
  readonly ids: readonly string[]
  readonly identifiers: readonly string[]
  /** Those that leave the read model. */
  readonly withdrawn: readonly string[]
  /** The row of the only order that changed; null where there are several. */
  readonly only: ProjectedRow | null
  /** Rows of the read model. */
  readonly rows: RowTexts
  readonly events: readonly StoredEvent[]
  readonly counts: readonly CountChange[]
  readonly names: readonly OrderNames[]
  readonly replaced: readonly ReplacedParty[]
}

/** The batch of orders that are new at `now`. */
export const newOrders = (made: readonly AppendedOrder[], now: Instant): OrderBatch => {
  // In one order whoever adds them, so that requests that wait for each other's numbers never wait
  // in a circle.
  const rows = made
    .map(({ order, head }) => rowOf(order, head, now))
    .sort((a, b) => (a.identifier < b.identifier ? -1 : 1))
  return {
    is_new: true,
    ids: made.map(({ order }) => order._id),
    identifiers: made.map(({ order }) => order.identifier),
    withdrawn: [],
    only: null,
    rows: rowTexts(rows),
    events: eventsOf(made),
    counts: changesNew(rows),
    names: newNames(made.map(({ order }) => ({ before: null, after: order }))),
    replaced: [],
  }
}

/** The batch of orders that were there before. */
export const changedOrders = (changes: readonly OrderChange[]): OrderBatch => {
  const stay = changes.filter(({ next }) => !next.order.withdrawn)
  const rows = stay.map((change) => ({
    before: change.before,
    row: rowOf(change.next.order, change.next.head, dispatchAt(change)),
  }))
  return {
    is_new: false,
    ids: changes.map(({ next }) => next.order._id),
    identifiers: changes.map(({ next }) => next.order.identifier),
    // One that was taken out before has no row any more.
    withdrawn: changes.flatMap(({ before, next: { order } }) =>
      order.withdrawn && !before.order.withdrawn ? [order._id] : [],
    ),
    only: rows.length === 1 ? (rows[0]?.row ?? null) : null,
    rows: rowTexts(rows.length === 1 ? [] : rows.map(({ row }) => row)),
    events: eventsOf(changes.map(({ next }) => next)),
    counts: rows.flatMap(({ before, row }) => changesHeld(before, row)),
    names: newNames(stay.map(({ before, next }) => ({ before: before.order, after: next.order }))),
    replaced: stay.flatMap(({ before, next: { order } }) =>
      replacedParties(before.order, order).map((party) => ({ order_id: order._id, party })),
    ),
  }
}

const eventsOf = (orders: readonly AppendedOrder[]): StoredEvent[] =>
  orders.flatMap(({ stored }) => stored)

/** What is written with the events, in the same statement. */
export interface Beside {
  readonly messages?: readonly QueuedMessage[]
  readonly answered?: KeptAnswer | null
  /** The open import that new orders belong to; where it is not open, nothing is written. */
  readonly import_id?: string | null
  /** The transaction ends with this: COMMIT leaves in the same round trip. */
  readonly is_last?: boolean
  /** An order of the same request was added before these. */
  readonly is_any_added?: boolean
}

/** What was written: new orders whose number was taken are missing, and what the import is. */
export interface Appended {
  readonly ids: ReadonlySet<string>
  readonly state: BatchState
}

/** Another order of the account has this number already. */
export class NumberTaken extends Error {
  readonly identifier: string
  constructor(identifier: string, cause: unknown) {
    super('the number is taken', { cause })
    this.identifier = identifier
  }
}

/** A number of its label belongs to another order of the account. */
export class LabelTaken extends Error {
  constructor(cause: unknown) {
    super('the label is of another order', { cause })
  }
}

/**
 * Append: the one place where events enter the log, for one order or two hundred. In one statement
 * it appends them, projects the read model, counts, remembers names, queues messages and keeps the
 * answer; whoever reads the log is told after COMMIT. Throws NumberTaken and
 * LabelTaken.
 */
export const appendOrders = async (
  tx: Tx,
  client_id: string,
  batch: OrderBatch,
  beside: Beside = {},
): Promise<Appended> => {
  const parts = partsOf(client_id, batch, beside)
  if (batch.ids.length > 0) tx.announce('epod_log', client_id)
  const statement = sql<{ ids?: string[]; state?: BatchState }>`
    with ${sql.join(
      parts.map(({ name, part }) => sql`${sql.ref(name)} as (${part})`),
      sql`, `,
    )}
    ${batch.is_new ? outcomeOf(beside) : sql`select`}`
  // The text follows from its parts, so that their names name it.
  const name = ['append', ...parts.map((part) => part.name)].join('_')
  try {
    const [written] = await (beside.is_last
      ? tx.finish(statement, name)
      : tx.named(name, statement))
    return { ids: new Set(written?.ids ?? batch.ids), state: written?.state ?? null }
  } catch (error) {
    if (isOf(error, 'label_numbers_pkey')) throw new LabelTaken(error)
    throw isOf(error, 'orders_client_id_identifier_key')
      ? new NumberTaken(batch.identifiers[0] ?? '', error)
      : error
  }
}

const outcomeOf = ({ import_id }: Beside): RawBuilder<unknown> => sql`
    select array(select id::text from added) as ids,
      ${import_id ? sql`(select state from batch)` : sql`null`} as state`

const isOf = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint

interface Part {
  readonly name: string
  readonly part: RawBuilder<unknown>
}

/** What there is none of is left out: most changes count nothing, send nothing and carry no key. */
const partsOf = (
  client_id: string,
  batch: OrderBatch,
  { messages = [], answered = null, import_id = null, is_any_added = false }: Beside,
): Part[] => {
  const { counts, names } = batch
  const [event, ...others] = batch.events
  // Of new orders only those that were added have events and counts.
  const only = (column: string): RawBuilder<unknown> =>
    batch.is_new ? sql` where ${sql.ref(column)} in (select id from added)` : sql``
  const written = batch.withdrawn.length > 0 ? sql` returning order_id` : sql``
  const gate = import_id ? sql`exists (select from batch where state = 'open')` : sql`true`
  // Where none of the new orders was added, nothing at all is written.
  const remembering =
    batch.is_new && !import_id && !is_any_added ? sql`exists (select from added)` : gate
  const part = (name: string, wanted: boolean, make: () => RawBuilder<unknown>): Part[] =>
    wanted ? [{ name, part: make() }] : []
  return [
    ...part(
      'batch',
      import_id !== null,
      () => sql`
        select ${batchStateOf} as state from import_batches
        where client_id = ${client_id} and id = ${import_id} for share`,
    ),
    ...part('added', batch.is_new, () => insertRows(client_id, batch.rows, gate)),
    event && !batch.is_new && others.length === 0
      ? { name: 'written_one', part: sql`${insertEvent(client_id, event)}${written}` }
      : {
          name: 'written',
          part: sql`${insertEvents(client_id, batch.events)}${only('order_id')}${written}`,
        },
    ...(batch.only ? [{ name: 'changed_one', part: updateRow(client_id, batch.only) }] : []),
    ...part(
      'changed',
      !batch.is_new && batch.only === null && batch.withdrawn.length < batch.ids.length,
      () =>
        updateRows(
          batch.rows,
          sql`o.client_id = ${client_id} and o.id = any(${[...batch.ids]}::uuid[])`,
        ),
    ),
    // A row leaves only once its log says so: these events have to be there first.
    ...part(
      'gone',
      batch.withdrawn.length > 0,
      () => sql`
        delete from orders
        where client_id = ${client_id} and id = any(${[...batch.withdrawn]}::uuid[])
          and id in (select order_id from ${sql.ref(event && others.length === 0 ? 'written_one' : 'written')})`,
    ),
    ...part(
      'counted',
      counts.length > 0,
      () => sql`${insertChanges(client_id, counts)}${only('id')}`,
    ),
    ...part(is_any_added ? 'named_too' : 'named', names.length > 0, () =>
      insertNames(client_id, names, remembering),
    ),
    ...part('ended', batch.replaced.length > 0, () => endFormerLinks(client_id, batch.replaced)),
    ...part('sent', messages.length > 0, () => insertMessages(client_id, messages)),
    ...(answered ? [{ name: 'answered', part: insertAnswer(client_id, answered) }] : []),
    ...part(
      'noted',
      import_id !== null,
      () => sql`
        insert into import_writes (client_id, batch_id, rev, order_ids)
        select ${client_id}::uuid, ${import_id}::uuid, 1, array_agg(id order by id) from added
        having count(*) > 0`,
    ),
  ]
}

/**
 * One event, as most changes have: a list of one would be planned anew each time, since the planner
 * takes any list for longer than that.
 */
const insertEvent = (
  client_id: string,
  { order_id, seq, type, at, body, disclosures, digest }: StoredEvent,
): RawBuilder<unknown> => sql`
  insert into events (client_id, order_id, seq, type, at, body, disclosures, digest)
  values (${client_id}, ${order_id}, ${seq}, ${type}, ${at}, ${body}, ${[...disclosures]}, ${digest})`

const insertEvents = (client_id: string, events: readonly StoredEvent[]): RawBuilder<unknown> => {
  const all = (column: 'order_id' | 'type' | 'at' | 'body' | 'digest'): RawBuilder<unknown> =>
    apart(joined(events.map((event) => event[column])))
  return sql`
  insert into events (client_id, order_id, seq, type, at, body, disclosures, digest)
  select ${client_id}::uuid, order_id, seq, type, at, body, ${listIn(sql`disclosures`)}, digest
  from unnest(${all('order_id')}::uuid[], ${events.map(({ seq }) => seq)}::integer[], ${all('type')},
    ${all('at')}::timestamptz[], ${all('body')},
    ${apart(joinedLists(events.map(({ disclosures }) => disclosures)))}, ${all('digest')})
    as e (order_id, seq, type, at, body, disclosures, digest)`
}

/**
 * Did the database refuse a change because something of it is there already, the order's next event
 * or the caller's key, or is just being written (a deadlock of two with one key, of which it ended
 * this one), or because the caller does not see the order?
 */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  OVERTAKEN.has(error.code)
const UNIQUE_VIOLATION = '23505'
const INSUFFICIENT_PRIVILEGE = '42501'
const DEADLOCK = '40P01'
const OVERTAKEN: ReadonlySet<string> = new Set([UNIQUE_VIOLATION, INSUFFICIENT_PRIVILEGE, DEADLOCK])
