import { checkpointIn } from '../../../domain/transparency/checkpoint.ts'
import { CompactRange } from '../../../domain/transparency/compact-range.ts'
import { HASH_BYTES, leafHash } from '../../../domain/transparency/merkle-tree.ts'
import { sameBytes } from '../../../domain/transparency/merkle-proofs.ts'
import { noteIn, signersOf, type VerifierKey } from '../../../domain/transparency/signed-note.ts'
import { TILE_WIDTH, widthIn } from '../../../domain/transparency/tiles.ts'
import { isSignedBy, sha256Of, verifierOf } from '../../transparency/log-signer.ts'
import type { RowReader } from '../../stores/log/chains.ts'
import {
  checkpointsAfter,
  leafEvents,
  logKeys,
  looseEvents,
  tilesOf,
  type EventPlace,
  type LeafEvent,
} from '../../stores/log/tree.ts'

/** What about the tree is not as it was signed. */
export type TreeFinding =
  /** Of an event: it is another than the tree holds; it is gone; the tree has passed it over. */
  | ({ readonly fault: 'event_changed' | 'event_gone' | 'event_loose' } & EventPlace)
  /** A leaf of which nothing says which event it is. */
  | { readonly fault: 'leaf_gone'; readonly leaf: number }
  /** A tile does not hold what lies under it. */
  | { readonly fault: 'tile_changed'; readonly level: number; readonly number: number }
  /** A checkpoint that is none, or that no key of this log has signed. */
  | { readonly fault: 'checkpoint_unsigned'; readonly checkpoint: string }
  /** The log is shorter than it was when this was signed. */
  | { readonly fault: 'log_short'; readonly checkpoint: string; readonly leaves: number }
  /**
   * Another log was signed: the first `same` events are those of then, and the first that differs
   * is one of those that follow, from `first` on.
   */
  | {
      readonly fault: 'checkpoint_differs'
      readonly checkpoint: string
      readonly same: number
      readonly first: EventPlace | null
    }

const placeOf = ({ client_id, order_id, seq }: EventPlace): string =>
  `client ${client_id}, order ${order_id}, event ${seq}`

/** A finding in a sentence for an operator. */
export const saidOfTree = (finding: TreeFinding): string => {
  switch (finding.fault) {
    case 'event_changed':
      return `${placeOf(finding)}: is not the event that the tree holds`
    case 'event_gone':
      return `${placeOf(finding)}: stands in the tree, and is gone from the log`
    case 'event_loose':
      return `${placeOf(finding)}: is not in the tree, though later ones are`
    case 'leaf_gone':
      return `the tree's leaf ${finding.leaf}: nothing says which event it is`
    case 'tile_changed':
      return `the tree's tile ${finding.number} of level ${finding.level}: is not what it was`
    case 'checkpoint_unsigned':
      return `${finding.checkpoint}: is signed by no key of this log`
    case 'log_short':
      return `${finding.checkpoint}: the log has ${finding.leaves} events left`
    case 'checkpoint_differs':
      return (
        `${finding.checkpoint}: says another log; the first ${finding.same} events are the same, ` +
        `the first that differs is ${finding.first ? `${placeOf(finding.first)}, or after it` : 'unknown'}`
      )
  }
}

/** What was compared. */
export interface VerifiedTree {
  readonly leaves: number
  readonly checkpoints: number
  readonly findings: number
}

/** A checkpoint that somebody kept elsewhere: what to call it, and the signed note. */
export interface GivenCheckpoint {
  readonly name: string
  readonly note: string
}

/** What a tree is compared with beside what the database itself says. */
export interface TreeWitness {
  readonly given?: readonly GivenCheckpoint[]
  /** Keys that are known from elsewhere; without any, those in the database are believed. */
  readonly trusted?: readonly VerifierKey[]
}

interface Claim {
  readonly name: string
  readonly size: number
  readonly root: Uint8Array
}

const LEAVES_AT_ONCE = 40 * TILE_WIDTH
const CHECKPOINTS_AT_ONCE = 500

/**
 * Compares events with the leaves of the tree, the tree with its tiles, and both with every
 * checkpoint that was signed or is given; each fault is told as it is found. Memory is bounded but
 * for one hash of 256 events.
 */
export const verifyTree = async (
  read: RowReader,
  { given = [], trusted = [] }: TreeWitness,
  tell: (finding: TreeFinding) => void,
): Promise<VerifiedTree> => {
  const own = (await logKeys(read)).map(({ name, public_key }) => verifierOf(name, public_key))
  const walk = new TreeWalk(read, trusted.length > 0 ? trusted : own, tell)
  await walk.over(given.flatMap(({ name, note }) => walk.claimIn(name, note) ?? []))
  return walk.verified()
}

class TreeWalk {
  readonly #read: RowReader
  readonly #keys: readonly VerifierKey[]
  readonly #tell: (finding: TreeFinding) => void
  readonly #range = new CompactRange(sha256Of)
  readonly #seen = { leaves: 0, checkpoints: 0, findings: 0 }
  /** Of each full tile of leaves, the hash over it. */
  #above: Uint8Array[] = []
  #tile = new CompactRange(sha256Of)
  /** Leaves up to which a checkpoint said the same. */
  #same = 0

  constructor(read: RowReader, keys: readonly VerifierKey[], tell: (finding: TreeFinding) => void) {
    this.#read = read
    this.#keys = keys
    this.#tell = tell
  }

  verified(): VerifiedTree {
    return { ...this.#seen }
  }

  #found(finding: TreeFinding): void {
    this.#seen.findings += 1
    this.#tell(finding)
  }

  /** What a checkpoint claims; null, which is told, where it is not signed by a key of the log. */
  claimIn(name: string, written: string): Claim | null {
    this.#seen.checkpoints += 1
    const note = noteIn(written)
    const said = note && checkpointIn(note.text)
    const [signer] = note ? signersOf(note, this.#keys, isSignedBy) : []
    if (said && signer?.name === said.origin) return { name, size: said.size, root: said.root }
    this.#found({ fault: 'checkpoint_unsigned', checkpoint: name })
    return null
  }

  async over(given: readonly Claim[]): Promise<void> {
    const waiting = [...given].sort((a, b) => a.size - b.size)
    let judged = -1
    let kept = await checkpointsAfter(this.#read, judged, CHECKPOINTS_AT_ONCE)
    while (kept.length > 0) {
      for (const { size, note } of kept) {
        const claim = this.claimIn(`the checkpoint of ${size} events`, note)
        while ((waiting[0]?.size ?? Infinity) <= size) await this.#compare(waiting.shift())
        if (claim?.size === size) await this.#compare(claim)
        else if (claim) this.#found({ fault: 'checkpoint_unsigned', checkpoint: claim.name })
        judged = size
      }
      kept = await checkpointsAfter(this.#read, judged, CHECKPOINTS_AT_ONCE)
    }
    for (const claim of waiting) await this.#compare(claim)
    await this.#judgeAbove()
    let place: EventPlace | null = null
    do {
      const { loose, last } = await looseEvents(this.#read, place)
      for (const event of loose) this.#found({ fault: 'event_loose', ...event })
      place = last
    } while (place)
  }

  /** Reads leaves up to the size of a claim, and compares the root there. */
  async #compare(claim: Claim | undefined): Promise<void> {
    if (!claim) return
    const { name: checkpoint, size, root } = claim
    while (this.#range.size < size && (await this.#readOn(size)));
    const { size: leaves } = this.#range
    if (leaves < size) return this.#found({ fault: 'log_short', checkpoint, leaves })
    if (leaves > size) throw new Error('checkpoints are compared from the smallest on')
    if (sameBytes(this.#range.root(), root)) this.#same = size
    else {
      const same = this.#same
      const [first = null] = await leafEvents(this.#read, same, 1)
      this.#found({ fault: 'checkpoint_differs', checkpoint, same, first })
    }
  }

  /** Reads some leaves more, up to `size` of them; false where there are none. */
  async #readOn(size: number): Promise<boolean> {
    const from = this.#range.size
    const count = Math.min(LEAVES_AT_ONCE - (from % TILE_WIDTH), size - from)
    const numbers = Array.from(
      { length: Math.ceil(((from % TILE_WIDTH) + count) / TILE_WIDTH) },
      (_, at) => Math.floor(from / TILE_WIDTH) + at,
    )
    const [leaves, tiles] = await Promise.all([
      leafEvents(this.#read, from, count),
      tilesOf(
        this.#read,
        numbers.map((number) => ({ level: 0, number })),
      ),
    ])
    const hashes = new Map(tiles.map(({ number, hashes: bytes }) => [number, bytes]))
    const known = new Map(leaves.map((leaf) => [leaf.leaf, leaf]))
    for (let leaf = from; leaf < from + count; leaf += 1) {
      const at = (leaf % TILE_WIDTH) * HASH_BYTES
      const held = hashes.get(Math.floor(leaf / TILE_WIDTH))?.subarray(at, at + HASH_BYTES)
      const own = this.#hashOf(leaf, known.get(leaf), held)
      if (!own) return false
      this.#grow(own)
    }
    return count > 0
  }

  /** The hash of a leaf by its event, else as its tile holds it; null where neither is there. */
  #hashOf(
    leaf: number,
    found: LeafEvent | undefined,
    held: Uint8Array | undefined,
  ): Uint8Array | null {
    const own = found?.digest ? leafHash(Buffer.from(found.digest, 'hex'), sha256Of) : null
    const isHeld = held?.length === HASH_BYTES
    if (!found && isHeld) this.#found({ fault: 'leaf_gone', leaf })
    else if (found && !own) this.#found({ fault: 'event_gone', ...placed(found) })
    else if (found && own && isHeld && !sameBytes(own, held))
      this.#found({ fault: 'event_changed', ...placed(found) })
    else if (found && own && !isHeld)
      this.#found({ fault: 'tile_changed', level: 0, number: Math.floor(leaf / TILE_WIDTH) })
    return isHeld ? held : own
  }

  #grow(hash: Uint8Array): void {
    this.#range.add(hash)
    this.#tile.add(hash)
    this.#seen.leaves += 1
    if (this.#tile.size < TILE_WIDTH) return
    this.#above.push(this.#tile.root())
    this.#tile = new CompactRange(sha256Of)
  }

  /** Compares the tiles above the leaves with what lies under them. */
  async #judgeAbove(): Promise<void> {
    const { size } = this.#range
    for (let level = 1, under = this.#above; under.length > 0; level += 1) {
      const above: Uint8Array[] = []
      for (let number = 0; number * TILE_WIDTH < under.length; number += 1) {
        const hashes = under.slice(number * TILE_WIDTH, (number + 1) * TILE_WIDTH)
        const [tile] = await tilesOf(this.#read, [{ level, number }])
        const wanted = Buffer.concat(hashes)
        const width = widthIn({ level, number }, size) * HASH_BYTES
        if (!tile || !sameBytes(wanted, tile.hashes.subarray(0, width)))
          this.#found({ fault: 'tile_changed', level, number })
        if (hashes.length < TILE_WIDTH) continue
        const whole = new CompactRange(sha256Of)
        for (const hash of hashes) whole.add(hash)
        above.push(whole.root())
      }
      under = above
    }
    this.#above = []
  }
}

const placed = ({ client_id, order_id, seq }: EventPlace): EventPlace => ({
  client_id,
  order_id,
  seq,
})
