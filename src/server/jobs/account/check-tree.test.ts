import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { checkpointText } from '../../../domain/transparency/checkpoint.ts'
import { CompactRange } from '../../../domain/transparency/compact-range.ts'
import { leafHash } from '../../../domain/transparency/merkle-tree.ts'
import { edgeOf, grownTiles, type ReadTile } from '../../../domain/transparency/tiles.ts'
import { newNoteKey, sha256Of, signedNote, verifierOf } from '../../transparency/log-signer.ts'
import { sha256 } from '../../secrets.ts'
import { checkTree } from './check-tree.ts'
import type { OpenArchive } from './read-archive.ts'

/** Two levels of whole tiles above the leaves, and a right edge on each. */
const SIZE = 65_536 + 256 + 3
const digestOf = (leaf: number): string => sha256(`event ${leaf}`)
const hashes = Array.from({ length: SIZE }, (_, leaf) =>
  leafHash(Buffer.from(digestOf(leaf), 'hex'), sha256Of),
)
const every = grownTiles(0, [], hashes, sha256Of)
const range = new CompactRange(sha256Of)
for (const hash of hashes) range.add(hash)
const key = newNoteKey()
const origin = 'log.example/log'
const checkpoint = signedNote(
  checkpointText({ origin, size: SIZE, root: range.root() }),
  origin,
  key,
)
const keys = [verifierOf(origin, key.public_key)]

/** Leaves that are the account's, in a tree that others have filled. */
const own = [0, 700, 40_000, SIZE - 1]
const isOnEdge = ({ level, number }: Pick<ReadTile, 'level' | 'number'>): boolean =>
  edgeOf(SIZE).some((edge) => edge.level === level && edge.number === number)
const carried = (): ReadTile[] =>
  every
    .filter(
      ({ level, number }) =>
        own.some((leaf) => Math.floor(leaf / 256 ** (level + 1)) === number) ||
        isOnEdge({ level, number }),
    )
    .sort((a, b) => b.level - a.level || a.number - b.number)

const checked = (tiles: readonly ReadTile[], digest = digestOf): Promise<number> => {
  const text = tiles
    .map(({ level, number, hashes: held }) =>
      JSON.stringify({ level, number, hashes: Buffer.from(held).toString('base64') }),
    )
    .map((line) => `${line}\n`)
    .join('')
  const archive = {
    manifest: {
      members: [{ name: 'tiles.jsonl', bytes: text.length, sha256: '', lines: tiles.length }],
    },
    open: () => Promise.resolve(Readable.from([Buffer.from(text)])),
  } as unknown as OpenArchive
  return checkTree(archive, checkpoint, keys, (from, to) =>
    Promise.resolve(
      own
        .filter((leaf) => leaf >= from && leaf < to)
        .map((leaf) => ({ leaf, order_id: 'x', seq: 1, digest: digest(leaf) })),
    ),
  )
}
const altered = (at: number): ReadTile[] =>
  carried().map((tile, index) => {
    if (index !== at) return tile
    const changed = Buffer.from(tile.hashes)
    changed.writeUInt8(changed.readUInt8(0) ^ 1, 0)
    return { ...tile, hashes: changed }
  })

describe('the tree that an archive carries', () => {
  it('shows each of its leaves, by a part of the tiles [DATA-01] [PROF-01]', async () => {
    expect(carried().length).toBeLessThan(every.length / 10)
    expect(await checked(carried())).toBe(own.length)
  })

  it('shows nothing where any tile was changed or cut, and no leaf whose tile was left out [DATA-01] [PROF-01]', async () => {
    for (const [at, { level, number }] of carried().entries()) {
      const what = `tile ${number} of level ${level}`
      await expect(checked(altered(at)), what).rejects.toThrow('cannot be taken')
      const cut = carried().map((tile, index) =>
        index === at ? { ...tile, hashes: tile.hashes.subarray(32) } : tile,
      )
      await expect(checked(cut), what).rejects.toThrow(what)
      const without = checked(carried().filter((_, index) => index !== at))
      // What stands above others, or on the edge, is part of the sum; else its own leaf is missing.
      if (level > 0 || isOnEdge({ level, number }))
        await expect(without, what).rejects.toThrow('cannot be taken: tiles.jsonl')
      else expect(await without, what).toBe(own.length - 1)
    }
  })

  it('tells an event that is another than its leaf [DATA-01] [PROF-01]', async () => {
    const lying = (leaf: number): string => digestOf(leaf === 700 ? 701 : leaf)
    await expect(checked(carried(), lying)).rejects.toThrow('leaf 700 is not event 1')
  })
})
