import { sql } from 'kysely'
import { openDatabase } from '../src/server/stores/database/open-database.ts'

/** Documents a second that a bare multi-row INSERT stores: all orders there are, into a table of nothing but a key and the document, in runs of so many, each with its own COMMIT. */
export const bareInsert = async (dataDir: string, url: string | undefined, rows: number): Promise<number> => {
  const database = await openDatabase({ url, dataDir })
  try {
    const found = await database.asOwner(async (db) => {
      await sql`create table bare (client_id uuid, id uuid, doc jsonb, primary key (client_id, id))`.execute(db)
      return (await sql<{ client_id: string; id: string; doc: unknown }>`select client_id, id, doc from orders`.execute(db)).rows
    }, { patient: true })
    const began = performance.now()
    for (let from = 0; from < found.length; from += rows) {
      const run = found.slice(from, from + rows)
      await database.asOwner((db) => sql`insert into bare (client_id, id, doc) values ${sql.join(run.map(({ client_id, id, doc }) => sql`(${client_id}, ${id}, ${JSON.stringify(doc)}::jsonb)`))}`.execute(db))
    }
    return found.length / ((performance.now() - began) / 1000)
  } finally {
    await database.close()
  }
}
