import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import { tilesUnder, type ReadTile, type TileId } from '../../../domain/transparency/tiles.ts'
import type { LeafRange } from '../../../domain/transparency/merkle-tree.ts'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'
import type { RowReader } from './chains.ts'
import { NIL_UUID } from '../database/nil-uuid.ts'

/** A checkpoint as it was signed, and when. */
export interface KeptCheckpoint {
  /** Leaves of the tree. */
  readonly size: number
  readonly note: string
  readonly at: Instant
}

/** A key that signs checkpoints; `sealed` is its private half under the installation's secret. */
export interface KeptLogKey {
  readonly name: string
  readonly public_key: Uint8Array
  readonly sealed: string
  readonly retired_at: Instant | null
}

/** The statement for the newest checkpoint. */
export const selectNewest = sql<KeptCheckpoint>`
  select size::float8 as size, note, at from log_checkpoints order by size desc limit 1`

/** The newest checkpoint; null before the first. */
export const newestCheckpoint = async (database: Database): Promise<KeptCheckpoint | null> => {
  const [found] = await database.read(platform, () => selectNewest, 'newest_checkpoint')
  return found ?? null
}

/** The keys of the log, the one in use first. */
export const logKeys = (read: RowReader): Promise<KeptLogKey[]> =>
  read(sql<KeptLogKey>`
    select name, public_key, sealed, retired_at
    from log_keys
    order by retired_at desc nulls first, created_at desc
    limit 100`)

/** These tiles, as far as they are filled; those that there are not are left out. */
export const tilesOf = async (read: RowReader, ids: readonly TileId[]): Promise<ReadTile[]> =>
  ids.length === 0
    ? []
    : read(sql<ReadTile>`
        select t.level, t.number::float8 as number, t.hashes
        from unnest(${ids.map(({ level }) => level)}::smallint[],
          ${ids.map(({ number }) => number)}::bigint[]) as w (level, number)
        join log_tiles t on t.level = w.level and t.number = w.number`)

/** The tiles in which the hashes of these ranges lie. */
export const tilesFor = (read: RowReader, ranges: readonly LeafRange[]): Promise<ReadTile[]> =>
  tilesOf(read, tilesUnder(ranges))

/** A leaf beside the event that it is of; `digest` is null where that event is not there. */
export interface LeafEvent {
  readonly leaf: number
  readonly client_id: string
  readonly order_id: string
  readonly seq: number
  readonly digest: string | null
}

/** Leaves from `from` on, in order, `count` at most, each with its event as it stands now. */
export const leafEvents = (read: RowReader, from: number, count: number): Promise<LeafEvent[]> =>
  read(sql<LeafEvent>`
    select l.leaf::float8 as leaf, l.client_id, l.order_id, l.seq, e.digest
    from log_leaves l
    left join events e
      on e.client_id = l.client_id and e.order_id = l.order_id and e.seq = l.seq
    where l.leaf >= ${from} and l.leaf < ${from + count}
    order by l.leaf`)

/** Checkpoints of more than `size` leaves, smallest first, `count` at most. */
export const checkpointsAfter = (
  read: RowReader,
  size: number,
  count: number,
): Promise<KeptCheckpoint[]> =>
  read(sql<KeptCheckpoint>`
    select size::float8 as size, note, at
    from log_checkpoints where size > ${size} order by size limit ${count}`)

/** An event's place in the log. */
export type EventPlace = Pick<LeafEvent, 'client_id' | 'order_id' | 'seq'>

const EVENTS_AT_ONCE = 20_000

/**
 * Looks through a stretch of the log after `after`, order by order, for events that lie before
 * others which are leaves, and are none themselves. `last` is null where the log ended.
 */
export const looseEvents = async (
  read: RowReader,
  after: EventPlace | null,
): Promise<{ loose: readonly EventPlace[]; last: EventPlace | null }> => {
  const { client_id, order_id, seq } = after ?? { client_id: NIL_UUID, order_id: NIL_UUID, seq: 0 }
  const [found] = await read(sql<{ loose: EventPlace[]; last: EventPlace | null }>`
    with stretch as (
      select client_id, order_id, seq, txid, position
      from events
      where (client_id, order_id, seq) > (${client_id}::uuid, ${order_id}::uuid, ${seq})
      order by client_id, order_id, seq
      limit ${EVENTS_AT_ONCE})
    select
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'client_id', e.client_id, 'order_id', e.order_id, 'seq', e.seq)), '[]')
        from log_place p, stretch e
        left join log_leaves l
          on l.client_id = e.client_id and l.order_id = e.order_id and l.seq = e.seq
        where l.leaf is null and (e.txid, e.position) <= (p.txid, p.position)) as loose,
      (
        select jsonb_build_object('client_id', client_id, 'order_id', order_id, 'seq', seq)
        from stretch
        order by client_id desc, order_id desc, seq desc
        limit 1) as last`)
  return found ?? { loose: [], last: null }
}
