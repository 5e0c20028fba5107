import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 20

/**
 * A negative check: looks again and again for something that must not come, and throws as soon as
 * it does. `why` says why nothing that comes tells that it will not, and `within_ms` is long
 * enough.
 */
export const never = async (
  comes: () => unknown,
  { within_ms, why }: { within_ms: number; why: string },
): Promise<void> => {
  for (const end = performance.now() + within_ms; performance.now() < end; await wait(EVERY_MS))
    if (await comes()) throw new Error(`what must not come has come (${why})`)
  if (await comes()) throw new Error(`what must not come has come (${why})`)
}
