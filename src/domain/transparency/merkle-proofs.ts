import { nodeHash, type Hash } from './merkle-tree.ts'

/** Are these the same bytes? Of what is published: not in constant time. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])

/**
 * The root of a tree of `size` that holds the leaf, by its audit path (RFC 9162, section 2.1.3.2);
 * null where the path is of another length than it has to be.
 */
export const rootOfInclusion = (
  leaf: number,
  size: number,
  leaf_hash: Uint8Array,
  path: readonly Uint8Array[],
  hash: Hash,
): Uint8Array | null => {
  if (!(leaf >= 0 && leaf < size)) return null
  let [node, last] = [leaf, size - 1]
  let root = leaf_hash
  for (const sibling of path) {
    if (last === 0) return null
    if (node % 2 === 1 || node === last) {
      root = nodeHash(sibling, root, hash)
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)]
    } else root = nodeHash(root, sibling, hash)
    ;[node, last] = [Math.floor(node / 2), Math.floor(last / 2)]
  }
  return last === 0 ? root : null
}

/** The size of a tree and its root. */
export interface TreeHead {
  readonly size: number
  readonly root: Uint8Array
}

const isPowerOfTwo = (size: number): boolean => {
  let odd = size
  while (odd % 2 === 0) odd /= 2
  return odd === 1
}

/** Does the later tree begin with the earlier one, by this proof (RFC 9162, section 2.1.4.2)? */
export const isConsistent = (
  earlier: TreeHead,
  later: TreeHead,
  path: readonly Uint8Array[],
  hash: Hash,
): boolean => {
  if (earlier.size === later.size) return path.length === 0 && sameBytes(earlier.root, later.root)
  if (!(earlier.size > 0 && earlier.size < later.size)) return false
  // A tree that is one complete subtree is known by its root.
  const [first, ...rest] = isPowerOfTwo(earlier.size) ? [earlier.root, ...path] : path
  if (first === undefined) return false
  let [node, last] = [earlier.size - 1, later.size - 1]
  while (node % 2 === 1) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)]
  let [old_root, new_root] = [first, first]
  for (const sibling of rest) {
    if (last === 0) return false
    if (node % 2 === 1 || node === last) {
      old_root = nodeHash(sibling, old_root, hash)
      new_root = nodeHash(sibling, new_root, hash)
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)]
    } else new_root = nodeHash(new_root, sibling, hash)
    ;[node, last] = [Math.floor(node / 2), Math.floor(last / 2)]
  }
  return last === 0 && sameBytes(old_root, earlier.root) && sameBytes(new_root, later.root)
}
