import { consistencyRanges } from '../../domain/transparency/merkle-tree.ts'
import { rangeHashes } from '../../domain/transparency/tiles.ts'
import type { Deps } from '../deps.ts'
import { timeStamped } from '../gateways/time-stamping.ts'
import { witnessed, type Witness } from '../gateways/witness.ts'
import { sha256Of } from '../log-signer.ts'
import { readerOf } from '../stores/log/chains.ts'
import {
  addCosignature,
  addTimeStamp,
  isTimeStamped,
  lastCosigned,
} from '../stores/log/published.ts'
import { newestCheckpoint, tilesFor, type KeptCheckpoint } from '../stores/log/tree.ts'

type Publishing = Pick<Deps, 'database' | 'settings' | 'log'>

/**
 * Takes the newest checkpoint to where the operator cannot take it back: to each witness, and to
 * the time-stamping authority, where there are any and they have not had it. None of them holds the
 * others up. Throws the last fault once all were asked.
 */
export const publishCheckpoint = async (deps: Publishing): Promise<void> => {
  const { witnesses, time_stamping_url } = deps.settings
  if (witnesses.length === 0 && time_stamping_url === undefined) return
  const checkpoint = await newestCheckpoint(deps.database)
  if (!checkpoint) return
  const asked = [
    ...witnesses.map((witness) => toWitness(deps, witness, checkpoint)),
    ...(time_stamping_url === undefined ? [] : [toAuthority(deps, time_stamping_url, checkpoint)]),
  ]
  const faults = (await Promise.allSettled(asked)).flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  )
  if (faults.length > 0) throw faults.at(-1)
}

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
    await addCosignature(database, size, name, await witnessed(witness, known, { note, prove }))
  }
  return of(`witness ${name}`, ask())
}

const toAuthority = (
  { database }: Publishing,
  url: string,
  { size, note }: KeptCheckpoint,
): Promise<void> => {
  const ask = async (): Promise<void> => {
    if (await isTimeStamped(database, size)) return
    await addTimeStamp(database, size, await timeStamped(url, note))
  }
  return of('time-stamping authority', ask())
}
