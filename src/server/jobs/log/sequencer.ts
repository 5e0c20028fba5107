import { setTimeout as sleep } from 'node:timers/promises'
import { checkpointText } from '../../../domain/transparency/checkpoint.ts'
import { leafHash } from '../../../domain/transparency/merkle-tree.ts'
import { edgeOf, grownTiles } from '../../../domain/transparency/tiles.ts'
import type { Deps } from '../../deps.ts'
import { genuine, rootOf, TreeChanged } from '../../transparency/log-head.ts'
import { logSigner } from '../../transparency/log-keys.ts'
import { sha256Of, signedNote } from '../../transparency/log-signer.ts'
import type { Tx } from '../../stores/database/database.ts'
import { platform } from '../../stores/database/scope.ts'
import { readerIn } from '../../stores/log/chains.ts'
import {
  addCheckpoint,
  addLeaves,
  mayGrow,
  nextStretch,
  notePlace,
  SEAL_CHANNEL,
  standingTree,
} from '../../stores/log/sequencing.ts'
import { tilesOf } from '../../stores/log/tree.ts'
import { publishCheckpoint } from './publish-checkpoint.ts'
import { startRounds } from '../rounds.ts'

/** A checkpoint is signed once in so many ms, where something has happened. */
const EVERY_MS = 60_000
/** How long a round waits for others who wait for a proof, so that it seals theirs too. */
const SOON_MS = 1_000
/** Events of a round's first stretch, and at least and at most of any other. */
const [FIRST, LEAST, MOST] = [500, 100, 5_000]
/** How long a transaction may take: on the embedded engine everybody waits for its end. */
const A_STRETCH_MS = 100

/**
 * Sequencer: has committed events become leaves of the Merkle tree and signs a checkpoint over
 * them, for as long as the process runs, and soon where somebody waits for a proof. Answers the way
 * to stop.
 */
export const startSequencing = async (
  deps: Deps,
  every_ms = EVERY_MS,
): Promise<() => Promise<void>> => {
  const rounds = startRounds(
    deps,
    {
      job: 'checkpoints',
      every_ms,
      first_ms: Math.min(every_ms, 1_000),
      failed: (error) => {
        if (error instanceof TreeChanged) deps.log.error({ err: error }, 'nothing more is signed')
        else
          deps.log.warn(
            { err: error },
            'a checkpoint could not be signed or published; it is tried again',
          )
      },
    },
    async (leaving) => {
      await sequence(deps, leaving)
      await publishCheckpoint(deps, leaving)
    },
  )
  let waited_for: NodeJS.Timeout | undefined
  const soon = (): void => {
    waited_for ??= setTimeout(() => {
      waited_for = undefined
      rounds.wake()
    }, SOON_MS)
  }
  const unlisten = await deps.database.listen(SEAL_CHANNEL, soon, soon)
  return async () => {
    const ended = rounds.stop()
    await unlisten()
    clearTimeout(waited_for)
    await ended
  }
}

/**
 * Has all that was committed become leaves, each stretch under a checkpoint of its own. Throws
 * TreeChanged where the tree is not what was signed.
 */
export const sequence = async (deps: Deps, ended?: AbortSignal): Promise<void> => {
  let most = FIRST
  for (let is_more = true; is_more;) {
    const began = performance.now()
    const held_ms = await deps.database.transaction(platform, async (tx) => {
      if (!(await mayGrow(tx))) return null
      const held = performance.now()
      return (await grow(deps, tx, most)) ? performance.now() - held : null
    })
    is_more = held_ms !== null && ended?.aborted !== true
    most = stretchAfter(most, held_ms ?? 0)
    // A log of millions that is sequenced for the first time leaves half of the time to others.
    if (is_more) await sleep(performance.now() - began)
  }
}

/**
 * Adaptive batch size: so many events as would take `A_STRETCH_MS`, by what the last `size` of them
 * took; at most twice as many.
 */
export const stretchAfter = (size: number, took_ms: number): number =>
  Math.min(MOST, 2 * size, Math.max(LEAST, Math.round((size * A_STRETCH_MS) / took_ms)))

/** Takes the next stretch of `most` events; is there more? */
const grow = async (deps: Deps, tx: Tx, most: number): Promise<boolean> => {
  const { checkpoint, keys } = await standingTree(tx)
  const last = checkpoint && (await genuine(tx, checkpoint, keys))
  const { events, is_more, until } = await nextStretch(tx, most)
  if (until === null) return false
  if (events.length > 0) {
    const size = checkpoint?.size ?? 0
    const read = readerIn(tx.db)
    const hashes = events.map(({ digest }) => leafHash(Buffer.from(digest, 'hex'), sha256Of))
    const edge = await tilesOf(read, edgeOf(size))
    await addLeaves(tx, size, events, grownTiles(size, edge, hashes, sha256Of))
    const grown = size + events.length
    const signer = await logSigner(deps, tx, keys, last)
    const root = await rootOf(tx, grown)
    const text = checkpointText({ origin: signer.name, size: grown, root })
    await addCheckpoint(tx, grown, signedNote(text, signer.name, ...signer.keys))
  }
  await notePlace(tx, until)
  return is_more
}
