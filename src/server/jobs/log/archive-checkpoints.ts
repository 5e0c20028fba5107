import { hash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Settings } from '../../env.ts'
import type { LockedObjects } from '../../gateways/files/locked-objects.ts'
import { placeLine } from '../../gateways/files/s3-place.ts'
import {
  claimToArchive,
  noteArchived,
  noteConfirmed,
  releaseToArchive,
  type ToArchive,
} from '../../stores/log/archived.ts'

/** Checkpoints of one round, and milliseconds for all of them. */
const AT_ONCE = 20
const WHOLE_MS = 15_000

/**
 * Puts the checkpoints that the archive lacks there, the newest first, each once, and reads each
 * back. Throws the first fault; what is left then, or once `cut` is aborted, waits for the next
 * round.
 */
export const archiveCheckpoints = async (
  { database }: Pick<Deps, 'database'>,
  archive: NonNullable<Settings['checkpoint_archive']>,
  cut: AbortSignal = new AbortController().signal,
): Promise<void> => {
  const place = placeLine(archive.place)
  const claimed = await claimToArchive(database, place, AT_ONCE)
  if (claimed.length === 0) return
  // Whoever has no archive is spared the client's code.
  const { ArchiveFault, openLockedObjects } = await import('../../gateways/files/locked-objects.ts')
  const { lock_days, credentials } = archive
  const within = AbortSignal.any([cut, AbortSignal.timeout(WHOLE_MS)])
  const objects = openLockedObjects(archive.place, credentials, lock_days, within)
  const open = new Set(claimed.map(({ size }) => size))
  let fault: unknown = null
  try {
    for (const one of claimed) {
      try {
        await archived(database, objects, place, one)
        open.delete(one.size)
      } catch (error) {
        fault ??= error
        // One that is not as it was put holds up none of the others; a store that is silent does.
        if (!(error instanceof ArchiveFault) || error.cause !== undefined) break
      }
    }
  } finally {
    objects.close()
    if (open.size > 0) await releaseToArchive(database, place, [...open])
  }
  if (fault !== null) throw fault
}

/** By its name no two checkpoints can be mistaken for each other, nor sorted out of their order. */
const nameOf = ({ size, note }: ToArchive): string =>
  `checkpoint-${String(size).padStart(16, '0')}-${hash('sha256', note, 'hex')}.txt`

const archived = async (
  database: Deps['database'],
  objects: LockedObjects,
  place: string,
  one: ToArchive,
): Promise<void> => {
  const name = nameOf(one)
  let { version } = one
  if (!one.is_put) {
    version = await objects.put(name, one.note)
    await noteArchived(database, place, one.size, version)
  }
  await objects.confirm(name, one.note, version)
  await noteConfirmed(database, place, one.size)
}
