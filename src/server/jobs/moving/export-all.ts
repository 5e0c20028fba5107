import { mkdirSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { FileStore } from '../../gateways/files/files.ts'
import type { Database } from '../../stores/database/database.ts'
import { exportRows } from '../../stores/database/transfer/export-rows.ts'
import {
  CannotTransfer,
  manifestFile,
  manifestOf,
  secretOf,
  type Manifest,
} from '../../stores/database/transfer/manifest.ts'
import { exportMedia, type LostFile } from './media.ts'

/** What is moved, and where the rest of it is. */
export interface Installation {
  readonly database: Database
  /** The store of photos and papers. */
  readonly files: FileStore
}

/**
 * Writes the rows of one moment, the stored files and, where it is given, the secret into the new
 * or empty `folder`; throws CannotTransfer when it holds files. The manifest is written last.
 */
export const exportAll = async (
  from: Installation,
  folder: string,
  secret: string | null,
  lost: (file: LostFile) => void,
): Promise<Manifest> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (readdirSync(folder).length > 0) throw new CannotTransfer(`${folder} is not empty`)
  const privately = { mode: 0o600, flush: true }
  const rows = await exportRows(from.database, folder)
  // Bytes are kept before the row that names them: what the rows name is there by now.
  const media = await exportMedia(from.database, from.files, folder, lost)
  if (secret !== null) await writeFile(secretOf(folder), `${secret}\n`, privately)
  const manifest = manifestOf({ ...rows, media, secret: secret !== null })
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, undefined, 2)}\n`, privately)
  return manifest
}
