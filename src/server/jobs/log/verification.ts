import type { Deps } from '../../deps.ts'
import { endLost, noteEnd, renewRun, takeUpRun } from '../../stores/upkeep/job-runs.ts'
import { readerOf, type RowReader } from '../../stores/log/chains.ts'
import { startHeartbeat } from '../heartbeat.ts'
import { startRounds } from '../rounds.ts'
import { said, verifyLog } from './verify-log.ts'
import { saidOfTree, verifyTree } from './verify-tree.ts'

/** Findings that are told one by one. */
const MOST_TOLD = 20

class Leaving extends Error {}

/** How long whoever asks for a verification may wait until it begins, in ms. */
const EVERY_MS = 5_000

/**
 * Walks the log and its files when an operator asks for it, beside everything else and in one
 * process of all; what came of it is kept with the runs of jobs. Answers the way to stop, which
 * ends a walk under way.
 */
export const startVerifying = (
  deps: Deps,
  every_ms = EVERY_MS,
  beat_ms?: number,
): (() => Promise<void>) => {
  const { stop } = startRounds(
    deps,
    {
      job: null,
      every_ms,
      failed: (error) => deps.log.error({ err: error }, 'the log could not be verified'),
    },
    async (leaving) => {
      await endLost(deps.database, 'verify_log')
      const began = await takeUpRun(deps.database, 'verify_log')
      if (began !== null) await verified(deps, { leaving, began, beat_ms })
    },
  )
  return stop
}

/** A run that this process has taken up. */
interface TakenUp {
  readonly leaving: AbortSignal
  readonly began: string
  readonly beat_ms: number | undefined
}

const verified = async (deps: Deps, { leaving, began, beat_ms }: TakenUp): Promise<void> => {
  const { database, files } = deps
  const since = performance.now()
  const told: string[] = []
  const tell = (sentence: string): void => {
    if (told.length < MOST_TOLD) told.push(sentence)
  }
  const end = async (fault: string | null, result?: unknown): Promise<void> => {
    // A run that was taken to have ended is somebody else's to tell of.
    if (!(await renewRun(database, 'verify_log', began))) return
    const took_ms = performance.now() - since
    await noteEnd(database, 'verify_log', { took_ms, next_in_ms: null, fault, result })
  }
  const heart = startHeartbeat(database, 'verify_log', began, beat_ms)
  try {
    const read = readUntil(AbortSignal.any([leaving, heart.lost]), deps)
    const { damage, findings, changed, ...counts } = await verifyLog(read, files, (finding) =>
      tell(said(finding)),
    )
    const tree = await verifyTree(read, {}, (finding) => tell(saidOfTree(finding)))
    await end(null, {
      ...counts,
      findings: findings + tree.findings,
      changed: changed + tree.findings,
      damaged: damage.length,
      told,
    })
  } catch (error) {
    await end(error instanceof Leaving ? 'the process ended' : String(error))
    if (!(error instanceof Leaving)) throw error
  } finally {
    heart.stop()
  }
}

/** Reads until the process is about to end. */
const readUntil = (ended: AbortSignal, { database }: Deps): RowReader => {
  const read = readerOf(database)
  return (...query) => {
    if (ended.aborted) throw new Leaving('the process ends')
    return read(...query)
  }
}
