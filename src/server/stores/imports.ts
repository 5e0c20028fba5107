import { sql } from 'kysely'
import type { Scope, Database, Tx } from './database/database.ts'

/** What became of one bulk request. */
export interface Import { readonly id: string; readonly username: string; readonly rows: number; readonly failures: readonly unknown[] }

/** Puts a bulk request and its failures on record. */
export const keepImport = async ({ db }: Tx, client_id: string, { id, username, rows, failures }: Import): Promise<void> => {
  await db.insertInto('imports').values({ client_id, id, username, rows, failures: JSON.stringify(failures) }).execute()
}

/** Notes that the caller has seen the outcome; false where `scope` shows no such request of this user. */
export const acknowledgeImport = (database: Database, scope: Scope, id: string, username: string): Promise<boolean> =>
  database.transaction(scope, async ({ finish }) => {
    const noted = await finish(sql<{ id: string }>`update imports set acknowledged_at = coalesce(acknowledged_at, now())
      where client_id = app_client() and id = ${id} and username = ${username} returning id`)
    return noted.length > 0
  })
