import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a change may take until it stands on a page that nobody touches, in milliseconds. */
const PROMPT_MS = 2_000

/**
 * Expects that changes were seen promptly: within two seconds, or, where this machine is so busy
 * that nothing is, sooner than by loading the page anew, as one would without the live stream. So
 * the rival is measured in the same run, as often; `shows` says when the page anew shows what it
 * should.
 */
export const expectPrompt = async (
  took_ms: readonly number[],
  page: Page,
  shows: () => Promise<unknown>,
): Promise<void> => {
  const slowest = Math.max(...took_ms)
  if (slowest < PROMPT_MS) return
  let reload = 0
  for (const _ of took_ms) {
    const begun = performance.now()
    await page.reload()
    await shows()
    reload = Math.max(reload, performance.now() - begun)
  }
  console.log(`a reload took ${Math.round(reload)} ms, live changes ${Math.round(slowest)} at most`)
  expect(slowest, 'ms until a change is seen').toBeLessThan(Math.max(PROMPT_MS, reload))
}
