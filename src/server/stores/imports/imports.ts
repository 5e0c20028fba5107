import { sql } from 'kysely'
import { deliveryEvents } from '../../../domain/order/entry/delivery-events.ts'
import type { Uploaded } from '../../../contract/bulk/imports.ts'
import type { Scope, Database, Tx } from '../database/database.ts'
import { isOfficeLabel, isTimedCode } from '../log/event-log.ts'

/** What became of one bulk request. */
export interface Import {
  readonly id: string
  readonly batch_id: string
  readonly username: string
  readonly rows: number
  readonly failures: readonly unknown[]
}

/** Puts a bulk request and its failures on record. */
export const keepImport = async (
  { db }: Tx,
  client_id: string,
  { failures, ...row }: Import,
): Promise<void> => {
  await db
    .insertInto('imports')
    .values({ client_id, ...row, failures: JSON.stringify(failures) })
    .execute()
}

/**
 * Notes that the caller has seen the outcome; false where `scope` shows no such request of this
 * user.
 */
export const acknowledgeImport = (
  database: Database,
  scope: Scope,
  id: string,
  username: string,
): Promise<boolean> =>
  database.transaction(scope, async ({ finish }) => {
    const noted = await finish(sql<{
      id: string
    }>`update imports set acknowledged_at = coalesce(acknowledged_at, now())
      where client_id = app_client() and id = ${id} and username = ${username} returning id`)
    return noted.length > 0
  })

/** What one file brings, in however many requests. */
export interface Batch {
  readonly id: string
  readonly username: string
  readonly file_name: string
  readonly rows: number
  /** Rows that were refused, and left as they were, where whoever sends it tells both. */
  readonly told: { readonly refused: number; readonly unchanged: number } | null
}

/**
 * Begins a batch; where it was begun before, by the same user and with as many rows, what became of
 * these is told anew.
 */
export const openBatch = async (
  { db }: Tx,
  client_id: string,
  { told, ...batch }: Batch,
): Promise<void> => {
  const begun = db.insertInto('import_batches').values({
    client_id,
    ...batch,
    refused: told?.refused ?? null,
    unchanged: told?.unchanged ?? null,
  })
  await begun
    .onConflict((conflict) =>
      told === null
        ? conflict.doNothing()
        : conflict
            .columns(['client_id', 'id'])
            .doUpdateSet(told)
            .where('import_batches.username', '=', batch.username)
            .where('import_batches.rows', '=', batch.rows),
    )
    .execute()
}

/** What a batch is; null where there is none. */
export type BatchState = 'open' | 'undone' | null

/** The expression of a row of `import_batches` that tells. */
export const batchStateOf = sql<BatchState>`
  case when undone_at is null then 'open' else 'undone' end`

/**
 * Is the batch there, or was it undone? What is asked of a held one stays true until COMMIT: two
 * undo it one after the other, and nothing is added meanwhile.
 */
export const batchState = async (
  { db }: Tx,
  id: string,
  hold: 'update' | 'share',
): Promise<BatchState> => {
  const {
    rows: [batch],
  } = await sql<{ state: BatchState }>`
    select ${batchStateOf} as state
    from import_batches
    where client_id = app_client()
      and id = ${id} ${hold === 'update' ? sql`for update` : sql`for share`}`.execute(db)
  return batch?.state ?? null
}

/**
 * Notes in the transaction that writes them that a batch wrote these orders, each as its revision
 * `rev`.
 */
export const noteWritten = async (
  { db }: Tx,
  client_id: string,
  batch_id: string,
  order_ids: readonly string[],
  rev: number,
): Promise<void> => {
  if (order_ids.length > 0)
    await sql`
      insert into import_writes (client_id, batch_id, rev, order_ids)
      values (${client_id}, ${batch_id}, ${rev}, ${[...order_ids]}::uuid[])`.execute(db)
}

const PAGE = 20

/**
 * A page of 20 of the batches that `scope` shows, newest first, older than the batch `before`. A
 * row that failed again as the file was sent again counts once: by its number, as often as the
 * request with most of them had it.
 */
export const listBatches = (
  database: Database,
  scope: Scope,
  before: string | null,
): Promise<Uploaded[]> =>
  database.read(
    scope,
    () => sql<Uploaded>`
    select b.id as import_id, b.file_name, b.username, b.created_at, b.rows, b.refused,
      b.unchanged, b.undone_at, b.undone_by, w.added, w.changed, w.undone, w.left, r.failed
    from (select * from import_batches where client_id = app_client()
        and (${before}::uuid is null or (created_at, id) < (
            select created_at, id
            from import_batches
            where client_id = app_client() and id = ${before}::uuid))
      order by created_at desc, id desc limit ${PAGE}) b
    cross join lateral (select coalesce(sum(orders) filter (where rev = 1), 0) as added,
      coalesce(sum(orders) filter (where rev > 1), 0) as changed,
      coalesce(sum(undone), 0) as undone,
      coalesce(sum(orders) filter (where undone is null), 0) as left
      from import_writes where client_id = b.client_id and batch_id = b.id) w
    cross join lateral (
      select coalesce(sum(most), 0) as failed
      from (
        select max(rows) as most
        from (
          select i.id, f ->> 'identifier' as identifier, count(*) as rows
          from imports i
          cross join lateral jsonb_array_elements(i.failures) f
          where i.client_id = b.client_id and i.batch_id = b.id
          group by 1, 2) of_request
        group by identifier) of_row) r
    order by b.created_at desc, b.id desc`,
  )

/**
 * Numbers of orders whose delivery has begun since a batch wrote them, at most `most`; a code that
 * the timer sent at dispatch is no beginning, nor is a label that the sender gave.
 */
export const deliveriesOf = async (
  { db }: Tx,
  batch_id: string,
  most: number,
): Promise<string[]> => {
  const { rows } = await sql<{ identifier: string }>`
    select o.identifier
    from (
      select unnest(order_ids) as id, rev
      from import_writes
      where client_id = app_client() and batch_id = ${batch_id}) w
    join orders o on o.client_id = app_client() and o.id = w.id
    where exists (
      select
      from events e
      where e.client_id = o.client_id
        and e.order_id = o.id
        and e.seq > w.rev
        and e.type = any(${[...deliveryEvents]})
        and not ${isTimedCode}
        and not ${isOfficeLabel})
    order by o.identifier limit ${most}`.execute(db)
  return rows.map(({ identifier }) => identifier)
}

/** Marks a batch as undone by somebody: from here on it takes nothing more. */
export const markUndone = async ({ db }: Tx, id: string, username: string): Promise<void> => {
  await sql`
    update import_batches
    set undone_at = clock_timestamp(), undone_by = ${username}
    where client_id = app_client() and id = ${id}`.execute(db)
}

/** What a batch wrote at one time. */
export interface Write {
  readonly position: number
  readonly rev: number
  readonly order_ids: readonly string[]
}

/** What of a batch is still to be undone, the latest first, up to `most` orders or one write. */
export const writesToUndo = (
  database: Database,
  scope: Scope,
  batch_id: string,
  most: number,
): Promise<Write[]> =>
  database.read(
    scope,
    () => sql<Write>`
    select position, rev, order_ids
    from (select *, sum(orders) over (order by position desc) - orders as before from import_writes
      where client_id = app_client() and batch_id = ${batch_id} and undone is null) w
    where before = 0 or before + orders <= ${most} order by position desc`,
  )

/** Takes a write of a batch for undoing it; false where another has done it already. */
export const holdWrite = async (
  { db }: Tx,
  batch_id: string,
  position: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select
    from import_writes
    where client_id = app_client()
      and batch_id = ${batch_id}
      and position = ${position}
      and undone is null for update`.execute(db)
  return rows.length > 0
}

/**
 * How many events a batch put on record of each of these orders after its write at `position`: by
 * its later writes, one event each, and by the way back from those that were undone.
 */
export const ownSince = async (
  { db }: Tx,
  batch_id: string,
  position: number,
  order_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (order_ids.length === 0) return new Map()
  const { rows } = await sql<{ order_id: string; own: number }>`
    select o.order_id, sum(1 + coalesce(w.undone, 0))::int as own
    from import_writes w
    cross join lateral unnest(w.order_ids) as o (order_id)
    where w.client_id = app_client()
      and w.batch_id = ${batch_id}
      and w.position > ${position}
      and w.rev > 1
      and o.order_id = any(${[...order_ids]}::uuid[])
    group by o.order_id`.execute(db)
  return new Map(rows.map(({ order_id, own }) => [order_id, own]))
}

/** Notes of how many orders a write was undone. */
export const closeWrite = async (
  { db }: Tx,
  batch_id: string,
  position: number,
  undone: number,
): Promise<void> => {
  await sql`
    update import_writes
    set undone = ${undone}
    where client_id = app_client() and batch_id = ${batch_id} and position = ${position}`.execute(
    db,
  )
}

/** Orders of a batch that nobody has looked at yet for undoing. */
export const leftToUndo = async (
  database: Database,
  scope: Scope,
  batch_id: string,
): Promise<number> => {
  const [row] = await database.read(
    scope,
    () => sql<{ count: number }>`
    select coalesce(sum(orders), 0) as count
    from import_writes
    where client_id = app_client() and batch_id = ${batch_id} and undone is null`,
  )
  return row?.count ?? 0
}
