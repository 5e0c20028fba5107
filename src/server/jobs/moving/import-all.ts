import { readFile } from 'node:fs/promises'
import { checkRows, hasRows, importRows } from '../../stores/database/transfer/import-rows.ts'
import {
  CannotTransfer,
  readManifest,
  secretOf,
  type Manifest,
} from '../../stores/database/transfer/manifest.ts'
import { readerIn } from '../../stores/log/chains.ts'
import { removeUnlessImported } from '../take-back.ts'
import { said, verifyLog, type Verified } from '../log/verify-log.ts'
import { saidOfTree, verifyTree } from '../log/verify-tree.ts'
import type { Installation } from './export-all.ts'
import { checkMedia, importMedia } from './media.ts'

const MOST_SAID = 5

/** What an import is told besides its folder. */
export interface ImportChoices {
  /** Takes also an export that lacks files on record. */
  readonly incomplete: boolean
  /** Keeps the export's secret; rejects where it cannot. */
  readonly keepSecret: (secret: string) => Promise<void>
}

/**
 * Reads an exported folder into a migrated database without rows: what was exported is compared
 * before and after, the log is verified, and only then is anything there. Throws CannotTransfer,
 * and leaves nothing, where something does not fit.
 */
export const importAll = async (
  to: Installation,
  folder: string,
  { incomplete, keepSecret }: ImportChoices,
): Promise<{ manifest: Manifest; verified: Verified }> => {
  const manifest = readManifest(folder)
  if (manifest.media.lost > 0 && !incomplete)
    throw new CannotTransfer(
      `the export lacks ${manifest.media.lost} files on record, which were not in its store as ` +
        'they should be: add --incomplete to import it without them',
    )
  await checkRows(folder, manifest)
  await checkMedia(folder, manifest)
  const secret = manifest.secret ? await secretIn(folder) : null
  let undo = (): Promise<void> => Promise.resolve()
  let verified: Verified | undefined
  try {
    await importRows(to.database, folder, manifest, async (db) => {
      undo = await importMedia(folder, to.files)
      const wrong: string[] = []
      verified = await verifyLog(readerIn(db), to.files, (finding) => {
        if (!(incomplete && finding.fault === 'file_missing')) wrong.push(said(finding))
      })
      await verifyTree(readerIn(db), {}, (finding) => wrong.push(saidOfTree(finding)))
      if (wrong.length > 0)
        throw new CannotTransfer(
          ['what was exported is not as it was written:', ...wrong.slice(0, MOST_SAID)].join('\n'),
        )
      if (secret !== null) await keepSecret(secret)
    })
  } catch (error) {
    await removeUnlessImported(() => hasRows(to.database), undo)
    throw error
  }
  // All is here whatever comes of this; each night it is done again.
  await to.database.vacuum().catch(() => {})
  if (!verified) throw new Error('an import ended without having been verified')
  return { manifest, verified }
}

const secretIn = async (folder: string): Promise<string> => {
  const file = secretOf(folder)
  const secret = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => '',
  )
  if (secret.length < 32)
    throw new CannotTransfer(`${file} is missing from the export, or was changed after it`)
  return secret
}
