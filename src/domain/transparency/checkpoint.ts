import { fromBase64, toBase64 } from './base64.ts'
import { HASH_BYTES } from './merkle-tree.ts'
import type { TreeHead } from './merkle-proofs.ts'

/**
 * What a checkpoint says: which log, how long it is, and the root over it (C2SP tlog-checkpoint).
 */
export interface Checkpoint extends TreeHead {
  readonly origin: string
}

/** The text of a checkpoint, to be signed as a note. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`

/** What a text says that is a checkpoint, whatever follows its three lines; null for any other. */
export const checkpointIn = (text: string): Checkpoint | null => {
  const [origin = '', written = '', hash = '', ...rest] = text.split('\n')
  const root = fromBase64(hash)
  const size = /^(0|[1-9]\d{0,15})$/.test(written) ? Number(written) : null
  if (origin === '' || rest.at(-1) !== '' || root?.length !== HASH_BYTES) return null
  return size !== null && Number.isSafeInteger(size) ? { origin, size, root } : null
}
