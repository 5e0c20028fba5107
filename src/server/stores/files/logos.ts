import { sql } from 'kysely'
import type { Logo } from '../../../domain/branding/logo.ts'
import type { Database, Tx } from '../database/database.ts'
import { platform } from '../database/scope.ts'
import { recordFiles } from './files.ts'

/** Writes down a logo whose bytes are kept already; one that is known stays as it is. */
export const recordLogo = async (
  tx: Tx,
  client_id: string,
  { digest, width, height }: Logo,
  { bytes, by }: { readonly bytes: number; readonly by: string | null },
): Promise<void> => {
  await recordFiles(tx, client_id, [{ digest, mime: 'image/png', bytes }])
  await tx.db
    .insertInto('logos')
    .values({ client_id, digest, width, height, created_by: by })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Is this a logo of `app_client()`? */
export const isOwnLogo = async ({ db }: Tx, { digest, width, height }: Logo): Promise<boolean> => {
  const { rows } = await sql`
    select
    from logos
    where client_id = app_client() and digest = ${digest} and width = ${width}
      and height = ${height}`.execute(db)
  return rows.length > 0
}

/**
 * Whose logo this is, by the client's key: the client's id; null where that client has none such.
 */
export const clientOfLogo = async (
  database: Database,
  client_key: string,
  { digest, width, height }: Logo,
): Promise<string | null> => {
  const [row] = await database.read(
    platform,
    () => sql<{ client_id: string }>`
    select l.client_id
    from logos l
    join clients c on c.id = l.client_id
    where c.key = ${client_key}
      and l.digest = ${digest}
      and l.width = ${width}
      and l.height = ${height}`,
  )
  return row?.client_id ?? null
}
