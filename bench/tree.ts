import { createHash } from 'node:crypto'
import pg from 'pg'
import { rootOfInclusion, sameBytes } from '../src/domain/transparency/merkle-proofs.ts'
import { inclusionRanges, leafHash } from '../src/domain/transparency/merkle-tree.ts'
import { edgeOf, grownTiles, rangeHashes, type ReadTile } from '../src/domain/transparency/tiles.ts'
import { sha256Of } from '../src/server/transparency/log-signer.ts'
import type { Database } from '../src/server/stores/database/database.ts'
import { readerOf } from '../src/server/stores/log/chains.ts'
import { tilesFor } from '../src/server/stores/log/tree.ts'
import { random } from './random.ts'

/** Leaves that are added in one statement: whole tiles. */
const AT_ONCE = 256 * 256
const keyOf = ({ level, number }: ReadTile): string => `${level} ${number}`

const entryOf = (leaf: number): Uint8Array => createHash('sha256').update(`event ${leaf}`).digest()

/** Writes the tiles of a tree of so many made-up events, as the sequencer does, without a log. */
export const plantTree = async (url: string, size: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const standing = new Map<string, ReadTile>()
    for (let from = 0; from < size; from += AT_ONCE) {
      const count = Math.min(AT_ONCE, size - from)
      const hashes = Array.from({ length: count }, (_, at) =>
        leafHash(entryOf(from + at), sha256Of),
      )
      const edge = edgeOf(from).flatMap(
        ({ level, number }) => standing.get(`${level} ${number}`) ?? [],
      )
      const grown = grownTiles(from, edge, hashes, sha256Of)
      standing.clear()
      for (const tile of [...edge, ...grown]) standing.set(keyOf(tile), tile)
      await client.query(
        `insert into log_tiles (level, number, hashes)
         select * from unnest($1::smallint[], $2::bigint[], $3::bytea[])
         on conflict (level, number) do update set hashes = excluded.hashes`,
        [
          grown.map(({ level }) => level),
          grown.map(({ number }) => number),
          grown.map((tile) => Buffer.from(tile.hashes)),
        ],
      )
    }
    await client.query('vacuum analyze log_tiles')
  } finally {
    await client.end()
  }
}

/**
 * How long the inclusion proof of any leaf takes, in ms, quickest first; each proof is verified
 * against the root, which is not measured.
 */
export const proofTimes = async (
  database: Database,
  size: number,
  times: number,
): Promise<number[]> => {
  const read = readerOf(database)
  const pick = random(7)
  const all = [{ from: 0, to: size }]
  const [root] = rangeHashes(all, await tilesFor(read, all), sha256Of)
  const taken: number[] = []
  for (let time = 0; time < times; time += 1) {
    const leaf = pick.int(size)
    const began = performance.now()
    const ranges = inclusionRanges(leaf, size)
    const path = rangeHashes(ranges, await tilesFor(read, ranges), sha256Of)
    taken.push(performance.now() - began)
    const found = rootOfInclusion(leaf, size, leafHash(entryOf(leaf), sha256Of), path, sha256Of)
    if (!root || !found || !sameBytes(root, found)) throw new Error(`no proof of leaf ${leaf}`)
  }
  return taken.toSorted((a, b) => a - b)
}
