import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import type { KeysOfOrigin } from './origins.ts'
import { archiveKinds, type ArchiveKind } from './kinds.ts'

type Db = Tx['db']

/** Kinds of row that are read into a table as they stand. */
export type BroughtKind = keyof typeof archiveKinds

/** Lets what follows write rows of this client, and of no other, to the transaction's end. */
export const actForClient = async (db: Db, client_id: string): Promise<void> => {
  await sql`select set_config('app.client', ${client_id}, true)`.execute(db)
}

/** What of an account is here already: its id, its key, some of its users. */
export const foundHere = async (
  db: Db,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<'id' | 'key' | null> => {
  const { rows } = await sql<{ is_id: boolean }>`
    select id = ${id} as is_id from clients where id = ${id} or key = ${key}
    order by 1 desc`.execute(db)
  const [found] = rows
  if (!found) return null
  return found.is_id ? 'id' : 'key'
}

/**
 * Is a client here, once whoever brings it in has ended? Rejects with Busy while that is not over.
 */
export const hasClient = (database: Database, id: string): Promise<boolean> =>
  database.asOwner(async (db) => {
    // Waits for a COMMIT under way; orders and events take no lock of this table that it meets.
    await sql`lock table clients in share mode`.execute(db)
    const { rows } = await sql`select from clients where id = ${id}`.execute(db)
    return rows.length > 0
  })

/** Which of these names users here have already. */
export const usernamesHere = async (db: Db, usernames: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ username: string }>`
    select username from users
    where lower(username) = any(array(select lower(u) from unnest(${[...usernames]}::text[]) u))
    order by username`.execute(db)
  return rows.map(({ username }) => username)
}

/** One of these orders that another client has here; null where none has. */
export const orderHere = async (
  db: Db,
  client_id: string,
  order_ids: readonly string[],
): Promise<string | null> => {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from events
    where client_id = any(array(select id from clients where id <> ${client_id}))
      and order_id = any(${[...order_ids]}::uuid[])
    limit 1`.execute(db)
  return rows[0]?.order_id ?? null
}

/** Adds the client itself, under this key. */
export const addClientRow = async (db: Db, line: string, key: string): Promise<void> => {
  await sql`
    insert into clients (id, key, name, preset, created_at)
    select id, ${key}, name, preset, created_at
    from json_populate_record(null::clients, ${line}::json)`.execute(db)
}

/** Adds rows of a kind, given as lines of JSON. */
export const addRows = async (
  db: Db,
  client_id: string,
  kind: BroughtKind,
  lines: readonly string[],
): Promise<void> => {
  const { table, columns, given = {} }: ArchiveKind = archiveKinds[kind]
  const values: [string, RawBuilder<unknown>][] = [
    ['client_id', sql`${client_id}::uuid`],
    ...columns
      .filter((column) => given[column] === undefined)
      .map((column): [string, RawBuilder<unknown>] => [column, sql.ref(`r.${column}`)]),
    ...Object.entries(given),
  ]
  await sql`
    insert into ${sql.table(table)} (${sql.join(values.map(([column]) => sql.ref(column)))})
    select ${sql.join(values.map(([, value]) => value))}
    from json_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)
      with ordinality as r
    order by ordinality`.execute(db)
}

/** A credential that another installation has signed. */
export interface BroughtCredential {
  readonly order_id: string
  readonly number: number
  readonly rev: number
  readonly jti: string
  readonly issued_at: string
  readonly origin: string
  readonly jwt: string
}

/** Keeps it, with a place of its own among those whose status is told here. */
export const addBrought = async (
  db: Db,
  client_id: string,
  { order_id, number, rev, jti, issued_at, origin, jwt }: BroughtCredential,
): Promise<void> => {
  await sql`
    insert into credentials (client_id, order_id, number, rev, jti, jwt, issued_at, origin)
    values (${client_id}, ${order_id}, ${number}, ${rev}, ${jti}, ${jwt}, ${issued_at},
      ${origin})`.execute(db)
}

/** The first events of an order that was brought in, as they are chained. */
export const bodiesOf = async (
  db: Db,
  client_id: string,
  order_id: string,
  rev: number,
): Promise<string[]> => {
  const { rows } = await sql<{ body: string }>`
    select body from events
    where client_id = ${client_id} and order_id = ${order_id} and seq <= ${rev}
    order by seq`.execute(db)
  return rows.map(({ body }) => body)
}

/** Where an account came from. */
export interface BroughtOrigin {
  readonly manifest_sha256: string
  readonly origin: string
  readonly exported_at: string
  readonly checkpoint: string | null
  readonly keys: KeysOfOrigin
}

/** Keeps where an account came from, with the keys and the checkpoint of there. */
export const addOrigin = async (
  db: Db,
  client_id: string,
  { manifest_sha256, origin, exported_at, checkpoint, keys }: BroughtOrigin,
): Promise<void> => {
  await sql`
    insert into account_origins
      (client_id, manifest_sha256, origin, exported_at, checkpoint, keys)
    values (${client_id}, ${manifest_sha256}, ${origin}, ${exported_at}, ${checkpoint},
      ${JSON.stringify(keys)}::jsonb)`.execute(db)
}

/** A leaf of the tree that an account's events stood in. */
export interface BroughtLeaf {
  readonly leaf: number
  readonly order_id: string
  readonly seq: number
}

/** A place for leaves of elsewhere, until the transaction ends. */
export const makeLeafPlace = async (db: Db): Promise<void> => {
  await sql`
    create temporary table brought_leaves
      (leaf bigint primary key, order_id uuid not null, seq integer not null)
      on commit drop`.execute(db)
}

/** Puts leaves there. */
export const addBroughtLeaves = async (db: Db, leaves: readonly BroughtLeaf[]): Promise<void> => {
  await sql`
    insert into brought_leaves (leaf, order_id, seq)
    select * from unnest(${leaves.map(({ leaf }) => leaf)}::bigint[],
      ${leaves.map(({ order_id }) => order_id)}::uuid[],
      ${leaves.map(({ seq }) => seq)}::integer[])`.execute(db)
}

/** Leaves of a stretch with the digests of their events; null where there is no such event. */
export const broughtLeaves = async (
  db: Db,
  client_id: string,
  from: number,
  to: number,
): Promise<(BroughtLeaf & { readonly digest: string | null })[]> => {
  const { rows } = await sql<BroughtLeaf & { digest: string | null }>`
    select l.leaf::float8 as leaf, l.order_id, l.seq, e.digest
    from brought_leaves l
    left join events e
      on e.client_id = ${client_id} and e.order_id = l.order_id and e.seq = l.seq
    where l.leaf >= ${from} and l.leaf < ${to}
    order by l.leaf`.execute(db)
  return rows
}

/** The first event that is no leaf though one that was committed after it is; null without one. */
export const leaflessBefore = async (
  db: Db,
  client_id: string,
): Promise<Pick<BroughtLeaf, 'order_id' | 'seq'> | null> => {
  const { rows } = await sql<Pick<BroughtLeaf, 'order_id' | 'seq'>>`
    with told as (
      select e.order_id, e.seq, e.txid, e.position, l.leaf
      from events e
      left join brought_leaves l on l.order_id = e.order_id and l.seq = e.seq
      where e.client_id = ${client_id})
    select order_id, seq from told
    where leaf is null and (txid, position) < (
      select txid, position from told where leaf is not null
      order by txid desc, position desc limit 1)
    order by txid, position limit 1`.execute(db)
  return rows[0] ?? null
}
