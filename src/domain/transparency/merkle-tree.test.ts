import { hash as digest } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isConsistent, rootOfInclusion } from './merkle-proofs.ts'
import { consistencyRanges, inclusionRanges, leafHash, type LeafRange } from './merkle-tree.ts'
import {
  edgeOf,
  grownTiles,
  rangeHashes,
  tileLevelIn,
  tileNumberIn,
  tilePath,
  tilesUnder,
  widthIn,
  type ReadTile,
} from './tiles.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => digest('sha256', bytes, 'buffer')
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** The tree of a log that has grown in stretches of these lengths. */
const grown = (stretches: readonly number[]) => {
  const tiles = new Map<string, ReadTile>()
  const at = ({ level, number }: { level: number; number: number }): string => `${level} ${number}`
  const leaves: Uint8Array[] = []
  for (const length of stretches) {
    const size = leaves.length
    const added = Array.from({ length }, (_, n) => leafHash(Buffer.from(`${size + n}`), sha256))
    const edge = edgeOf(size).map((id) => tiles.get(at(id)) ?? { ...id, hashes: Buffer.alloc(0) })
    for (const tile of grownTiles(size, edge, added, sha256)) tiles.set(at(tile), tile)
    leaves.push(...added)
  }
  const read = (ranges: readonly LeafRange[]): Uint8Array[] =>
    rangeHashes(
      ranges,
      tilesUnder(ranges).flatMap((id) => tiles.get(at(id)) ?? []),
      sha256,
    )
  const rootAt = (size: number): Uint8Array => read([{ from: 0, to: size }])[0] ?? Buffer.alloc(0)
  return { tiles, leaves, read, rootAt }
}

/** The root as RFC 6962 defines it, without tiles. */
const rootOf = (leaves: readonly Uint8Array[]): Uint8Array => {
  if (leaves.length < 2) return leaves[0] ?? sha256(Buffer.alloc(0))
  let split = 1
  while (split * 2 < leaves.length) split *= 2
  const [left, right] = [rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split))]
  return sha256(Buffer.concat([Buffer.from([1]), left, right]))
}

describe('A Merkle tree [PROF-04]', () => {
  // The entries and roots with which certificate transparency tests its own trees.
  const entries = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ].map((text) => leafHash(Buffer.from(text, 'hex'), sha256))
  it.each([
    [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
    [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  ])('of %d leaves has the root that others compute', (size, root) => {
    const tiles = grownTiles(0, [], entries.slice(0, size), sha256)
    expect(rangeHashes([{ from: 0, to: size }], tiles, sha256).map(hex)).toEqual([root])
  })

  it('is the same however it grew, and proves each leaf and each earlier tree', () => {
    const { leaves, read, rootAt } = grown([1, 2, 5, 8, 1, 30])
    expect(leaves).toHaveLength(47)
    for (let size = 1; size <= leaves.length; size += 1) {
      const root = rootAt(size)
      expect(hex(root)).toBe(hex(rootOf(leaves.slice(0, size))))
      for (let leaf = 0; leaf < size; leaf += 1) {
        const path = read(inclusionRanges(leaf, size))
        const own = leaves[leaf] ?? root
        expect(hex(rootOfInclusion(leaf, size, own, path, sha256) ?? own)).toBe(hex(root))
        const wrong = rootOfInclusion(leaf, size, leafHash(own, sha256), path, sha256)
        expect(wrong && hex(wrong)).not.toBe(hex(root))
      }
      for (let earlier = 1; earlier <= size; earlier += 1) {
        const proof = read(consistencyRanges(earlier, size))
        const [old, now] = [
          { size: earlier, root: rootAt(earlier) },
          { size, root },
        ]
        expect(isConsistent(old, now, proof, sha256)).toBe(true)
        expect(isConsistent({ ...old, root: sha256(root) }, now, proof, sha256)).toBe(false)
        expect(isConsistent(old, { ...now, root: sha256(root) }, proof, sha256)).toBe(false)
        if (proof.length === 0) continue
        expect(isConsistent(old, now, proof.slice(1), sha256)).toBe(false)
        expect(isConsistent(old, now, [...proof, root], sha256)).toBe(false)
      }
    }
  })

  it('of more than one tile proves what lies in any of them', () => {
    const { leaves, read, rootAt } = grown([255, 1, 1, 300, 65_536 - 557 + 3, 700])
    const size = leaves.length
    for (const leaf of [0, 255, 256, 65_535, 65_536, size - 1]) {
      const path = read(inclusionRanges(leaf, size))
      const own = leaves[leaf] ?? rootAt(1)
      expect(hex(rootOfInclusion(leaf, size, own, path, sha256) ?? own)).toBe(hex(rootAt(size)))
    }
    for (const earlier of [1, 255, 256, 257, 65_536, 65_537, size - 1]) {
      const proof = read(consistencyRanges(earlier, size))
      expect(
        isConsistent(
          { size: earlier, root: rootAt(earlier) },
          { size, root: rootAt(size) },
          proof,
          sha256,
        ),
      ).toBe(true)
    }
  })

  it('proves nothing of what is not in it', () => {
    const { read, rootAt, leaves } = grown([9])
    expect(() => inclusionRanges(9, 9)).toThrow(RangeError)
    expect(() => inclusionRanges(-1, 9)).toThrow(RangeError)
    expect(() => consistencyRanges(0, 9)).toThrow(RangeError)
    expect(() => consistencyRanges(10, 9)).toThrow(RangeError)
    expect(() => read([{ from: 8, to: 10 }])).toThrow(RangeError)
    const [own, root] = [leaves[0] ?? rootAt(1), rootAt(9)]
    expect(rootOfInclusion(9, 9, own, [], sha256)).toBeNull()
    expect(rootOfInclusion(0, 9, own, [], sha256)).toBeNull()
    expect(rootOfInclusion(0, 1, own, [root], sha256)).toBeNull()
    const head = { size: 9, root }
    expect(isConsistent({ size: 0, root }, head, [], sha256)).toBe(false)
    expect(isConsistent({ size: 10, root }, head, [], sha256)).toBe(false)
    expect(isConsistent(head, head, [root], sha256)).toBe(false)
  })
})

describe('A tile [PROF-04]', () => {
  it.each([
    [{ level: 0, number: 0, width: 256 }, '0/000'],
    [{ level: 0, number: 1_234_067, width: 256 }, '0/x001/x234/067'],
    [{ level: 1, number: 5, width: 17 }, '1/005.p/17'],
    [{ level: 2, number: 1_000, width: 1 }, '2/x001/000.p/1'],
  ])('%j stands under its path', (tile, path) => {
    expect(tilePath(tile)).toBe(path)
    const [level = '', ...rest] = path.split('/')
    expect({ level: tileLevelIn(level), ...tileNumberIn(rest.join('/')) }).toEqual(tile)
  })

  it.each([
    '',
    '0',
    '00',
    '0000',
    'x001',
    'x000/001',
    '001/002',
    '000.p/0',
    '000.p/256',
    '000.p/01',
    '-01',
    '../0',
    '000/',
  ])('is under no other path: %j', (path) => {
    expect(tileNumberIn(path)).toBeNull()
  })

  it('is of a level that there is', () => {
    expect(['0', '6', '7', '01', '-1', ''].map(tileLevelIn)).toEqual([0, 6, null, null, null, null])
  })

  it('is as wide as its tree has filled it', () => {
    expect(widthIn({ level: 0, number: 0 }, 0)).toBe(0)
    expect(widthIn({ level: 0, number: 0 }, 257)).toBe(256)
    expect(widthIn({ level: 0, number: 1 }, 257)).toBe(1)
    expect(widthIn({ level: 1, number: 0 }, 257)).toBe(1)
    expect(widthIn({ level: 1, number: 1 }, 257)).toBe(0)
  })

  it('that does not fit the tree grows into none', () => {
    const leaf = leafHash(Buffer.from('x'), sha256)
    expect(() => grownTiles(3, [], [leaf], sha256)).toThrow(RangeError)
    const short = [{ level: 0, number: 0, hashes: Buffer.alloc(32) }]
    expect(() => grownTiles(3, short, [leaf], sha256)).toThrow(RangeError)
  })
})
