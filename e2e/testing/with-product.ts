import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { storageKeys } from '../../src/web/lib/session-store.ts'
import { newVisitor, openBrowser, PASSWORD, rowsOf } from './browser.ts'
import { startProduct, type Product } from './product.ts'

/** A browser and a product of the test file's own. */
export interface House {
  readonly product: Product
  /** A page of somebody who was never here before. */
  visit(options?: BrowserContextOptions): ReturnType<typeof newVisitor>
  /** The dashboard of an account at an address, its orders on show; the account signs in once a file. */
  desk(username: string, address?: string, options?: BrowserContextOptions): Promise<Page>
}

type SessionState = Awaited<ReturnType<BrowserContext['storageState']>>

/** What a browser keeps of an account that has signed in. */
const signedIn = async (browser: Browser, url: string, username: string): Promise<SessionState> => {
  const context = await browser.newContext({ baseURL: url })
  const answer = await context.request.post('/api/login', { headers: { authorization: `Basic ${btoa(`${username}:${PASSWORD}`)}` } })
  const { token, ...account } = (await answer.json()) as { token: string }
  const kept = { [storageKeys.user]: JSON.stringify(account), [storageKeys.token]: token, [storageKeys.logged_in]: 'true' }
  const { cookies } = await context.storageState()
  await context.close()
  return { cookies, origins: [{ origin: url, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }] }
}

/** Starts both before the file's first test and ends them after its last. */
export const withProduct = (settings: Record<string, string> = {}): House => {
  let browser: Browser
  let product: Product
  const sessions = new Map<string, Promise<SessionState>>()
  beforeAll(async () => {
    ;[browser, product] = await Promise.all([openBrowser(), startProduct(settings)])
  })
  afterAll(async () => {
    await browser.close()
    await product.stop()
  })
  const visit: House['visit'] = (options) => newVisitor(browser, product.url, options)
  return {
    get product() { return product },
    visit,
    desk: async (username, address = '/home', options = {}) => {
      const storageState = sessions.get(username) ?? signedIn(browser, product.url, username)
      sessions.set(username, storageState)
      const { page } = await visit({ ...options, storageState: await storageState })
      await page.goto(address)
      await rowsOf(page).or(page.getByText('No Data Available')).first().waitFor()
      return page
    },
  }
}

/** What stands in a column of the table, row by row. */
export const columnOf = async (page: Page, id: string): Promise<string[]> =>
  (await page.locator(`tbody td[data-column=${id}]`).allInnerTexts()).map((text) => text.trim())

/** The labels of the table's columns. */
export const headersOf = (page: Page): Promise<string[]> => page.getByRole('columnheader').allInnerTexts()

/** The body of the next request to a path under /api that `isIt`: the page may be asking for other reasons too, when `act` runs. */
export const asked = async (page: Page, path: string, act: () => Promise<unknown>, isIt: (body: string) => boolean = () => true): Promise<Record<string, unknown>> => {
  const request = page.waitForRequest((one) => one.url().endsWith(`/api${path}`) && one.method() === 'POST' && isIt(one.postData() ?? ''))
  await act()
  return (await request).postDataJSON() as Record<string, unknown>
}
