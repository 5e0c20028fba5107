import type { Page } from 'playwright-core'

/** Opens a public page and waits until it could do without network. */
export const openAt = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await isKept(page)
}

/** Waits until a public page that is open could do without network. */
export const isKept = async (page: Page): Promise<void> => {
  await page.getByRole('main').waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async () => {
    const names = await indexedDB.databases()
    return names.some(({ name }) => name === 'epod-public')
  })
}

/** What a public page says of what waits on the phone. */
export const strip = (page: Page) => page.getByRole('region', { name: 'Saved on this phone' })
