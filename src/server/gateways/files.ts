import type { Readable } from 'node:stream'

/** Where the bytes of photos and papers lie, by the SHA-256 of their content. */
export interface FileStore {
  /**
   * Keeps `bytes` durably before it resolves; keeping the same content again changes nothing.
   * Rejects with NoRoom when the store is full.
   */
  keep(client_id: string, digest: string, bytes: Uint8Array): Promise<void>
  /** The bytes as a stream; null when there are none of that digest. */
  open(client_id: string, digest: string): Promise<Readable | null>
  /** Removes what is kept under this digest, durably; where there is none, nothing happens. */
  remove(client_id: string, digest: string): Promise<void>
}

/** The store has no room left or cannot be written. */
export class NoRoom extends Error {}
