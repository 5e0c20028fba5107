import type { Deps } from '../deps.ts'
import { noted } from './noted.ts'
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
  const stopping = new AbortController()
  const run = noted({ database, log }, 'fold_counts', () => every_ms)
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const fold = async (): Promise<void> => {
    try {
      await run(async () => {
        while (!stopping.signal.aborted && (await foldCounts(database)) > 0);
      })
    } catch (error) {
      log.warn({ err: error }, 'what was counted could not be folded and is tried again')
    }
    if (!stopping.signal.aborted) plan()
  }
  const plan = (): void => {
    timer = setTimeout(() => {
      running = fold()
    }, every_ms)
  }
  plan()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await running
  }
}
