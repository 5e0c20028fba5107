import { z } from 'zod'
import { CHECKPOINT } from '../../../domain/account-archive/members.ts'
import { checkpointIn, type Checkpoint } from '../../../domain/transparency/checkpoint.ts'
import { CompactRange } from '../../../domain/transparency/compact-range.ts'
import { HASH_BYTES, leafHash } from '../../../domain/transparency/merkle-tree.ts'
import { sameBytes } from '../../../domain/transparency/merkle-proofs.ts'
import { noteIn, signersOf, type VerifierKey } from '../../../domain/transparency/signed-note.ts'
import {
  edgeOf,
  rangeHashes,
  TILE_WIDTH,
  widthIn,
  type ReadTile,
} from '../../../domain/transparency/tiles.ts'
import { isSignedBy, sha256Of } from '../../transparency/log-signer.ts'
import type { BroughtLeaf } from '../../stores/account-archive/bring-in.ts'
import { readLines } from './check-archive.ts'
import { faulty, type OpenArchive } from './read-archive.ts'

/** A line of leaves.jsonl. */
export const leafLine = z.object({
  leaf: z.number().int().min(0),
  order_id: z.uuid(),
  seq: z.number().int().min(1),
})
const tileLine = z.object({
  level: z.number().int().min(0).max(6),
  number: z.number().int().min(0),
  hashes: z.base64(),
})

/** Leaves of a stretch of the tree that are the account's, each with its event's digest. */
type LeavesOf = (
  from: number,
  to: number,
) => Promise<readonly (BroughtLeaf & { readonly digest: string | null })[]>

/**
 * Inclusion: shows that the account's events were in the source's log when its checkpoint was
 * signed, by the tiles that came with it. Answers how many were. Throws CannotTransfer where the
 * checkpoint is signed by none of `keys`, or a hash is not what it should be.
 */
export const checkTree = async (
  archive: OpenArchive,
  checkpoint: string,
  keys: readonly VerifierKey[],
  leavesOf: LeavesOf,
): Promise<number> => {
  const { size, root } = signedBy(checkpoint, keys)
  const tree = new CarriedTree(size)
  let proven = 0
  for await (const { level, number, hashes } of readLines(archive, 'tiles', tileLine)) {
    const tile = { level, number, hashes: Buffer.from(hashes, 'base64') }
    tree.add(tile)
    if (level > 0) continue
    const from = number * TILE_WIDTH
    for (const { leaf, order_id, seq, digest } of await leavesOf(from, from + TILE_WIDTH)) {
      const at = (leaf - from) * HASH_BYTES
      const held = tile.hashes.subarray(at, at + HASH_BYTES)
      const own = digest === null ? null : leafHash(Buffer.from(digest, 'hex'), sha256Of)
      if (!own || !sameBytes(own, held))
        throw faulty(
          'leaves.jsonl or tiles.jsonl',
          `leaf ${leaf} is not event ${seq} of the order ${order_id}`,
        )
      proven += 1
    }
  }
  if (!sameBytes(tree.root(), root))
    throw faulty('tiles.jsonl', 'they do not add up to what the checkpoint says')
  return proven
}

const signedBy = (text: string, keys: readonly VerifierKey[]): Checkpoint => {
  const note = noteIn(text)
  const checkpoint = note && checkpointIn(note.text)
  if (!note || !checkpoint) throw faulty(CHECKPOINT, 'it is no checkpoint')
  const own = keys.filter(({ name }) => name === checkpoint.origin)
  if (signersOf(note, own, isSignedBy).length === 0)
    throw faulty(CHECKPOINT, 'none of the keys has signed it')
  return checkpoint
}

/** The part of a tree that an archive carries; the upper levels come first. */
class CarriedTree {
  readonly #size: number
  readonly #edge: ReadTile[] = []
  /** Tiles above the leaves: one hash for 256 of them. */
  readonly #above = new Map<string, Uint8Array>()

  constructor(size: number) {
    this.#size = size
  }

  /** Takes a tile, once it is what the one above it says. */
  add(tile: ReadTile): void {
    const { level, number, hashes } = tile
    const what = `tile ${number} of level ${level}`
    const width = widthIn(tile, this.#size)
    if (width === 0 || hashes.length !== width * HASH_BYTES)
      throw faulty('tiles.jsonl', `${what} does not fit a tree of ${this.#size}`)
    if (level > 0) this.#above.set(`${level} ${number}`, hashes)
    if (width < TILE_WIDTH) {
      this.#edge.push(tile)
      return
    }
    const parent = this.#above.get(`${level + 1} ${Math.floor(number / TILE_WIDTH)}`)
    const at = (number % TILE_WIDTH) * HASH_BYTES
    const whole = new CompactRange(sha256Of)
    for (let one = 0; one < hashes.length; one += HASH_BYTES)
      whole.add(hashes.subarray(one, one + HASH_BYTES))
    if (!parent || !sameBytes(whole.root(), parent.subarray(at, at + HASH_BYTES)))
      throw faulty('tiles.jsonl', `${what} is not what the one above it says`)
  }

  /** The root by the right edge, on which every whole tile hangs. */
  root(): Uint8Array {
    const wanted = edgeOf(this.#size)
    if (wanted.length !== this.#edge.length)
      throw faulty('tiles.jsonl', 'the right edge of the tree is not there')
    const [root] = rangeHashes([{ from: 0, to: this.#size }], this.#edge, sha256Of)
    if (!root) throw new RangeError('one range has one hash')
    return root
  }
}
