import type { Deps } from '../deps.ts'

/** A file whose bytes were kept before the transaction that names it. */
interface Kept {
  readonly digest: string
  readonly bytes: Uint8Array
}

/**
 * Keeps files again that an erasure of the same picture took away since they were kept. It is asked
 * once they are on record, since erasures leave them alone from then on. No transaction waits for
 * it, since a store may be slow.
 */
export const keptStill = async (
  { files, log }: Pick<Deps, 'files' | 'log'>,
  client_id: string,
  kept: readonly Kept[],
): Promise<void> => {
  const again = async ({ digest, bytes }: Kept): Promise<void> => {
    if ((await files.sizeOf(client_id, digest)) === null) await files.keep(client_id, digest, bytes)
  }
  try {
    await Promise.all(kept.map(again))
  } catch (error) {
    // They are on record, and were kept: nobody is told otherwise because of this.
    log.warn({ said: String(error) }, 'files could not be looked for once more')
  }
}
