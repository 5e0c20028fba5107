import { databaseUrl } from './database-url.ts'
import { migrate } from '../src/server/stores/database/migrate.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { CannotOpen } from '../src/server/stores/database/open-errors.ts'
import { rebuildFromLog } from '../src/server/stores/log/rebuild.ts'

const { EPOD_DATA_DIR: dataDir = './data' } = process.env
try {
  const database = await openDatabase({ url: databaseUrl, dataDir })
  try {
    await migrate(database)
    console.log(
      `${await rebuildFromLog(database)} orders and the cards' figures written anew from the log.`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof CannotOpen)) throw error
  console.error(error.message)
  process.exitCode = 1
}
