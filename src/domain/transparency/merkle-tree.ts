/**
 * Merkle tree hashing by RFC 6962, section 2.1. Counts of leaves are numbers: exact up to 2^53.
 */

/** SHA-256 of bytes, 32 bytes; passed in, because browser and server each have their own. */
export type Hash = (bytes: Uint8Array) => Uint8Array

/** Bytes of a hash. */
export const HASH_BYTES = 32

const tagged = (tag: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(1 + parts.reduce((sum, { length }) => sum + length, 0))
  bytes[0] = tag
  let at = 1
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The hash of a leaf that holds this entry. */
export const leafHash = (entry: Uint8Array, hash: Hash): Uint8Array => hash(tagged(0, entry))

/** The hash of a node over two others. */
export const nodeHash = (left: Uint8Array, right: Uint8Array, hash: Hash): Uint8Array =>
  hash(tagged(1, left, right))

/** Leaves from `from` up to, and without, `to`. */
export interface LeafRange {
  readonly from: number
  readonly to: number
}

/** A complete subtree of 2^level leaves; the first one of its level has index 0. */
export interface Subtree {
  readonly level: number
  readonly index: number
}

/** The largest power of two that is less than `n`, for `n` of at least 2. */
const splitOf = (n: number): number => {
  let split = 1
  while (split * 2 < n) split *= 2
  return split
}

/** The complete subtrees that a range of a tree consists of, from left to right. */
export const subtreesOf = ({ from, to }: LeafRange): Subtree[] => {
  const found: Subtree[] = []
  for (let at = from; at < to;) {
    let [level, width] = [0, 1]
    while (at % (width * 2) === 0 && at + width * 2 <= to) {
      width *= 2
      level += 1
    }
    found.push({ level, index: at / width })
    at += width
  }
  return found
}

/** One hash over those of subtrees from left to right; that of no leaf is the hash of nothing. */
export const foldHashes = (hashes: readonly Uint8Array[], hash: Hash): Uint8Array =>
  hashes.length === 0
    ? hash(new Uint8Array())
    : hashes.reduceRight((right, left) => nodeHash(left, right, hash))

/**
 * Audit path: the ranges whose hashes prove that a leaf is in a tree of `size`, nearest to the leaf
 * first. Throws RangeError for a leaf that is not in it.
 */
export const inclusionRanges = (leaf: number, size: number): LeafRange[] => {
  if (!(leaf >= 0 && leaf < size)) throw new RangeError(`leaf ${leaf} is not in a tree of ${size}`)
  const path: LeafRange[] = []
  let [from, to] = [0, size]
  while (to - from > 1) {
    const split = from + splitOf(to - from)
    path.unshift(leaf < split ? { from: split, to } : { from, to: split })
    if (leaf < split) to = split
    else from = split
  }
  return path
}

/**
 * Consistency proof: the ranges whose hashes prove that a tree of `size` begins with that of
 * `earlier`. Throws RangeError where that is larger, or empty.
 */
export const consistencyRanges = (earlier: number, size: number): LeafRange[] => {
  if (!(earlier > 0 && earlier <= size))
    throw new RangeError(`a tree of ${size} does not begin with one of ${earlier}`)
  const path: LeafRange[] = []
  let [from, to] = [0, size]
  while (earlier !== to) {
    const split = from + splitOf(to - from)
    path.unshift(earlier <= split ? { from: split, to } : { from, to: split })
    if (earlier <= split) to = split
    else from = split
  }
  // What the earlier tree has whole is known to whoever has its root, unless it is only a part.
  if (from > 0) path.unshift({ from, to })
  return path
}
