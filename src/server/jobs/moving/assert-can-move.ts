import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { secretIn } from '../../kept-secret.ts'
import { assertRoom, layoutOf } from '../../stores/database/embedded/folder.ts'
import { openDatabase } from '../../stores/database/open-database.ts'
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

/** Bytes of all files below a folder, 0 where there is none. */
const bytesIn = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    : 0

/**
 * Preflight: finds before a move's long work begins what would keep it from its end. That is the
 * folder or the secret of another installation, a disk that is too small, or a server that does not
 * answer or has rows. Throws CannotTransfer, CannotStart or CannotOpen. What an earlier try left is
 * none of these.
 */
export const assertCanMove = async ({
  from,
  target,
  url,
  secret,
  isFolder,
}: Move): Promise<void> => {
  const [ours, theirs] = [await secretIn(from), await secretIn(target)]
  if (existsSync(layoutOf(target).parent) || (theirs !== null && theirs !== ours))
    throw new CannotTransfer(
      `${target} is another installation's data folder: set EPOD_DATA_DIR to a new one`,
    )
  if (secret && secret !== ours)
    throw new CannotTransfer(
      `EPOD_SECRET is another secret than that of ${from}: unset it, or set it to that one`,
    )
  const files = bytesIn(join(from, 'files'))
  assertRoom(dirname(target), bytesIn(layoutOf(from).parent) + files * (isFolder ? 2 : 1))
  const database = await openDatabase({ url, dataDir: target })
  try {
    await assertNoRows(database)
  } finally {
    await database.close()
  }
}
