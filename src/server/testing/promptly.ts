import { setTimeout as sleep } from 'node:timers/promises'
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

/** A door that stays open for that long is never shut, in milliseconds. */
const NEVER_MS = 20_000

/**
 * Expects that callers are turned away within a second: the last call that was let in began before
 * that, whatever it took. `calls` answer HTTP statuses.
 */
export const expectShut = async (...calls: readonly (() => Promise<number>)[]): Promise<void> => {
  const lasts = await Promise.all(calls.map(lastLetIn))
  await expectPrompt(lasts, 1_000, () => Promise.all(calls.map((call) => call())))
}

/** When, in milliseconds from now, the last call began that was not refused. */
const lastLetIn = async (call: () => Promise<number>): Promise<number> => {
  const begun = performance.now()
  for (let last = 0; ;) {
    const asked = performance.now() - begun
    if ((await call()) === 401 || asked > NEVER_MS) return last
    last = asked
    await sleep(20)
  }
}
