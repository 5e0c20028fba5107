import { consistencyRanges } from '../../../domain/transparency/merkle-tree.ts'
import { rangeHashes } from '../../../domain/transparency/tiles.ts'
import type { Deps } from '../../deps.ts'
import { timeStamped } from '../../gateways/time-stamping.ts'
import { witnessed, type Witness } from '../../gateways/witness.ts'
import { sha256Of } from '../../transparency/log-signer.ts'
import { readerOf } from '../../stores/log/chains.ts'
import {
  addCosignature,
  addTimeStamp,
  isTimeStamped,
  lastCosigned,
} from '../../stores/log/published.ts'
import { archiveCheckpoints } from './archive-checkpoints.ts'
import { newestCheckpoint, tilesFor, type KeptCheckpoint } from '../../stores/log/tree.ts'

type Publishing = Pick<Deps, 'database' | 'settings' | 'log'>

/** A way out of the house: one promise for each place that is set, given up once `cut` is. */
type Publisher = (
  deps: Publishing,
  checkpoint: KeptCheckpoint,
  cut: AbortSignal,
) => readonly Promise<void>[]

/** Whoever else is to hear of checkpoints gets a line here. */
const publishers: readonly Publisher[] = [
  (deps, checkpoint, cut) =>
    deps.settings.witnesses.map((witness) => toWitness(deps, witness, checkpoint, cut)),
  (deps, checkpoint, cut) => {
    const { time_stamping_url: url } = deps.settings
    return url === undefined ? [] : [toAuthority(deps, url, checkpoint, cut)]
  },
  (deps, _checkpoint, cut) => {
    const { checkpoint_archive: archive } = deps.settings
    return archive === undefined ? [] : [of('archive', archiveCheckpoints(deps, archive, cut))]
  },
]

/**
 * Takes the newest checkpoint to where the operator cannot take it back: to each publisher that is
 * set and has not had it. None of them holds the others up, nor a process that leaves: what is left
 * then is for the next round. Throws the last fault once all were asked.
 */
export const publishCheckpoint = async (
  deps: Publishing,
  leaving: AbortSignal = new AbortController().signal,
): Promise<void> => {
  const checkpoint = await newestCheckpoint(deps.database)
  if (!checkpoint || isLeaving(leaving)) return
  const asked = publishers.flatMap((publish) => publish(deps, checkpoint, leaving))
  const faults = (await Promise.allSettled(asked)).flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  )
  if (faults.length > 0 && !isLeaving(leaving)) throw faults.at(-1)
}

/** Asked twice, since the process may begin to leave while the others are waited for. */
const isLeaving = ({ aborted }: AbortSignal): boolean => aborted

/** Says of a fault whose it was. */
const of = async (whose: string, work: Promise<void>): Promise<void> => {
  try {
    await work
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    throw new Error(`${whose}: ${what}`, { cause: error })
  }
}

const toWitness = (
  { database }: Publishing,
  witness: Witness,
  { size, note }: KeptCheckpoint,
  cut: AbortSignal,
): Promise<void> => {
  const { name } = witness.key
  const ask = async (): Promise<void> => {
    const known = await lastCosigned(database, name)
    if (known === size) return
    const read = readerOf(database)
    const prove = async (earlier: number): Promise<Uint8Array[]> => {
      const ranges = consistencyRanges(earlier, size)
      return rangeHashes(ranges, await tilesFor(read, ranges), sha256Of)
    }
    const line = await witnessed(witness, known, { note, prove, cut })
    await addCosignature(database, size, name, line)
  }
  return of(`witness ${name}`, ask())
}

const toAuthority = (
  { database }: Publishing,
  url: string,
  { size, note }: KeptCheckpoint,
  cut: AbortSignal,
): Promise<void> => {
  const ask = async (): Promise<void> => {
    if (await isTimeStamped(database, size)) return
    await addTimeStamp(database, size, await timeStamped(url, note, cut))
  }
  return of('time-stamping authority', ask())
}
