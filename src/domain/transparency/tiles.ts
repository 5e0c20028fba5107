import { foldHashes, HASH_BYTES, subtreesOf, type Hash, type LeafRange } from './merkle-tree.ts'

/** Hashes side by side in a full tile: a subtree of eight levels (C2SP tlog-tiles). */
export const TILE_WIDTH = 256
const TILE_LEVELS = 8

/** A tile by its level and its number there; level 0 holds the hashes of leaves. */
export interface TileId {
  readonly level: number
  readonly number: number
}

/** A tile as it is asked for: as far as it is filled. */
export interface TileRequest extends TileId {
  /** Hashes that it has to hold, 1 to 256. */
  readonly width: number
}

/** Levels above this hold nothing that a number can count. */
const MOST_LEVEL = 6
const MOST_NUMBER = 2 ** 48

/**
 * A number as paths write it, so that no folder has more than a thousand entries: 1234067 as
 * `x001/x234/067`.
 */
const numberPath = (number: number): string => {
  const groups: string[] = []
  let rest = number
  do {
    groups.unshift(String(rest % 1_000).padStart(3, '0'))
    rest = Math.floor(rest / 1_000)
  } while (rest > 0)
  return groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/')
}

/** Where a tile stands under `tile/`: `0/x001/234`, a partial one with `.p/` and its width. */
export const tilePath = ({ level, number, width }: TileRequest): string =>
  `${level}/${numberPath(number)}${width < TILE_WIDTH ? `.p/${width}` : ''}`

const pathPattern = /^((?:x\d{3}\/){0,5}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/

/** The number and width that a path names after its level; null for what names none. */
export const tileNumberIn = (path: string): Omit<TileRequest, 'level'> | null => {
  const [, groups, partial] = pathPattern.exec(path) ?? []
  if (groups === undefined) return null
  const number = Number(groups.replaceAll(/[x/]/g, ''))
  const width = partial === undefined ? TILE_WIDTH : Number(partial)
  const isPlain = numberPath(number) === groups && number < MOST_NUMBER
  return isPlain && (partial === undefined || width < TILE_WIDTH) ? { number, width } : null
}

/** The level that a path names; null for what names none. */
export const tileLevelIn = (text: string): number | null =>
  /^\d$/.test(text) && Number(text) <= MOST_LEVEL ? Number(text) : null

/** How many hashes a level of tiles holds in a tree of this size. */
const hashesAt = (level: number, size: number): number => Math.floor(size / TILE_WIDTH ** level)

/** How many hashes of a tile a tree of this size has; 0 where it has none of it. */
export const widthIn = ({ level, number }: TileId, size: number): number =>
  Math.min(TILE_WIDTH, Math.max(0, hashesAt(level, size) - number * TILE_WIDTH))

interface Slice extends TileId {
  readonly from: number
  readonly count: number
}

/** In which tile, and where in it, the hashes under a complete subtree lie. */
const slicesOf = (range: LeafRange): Slice[] =>
  subtreesOf(range).map(({ level, index }) => {
    const at = Math.floor(level / TILE_LEVELS)
    const count = 2 ** (level % TILE_LEVELS)
    const first = index * count
    return {
      level: at,
      number: Math.floor(first / TILE_WIDTH),
      from: first % TILE_WIDTH,
      count,
    }
  })

/** The tiles in which the hashes of ranges are found, each once. */
export const tilesUnder = (ranges: readonly LeafRange[]): TileId[] => {
  const ids = ranges.flatMap(slicesOf).map(({ level, number }) => ({ level, number }))
  return [...new Map(ids.map((id) => [keyOf(id), id])).values()]
}

const keyOf = ({ level, number }: TileId): string => `${level} ${number}`

/** Hashes of tiles that were read: 32 bytes each, side by side. */
export interface ReadTile extends TileId {
  readonly hashes: Uint8Array
}

/** The hash in a tile at this place. */
const hashIn = (hashes: Uint8Array, at: number): Uint8Array =>
  hashes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES)

/**
 * The hash of each range, out of the tiles under them. Throws where a tile is missing or too short.
 */
export const rangeHashes = (
  ranges: readonly LeafRange[],
  tiles: readonly ReadTile[],
  hash: Hash,
): Uint8Array[] => {
  const known = new Map(tiles.map((tile) => [keyOf(tile), tile.hashes]))
  const hashOf = (slice: Slice): Uint8Array => {
    const hashes = known.get(keyOf(slice))
    if (!hashes || hashes.length < (slice.from + slice.count) * HASH_BYTES)
      throw new RangeError(`tile ${keyOf(slice)} is missing or too short`)
    const under = Array.from({ length: slice.count }, (_, at) => hashIn(hashes, slice.from + at))
    return completeHash(under, hash)
  }
  return ranges.map((range) => foldHashes(slicesOf(range).map(hashOf), hash))
}

/** The root over hashes whose count is a power of two. */
const completeHash = (hashes: readonly Uint8Array[], hash: Hash): Uint8Array => {
  let level = hashes
  while (level.length > 1)
    level = Array.from({ length: level.length / 2 }, (_, at) =>
      foldHashes(level.slice(at * 2, at * 2 + 2), hash),
    )
  return level[0] ?? foldHashes([], hash)
}

/** The partial tiles at the right edge of a tree: what it grows on. */
export const edgeOf = (size: number): TileId[] => {
  const edge: TileId[] = []
  for (let level = 0; hashesAt(level, size) > 0; level += 1) {
    const count = hashesAt(level, size)
    if (count % TILE_WIDTH !== 0) edge.push({ level, number: Math.floor(count / TILE_WIDTH) })
  }
  return edge
}

/**
 * The tiles that are new or longer once these leaves' hashes follow on a tree of `size`, whose edge
 * is given. They go level by level, from left to right.
 */
export const grownTiles = (
  size: number,
  edge: readonly ReadTile[],
  leaf_hashes: readonly Uint8Array[],
  hash: Hash,
): ReadTile[] => {
  const standing = new Map(edge.map((tile) => [keyOf(tile), tile.hashes]))
  const grown: ReadTile[] = []
  let added = leaf_hashes
  for (let level = 0; added.length > 0; level += 1) {
    const before = hashesAt(level, size)
    const above: Uint8Array[] = []
    for (let at = 0; at < added.length;) {
      const number = Math.floor((before + at) / TILE_WIDTH)
      const inside = (before + at) % TILE_WIDTH
      const kept = inside === 0 ? new Uint8Array() : standing.get(keyOf({ level, number }))
      if (kept?.length !== inside * HASH_BYTES)
        throw new RangeError(`the edge of level ${level} does not fit a tree of ${size}`)
      const more = added.slice(at, at + TILE_WIDTH - inside)
      const hashes = joined([kept, ...more])
      grown.push({ level, number, hashes })
      if (inside + more.length === TILE_WIDTH)
        above.push(
          completeHash(
            Array.from({ length: TILE_WIDTH }, (_, one) => hashIn(hashes, one)),
            hash,
          ),
        )
      at += more.length
    }
    added = above
  }
  return grown
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
