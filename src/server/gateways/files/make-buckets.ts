import {
  CreateBucketCommand,
  GetObjectLockConfigurationCommand,
  HeadBucketCommand,
  S3ServiceException,
  type BucketLocationConstraint,
  type S3Client,
} from '@aws-sdk/client-s3'
import { setTimeout as wait } from 'node:timers/promises'
import { s3Client } from './s3-client.ts'
import { placeLine, type S3Credentials, type S3Place } from './s3-place.ts'

/** A bucket that is to be there; `is_locked` asks for one with object lock. */
export interface WantedBucket {
  readonly place: S3Place
  readonly credentials: S3Credentials
  readonly is_locked: boolean
}

/** The store answers otherwise than it should, in a sentence for whoever runs the command. */
export class BucketFault extends Error {}

/** What became of one: made now, or there already. */
export type BucketOutcome = 'made' | 'there'

/** A store that starts at the same moment is asked again each second. */
const AGAIN_MS = 1_000
const passing = new Set([408, 429, 500, 502, 503, 504])

const statusOf = (error: unknown): number | null =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? null) : null

/** Asks until the store answers or its time is over; throws BucketFault for what it refuses. */
const asking = async <T>(
  { place }: WantedBucket,
  until: number,
  ask: () => Promise<T>,
): Promise<T> => {
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if (error instanceof BucketFault) throw error
      const status = statusOf(error)
      const said = status === null ? 'no answer' : `it answers ${status} ${(error as Error).name}`
      const isOver = performance.now() >= until
      if (isOver || (status !== null && !passing.has(status)))
        throw new BucketFault(`${placeLine(place)}: ${said}`, { cause: error })
      await wait(AGAIN_MS)
    }
}

const isThere = (client: S3Client, Bucket: string): Promise<boolean> =>
  client.send(new HeadBucketCommand({ Bucket })).then(
    () => true,
    (error: unknown) => {
      if (statusOf(error) === 404) return false
      throw error
    },
  )

const hasLock = (client: S3Client, Bucket: string): Promise<boolean> =>
  client.send(new GetObjectLockConfigurationCommand({ Bucket })).then(
    ({ ObjectLockConfiguration: lock }) => lock?.ObjectLockEnabled === 'Enabled',
    (error: unknown) => {
      if (statusOf(error) === 404) return false
      throw error
    },
  )

const make = async (
  client: S3Client,
  { place, is_locked }: WantedBucket,
): Promise<BucketOutcome> => {
  // Amazon alone has to be told where; other stores may not know their own region by that name.
  const isElsewhere = place.endpoint === null && place.region !== 'us-east-1'
  try {
    await client.send(
      new CreateBucketCommand({
        Bucket: place.bucket,
        ...(is_locked && { ObjectLockEnabledForBucket: true }),
        ...(isElsewhere && {
          CreateBucketConfiguration: {
            // The type names the regions of its day.
            LocationConstraint: place.region as BucketLocationConstraint,
          },
        }),
      }),
    )
    return 'made'
  } catch (error) {
    // Another process was quicker.
    if (error instanceof S3ServiceException && error.name === 'BucketAlreadyOwnedByYou')
      return 'there'
    throw error
  }
}

/**
 * Makes a bucket where there is none, with object lock where that is wanted, and leaves one that is
 * there as it is. A store that does not answer yet is asked for `patience_ms`. Throws BucketFault,
 * also where a bucket is there without the lock: that cannot be had later.
 */
export const makeBucket = async (
  wanted: WantedBucket,
  patience_ms: number,
): Promise<BucketOutcome> => {
  const { place, credentials, is_locked } = wanted
  const client = s3Client(place, credentials)
  const until = performance.now() + patience_ms
  try {
    const found = await asking(wanted, until, () => isThere(client, place.bucket))
    const outcome = found ? 'there' : await asking(wanted, until, () => make(client, wanted))
    if (is_locked && outcome === 'there')
      await asking(wanted, until, async () => {
        if (await hasLock(client, place.bucket)) return
        throw new BucketFault(
          `${placeLine(place)}: the bucket is there, and was made without object lock`,
        )
      })
    return outcome
  } finally {
    client.destroy()
  }
}
