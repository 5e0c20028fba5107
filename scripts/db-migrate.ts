import { migrate } from '../src/server/stores/database/migrate.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { CannotOpen } from '../src/server/stores/database/open-errors.ts'
import { grantServing } from '../src/server/stores/database/serving-user.ts'
import { databaseUrl } from './database-url.ts'

const [option, user, ...more] = process.argv.slice(2)
const isUnderstood = option === undefined || (option === '--grant' && user && more.length === 0)
if (!isUnderstood) {
  console.error('Usage: npm run db:migrate [-- --grant <user>]')
  process.exitCode = 2
} else
  try {
    const database = await openDatabase({
      url: databaseUrl,
      dataDir: process.env['EPOD_DATA_DIR'] || './data',
    })
    try {
      const ran = await migrate(database)
      for (const name of ran) console.log(`ran ${name}`)
      console.log(`The schema is this release’s; ${ran.length} migrations ran.`)
      if (user) {
        await grantServing(database, user)
        console.log(`${user} may serve, and owns nothing.`)
      }
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
