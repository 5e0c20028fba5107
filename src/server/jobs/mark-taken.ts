import type { Database } from '../stores/database/database.ts'
import { markSent, type MarkedSent } from '../stores/messages/outbox.ts'

interface Waiting {
  readonly taken: MarkedSent
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/**
 * Group commit: marks messages as taken, those that come while one statement is on its way together
 * in the next. Resolves once it is committed.
 */
export const takenMarks = (database: Database): ((taken: MarkedSent) => Promise<void>) => {
  let waiting: Waiting[] = []
  let running: Promise<void> | null = null
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await markSent(
          database,
          batch.map(({ taken }) => taken),
        )
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    running = null
  }
  return (taken) =>
    new Promise<void>((done, failed) => {
      waiting.push({ taken, done, failed })
      running ??= Promise.resolve().then(flush)
    })
}
