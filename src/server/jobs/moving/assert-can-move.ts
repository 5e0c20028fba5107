import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freeBytes } from '../../stores/database/embedded/folder.ts'
import { openDatabase } from '../../stores/database/open-database.ts'
import { CannotOpen, cannotOpen } from '../../stores/database/open-errors.ts'
import { assertNoRows } from '../../stores/database/transfer/import-rows.ts'
import { CannotTransfer } from '../../stores/database/transfer/manifest.ts'

/** What is moved where. */
export interface Move {
  /** The data folder of the embedded installation. */
  readonly from: string
  /** The data folder of the new one. */
  readonly target: string
  /** The PostgreSQL server of the new one. */
  readonly url: string
  /** EPOD_SECRET of the new one, where it is set. */
  readonly secret?: string | undefined
  /** Its files lie in its data folder, not in an object store. */
  readonly isFolder: boolean
}

const secretIn = (folder: string): string => {
  const file = join(folder, 'secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

const bytesIn = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    : 0

/**
 * Preflight: throws CannotTransfer or CannotOpen for whatever would keep a move from its end and
 * can be known before its long work begins: a folder of another installation, a disk that is too
 * small, a server that does not answer or that has rows. What an earlier try left is none of these.
 */
export const assertCanMove = async ({
  from,
  target,
  url,
  secret,
  isFolder,
}: Move): Promise<void> => {
  const isOthers =
    existsSync(join(target, 'database')) ||
    (existsSync(join(target, 'secret')) && secretIn(target) !== secretIn(from))
  if (isOthers)
    throw new CannotTransfer(
      `${target} is another installation's data folder: set EPOD_DATA_DIR to a new one`,
    )
  if (secret && secret !== secretIn(from))
    throw new CannotTransfer(
      `EPOD_SECRET is another secret than that of ${from}: unset it, or set it to that one`,
    )
  const files = bytesIn(join(from, 'files'))
  const wanted = bytesIn(join(from, 'database')) + files * (isFolder ? 2 : 1)
  const free = freeBytes(dirname(target))
  if (free < wanted) throw new CannotOpen(cannotOpen.noSpace(dirname(target), free, wanted))
  const database = await openDatabase({ url, dataDir: target })
  try {
    await assertNoRows(database)
  } finally {
    await database.close()
  }
}
