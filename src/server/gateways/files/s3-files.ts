import { createHash, hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { DAY } from '../../../domain/time.ts'
import type { FilePlace } from './file-place.ts'
import { type FileStore, isDigestName, isClientName, requireNames } from './files.ts'
import { s3Client } from './s3-client.ts'
import { PART_BYTES, putInParts } from './s3-multipart.ts'
import type { S3Credentials } from './s3-place.ts'
import { listed, pieceAt, piecesFrom, told, type ObjectName } from './s3-read.ts'
import { removeVersions } from './s3-removal.ts'
import { storeAsking, type AskingBounds, type AskStore } from './store-asking.ts'

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
      ObjectLockRetainUntilDate: new Date(Date.now() + lock.days * DAY),
    }
  const put = async (name: ObjectName, digest: string, bytes: Uint8Array): Promise<void> => {
    const to = { ...name, ContentType: 'application/octet-stream', ...locked() }
    if (bytes.byteLength > PART_BYTES) return putInParts(client, ask, to, partsOf(bytes))
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
    remove: async (client_id, digest, cut) => {
      const askUntil: AskStore = (send, more) => ask(send, more, cut)
      return told(removeVersions(client, askUntil, nameOf(client_id, digest)))
    },
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
  for await (const { name, bytes } of listed(client, ask, bucket, prefix)) {
    const [client_id = '', digest = '', ...more] = name.split('/')
    if (more.length === 0 && isClientName(client_id) && isDigestName(digest))
      yield { client_id, digest, bytes }
  }
}

/** Parts of one size; only the last one is smaller. */
function* partsOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.byteLength; from += PART_BYTES)
    yield bytes.subarray(from, from + PART_BYTES)
}
