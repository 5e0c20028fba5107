import { sql } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { platform } from '../database/scope.ts'
import { storedOf, withOrder, type StoredOrder } from '../orders/stored-order.ts'
import { NIL_UUID } from '../database/nil-uuid.ts'

/** A file that is kept, by its digest. */
export interface KeptFile {
  readonly digest: string
  readonly mime: string
  readonly bytes: number
}

/** Writes down files whose bytes are kept already; one that is known stays as it is. */
export const recordFiles = async (
  { db }: Tx,
  client_id: string,
  files: readonly KeptFile[],
): Promise<void> => {
  await db
    .insertInto('files')
    .values(files.map((file) => ({ client_id, ...file })))
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/**
 * Some files of all clients that are on record, after `last` in one fixed order; none at the end.
 */
export const filesAfter = (
  database: Database,
  last: FileKey | undefined,
): Promise<(FileKey & Pick<KeptFile, 'bytes'>)[]> =>
  database.read(
    platform,
    () => sql`
    select client_id, digest, bytes
    from files
    where (client_id, digest) > (${last?.client_id ?? NIL_UUID}::uuid, ${last?.digest ?? ''})
    order by client_id, digest
    limit 1000`,
  )

/** Which file of which client. */
export interface FileKey {
  readonly client_id: string
  readonly digest: string
}

/** An order, whether its log names a file, and the database's clock. */
export interface WithFile {
  readonly order: Order
  readonly now: Instant
  readonly named: boolean
}

/**
 * An order with whether its log names a file of this digest and type; null where the scope has no
 * such order.
 */
export const orderWithFile = async (
  database: Database,
  scope: Scope,
  order_id: string,
  { digest, mime }: Pick<KeptFile, 'digest' | 'mime'>,
): Promise<WithFile | null> => {
  const [row] = await database.read(
    scope,
    () => sql<StoredOrder & Omit<WithFile, 'order'>>`
    select ${storedOf('o')}, clock_timestamp() as now,
      exists (
        select
        from events e
        join files f on f.client_id = e.client_id and f.digest = ${digest} and f.mime = ${mime}
        where e.client_id = o.client_id
          and e.order_id = o.id
          and e.type in ('photo_added', 'signed')
          and (e.body::jsonb -> 'files' ? ${digest}
            or array_to_string(e.disclosures, ' ') like ${`%"${digest}"%`})) as named
    from orders o where client_id = app_client() and id = ${order_id}`,
  )
  return row ? withOrder(row) : null
}
