import type { Database } from '../src/server/stores/database/database.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { databaseUrl } from './database-url.ts'
import { whyForOperators } from './db-transfer.ts'

/** A release's migrations run at a start too, when the server may have started a moment ago. */
const FIRST_MS = 60_000

/**
 * Works with the database that the settings name, and closes it. Where it cannot be opened, or is
 * busy with others, this says why, and the process ends with 1.
 */
export const withDatabase = (work: (database: Database) => Promise<void>): Promise<void> =>
  explained(async () => {
    const database = await openDatabase({
      url: databaseUrl,
      dataDir: process.env['EPOD_DATA_DIR'] || './data',
      first_ms: FIRST_MS,
      warn: (sentence) => console.error(sentence),
    })
    try {
      await work(database)
    } finally {
      await database.close()
    }
  })

/** Does this; what an operator can do something about is said, and the process ends with 1. */
export const explained = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    const why = whyForOperators(error)
    if (why === undefined) throw error
    console.error(why)
    process.exitCode = 1
  }
}
