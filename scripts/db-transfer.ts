import { databaseUrl } from './database-url.ts'
import { readFileSettings, WrongSetting } from '../src/server/env.ts'
import { StoreAway, type FileStore } from '../src/server/gateways/files.ts'
import { openFiles } from '../src/server/open-files.ts'
import { CannotStart } from '../src/server/start-errors.ts'
import { Damaged } from '../src/server/stores/database/busy.ts'
import type { Database } from '../src/server/stores/database/database.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { CannotOpen, cannotOpen } from '../src/server/stores/database/open-errors.ts'
import { CannotTransfer, type Manifest } from '../src/server/stores/database/transfer/manifest.ts'

/** What an export or import works with: what the server's own settings name, and the folder. */
export interface Transfer {
  readonly database: Database
  readonly data_dir: string
  readonly files: FileStore
  /** EPOD_SECRET, where it is set. */
  readonly secret: string | null
  readonly folder: string
  readonly isAsked: (option: string) => boolean
}

/**
 * Runs an export or import, which tells what it did and answers the exit code; where it cannot be
 * done it says why and ends with 1, where it is called wrongly with 2.
 */
export async function runTransfer(
  what: 'export' | 'import',
  options: readonly string[],
  transfer: (with_: Transfer) => Promise<number>,
): Promise<void> {
  const given = process.argv.slice(2)
  const asked = given.filter((argument) => argument.startsWith('--'))
  const [folder, ...more] = given.filter((argument) => !argument.startsWith('--'))
  if (!folder || more.length > 0 || asked.some((option) => !options.includes(option))) {
    console.error(
      `Usage: npm run db:${what} -- <folder>${options.map((option) => ` [${option}]`).join('')}`,
    )
    process.exitCode = 2
    return
  }
  const { EPOD_SECRET } = process.env
  try {
    const settings = readFileSettings(process.env)
    const { data_dir } = settings
    const files = await openFiles(settings)
    const database = await openDatabase({ url: databaseUrl, dataDir: data_dir })
    try {
      process.exitCode = await transfer({
        database,
        data_dir,
        files,
        secret: EPOD_SECRET || null,
        folder,
        isAsked: (option) => asked.includes(option),
      })
    } finally {
      await database.close()
    }
  } catch (error) {
    const isForOperators =
      error instanceof CannotOpen ||
      error instanceof CannotTransfer ||
      error instanceof CannotStart ||
      error instanceof StoreAway ||
      error instanceof WrongSetting
    if (!isForOperators && !(error instanceof Damaged)) throw error
    console.error(error instanceof Damaged ? cannotOpen.unreadable(error.message) : error.message)
    process.exitCode = 1
  }
}

/** Tells what an export holds. */
export function tellContents({ tables, media }: Manifest): void {
  for (const { name, rows } of tables) console.log(`${name}: ${rows} rows`)
  console.log(`stored files: ${media.files} of ${media.bytes} bytes`)
}
