import {
  GetObjectCommand,
  ListObjectsV2Command,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3'
import { faultOf, saysMissing, type AskStore } from './store-asking.ts'

/**
 * Bytes that are read at once: a reader who is slow holds that much, and no connection, and what
 * broke off is read again from there.
 */
const PIECE_BYTES = 2_097_152

/** An object of a store. */
export interface ObjectName {
  readonly Bucket: string
  readonly Key: string
}

/** What was answered; a refusal of the store is a fault of it. */
export const told = async <T>(answering: Promise<T>): Promise<T> => {
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

/** Bytes of an object. */
export interface Piece {
  readonly bytes: Buffer
  /** Where they begin, and how long the whole object is. */
  readonly from: number
  readonly total: number
}

/** The bytes from one place on, at most a piece of them; null where there is no such object. */
export const pieceAt = async (
  client: S3Client,
  ask: AskStore,
  name: ObjectName,
  from: number,
  until = from + PIECE_BYTES,
): Promise<Piece | null> => {
  const most = Math.min(PIECE_BYTES, until - from)
  const command = new GetObjectCommand({ ...name, Range: `bytes=${from}-${from + most - 1}` })
  const read = async (abortSignal: AbortSignal): Promise<Piece> => {
    const { Body, ContentRange, ContentLength } = await client.send(command, { abortSignal })
    const total = Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1] ?? ContentLength)
    const bytes = Buffer.from((await Body?.transformToByteArray()) ?? [])
    const wanted = Math.min(most, total - from)
    if (bytes.byteLength !== wanted) throw new Error(`${bytes.byteLength} bytes of ${wanted}`)
    return { bytes, from, total }
  }
  try {
    return await orMissing(ask(read, most))
  } catch (error) {
    // Of what is empty there is no first byte.
    const { cause } = error as Error
    if (cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === 416)
      return { bytes: Buffer.alloc(0), from, total: from }
    throw error
  }
}

/** A piece and all that follows it, up to one place or the end. */
export async function* piecesFrom(
  client: S3Client,
  ask: AskStore,
  name: ObjectName,
  first: Piece,
  until = first.total,
): AsyncGenerator<Buffer> {
  let at = first.from + first.bytes.byteLength
  if (first.bytes.byteLength > 0) yield first.bytes
  while (at < Math.min(until, first.total)) {
    // What ends early is not what its digest says, as whoever compares them sees.
    const piece = await pieceAt(client, ask, name, at, until)
    if (!piece || piece.bytes.byteLength === 0) return
    at += piece.bytes.byteLength
    yield piece.bytes
  }
}

/** Every object under a prefix, in the order of their names, which are told without it. */
export async function* listed(
  client: S3Client,
  ask: AskStore,
  Bucket: string,
  Prefix: string,
): AsyncGenerator<{ readonly name: string; readonly bytes: number }> {
  let ContinuationToken: string | undefined
  do {
    const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })
    const page = await told(ask((abortSignal) => client.send(command, { abortSignal })))
    for (const { Key = '', Size = 0 } of page.Contents ?? [])
      yield { name: Key.slice(Prefix.length), bytes: Size }
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken !== undefined)
}
