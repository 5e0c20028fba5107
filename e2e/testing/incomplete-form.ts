import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Expects that `submit` shows 'Incomplete Form' for 2 s and no longer (ADD-02). */
export const expectIncomplete = async (page: Page, submit: () => Promise<void>): Promise<void> => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await submit()
  await page.getByRole('alert').getByText('Incomplete Form').waitFor()
  await page.clock.runFor(1_900)
  expect(await page.getByText('Incomplete Form').count()).toBe(1)
  await page.clock.runFor(200)
  await page.getByText('Incomplete Form').waitFor({ state: 'detached' })
  await page.clock.resume()
}
