import { sql } from 'kysely'
import type { ReadTile } from '../../../domain/transparency/tiles.ts'
import type { Tx } from '../database/database.ts'
import { readerIn } from './chains.ts'
import { oldestOfDatabase } from './event-log.ts'
import { logKeys, selectNewest, type KeptCheckpoint, type KeptLogKey } from './tree.ts'

/** Any number, as long as every process uses the same one. */
const LOCK = 4_702_111_837

/** Where it is announced that somebody waits for the proof of what was committed. */
export const SEAL_CHANNEL = 'epod_seal'

/** Is this the one process that lets the tree grow, until the transaction ends? */
export const mayGrow = async ({ db }: Tx): Promise<boolean> => {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}) as is_ours`.execute(db)
  return rows[0]?.is_ours === true
}

/** Waits to be that process: for what a person asks for. */
export const growAlone = async ({ db }: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
}

/** The newest checkpoint and the keys of the log, as they stand while the tree is ours to grow. */
export const standingTree = async ({
  db,
}: Tx): Promise<{ checkpoint: KeptCheckpoint | null; keys: KeptLogKey[] }> => {
  const read = readerIn(db)
  const [[checkpoint = null], keys] = await Promise.all([read(selectNewest), logKeys(read)])
  return { checkpoint, keys }
}

/** Keeps a key of the log. */
export const addLogKey = async (
  { db }: Tx,
  { name, public_key, sealed }: Omit<KeptLogKey, 'retired_at'>,
): Promise<void> => {
  await sql`
    insert into log_keys (name, public_key, sealed)
    values (${name}, ${Buffer.from(public_key)}, ${sealed})`.execute(db)
}

/** Ends the use of a key, and says why; what it has signed stays to be verified. */
export const retireLogKey = async (
  { db }: Tx,
  public_key: Uint8Array,
  why: string | null,
): Promise<void> => {
  await sql`
    update log_keys set retired_at = now(), retired_why = ${why}
    where public_key = ${Buffer.from(public_key)}`.execute(db)
}

/** An event that is to become a leaf. */
export interface NextEvent {
  readonly client_id: string
  readonly order_id: string
  readonly seq: number
  readonly digest: string
}

/** A stretch of the log behind which nothing can be committed any more. */
export interface NextStretch {
  /** Its events that are no leaf yet, in the order in which they were committed. */
  readonly events: readonly NextEvent[]
  /** The stretch was full: more can be read at once. */
  readonly is_more: boolean
  /** Where it ends. */
  readonly until: { readonly txid: string; readonly position: string } | null
}

interface Row extends NextEvent {
  readonly txid: string
  readonly position: string
  readonly is_leaf: boolean
}

/**
 * The next events of all clients in order, `most` at most, from where the last stretch ended. It
 * stops before the oldest transaction that is still running, so that none can come in between.
 */
export const nextStretch = async ({ db }: Tx, most: number): Promise<NextStretch> => {
  const { rows } = await sql<Row>`
    with place as (
      select coalesce((select txid from log_place), '0'::xid8) as txid,
        coalesce((select position from log_place), 0) as position),
    next as (
      select n.client_id, n.txid, n.position
      from (${oldestOfDatabase}) s (oldest), place p, clients c
      cross join lateral (
        select e.client_id, e.txid, e.position
        from events e
        where e.client_id = c.id and e.txid < s.oldest
          and (e.txid, e.position) > (p.txid, p.position)
        order by e.txid, e.position
        limit ${most}) n
      order by n.txid, n.position
      limit ${most})
    select e.client_id, e.order_id, e.seq, e.digest, n.txid::text as txid,
      n.position::text as position, l.leaf is not null as is_leaf
    from next n
    join events e on e.client_id = n.client_id and e.txid = n.txid and e.position = n.position
    left join log_leaves l
      on l.client_id = e.client_id and l.order_id = e.order_id and l.seq = e.seq
    order by n.txid, n.position`.execute(db)
  const last = rows.at(-1)
  return {
    events: rows.filter(({ is_leaf }) => !is_leaf),
    is_more: rows.length === most,
    until: last ? { txid: last.txid, position: last.position } : null,
  }
}

/** Notes up to where the log has become leaves. */
export const notePlace = async (
  { db }: Tx,
  { txid, position }: NonNullable<NextStretch['until']>,
): Promise<void> => {
  await sql`
    insert into log_place (txid, position) values (${txid}::xid8, ${position}::bigint)
    on conflict (one) do update
    set txid = excluded.txid, position = excluded.position`.execute(db)
}

/** Adds leaves after the first `size`, and the tiles that are new or longer for them. */
export const addLeaves = async (
  { db }: Tx,
  size: number,
  events: readonly NextEvent[],
  tiles: readonly ReadTile[],
): Promise<void> => {
  await Promise.all([
    sql`
      insert into log_leaves (leaf, client_id, order_id, seq)
      select ${size}::bigint + n - 1, client_id, order_id, seq
      from unnest(${events.map(({ client_id }) => client_id)}::uuid[],
        ${events.map(({ order_id }) => order_id)}::uuid[],
        ${events.map(({ seq }) => seq)}::integer[])
        with ordinality as e (client_id, order_id, seq, n)`.execute(db),
    sql`
      insert into log_tiles as t (level, number, hashes)
      select level, number, decode(hashes, 'base64')
      from unnest(${tiles.map(({ level }) => level)}::smallint[],
        ${tiles.map(({ number }) => number)}::bigint[],
        ${tiles.map(({ hashes }) => Buffer.from(hashes).toString('base64'))}::text[])
        as e (level, number, hashes)
      on conflict (level, number) do update set hashes = excluded.hashes`.execute(db),
  ])
}

/** Keeps a signed checkpoint of a tree of `size`. */
export const addCheckpoint = async ({ db }: Tx, size: number, note: string): Promise<void> => {
  await sql`insert into log_checkpoints (size, note) values (${size}, ${note})`.execute(db)
}

/**
 * Keeps what a key of the log signs of a checkpoint that was signed before it; it stands among the
 * lines of witnesses, by the key's own line, which no witness is called.
 */
export const addCrossSignature = async (
  { db }: Tx,
  size: number,
  key: string,
  line: string,
): Promise<void> => {
  await sql`
    insert into log_cosignatures (size, witness, line) values (${size}, ${key}, ${line})`.execute(
    db,
  )
}
