import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { exportRows } from '../src/server/stores/database/transfer/export-rows.ts'
import { runTransfer } from './db-transfer.ts'

await runTransfer('export', async (settings, folder) => {
  const database = await openDatabase(settings)
  try {
    return await exportRows(database, folder)
  } finally {
    await database.close()
  }
})
