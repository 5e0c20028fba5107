import type { Database } from '../src/server/stores/database/database.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { CannotOpen } from '../src/server/stores/database/open-errors.ts'
import { databaseUrl } from './database-url.ts'

/** A release's migrations run at a start too, when the server may have started a moment ago. */
const FIRST_MS = 60_000

/**
 * Works with the database that the settings name, and closes it. Where it cannot be opened this
 * says why, and the process ends with 1.
 */
export const withDatabase = async (work: (database: Database) => Promise<void>): Promise<void> => {
  try {
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
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
