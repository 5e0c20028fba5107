import { hash } from 'node:crypto'
import {
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3'
import { DAY } from '../../../domain/time.ts'
import { s3Client } from './s3-client.ts'
import type { S3Credentials, S3Place } from './s3-place.ts'

/** What an object store did instead of keeping what it was given. */
export class ArchiveFault extends Error {}

/** An object store whose objects stay as they are until their time is over (object lock). */
export interface LockedObjects {
  /**
   * Puts a text under a name where nothing stands, locked for so many days; answers the store's
   * name of that version, null where something stood there already. Throws ArchiveFault.
   */
  put(name: string, text: string): Promise<string | null>
  /** Reads it back: is it that text, and locked still? Throws ArchiveFault. */
  confirm(name: string, text: string, version: string | null): Promise<void>
  close(): void
}

/** Opens such a store; what it does is given up once `abortSignal` is aborted. */
export const openLockedObjects = (
  place: S3Place,
  credentials: S3Credentials,
  lock_days: number,
  abortSignal: AbortSignal,
): LockedObjects => {
  const client = s3Client(place, credentials)
  const at = (name: string) => ({ Bucket: place.bucket, Key: place.prefix + name })
  return {
    put: async (name, text) => {
      const body = Buffer.from(text)
      const command = new PutObjectCommand({
        ...at(name),
        Body: body,
        ContentType: 'text/plain; charset=utf-8',
        // What is to be locked has to come with a digest.
        ContentMD5: hash('md5', body, 'base64'),
        IfNoneMatch: '*',
        ObjectLockMode: 'COMPLIANCE',
        ObjectLockRetainUntilDate: new Date(Date.now() + lock_days * DAY),
      })
      try {
        return (await client.send(command, { abortSignal })).VersionId ?? null
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412)
          return null
        throw faultOf(error)
      }
    },
    confirm: async (name, text, version) => {
      const command = new GetObjectCommand({
        ...at(name),
        ...(version !== null && { VersionId: version }),
      })
      const found = await client
        .send(command, { abortSignal })
        .then((answer) => whatIsWrong(answer, Buffer.from(text)))
        .catch((error: unknown) => {
          throw faultOf(error)
        })
      if (found !== null) throw new ArchiveFault(`${place.prefix}${name} ${found}`)
    },
    close: () => client.destroy(),
  }
}

const whatIsWrong = async (
  { ContentLength, Body, ObjectLockMode, ObjectLockRetainUntilDate }: GetObjectCommandOutput,
  wanted: Buffer,
): Promise<string | null> => {
  // Of what is longer, not a byte is read.
  const isAsLong = ContentLength === wanted.length
  if (!isAsLong || !wanted.equals((await Body?.transformToByteArray()) ?? Buffer.alloc(0)))
    return 'holds something else'
  const until = ObjectLockRetainUntilDate?.getTime() ?? 0
  return ObjectLockMode === 'COMPLIANCE' && until > Date.now() ? null : 'is not locked'
}

/** What went wrong, in a few words that hold nothing secret. */
const faultOf = (error: unknown): ArchiveFault => {
  if (error instanceof ArchiveFault) return error
  const said =
    error instanceof S3ServiceException && error.$metadata.httpStatusCode !== undefined
      ? `it answers ${error.$metadata.httpStatusCode} ${error.name}`
      : 'no answer'
  return new ArchiveFault(said, { cause: error })
}
