import { createHash } from 'node:crypto'
import { addAbortSignal, Readable } from 'node:stream'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import type { FilePlace } from './file-place.ts'
import { TooLarge, type KeptFiles } from './kept-files.ts'
import { s3Client } from './s3-client.ts'
import { PART_BYTES, putInParts } from './s3-multipart.ts'
import type { S3Credentials } from './s3-place.ts'
import { listed, pieceAt, piecesFrom, told } from './s3-read.ts'
import { removeVersions } from './s3-removal.ts'
import { storeAsking, type AskingBounds } from './store-asking.ts'

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Which of the files that were made for somebody to take lie together. */
export type KeptFolder = 'kept' | 'archives'

/** Kept files in an S3-compatible store, at `prefix`kept/id, for every machine to give out. */
export const s3KeptFiles = (
  { place, folder = 'kept' }: Pick<FilePlace, 'place'> & { readonly folder?: KeptFolder },
  credentials: S3Credentials,
  bounds?: Partial<AskingBounds>,
): KeptFiles => {
  const client = s3Client(place, credentials)
  const ask = storeAsking(bounds)
  const prefix = `${place.prefix}${folder}/`
  const nameOf = (id: string) => ({ Bucket: place.bucket, Key: prefix + id })
  return {
    write: async (id, source, { most, signal, came }) => {
      const hash = createHash('sha256')
      let bytes = 0
      const metered = async function* (): AsyncGenerator<Buffer> {
        for await (const chunk of addAbortSignal(signal, source) as AsyncIterable<Buffer>) {
          bytes += chunk.byteLength
          if (bytes > most) throw new TooLarge(`more than ${most} bytes`)
          hash.update(chunk)
          came(chunk.byteLength)
          yield chunk
        }
      }
      const parts = partsOf(metered())
      // Nothing is begun before the first part is whole: most downloads are one.
      const { value: first = Buffer.alloc(0), done } = await parts.next()
      const to = { ...nameOf(id), ContentType: 'application/octet-stream' }
      if (done === true || first.byteLength < PART_BYTES) {
        const put = new PutObjectCommand({ ...to, Body: first })
        await told(ask((abortSignal) => client.send(put, { abortSignal }), first.byteLength))
      } else await told(putInParts(client, ask, to, chained(first, parts)))
      return { bytes, digest: hash.digest('hex') }
    },
    read: async (id, { from, to }) => {
      const name = nameOf(id)
      const first = await pieceAt(client, ask, name, from, to + 1)
      return first && Readable.from(piecesFrom(client, ask, name, first, to + 1))
    },
    remove: async (id) => void (await told(removeVersions(client, ask, nameOf(id)))),
    ids: async () => {
      const ids: string[] = []
      for await (const { name } of listed(client, ask, place.bucket, prefix))
        if (isId.test(name)) ids.push(name)
      return ids
    },
  }
}

async function* chained(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

/** The same bytes in parts of one size; only the last one is smaller. */
async function* partsOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let bytes = 0
  for await (const chunk of source) {
    held.push(chunk)
    bytes += chunk.byteLength
    if (bytes < PART_BYTES) continue
    const whole = Buffer.concat(held)
    let at = 0
    for (; whole.byteLength - at >= PART_BYTES; at += PART_BYTES)
      yield whole.subarray(at, at + PART_BYTES)
    held = [whole.subarray(at)]
    bytes = whole.byteLength - at
  }
  if (bytes > 0) yield Buffer.concat(held)
}
