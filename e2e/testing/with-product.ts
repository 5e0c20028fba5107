import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { newVisitor, rowsOf, sharedBrowser } from './browser.ts'
import { desks, type Desks } from './desks.ts'
import { commonProduct, startProduct, type Product } from './product.ts'

/** The browser of the process and a product. */
export interface House {
  readonly product: Product
  /** A page of somebody who was never here before. */
  visit(options?: BrowserContextOptions): ReturnType<typeof newVisitor>
  /**
   * The dashboard of an account at an address, its orders on show; the account signs in once a
   * file.
   */
  desk(username: string, address?: string, options?: BrowserContextOptions): Promise<Page>
}

/**
 * Starts both before the file's first test; the product is the file's own and ends after its last.
 */
export const withProduct = (settings: Record<string, string> = {}): House =>
  house(
    () => startProduct(settings),
    (product) => product.stop(),
  )

/**
 * The same with a product that other files use too: for tests that look at nothing but orders of
 * their own, and leave accounts as they were.
 */
export const withCommonProduct = (): House => house(commonProduct, () => undefined)

const house = (start: () => Promise<Product>, leave: (product: Product) => unknown): House => {
  let browser: Browser
  let product: Product
  let seats: Desks
  beforeAll(async () => {
    ;[browser, product] = await Promise.all([sharedBrowser(), start()])
    seats = desks(browser, product.url)
  })
  afterAll(async () => {
    await seats.close()
    await leave(product)
  })
  return {
    get product() {
      return product
    },
    visit: (options) => newVisitor(browser, product.url, options),
    desk: async (username, address = '/home', options = {}) => {
      const page = await seats.open(username, options)
      await page.goto(address)
      const nothing = page.getByText('No Data Available').or(page.locator('.first-steps'))
      await rowsOf(page).or(nothing).first().waitFor()
      return page
    },
  }
}

/** What stands in a column of the table, row by row. */
export const columnOf = async (page: Page, id: string): Promise<string[]> =>
  (await page.locator(`tbody td[data-column=${id}]`).allInnerTexts()).map((text) => text.trim())

/** The labels of the table's columns. */
export const headersOf = (page: Page): Promise<string[]> =>
  page.getByRole('columnheader').allInnerTexts()

/**
 * The body of the next request to a path under /api that `isIt`: the page may be asking for other
 * reasons too, when `act` runs.
 */
export const asked = async (
  page: Page,
  path: string,
  act: () => Promise<unknown>,
  isIt: (body: string) => boolean = () => true,
): Promise<Record<string, unknown>> => {
  const request = page.waitForRequest(
    (one) =>
      one.url().endsWith(`/api${path}`) && one.method() === 'POST' && isIt(one.postData() ?? ''),
  )
  await act()
  return (await request).postDataJSON() as Record<string, unknown>
}
