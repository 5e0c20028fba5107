import type { Deps } from '../deps.ts'
import type { Database } from '../stores/database/database.ts'
import { inTurn, type Turns } from './in-turn.ts'
import { noted, type JobName } from './noted.ts'

/** When a job has its rounds, and who is told of them. */
export interface RoundsPlan {
  /** Its name to operators; null where what it does is noted another way. */
  readonly job: JobName | null
  readonly every_ms: number
  /** How long the first round waits, where that is not as long as the others do. */
  readonly first_ms?: number
  /** What is said of a round that failed; the next one comes all the same. */
  readonly failed: (error: unknown) => void
}

/**
 * Periodic job: has a round every so many ms and whenever it is woken, never two at a time. Once it
 * is stopped, the signal of the round under way is aborted, and its end is waited for.
 */
export const startRounds = (
  deps: Pick<Deps, 'database' | 'log'>,
  { job, every_ms, first_ms, failed }: RoundsPlan,
  round: (leaving: AbortSignal) => Promise<void>,
): Turns => {
  const leaving = new AbortController()
  const run =
    job === null ? (work: () => Promise<void>) => work() : noted(deps, job, () => every_ms)
  let isBusy = false
  const turns = inTurn(async () => {
    isBusy = true
    try {
      await run(() => round(leaving.signal))
    } finally {
      isBusy = false
    }
  }, failed)
  const timer = setInterval(() => {
    if (!isBusy) turns.wake()
  }, every_ms)
  const first = first_ms === undefined ? undefined : setTimeout(turns.wake, first_ms)
  return {
    wake: turns.wake,
    stop: async () => {
      leaving.abort()
      clearInterval(timer)
      clearTimeout(first)
      await turns.stop()
    },
  }
}

/**
 * Has a round begin now, and whenever the database announces `channel`; answers the way to stop
 * both.
 */
export const wakeOn = async (
  database: Pick<Database, 'listen'>,
  channel: string,
  rounds: Turns,
): Promise<() => Promise<void>> => {
  const unlisten = await database.listen(channel, rounds.wake, rounds.wake)
  rounds.wake()
  return async () => {
    const ended = rounds.stop()
    await unlisten()
    await ended
  }
}
