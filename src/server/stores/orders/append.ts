import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../database/database.ts'
import { insertAnswer, type KeptAnswer } from '../requests/idempotency.ts'
import { batchStateOf, type BatchState } from '../imports/imports.ts'
import { endFormerLinks } from '../links/former-links.ts'
import { insertChanges } from './counts/changes.ts'
import { insertNames } from './names.ts'
import { apart, joined, joinedLists, listIn } from './joined-texts.ts'
import type { ChangedBatch, NewBatch } from './order-batch.ts'
import { insertRows, updateRow, updateRows } from './projection.ts'
import { insertMessages, type QueuedMessage } from '../messages/queue.ts'
import type { StoredEvent } from './stored-event.ts'

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
 * answer; whoever reads the log is told after COMMIT. Throws NumberTaken and LabelTaken.
 */
export const appendOrders = async (
  tx: Tx,
  client_id: string,
  batch: NewBatch | ChangedBatch,
  beside: Beside = {},
): Promise<Appended> => {
  const parts = batch.is_new
    ? partsOfNew(client_id, batch, beside)
    : partsOfChanged(client_id, batch, beside)
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
const part = (name: string, wanted: boolean, make: () => RawBuilder<unknown>): Part[] =>
  wanted ? [{ name, part: make() }] : []

/** Of new orders only those that were added have events, counts and names. */
const partsOfNew = (client_id: string, batch: NewBatch, beside: Beside): Part[] => {
  const { import_id = null, is_any_added = false } = beside
  const gate = import_id ? sql`exists (select from batch where state = 'open')` : sql`true`
  // Where none of them was added, nothing at all is written.
  const remembering = !import_id && !is_any_added ? sql`exists (select from added)` : gate
  return [
    ...part(
      'batch',
      import_id !== null,
      () => sql`
        select ${batchStateOf} as state from import_batches
        where client_id = ${client_id} and id = ${import_id} for share`,
    ),
    { name: 'added', part: insertRows(client_id, batch.rows, gate) },
    {
      name: 'written',
      part: sql`${insertEvents(client_id, batch.events)} where ${sql.ref('order_id')} in (select id from added)`,
    },
    ...part(
      'counted',
      batch.counts.length > 0,
      () =>
        sql`${insertChanges(client_id, batch.counts)} where ${sql.ref('id')} in (select id from added)`,
    ),
    ...part(is_any_added ? 'named_too' : 'named', batch.names.length > 0, () =>
      insertNames(client_id, batch.names, remembering),
    ),
    ...partsBeside(client_id, beside),
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

const partsOfChanged = (client_id: string, batch: ChangedBatch, beside: Beside): Part[] => {
  const { ids, withdrawn, only, counts, names, replaced } = batch
  const [event, ...others] = batch.events
  const isOne = event !== undefined && others.length === 0
  const written = isOne ? 'written_one' : 'written'
  const insert = isOne ? insertEvent(client_id, event) : insertEvents(client_id, batch.events)
  return [
    {
      name: written,
      part: withdrawn.length > 0 ? sql`${insert} returning order_id` : insert,
    },
    // A row leaves only once its log says so: these events have to be there first.
    ...part(
      'gone',
      withdrawn.length > 0,
      () => sql`
        delete from orders
        where client_id = ${client_id} and id = any(${[...withdrawn]}::uuid[])
          and id in (select order_id from ${sql.ref(written)})`,
    ),
    ...part('counted', counts.length > 0, () => insertChanges(client_id, counts)),
    ...part('named', names.length > 0, () => insertNames(client_id, names)),
    ...part('ended', replaced.length > 0, () => endFormerLinks(client_id, replaced)),
    ...partsBeside(client_id, beside),
    // Lock ordering: PostgreSQL begins with the last part, and so with the order's row, as whoever
    // locks an order first does. Else two that change it under one key would wait for each other.
    ...(only ? [{ name: 'changed_one', part: updateRow(client_id, only) }] : []),
    ...part('changed', only === null && withdrawn.length < ids.length, () =>
      updateRows(batch.rows, sql`o.client_id = ${client_id} and o.id = any(${[...ids]}::uuid[])`),
    ),
  ]
}

const partsBeside = (client_id: string, { messages = [], answered = null }: Beside): Part[] => [
  ...part('sent', messages.length > 0, () => insertMessages(client_id, messages)),
  ...(answered ? [{ name: 'answered', part: insertAnswer(client_id, answered) }] : []),
]

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
