import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  archivePlace,
  archivesInFolder,
  removeArchive,
  removeFromFolder,
  type ExportKey,
} from '../../archive-place.ts'
import type { Deps } from '../../deps.ts'
import * as exports from '../../stores/account-archive/exports.ts'
import type { TakenExport } from '../../stores/account-archive/exports.ts'
import { startRounds } from '../rounds.ts'
import { exportAccount } from './export-account.ts'
import { openArchives } from '../../open-files.ts'
import type { ArchiveProgress, WrittenArchive } from './write-archive.ts'

/** How long whoever asks for an archive may wait until it begins, in ms. */
const EVERY_MS = 3_000
/** How often it is told how far one is, in ms. */
const TOLD_MS = 1_000
/** How often a process says that it is still there, in ms. */
const BEAT_MS = 20_000

/** The process ends, or another has taken the archive over. */
class Leaving extends Error {}

/**
 * Makes the archives that administrators ask for, one at a time, for as long as the process runs,
 * and removes those whose time is over. Answers the way to stop, which gives back what is under
 * way.
 */
export const startExports = (deps: Deps, every_ms = EVERY_MS): (() => Promise<void>) => {
  const { stop } = startRounds(
    deps,
    {
      job: null,
      every_ms,
      failed: (error) =>
        deps.log.error({ err: error }, 'archives of accounts could not be looked after'),
    },
    (leaving) => makeExports(deps, leaving),
  )
  return stop
}

/** Makes what was asked for, until nothing is left; removes what has had its time. */
export const makeExports = async (deps: Deps, ended: AbortSignal): Promise<void> => {
  const gone = await exports.endExpired(deps.database)
  await clearFolder(deps)
  if (gone > 0) await clearShelf(deps)
  while (!ended.aborted) {
    const taken = await exports.takeUpExport(deps.database)
    if (!taken) return
    await make(deps, taken, ended)
  }
}

const make = async (deps: Deps, taken: TakenExport, ended: AbortSignal): Promise<void> => {
  const { database, log, settings } = deps
  const place = archivePlace(settings.data_dir, taken)
  const beat = setInterval(() => {
    // One that is missed is made up for by the next.
    exports.noteProgress(database, taken, null).catch(() => {})
  }, BEAT_MS)
  let told = 0
  let isShelved = false
  const heard = async (progress: ArchiveProgress): Promise<void> => {
    if (ended.aborted) throw new Leaving('the process ends')
    if (performance.now() - told < TOLD_MS) return
    told = performance.now()
    if (!(await exports.noteProgress(database, taken, progress)))
      throw new Leaving('another process has taken it over')
  }
  try {
    await mkdir(dirname(place.file), { recursive: true, mode: 0o700 })
    const written = await exportAccount(deps, taken.client_id, place, heard)
    await shelve(deps, taken, place.file, written, ended)
    isShelved = true
    if (!(await exports.noteReady(database, taken, written)))
      throw new Leaving('it was ended, or another process has taken it over')
    log.info({ client_id: taken.client_id, bytes: written.bytes }, 'an account was exported')
  } catch (error) {
    // The rows of its moment stay: whoever takes it up goes on with them.
    if (error instanceof Leaving || ended.aborted)
      return void (await exports.letGo(database, taken, 'queued'))
    await exports.letGo(database, taken, 'failed')
    log.error({ err: error, client_id: taken.client_id }, 'an account could not be exported')
  } finally {
    clearInterval(beat)
    // It failed, or was ended meanwhile: what there is of it is for nobody.
    const standing = await exports.standingExports(database, [taken.id])
    if (!standing.has(taken.id))
      await (isShelved
        ? removeArchive(settings, taken)
        : removeFromFolder(settings.data_dir, taken))
  }
}

/** Puts an archive where any machine can give it out, if there is such a place. */
const shelve = async (
  { settings }: Deps,
  { id }: ExportKey,
  file: string,
  { bytes, sha256 }: WrittenArchive,
  signal: AbortSignal,
): Promise<void> => {
  const shelf = await openArchives(settings)
  if (!shelf) return
  const how = { most: bytes, signal, came: () => {} }
  const put = await shelf.write(id, createReadStream(file), how)
  if (put.bytes !== bytes || put.digest !== sha256)
    throw new Error('the archive changed on its way to the object store')
  await rm(file, { force: true })
}

/** Takes everything off that is not to be had any more, what was left at another time too. */
const clearShelf = async ({ database, settings }: Deps): Promise<void> => {
  const shelf = await openArchives(settings)
  const ids = (await shelf?.ids()) ?? []
  const standing = await exports.standingExports(database, ids)
  for (const id of ids) if (!standing.has(id)) await shelf?.remove(id)
}

/** Takes out of this machine's folder what is not to be had any more, whoever has ended it. */
const clearFolder = async ({ database, settings: { data_dir } }: Deps): Promise<void> => {
  const keys = await archivesInFolder(data_dir)
  if (keys.length === 0) return
  const ids = keys.map(({ id }) => id)
  const standing = await exports.standingExports(database, ids)
  for (const key of keys) if (!standing.has(key.id)) await removeFromFolder(data_dir, key)
}
