import { rm } from 'node:fs/promises'
import type { Deps } from '../../deps.ts'
import { CannotTransfer } from '../../stores/database/transfer/manifest.ts'
import { sequence } from '../log/sequencer.ts'
import { spoolAccount } from './spool.ts'
import { writeArchive, type ArchiveProgress, type WrittenArchive } from './write-archive.ts'

/** Where an account's archive goes, and where its rows lie until it is whole. */
export interface ArchivePlace {
  readonly file: string
  readonly rows: string
}

/**
 * Data portability: writes all that a client's account has, as it is at one moment, into one
 * archive. What has happened becomes part of the log first, so that the archive can show it. Called
 * again after a process ended under it, it goes on with the rows of then.
 */
export const exportAccount = async (
  deps: Deps,
  client_id: string,
  { file, rows }: ArchivePlace,
  heard: (progress: ArchiveProgress) => Promise<void>,
): Promise<WrittenArchive> => {
  await sequence(deps)
  const spool = await spoolAccount(deps, client_id, rows)
  if (!spool) throw new CannotTransfer('there is no such client')
  const { files, settings } = deps
  const written = await writeArchive(file, { spool, files, origin: settings.public_url, heard })
  await rm(rows, { recursive: true, force: true })
  return written
}
