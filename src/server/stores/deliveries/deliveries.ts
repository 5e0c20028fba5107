import { sql } from 'kysely'
import type { DeliveryUpload } from '../../../contract/bulk/deliveries.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { batchStateOf, type BatchState } from '../imports/imports.ts'
import type { OrderAtHead, StoredAtHead } from '../orders/order-at-head.ts'
import { storedOf, withOrder } from '../orders/stored-order.ts'

/** What one file brings, in however many requests. */
interface NewUpload {
  readonly id: string
  readonly username: string
  readonly file_name: string
  readonly rows: number
}

/** Begins an upload within the reach it is sent with, unless it was begun before. */
export const openUpload = async (
  { db }: Tx,
  { client_id, kind, party }: Scope,
  upload: NewUpload,
): Promise<void> => {
  await db
    .insertInto('delivery_uploads')
    .values({ client_id, kind, party, ...upload })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Is the upload there, or was it taken back? What is asked of a held one stays true until COMMIT.
 */
export const uploadState = async (
  { db }: Tx,
  id: string,
  hold: 'update' | 'share',
): Promise<BatchState> => {
  const {
    rows: [upload],
  } = await sql<{ state: BatchState }>`
    select ${batchStateOf} as state
    from delivery_uploads
    where client_id = app_client()
      and id = ${id} ${hold === 'update' ? sql`for update` : sql`for share`}`.execute(db)
  return upload?.state ?? null
}

/**
 * Notes in the transaction that writes them which orders an upload wrote, each from which revision
 * on; the first time counts.
 */
export const noteDelivered = async (
  { db }: Tx,
  { client_id, kind, party }: Scope,
  upload_id: string,
  written: readonly { readonly order_id: string; readonly rev: number }[],
): Promise<void> => {
  if (written.length > 0)
    await db
      .insertInto('delivery_writes')
      .values(written.map((one) => ({ client_id, kind, party, upload_id, ...one })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

const PAGE = 20

/** A page of 20 of the uploads that `scope` shows, newest first, older than the upload `before`. */
export const listUploads = (
  database: Database,
  scope: Scope,
  before: string | null,
): Promise<DeliveryUpload[]> =>
  database.read(
    scope,
    () => sql<DeliveryUpload>`
    select u.id as upload_id, u.file_name, u.username, u.created_at, u.rows, u.undone_at,
      u.undone_by, w.recorded, w.undone, w.left
    from (select * from delivery_uploads where client_id = app_client()
        and (${before}::uuid is null or (created_at, id) < (
            select created_at, id
            from delivery_uploads
            where client_id = app_client() and id = ${before}::uuid))
      order by created_at desc, id desc limit ${PAGE}) u
    cross join lateral (
      select count(*) as recorded, count(*) filter (where undone) as undone,
        count(*) filter (where undone is null) as left
      from delivery_writes
      where client_id = u.client_id and upload_id = u.id) w
    order by u.created_at desc, u.id desc`,
  )

/** Marks an upload as taken back by somebody: from here on it takes nothing more. */
export const markTakenBack = async ({ db }: Tx, id: string, username: string): Promise<void> => {
  await sql`
    update delivery_uploads
    set undone_at = clock_timestamp(), undone_by = ${username}
    where client_id = app_client() and id = ${id}`.execute(db)
}

/** What an upload wrote of one order, from which revision on. */
export interface Delivered {
  readonly order_id: string
  readonly rev: number
}

/** What of an upload is still to be taken back, at most `most`. */
export const deliveredToUndo = (
  database: Database,
  scope: Scope,
  upload_id: string,
  most: number,
): Promise<Delivered[]> =>
  database.read(
    scope,
    () => sql<Delivered>`
    select order_id, rev
    from delivery_writes
    where client_id = app_client() and upload_id = ${upload_id} and undone is null
    order by order_id limit ${most}`,
  )

/** How many deliveries of an upload nobody has looked at yet for taking them back. */
export const leftToTakeBack = async (
  database: Database,
  scope: Scope,
  upload_id: string,
): Promise<number> => {
  const [row] = await database.read(
    scope,
    () => sql<{ count: number }>`
    select count(*) as count
    from delivery_writes
    where client_id = app_client() and upload_id = ${upload_id} and undone is null`,
  )
  return row?.count ?? 0
}

/** Takes a delivery of an upload for taking it back; false where another has done it already. */
export const holdDelivered = async (
  { db }: Tx,
  upload_id: string,
  order_id: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select
    from delivery_writes
    where client_id = app_client()
      and upload_id = ${upload_id}
      and order_id = ${order_id}
      and undone is null for update`.execute(db)
  return rows.length > 0
}

/** Notes whether a delivery was taken back. */
export const closeDelivered = async (
  { db }: Tx,
  upload_id: string,
  order_id: string,
  undone: boolean,
): Promise<void> => {
  await sql`
    update delivery_writes
    set undone = ${undone}
    where client_id = app_client() and upload_id = ${upload_id} and order_id = ${order_id}`.execute(
    db,
  )
}

/**
 * The orders of these numbers that can be seen, by id, held for change where they are to be: two
 * who want the same ones never wait in a circle.
 */
export const ordersNumbered = async (
  { db }: Tx,
  identifiers: readonly string[],
  isHeld: boolean,
): Promise<OrderAtHead[]> => {
  const { rows } = await sql<StoredAtHead>`
    select ${storedOf()}, head, dispatch_at, clock_timestamp() as now
    from orders
    where client_id = app_client() and identifier = any(${[...identifiers]}::text[])
    order by id ${isHeld ? sql`for update` : sql``}`.execute(db)
  return rows.map(withOrder)
}
