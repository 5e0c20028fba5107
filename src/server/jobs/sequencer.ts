import { setTimeout as sleep } from 'node:timers/promises'
import { checkpointText } from '../../domain/transparency/checkpoint.ts'
import { leafHash } from '../../domain/transparency/merkle-tree.ts'
import { edgeOf, grownTiles } from '../../domain/transparency/tiles.ts'
import type { Deps } from '../deps.ts'
import { genuine, rootOf, TreeChanged } from '../log-head.ts'
import { logSigner } from '../log-keys.ts'
import { sha256Of, signedNote } from '../log-signer.ts'
import type { Tx } from '../stores/database/database.ts'
import { platform } from '../stores/database/scope.ts'
import { readerIn } from '../stores/log/chains.ts'
import {
  addCheckpoint,
  addLeaves,
  mayGrow,
  nextStretch,
  notePlace,
  standingLog,
} from '../stores/log/sequencing.ts'
import { tilesOf } from '../stores/log/tree.ts'
import { noted } from './noted.ts'
import { publishCheckpoint } from './publish-checkpoint.ts'

/** A checkpoint is signed once in so many ms, where something has happened. */
const EVERY_MS = 60_000
/** Events that become leaves in one transaction, at most. */
const AT_ONCE = 5_000

/**
 * Sequencer: has committed events become leaves of the Merkle tree and signs a checkpoint over
 * them, for as long as the process runs. Answers the way to stop.
 */
export const startSequencing = (deps: Deps, every_ms = EVERY_MS): (() => Promise<void>) => {
  const stopping = new AbortController()
  const run = noted(deps, 'checkpoints', () => every_ms)
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const round = async (): Promise<void> => {
    try {
      await run(async () => {
        await sequence(deps, stopping.signal)
        await publishCheckpoint(deps)
      })
    } catch (error) {
      if (error instanceof TreeChanged) deps.log.error({ err: error }, 'nothing more is signed')
      else
        deps.log.warn(
          { err: error },
          'a checkpoint could not be signed or published; it is tried again',
        )
    }
    if (!stopping.signal.aborted) plan(every_ms)
  }
  const plan = (ms: number): void => {
    timer = setTimeout(() => {
      running = round()
    }, ms)
  }
  plan(Math.min(every_ms, 1_000))
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await running
  }
}

/**
 * Has all that was committed become leaves, each stretch under a checkpoint of its own. Throws
 * TreeChanged where the tree is not what was signed.
 */
export const sequence = async (deps: Deps, ended?: AbortSignal): Promise<void> => {
  for (let is_more = true; is_more;) {
    const began = performance.now()
    const isGrown = await deps.database.transaction(platform, (tx) => grow(deps, tx))
    is_more = isGrown && ended?.aborted !== true
    // A log of millions that is sequenced for the first time leaves half of the time to others.
    if (is_more) await sleep(performance.now() - began)
  }
}

/** Takes the next stretch; is there more? */
const grow = async (deps: Deps, tx: Tx): Promise<boolean> => {
  if (!(await mayGrow(tx))) return false
  const { checkpoint, keys } = await standingLog(tx)
  const last = checkpoint && (await genuine(tx, checkpoint, keys))
  const { events, is_more, until } = await nextStretch(tx, AT_ONCE)
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
