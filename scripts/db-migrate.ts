import { migrate } from '../src/server/stores/database/migrate.ts'
import { grantServing } from '../src/server/stores/database/serving-user.ts'
import { withDatabase } from './with-database.ts'

const [option, user, ...more] = process.argv.slice(2)
const isUnderstood = option === undefined || (option === '--grant' && user && more.length === 0)
if (!isUnderstood) {
  console.error('Usage: npm run db:migrate [-- --grant <user>]')
  process.exitCode = 2
} else
  await withDatabase(async (database) => {
    const ran = await migrate(database)
    for (const name of ran) console.log(`ran ${name}`)
    console.log(`The schema is this release’s; ${ran.length} migrations ran.`)
    if (!user) return
    await grantServing(database, user)
    console.log(`${user} may serve, and owns nothing.`)
  })
