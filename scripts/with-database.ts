import type { Database } from '../src/server/stores/database/database.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { CannotOpen } from '../src/server/stores/database/open-errors.ts'
import { databaseUrl } from './database-url.ts'

/**
 * Works with the database that the settings name, and closes it. Where it cannot be opened this
 * says why, and the process ends with 1.
 */
export const withDatabase = async (work: (database: Database) => Promise<void>): Promise<void> => {
  try {
    const database = await openDatabase({
      url: databaseUrl,
      dataDir: process.env['EPOD_DATA_DIR'] || './data',
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
