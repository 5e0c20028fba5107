import { migrate } from '../src/server/stores/database/migrate.ts'
import { rebuildFromLog } from '../src/server/stores/log/rebuild.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (database) => {
  await migrate(database)
  console.log(
    `${await rebuildFromLog(database)} orders and the cards' figures written anew from the log.`,
  )
})
