import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a change may take until it stands on a page that nobody touches, in milliseconds. */
const PROMPT_MS = 2_000
const PROMPT_ROUNDS = 3
const MOST_ROUNDS = 15

/**
 * Expects that changes are seen promptly: within two seconds, or, where this machine is so busy
 * that nothing is, sooner than by loading the page anew, as one would without the live stream: the
 * rival, measured beside each round that was slow. `round` gives the milliseconds of its slowest
 * change; `shows` says when the page anew shows what it should. What else the machine has to do
 * comes and goes, so it is asked for `PROMPT_ROUNDS` prompt rounds among `MOST_ROUNDS`: a page that
 * asked now and then instead of being told would not have them.
 */
export const expectPrompt = async (
  page: Page,
  round: () => Promise<number>,
  shows: () => Promise<unknown>,
): Promise<void> => {
  const took_ms: string[] = []
  let prompt = 0
  while (prompt < PROMPT_ROUNDS && took_ms.length < MOST_ROUNDS) {
    await page.getByText('Live', { exact: true }).waitFor()
    const live = await round()
    if (live < PROMPT_MS) {
      took_ms.push(`${Math.round(live)}`)
      prompt += 1
      continue
    }
    const begun = performance.now()
    await page.reload()
    await shows()
    const reload = performance.now() - begun
    took_ms.push(`${Math.round(live)} (a reload: ${Math.round(reload)})`)
    if (live < reload) prompt += 1
  }
  const said = `live changes were seen after ${took_ms.join(', ')} ms`
  console.log(said)
  expect(prompt, said).toBe(PROMPT_ROUNDS)
}
