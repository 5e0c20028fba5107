import { expect } from 'vitest'

/** Direct reads that a live change is compared with. */
const READS = 5
/** So many direct reads, one after the other, may a change take beside its own time. */
const LEEWAY = 5

/**
 * Expects that something took no longer than a requirement says; or, where this machine is so busy
 * that nothing is prompt, not much longer than reading it directly takes, measured in the same run.
 */
export const expectPrompt = async (
  took_ms: readonly number[],
  most_ms: number,
  read: () => Promise<unknown>,
): Promise<void> => {
  const slowest = Math.max(...took_ms)
  if (slowest < most_ms) return
  let direct = 0
  for (let n = 0; n < READS; n += 1) {
    const begun = performance.now()
    await read()
    direct = Math.max(direct, performance.now() - begun)
  }
  expect(slowest, `ms, where a direct read takes ${Math.round(direct)}`).toBeLessThan(
    most_ms + LEEWAY * direct,
  )
}
