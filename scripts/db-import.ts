import { migrate } from '../src/server/stores/database/migrate.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { importRows } from '../src/server/stores/database/transfer/import-rows.ts'
import { runTransfer } from './db-transfer.ts'

await runTransfer('import', async (settings, folder) => {
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    return await importRows(database, folder)
  } finally {
    await database.close()
  }
})
