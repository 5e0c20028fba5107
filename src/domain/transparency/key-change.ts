import { sameBytes } from './merkle-proofs.ts'
import type { NoteSignature, SignedNote, VerifierKey } from './signed-note.ts'

const isBy =
  ({ name, id }: VerifierKey) =>
  (signature: NoteSignature): boolean =>
    signature.name === name && sameBytes(signature.id, id)

/** Does this note bear a line of that key? Whether it is right is for others to verify. */
export const bearsLineOf = ({ signatures }: SignedNote, key: VerifierKey): boolean =>
  signatures.some(isBy(key))

/**
 * Key rotation: which of `known` signs the next checkpoint beside the key in use. That is the key
 * that led the last checkpoint, where the one in use has not signed that: so the first checkpoint
 * of a new key bears both lines, and those after it only the new one.
 */
export const formerSigner = (
  last: SignedNote | null,
  in_use: VerifierKey,
  known: readonly VerifierKey[],
): VerifierKey | null => {
  const [led] = last?.signatures ?? []
  if (!last || !led || bearsLineOf(last, in_use)) return null
  return known.find((key) => isBy(key)(led)) ?? null
}
