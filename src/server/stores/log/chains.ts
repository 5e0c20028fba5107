import { sql, type RawBuilder } from 'kysely'
import type { ChainedEvent } from '../../../domain/order/chain.ts'
import { platform } from '../database/scope.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { Database, Tx } from '../database/database.ts'
import { NIL_UUID } from '../database/nil-uuid.ts'

const AT_ONCE = 100
const NAMED_AT_ONCE = 1_000

/** Reads rows of all clients. */
export type RowReader = <R>(statement: RawBuilder<R>) => Promise<R[]>

/** Reads from a database in use, each statement by itself. */
export const readerOf =
  (database: Database): RowReader =>
  (statement) =>
    database.read(platform, () => statement)

/** Reads inside of a transaction of the owner. */
export const readerIn =
  (db: Tx['db']): RowReader =>
  async (statement) =>
    (await statement.execute(db)).rows

/** Which order of which client. */
export interface OrderKey {
  readonly client_id: string
  readonly id: string
}

/** A row of the log as it stands, whatever somebody made of it. */
export interface LogRow extends ChainedEvent {
  readonly seq: number
  readonly type: string
}

/** What the read model says of an order. */
export interface ChainedRow extends StoredOrder {
  readonly rev: number
  readonly head: string
  readonly wire: string
  readonly wire_form: string
}

/** An order's log beside its read model; null where its row is not there. */
export interface Chain extends OrderKey {
  readonly row: ChainedRow | null
  readonly log: readonly LogRow[] | null
}

const rowObject = sql`json_build_object('rev', rev, 'head', head, 'doc', doc, 'wire', wire,
  'wire_form', wire_form, 'untold', untold) as row`
const logOf = (order: RawBuilder<unknown>) => sql`
  select json_agg(
    json_build_object('seq', seq, 'type', type, 'body', body, 'disclosures', disclosures,
      'digest', digest)
    order by seq) as log
  from events
  where (client_id, order_id) = ${order}`
const afterKey = (last: OrderKey | undefined) =>
  sql`(${last?.client_id ?? NIL_UUID}::uuid, ${last?.id ?? NIL_UUID}::uuid)`

/** Of every client, or of one alone. */
const among = (client_id: string | undefined): RawBuilder<unknown> =>
  client_id === undefined ? sql`true` : sql`client_id = ${client_id}`

/**
 * Some orders of all clients, or of one, with their logs, after `last` in one fixed order; none at
 * the end.
 */
export const chainsAfter = async (
  read: RowReader,
  last: OrderKey | undefined,
  of_client?: string,
): Promise<Chain[]> => {
  // One statement, so that whoever writes meanwhile cannot make a row differ from its log.
  const found = await read(sql<OrderKey & ChainedRow & Pick<Chain, 'log'>>`
    select o.client_id, o.id, o.rev, o.head, o.doc, o.wire, o.wire_form, o.untold, e.log from (
      select client_id, id, rev, head, doc, wire, wire_form, untold
      from orders
      where (client_id, id) > ${afterKey(last)} and ${among(of_client)}
      order by client_id, id
      limit ${AT_ONCE}) o
    cross join lateral (${logOf(sql`(o.client_id, o.id)`)}) e
    order by o.client_id, o.id`)
  return found.map(({ client_id, id, log, ...row }) => ({ client_id, id, row, log }))
}

/** One order with its log. */
export const chainOf = async (read: RowReader, { client_id, id }: OrderKey): Promise<Chain> => {
  const [chain] = await read(sql<Chain>`
    select ${client_id} as client_id, ${id} as id,
      (select ${rowObject} from orders where client_id = ${client_id} and id = ${id}) as row,
      (${logOf(sql`(${client_id}::uuid, ${id}::uuid)`)}) as log`)
  return chain ?? { client_id, id, row: null, log: null }
}

/** An order's log alone. */
export const logAlone = async (read: RowReader, { client_id, id }: OrderKey): Promise<Chain> => {
  const [found] = await read(
    sql<Pick<Chain, 'log'>>`${logOf(sql`(${client_id}::uuid, ${id}::uuid)`)}`,
  )
  return { client_id, id, row: null, log: found?.log ?? null }
}

/** Some orders that the log names, of all or of one, after `last`; have they no row? */
export const namedAfter = (
  read: RowReader,
  last: OrderKey | undefined,
  client_id?: string,
): Promise<(OrderKey & { readonly is_stray: boolean })[]> =>
  read(sql`
    select e.client_id, e.id, o.id is null as is_stray from (
      select client_id, order_id as id
      from events
      where (client_id, order_id) > ${afterKey(last)} and ${among(client_id)}
      group by client_id, order_id
      order by client_id, order_id
      limit ${NAMED_AT_ONCE}) e
    left join orders o on o.client_id = e.client_id and o.id = e.id
    order by e.client_id, e.id`)

/** The sizes on record of some files of a client, by digest. */
export const sizesOf = async (
  read: RowReader,
  client_id: string,
  digests: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await read(
    sql<{ digest: string; bytes: number }>`
      select digest, bytes
      from files
      where client_id = ${client_id} and digest = any(${[...digests]}::text[])`,
  )
  return new Map(rows.map(({ digest, bytes }) => [digest, bytes]))
}
