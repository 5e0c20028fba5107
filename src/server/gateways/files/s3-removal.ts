import {
  DeleteObjectCommand,
  GetObjectLegalHoldCommand,
  GetObjectRetentionCommand,
  ListObjectVersionsCommand,
  type ObjectVersion,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { StoreLock } from './files.ts'
import type { ObjectName } from './s3-read.ts'
import { saysDenied, saysMissing, saysUnknown, type AskStore } from './store-asking.ts'

/**
 * Removes an object with all its versions, past a lock that the store lets us pass (governance).
 * Where a lock keeps a version, its name is taken away at least, and the lock answered.
 */
export const removeVersions = async (
  client: S3Client,
  ask: AskStore,
  name: ObjectName,
): Promise<StoreLock | null> => {
  let lock: StoreLock | null = null
  const versions = await versionsOf(client, ask, name)
  for (const VersionId of versions.kept) {
    const kept = await removeVersion(client, ask, { ...name, VersionId })
    if (kept && (lock === null || laterThan(kept, lock))) lock = kept
  }
  // On a bucket without versions this is all there is to do; under a lock it hides the name.
  if (lock || versions.kept.length === 0) await removeName(client, ask, name)
  else
    for (const VersionId of versions.markers)
      await removeVersion(client, ask, { ...name, VersionId })
  return lock
}

const laterThan = (one: StoreLock, other: StoreLock): boolean =>
  one.until === null || (other.until !== null && one.until > other.until)

interface Versions {
  readonly kept: readonly string[]
  readonly markers: readonly string[]
}

const versionsOf = async (
  client: S3Client,
  ask: AskStore,
  { Bucket, Key }: ObjectName,
): Promise<Versions> => {
  const [kept, markers]: [string[], string[]] = [[], []]
  let KeyMarker: string | undefined
  let VersionIdMarker: string | undefined
  try {
    do {
      const list = new ListObjectVersionsCommand({
        Bucket,
        Prefix: Key,
        KeyMarker,
        VersionIdMarker,
      })
      const page = await ask((abortSignal) => client.send(list, { abortSignal }))
      const idsIn = (rows: readonly Pick<ObjectVersion, 'Key' | 'VersionId'>[] = []): string[] =>
        rows.flatMap((row) => (row.Key === Key && row.VersionId ? [row.VersionId] : []))
      kept.push(...idsIn(page.Versions))
      markers.push(...idsIn(page.DeleteMarkers))
      KeyMarker = page.IsTruncated === true ? page.NextKeyMarker : undefined
      VersionIdMarker = page.NextVersionIdMarker
    } while (KeyMarker !== undefined)
  } catch (error) {
    // A store that knows no versions has one of each.
    if (!saysUnknown(error)) throw error
  }
  return { kept, markers }
}

const removeName = async (client: S3Client, ask: AskStore, name: ObjectName): Promise<void> => {
  const remove = new DeleteObjectCommand(name)
  try {
    await ask((abortSignal) => client.send(remove, { abortSignal }))
  } catch (error) {
    if (!saysMissing(error)) throw error
  }
}

const removeVersion = async (
  client: S3Client,
  ask: AskStore,
  version: ObjectName & { readonly VersionId: string },
): Promise<StoreLock | null> => {
  const lock = await lockOn(client, ask, version)
  const isGoverned = lock?.mode === 'GOVERNANCE'
  const remove = new DeleteObjectCommand({
    ...version,
    ...(isGoverned && { BypassGovernanceRetention: true }),
  })
  try {
    await ask((abortSignal) => client.send(remove, { abortSignal }))
    return null
  } catch (error) {
    if (saysMissing(error)) return null
    if (lock && saysDenied(error)) return { until: lock.until }
    throw error
  }
}

/** Which lock stands on a version now; null where none does, or the store knows none. */
const lockOn = async (
  client: S3Client,
  ask: AskStore,
  version: ObjectName & { readonly VersionId: string },
): Promise<(StoreLock & { readonly mode: string }) | null> => {
  const asked = async <T>(send: (abortSignal: AbortSignal) => Promise<T>): Promise<T | null> => {
    try {
      return await ask(send)
    } catch (error) {
      if (saysMissing(error) || saysUnknown(error) || saysDenied(error)) return null
      throw error
    }
  }
  const hold = await asked((abortSignal) =>
    client.send(new GetObjectLegalHoldCommand(version), { abortSignal }),
  )
  if (hold?.LegalHold?.Status === 'ON') return { until: null, mode: 'LEGAL_HOLD' }
  const found = await asked((abortSignal) =>
    client.send(new GetObjectRetentionCommand(version), { abortSignal }),
  )
  const { Mode, RetainUntilDate: until } = found?.Retention ?? {}
  return Mode && until && until.getTime() > Date.now() ? { until, mode: Mode } : null
}
