import type { Deps } from '../deps.ts'
import { startRounds } from './rounds.ts'
import { foldCounts } from '../stores/orders/counts/changes.ts'

const EVERY_MS = 5_000

/**
 * Folds what was counted into the roll-up for as long as the process runs; readers are right before
 * and after. Answers the way to stop.
 */
export const startFolding = (
  { database, log }: Pick<Deps, 'database' | 'log'>,
  every_ms = EVERY_MS,
): (() => Promise<void>) => {
  const { stop } = startRounds(
    { database, log },
    {
      job: 'fold_counts',
      every_ms,
      failed: (error) =>
        log.warn({ err: error }, 'what was counted could not be folded and is tried again'),
    },
    async (leaving) => {
      while (!leaving.aborted && (await foldCounts(database)) > 0);
    },
  )
  return stop
}
