import { databaseUrl } from './database-url.ts'
import { readFileSettings, readSecretSetting } from '../src/server/env.ts'
import { WrongSetting } from '../src/server/wrong-setting.ts'
import { NoRoom, StoreAway, type FileStore } from '../src/server/gateways/files/files.ts'
import { openFiles } from '../src/server/open-files.ts'
import { CannotStart } from '../src/server/start-errors.ts'
import { Busy, Damaged, type BusyReason } from '../src/server/stores/database/busy.ts'
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

const noPlace: Record<string, string> = {
  ENOSPC: 'the disk is full: make room',
  EDQUOT: 'this user may keep no more on the disk: make room',
  EACCES: 'this user may not write there: give it the right',
  EPERM: 'this user may not write there: give it the right',
  EROFS: 'the disk can only be read: name a folder on another',
  EEXIST: 'a file stands in the place of a folder: name another folder',
  ENOTDIR: 'a file stands in the place of a folder: name another folder',
}

const ofBusy: Partial<Record<BusyReason, string>> = {
  connection: 'The connection to the database was lost before it had answered',
  storage: 'The disk of the database is full',
  lock: 'Somebody else works in the database: end what does',
}
const whyBusy = ({ reason, cause, message }: Busy): string =>
  `${ofBusy[reason] ?? 'The database did not do it in time'} ` +
  `(${cause instanceof Error ? cause.message : message}).`

/** What an operator is told of why it could not be done; undefined for a fault of ours. */
export function whyForOperators(error: unknown): string | undefined {
  if (error instanceof Damaged) return cannotOpen.unreadable(error.message)
  if (error instanceof Busy) return whyBusy(error)
  if (error instanceof NoRoom) return whyForOperators(error.cause) ?? error.message
  const isForOperators =
    error instanceof CannotOpen ||
    error instanceof CannotTransfer ||
    error instanceof CannotStart ||
    error instanceof StoreAway ||
    error instanceof WrongSetting
  if (isForOperators) return error.message
  const { code = '', path = 'What is needed' } = (error ?? {}) as NodeJS.ErrnoException
  return code in noPlace ? `${path} could not be written: ${noPlace[code]}.` : undefined
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
  // Left alone by the command that started it, it ends, and the database undoes what it had begun.
  process.once('disconnect', () => process.exit(1))
  process.channel?.unref()
  try {
    const settings = readFileSettings(process.env)
    const { data_dir } = settings
    const secret = readSecretSetting(process.env)
    const files = await openFiles(settings)
    const database = await openDatabase({ url: databaseUrl, dataDir: data_dir })
    try {
      process.exitCode = await transfer({
        database,
        data_dir,
        files,
        secret,
        folder,
        isAsked: (option) => asked.includes(option),
      })
    } finally {
      await database.close()
    }
  } catch (error) {
    const why = whyForOperators(error)
    if (why === undefined) throw error
    console.error(why)
    process.exitCode = 1
  }
}

/** How an export ends that could not take all files on record. */
export const LACKS_FILES = 3

/** Tells what an export holds. */
export function tellContents({ tables, media }: Manifest): void {
  for (const { name, rows } of tables) console.log(`${name}: ${rows} rows`)
  console.log(`stored files: ${media.files} of ${media.bytes} bytes`)
}
