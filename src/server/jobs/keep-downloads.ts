import type { Deps } from '../deps.ts'
import { KEPT_CHANNEL } from '../stores/downloads/kept-downloads.ts'
import { noted } from './noted.ts'

const EVERY_MS = 15_000

/** Makes all that waits, until it is told to leave. */
export type MakeKept = (deps: Deps, leaving: AbortSignal) => Promise<void>

/**
 * Makes kept downloads as they are asked for, and removes them when their day is over; answers the
 * way to stop, after which another process goes on.
 */
export const startKeeping = async (
  deps: Deps,
  makeKept: MakeKept,
): Promise<() => Promise<void>> => {
  const { database, log } = deps
  const leaving = new AbortController()
  const run = noted(deps, 'kept_downloads', () => EVERY_MS)
  let running: Promise<void> | null = null
  let isAsked = false
  const begin = (): void => {
    if (leaving.signal.aborted) return
    isAsked = true
    running ??= (async () => {
      while (isAsked && !leaving.signal.aborted) {
        isAsked = false
        await run(() => makeKept(deps, leaving.signal)).catch((error: unknown) =>
          log.warn({ err: error }, 'downloads could not be made and are tried again'),
        )
      }
      running = null
    })()
  }
  const stopListening = await database.listen(KEPT_CHANNEL, begin, begin)
  const timer = setInterval(begin, EVERY_MS)
  begin()
  return async () => {
    leaving.abort()
    clearInterval(timer)
    await stopListening()
    await running
  }
}
