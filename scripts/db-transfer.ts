import type { DatabaseSettings } from '../src/server/stores/database/database.ts'
import { CannotOpen } from '../src/server/stores/database/open-errors.ts'
import { CannotTransfer, type Manifest } from '../src/server/stores/database/transfer/manifest.ts'

/**
 * Runs an export or import of the database that the server's own settings name, and tells what it
 * did or why it could not.
 */
export async function runTransfer(
  what: 'export' | 'import',
  transfer: (settings: DatabaseSettings, folder: string) => Promise<Manifest>,
): Promise<void> {
  const [folder] = process.argv.slice(2)
  if (!folder) {
    console.error(`Usage: npm run db:${what} -- <folder>`)
    process.exitCode = 2
    return
  }
  const { DATABASE_URL: url, EPOD_DATA_DIR: dataDir = './data' } = process.env
  try {
    const { tables } = await transfer({ url: url === '' ? undefined : url, dataDir }, folder)
    for (const { name, rows } of tables) console.log(`${name}: ${rows} rows`)
    console.log(`${what === 'export' ? 'Exported to' : 'Imported from'} ${folder}.`)
  } catch (error) {
    if (!(error instanceof CannotOpen) && !(error instanceof CannotTransfer)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
