import type { Readable } from 'node:stream'

/** A file as it lies in a store. */
export interface LyingFile {
  readonly client_id: string
  readonly digest: string
  readonly bytes: number
}

/** A lock of the store under which bytes stay although nothing names them any more. */
export interface StoreLock {
  /** When it ends; null where that depends on whoever set it. */
  readonly until: Date | null
}

/** As what a file is shown: its media type, and the name under which it is kept, if it is. */
export interface ShownAs {
  readonly mime: string
  readonly disposition: string
}

/**
 * Content-addressed storage: where the bytes of photos, signatures, papers and logos lie, by the
 * SHA-256 of their content. Other names than a client's id and a digest are refused as a TypeError.
 * Every call rejects with StoreAway where the store does not answer in time or asks for patience.
 */
export interface FileStore {
  /**
   * Keeps `bytes` durably before it resolves; keeping the same content again changes nothing, and
   * what was damaged since is written anew. Rejects with NoRoom when the store is full.
   */
  keep(client_id: string, digest: string, bytes: Uint8Array): Promise<void>
  /** The bytes as a stream; null when there are none of that digest. */
  open(client_id: string, digest: string): Promise<Readable | null>
  /** How many bytes lie under this digest, unread; null when there are none. */
  sizeOf(client_id: string, digest: string): Promise<number | null>
  /**
   * Removes what is kept under this digest, durably, so that it is never given out again; where
   * there is none, nothing happens. Answers the lock that keeps its bytes in the store, if one
   * does. A store that is asked over a network is waited for until `cut` at most.
   */
  remove(client_id: string, digest: string, cut?: AbortSignal): Promise<StoreLock | null>
  /** Every file that lies there, in the order of client and digest; what else does is passed. */
  stored(): AsyncIterable<LyingFile>
  /**
   * Signed address: where whoever holds it reads the file from the store itself, for a minute at
   * most; null where bytes go through this process.
   */
  addressFor(client_id: string, digest: string, shown: ShownAs): Promise<string | null>
}

/** The store has no room left or cannot be written. */
export class NoRoom extends Error {}

/** The store does not answer, or asks for patience: nothing is known of the file. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
  readonly retry_after_seconds: number

  constructor(said: string, retry_after_seconds: number, options?: ErrorOptions) {
    super(`the store of files: ${said}`, options)
    this.retry_after_seconds = retry_after_seconds
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const sha256 = /^[0-9a-f]{64}$/

/** Is this how a client is named in a store? */
export const isClientName = (name: string): boolean => uuid.test(name)

/** Is this how a file is named in a store? */
export const isDigestName = (name: string): boolean => sha256.test(name)

/** Throws TypeError for other names than a client's id and a digest. */
export const requireNames = (client_id: string, digest: string): void => {
  if (!isClientName(client_id) || !isDigestName(digest))
    throw new TypeError('a file is named by its client and SHA-256 only')
}
