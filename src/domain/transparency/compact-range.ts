import { foldHashes, nodeHash, type Hash } from './merkle-tree.ts'

/**
 * Compact range: a tree that grows leaf by leaf and remembers no more than its complete subtrees,
 * at most one of each level.
 */
export class CompactRange {
  readonly #hash: Hash
  readonly #subtrees: (Uint8Array | undefined)[] = []
  #size = 0

  constructor(hash: Hash) {
    this.#hash = hash
  }

  get size(): number {
    return this.#size
  }

  /** Adds a leaf by its hash. */
  add(leaf_hash: Uint8Array): void {
    let [level, grown] = [0, leaf_hash]
    for (let left = this.#subtrees[level]; left; left = this.#subtrees[level]) {
      grown = nodeHash(left, grown, this.#hash)
      this.#subtrees[level] = undefined
      level += 1
    }
    this.#subtrees[level] = grown
    this.#size += 1
  }

  /** The root over all leaves so far. */
  root(): Uint8Array {
    const largest_first = this.#subtrees.toReversed().filter((one) => one !== undefined)
    return foldHashes(largest_first, this.#hash)
  }
}
