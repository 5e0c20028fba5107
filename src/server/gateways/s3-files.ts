import { createHash, hash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { FilePlace } from './file-place.ts'
import { type FileStore, isDigestName, isClientName, requireNames } from './files.ts'
import { s3Client } from './s3-client.ts'
import { PART_BYTES, putInParts } from './s3-multipart.ts'
import type { S3Credentials } from './s3-place.ts'
import { removeVersions } from './s3-removal.ts'
import {
  faultOf,
  saysMissing,
  storeAsking,
  type AskingBounds,
  type AskStore,
} from './store-asking.ts'

/**
 * Bytes that are read at once: a reader who is slow holds that much, and no connection, and what
 * broke off is read again from there.
 */
const PIECE_BYTES = 2_097_152
const DAY_MS = 86_400_000

/** Files in an S3-compatible store, at `prefix`client/digest. */
export const s3Files = (
  { place, lock, signed }: FilePlace,
  credentials: S3Credentials,
  bounds?: Partial<AskingBounds>,
): FileStore => {
  const client = s3Client(place, credentials)
  const forBrowsers = signed && s3Client({ ...place, endpoint: signed.endpoint }, credentials)
  const ask = storeAsking(bounds)
  const nameOf = (client_id: string, digest: string) => {
    requireNames(client_id, digest)
    return { Bucket: place.bucket, Key: `${place.prefix}${client_id}/${digest}` }
  }
  const locked = () =>
    lock && {
      ObjectLockMode: lock.mode,
      ObjectLockRetainUntilDate: new Date(Date.now() + lock.days * DAY_MS),
    }
  const put = async (name: ObjectName, digest: string, bytes: Uint8Array): Promise<void> => {
    const to = { ...name, ContentType: 'application/octet-stream', ...locked() }
    if (bytes.byteLength > PART_BYTES) return putInParts(client, ask, to, bytes)
    const command = new PutObjectCommand({
      ...to,
      Body: bytes,
      // Each store knows one of them at least, and refuses what was damaged on its way.
      ContentMD5: hash('md5', bytes, 'base64'),
      ChecksumSHA256: Buffer.from(digest, 'hex').toString('base64'),
    })
    await ask((abortSignal) => client.send(command, { abortSignal }), bytes.byteLength)
  }
  return {
    keep: async (client_id, digest, bytes) => {
      const name = nameOf(client_id, digest)
      if (await holds(client, ask, name, digest)) return
      await told(put(name, digest, bytes))
    },
    open: async (client_id, digest) => {
      const name = nameOf(client_id, digest)
      const first = await pieceAt(client, ask, name, 0)
      return first && Readable.from(piecesFrom(client, ask, name, first))
    },
    sizeOf: async (client_id, digest) => {
      // Not by HEAD, whose 404 does not say whether the bucket is there.
      const first = await pieceAt(client, ask, nameOf(client_id, digest), 0, 1)
      return first && first.total
    },
    remove: async (client_id, digest) =>
      told(removeVersions(client, ask, nameOf(client_id, digest))),
    stored: () => lyingIn(client, ask, place),
    addressFor: async (client_id, digest, { mime, disposition }) => {
      const command = new GetObjectCommand({
        ...nameOf(client_id, digest),
        ResponseContentType: mime,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'private, no-store',
      })
      return forBrowsers && getSignedUrl(forBrowsers, command, { expiresIn: signed.seconds })
    },
  }
}

interface ObjectName {
  readonly Bucket: string
  readonly Key: string
}

/** What was answered; a refusal of the store is a fault of it. */
const told = async <T>(answering: Promise<T>): Promise<T> => {
  try {
    return await answering
  } catch (error) {
    throw error instanceof S3ServiceException ? faultOf(error) : error
  }
}

/** The same; null where there is no such object. */
const orMissing = <T>(answering: Promise<T>): Promise<T | null> =>
  told(
    answering.catch((error: unknown) => {
      if (saysMissing(error)) return null
      throw error
    }),
  )

interface Piece {
  readonly bytes: Buffer
  /** Of the whole object. */
  readonly total: number
}

/** The bytes from one place on, at most a piece of them; null where there is no such object. */
const pieceAt = async (
  client: S3Client,
  ask: AskStore,
  name: ObjectName,
  from: number,
  most = PIECE_BYTES,
): Promise<Piece | null> => {
  const command = new GetObjectCommand({
    ...name,
    Range: `bytes=${from}-${from + most - 1}`,
  })
  const read = async (abortSignal: AbortSignal): Promise<Piece> => {
    const { Body, ContentRange, ContentLength } = await client.send(command, { abortSignal })
    const total = Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1] ?? ContentLength)
    const bytes = Buffer.from((await Body?.transformToByteArray()) ?? [])
    const wanted = Math.min(most, total - from)
    if (bytes.byteLength !== wanted) throw new Error(`${bytes.byteLength} bytes of ${wanted}`)
    return { bytes, total }
  }
  try {
    return await orMissing(ask(read, most))
  } catch (error) {
    // Of what is empty there is no first byte.
    const { cause } = error as Error
    if (cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === 416)
      return { bytes: Buffer.alloc(0), total: from }
    throw error
  }
}

async function* piecesFrom(
  client: S3Client,
  ask: AskStore,
  name: ObjectName,
  first: Piece,
): AsyncGenerator<Buffer> {
  let at = first.bytes.byteLength
  if (at > 0) yield first.bytes
  while (at < first.total) {
    // What ends early is not what its digest says, as whoever compares them sees.
    const piece = await pieceAt(client, ask, name, at)
    if (!piece || piece.bytes.byteLength === 0) return
    at += piece.bytes.byteLength
    yield piece.bytes
  }
}

/** Does this very content lie there? What was damaged since is put again. */
const holds = async (
  client: S3Client,
  ask: AskStore,
  name: ObjectName,
  digest: string,
): Promise<boolean> => {
  const first = await pieceAt(client, ask, name, 0)
  if (!first) return false
  const seen = createHash('sha256')
  for await (const piece of piecesFrom(client, ask, name, first)) seen.update(piece)
  return seen.digest('hex') === digest
}

async function* lyingIn(
  client: S3Client,
  ask: AskStore,
  { bucket, prefix }: FilePlace['place'],
): ReturnType<FileStore['stored']> {
  let ContinuationToken: string | undefined
  do {
    const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken })
    const page = await told(ask((abortSignal) => client.send(command, { abortSignal })))
    for (const { Key = '', Size = 0 } of page.Contents ?? []) {
      const [client_id = '', digest = '', ...more] = Key.slice(prefix.length).split('/')
      if (more.length === 0 && isClientName(client_id) && isDigestName(digest))
        yield { client_id, digest, bytes: Size }
    }
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken !== undefined)
}
