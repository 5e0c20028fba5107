import type { FileStore } from '../gateways/files.ts'

/** A file whose bytes were kept before the transaction that names it. */
interface Kept {
  readonly digest: string
  readonly bytes: Uint8Array
}

/**
 * Keeps files again that an erasure of the same picture took away since they were kept; asked while
 * erasures of files wait for this transaction.
 */
export const keptStill = async (
  files: FileStore,
  client_id: string,
  kept: readonly Kept[],
): Promise<void> => {
  for (const { digest, bytes } of kept) {
    if ((await files.sizeOf(client_id, digest)) === null) await files.keep(client_id, digest, bytes)
  }
}
