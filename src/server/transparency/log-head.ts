import { checkpointIn } from '../../domain/transparency/checkpoint.ts'
import { sameBytes } from '../../domain/transparency/merkle-proofs.ts'
import { noteIn, signersOf, type SignedNote } from '../../domain/transparency/signed-note.ts'
import { rangeHashes } from '../../domain/transparency/tiles.ts'
import { isSignedBy, sha256Of, verifierOf } from './log-signer.ts'
import type { Tx } from '../stores/database/database.ts'
import { readerIn } from '../stores/log/chains.ts'
import { tilesFor, type KeptCheckpoint, type KeptLogKey } from '../stores/log/tree.ts'

/** What the tree's last checkpoint says is not what its tiles hold: nothing more is signed. */
export class TreeChanged extends Error {}

/** The root of the first `size` leaves, by the tiles. Throws RangeError where some are missing. */
export const rootOf = async (tx: Tx, size: number): Promise<Uint8Array> => {
  const ranges = [{ from: 0, to: size }]
  const [root] = rangeHashes(ranges, await tilesFor(readerIn(tx.db), ranges), sha256Of)
  if (!root) throw new RangeError('one range has one hash')
  return root
}

/**
 * The last checkpoint as it was signed here, over the tree as it stands. Throws TreeChanged:
 * whoever changed tiles or checkpoint finds no one here who signs what follows from that.
 */
export const genuine = async (
  tx: Tx,
  { size, note: written }: KeptCheckpoint,
  keys: readonly KeptLogKey[],
): Promise<SignedNote> => {
  const note = noteIn(written)
  const said = note && checkpointIn(note.text)
  const known = keys.map(({ name, public_key }) => verifierOf(name, public_key))
  if (!note || said?.size !== size || signersOf(note, known, isSignedBy).length === 0)
    throw new TreeChanged('the last checkpoint is not one that was signed here')
  const root = await rootOf(tx, size).catch(() => null)
  if (!root || !sameBytes(root, said.root))
    throw new TreeChanged('the tree is not what its last checkpoint says')
  return note
}
