import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CannotOpen, cannotOpen } from '../open-errors.ts'
import { POSTGRES_MAJOR } from './shared.ts'

const LEAST_FREE_BYTES = 200_000_000
const NEW = 'new-'

/** Where things lie below the data folder: all inside one folder that only this user may enter. */
export interface Layout {
  parent: string
  database: string
  lock: string
}

/** The layout below `dataDir`. */
export const layoutOf = (dataDir: string): Layout => {
  const parent = join(resolve(dataDir), 'database')
  return { parent, database: join(parent, 'pgdata'), lock: join(parent, 'lock') }
}

/**
 * Makes the private parent folder; throws CannotOpen when it cannot be written or the disk is
 * nearly full.
 */
export const prepareParent = ({ parent }: Layout, leastFree = LEAST_FREE_BYTES): void => {
  try {
    mkdirSync(parent, { recursive: true, mode: 0o700 })
    chmodSync(parent, 0o700)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || code === 'ENOTDIR') throw new CannotOpen(cannotOpen.notAFolder(parent))
    throw new CannotOpen(cannotOpen.notWritable(parent, code ?? message))
  }
  assertRoom(parent, leastFree)
}

/** Throws CannotOpen where the disk of `path` has not so many bytes left for this user. */
export const assertRoom = (path: string, wanted: number): void => {
  const free = freeBytes(path)
  if (free < wanted) throw new CannotOpen(cannotOpen.noSpace(path, free, wanted))
}

/** Bytes that this user may still write on the disk of `path`. */
export const freeBytes = (path: string): number => {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}

/** Removes what first starts that died left behind; only the holder of the lock may. */
export const sweepDeadStarts = ({ parent }: Layout): void => {
  for (const name of readdirSync(parent))
    if (name.startsWith(NEW)) rmSync(join(parent, name), { recursive: true, force: true })
}

/** True when a database is there; throws CannotOpen when it is of another PostgreSQL version. */
export const hasDatabase = ({ database }: Layout): boolean => {
  if (!existsSync(database)) return false
  let version: string
  try {
    version = readFileSync(join(database, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    throw new CannotOpen(
      cannotOpen.damaged(database, `PG_VERSION: ${(error as NodeJS.ErrnoException).code}`),
    )
  }
  if (version !== POSTGRES_MAJOR)
    throw new CannotOpen(cannotOpen.otherVersion(database, version, POSTGRES_MAJOR))
  return true
}

/**
 * Lets `make` build a database in a new folder and puts it in place whole, so that a start that
 * dies leaves none or a whole one.
 */
export const createWhole = async (
  layout: Layout,
  make: (folder: string) => Promise<void>,
): Promise<void> => {
  const draft = join(layout.parent, `${NEW}${process.pid}`)
  mkdirSync(draft, { mode: 0o700 })
  await make(draft)
  renameSync(draft, layout.database)
  await flushFolder(layout.parent)
}

const flushFolder = async (path: string): Promise<void> => {
  // Windows cannot open a folder, and its file system keeps renames in order.
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
