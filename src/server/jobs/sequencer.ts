import { setTimeout as sleep } from 'node:timers/promises'
import { checkpointIn, checkpointText } from '../../domain/transparency/checkpoint.ts'
import { leafHash } from '../../domain/transparency/merkle-tree.ts'
import { sameBytes } from '../../domain/transparency/merkle-proofs.ts'
import { noteIn, signersOf } from '../../domain/transparency/signed-note.ts'
import { edgeOf, grownTiles, rangeHashes } from '../../domain/transparency/tiles.ts'
import type { Deps } from '../deps.ts'
import {
  isSignedBy,
  newNoteKey,
  sha256Of,
  signedNote,
  verifierOf,
  type NoteKey,
} from '../log-signer.ts'
import type { Keys } from '../secrets.ts'
import type { Tx } from '../stores/database/database.ts'
import { platform } from '../stores/database/scope.ts'
import { readerIn } from '../stores/log/chains.ts'
import {
  addCheckpoint,
  addLeaves,
  addLogKey,
  mayGrow,
  nextStretch,
  notePlace,
  retireLogKey,
  standingLog,
} from '../stores/log/sequencing.ts'
import { tilesFor, tilesOf, type KeptCheckpoint, type KeptLogKey } from '../stores/log/tree.ts'
import { noted } from './noted.ts'
import { publishCheckpoint } from './publish-checkpoint.ts'

/** A checkpoint is signed once in so many ms, where something has happened. */
const EVERY_MS = 60_000
/** Events that become leaves in one transaction, at most. */
const AT_ONCE = 5_000

/** What the tree's last checkpoint says is not what its tiles hold: nothing more is signed. */
export class TreeChanged extends Error {}

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
  const key = await signingKey(deps, tx, keys)
  if (checkpoint) await requireGenuine(tx, checkpoint, keys)
  const { events, is_more, until } = await nextStretch(tx, AT_ONCE)
  if (until === null) return false
  if (events.length > 0) {
    const size = checkpoint?.size ?? 0
    const read = readerIn(tx.db)
    const hashes = events.map(({ digest }) => leafHash(Buffer.from(digest, 'hex'), sha256Of))
    const edge = await tilesOf(read, edgeOf(size))
    await addLeaves(tx, size, events, grownTiles(size, edge, hashes, sha256Of))
    const grown = size + events.length
    const text = checkpointText({ origin: key.name, size: grown, root: await rootOf(tx, grown) })
    await addCheckpoint(tx, grown, signedNote(text, key.name, key))
  }
  await notePlace(tx, until)
  return is_more
}

/** The root of the first `size` leaves, by the tiles. Throws RangeError where some are missing. */
const rootOf = async (tx: Tx, size: number): Promise<Uint8Array> => {
  const ranges = [{ from: 0, to: size }]
  const [root] = rangeHashes(ranges, await tilesFor(readerIn(tx.db), ranges), sha256Of)
  if (!root) throw new RangeError('one range has one hash')
  return root
}

/** Whoever changed tiles or checkpoint finds no one here who signs what follows from that. */
const requireGenuine = async (
  tx: Tx,
  { size, note: written }: KeptCheckpoint,
  keys: readonly KeptLogKey[],
): Promise<void> => {
  const note = noteIn(written)
  const said = note && checkpointIn(note.text)
  const known = keys.map(({ name, public_key }) => verifierOf(name, public_key))
  if (!note || said?.size !== size || signersOf(note, known, isSignedBy).length === 0)
    throw new TreeChanged('the last checkpoint is not one that was signed here')
  const root = await rootOf(tx, size).catch(() => null)
  if (!root || !sameBytes(root, said.root))
    throw new TreeChanged('the tree is not what its last checkpoint says')
}

/** The key in use, made with the first checkpoint and named after where the log is read. */
const signingKey = async (
  { keys: secrets, settings, log }: Deps,
  tx: Tx,
  keys: readonly KeptLogKey[],
): Promise<NoteKey & { readonly name: string }> => {
  const kept = keys.find(({ retired_at }) => retired_at === null)
  const name = kept?.name ?? `${new URL(settings.public_url).host}/log`
  const secret = kept ? unsealed(secrets, kept.sealed) : null
  if (kept && secret !== null) return { name, public_key: kept.public_key, secret }
  if (kept) {
    log.warn(
      { name },
      'the key of the log is sealed with another secret: a new one signs from now on',
    )
    await retireLogKey(tx, kept.public_key)
  }
  const made = newNoteKey()
  await addLogKey(tx, { name, public_key: made.public_key, sealed: secrets.seal(made.secret) })
  return { name, ...made }
}

/** A database may have been moved without its secret. */
const unsealed = (secrets: Keys, sealed: string): string | null => {
  try {
    return secrets.unseal(sealed)
  } catch {
    return null
  }
}
