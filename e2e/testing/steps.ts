import type { Page } from 'playwright-core'

/** Opens a step of the driver's page, unless it is open, as the next one always is. */
export const openStep = async (page: Page, name: string): Promise<void> => {
  const heading = page.getByRole('heading', { name })
  await heading.waitFor()
  const row = heading.getByRole('button', { expanded: false })
  if ((await row.count()) > 0) await row.click()
}
