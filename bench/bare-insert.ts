import { sql } from 'kysely'
import { openDatabase } from '../src/server/stores/database/open-database.ts'

/**
 * Rows a second that a bare multi-row INSERT stores: all orders there are, into a table of the same
 * columns and indexes, in runs of so many, each with its own COMMIT. No log, no policy, nothing
 * judged.
 */
export const bareInsert = async (
  dataDir: string,
  url: string | undefined,
  rows: number,
): Promise<number> => {
  const database = await openDatabase({ url, dataDir })
  try {
    const found = await database.asOwner(
      async (db) => {
        await sql`
          create table bare (like orders including defaults including storage including indexes)`.execute(
          db,
        )
        return (await sql<Record<string, unknown>>`select * from orders`.execute(db)).rows
      },
      { patient: true },
    )
    const columns = Object.keys(found[0] ?? {})
    const began = performance.now()
    for (let from = 0; from < found.length; from += rows) {
      const values = found.slice(from, from + rows).map((row) => {
        const cells = columns.map((column) =>
          column === 'untold' ? sql`${JSON.stringify(row[column])}::jsonb` : sql`${row[column]}`,
        )
        return sql`(${sql.join(cells)})`
      })
      await database.asOwner((db) =>
        sql`
          insert into bare (${sql.join(columns.map((column) => sql.ref(column)))})
          values ${sql.join(values)}`.execute(db),
      )
    }
    return found.length / ((performance.now() - began) / 1000)
  } finally {
    await database.close()
  }
}
