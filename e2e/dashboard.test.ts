import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newVisitor, openBrowser, rowsOf, signIn } from './testing/browser.ts'
import { placeOrder } from './testing/orders.ts'
import { startProduct, type Product } from './testing/product.ts'
import { scriptBytes } from './testing/script-bytes.ts'

let browser: Browser
let product: Product
let page: Page

beforeAll(async () => {
  ;[browser, product] = await Promise.all([openBrowser(), startProduct()])
})
beforeEach(async () => {
  ;({ page } = await newVisitor(browser, product.url))
  await signIn(page, 'acme')
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

const numbers = async (): Promise<string[]> => (await page.locator('tbody tr[data-order-row] td:first-child').allInnerTexts()).map((text) => text.trim())
const card = (id: string) => page.locator(`[data-card=${id}]`)
const bodyOf = (request: Request) => request.postDataJSON() as { query: { need?: string }; offset: number }
const asksFor = (path: string) => page.waitForRequest((request) => request.url().endsWith(path) && request.method() === 'POST')

describe('The cards', () => {
  it('are six, in the order of the requirements, with the counts of the API [CARD-01]', async () => {
    const asked = asksFor('/api/counter')
    await page.reload()
    const { result } = await product.api('/counter', await product.signIn('acme'), bodyOf(await asked))
    await expect.poll(async () => (await page.getByRole('region', { name: 'Categories' }).getByRole('button').allInnerTexts()).map((text) => text.split('\n').map((line) => line.trim()).filter(Boolean))).toEqual([
      ['Total Orders', String(result.total_orders)], ['Open Orders > ETA', String(result.open_delayed_orders)], ['Open Orders < ETA', String(result.open_on_time_orders)],
      ['Closed Orders', String(result.closed_orders)], ['Closed w/ Exception', String(result.closed_exception_orders)], ['Rejected', String(result.rejected_orders)],
    ])
  })

  it('each set the category, reload and lead to the first page, and one alone is highlighted [CARD-04]', async () => {
    const { result } = await product.api('/counter', await product.signIn('acme'), { query: {} })
    const cards: [id: string, need: string, count: number][] = [
      ['open', 'OPEN_DELAY', result.open_delayed_orders], ['eta', 'OPEN_ONTIME', result.open_on_time_orders], ['closed', 'CLOSED', result.closed_orders],
      ['exception', 'CLOSED_EXCEPTION', result.closed_exception_orders], ['rejected', 'REJECT', result.rejected_orders], ['total', 'ALL', result.total_orders],
    ]
    expect(await page.locator('[data-card][aria-pressed=true]').getAttribute('data-card')).toBe('total')
    for (const [id, need, total] of cards) {
      const next = page.getByRole('button', { name: 'Next page' })
      if (await next.isEnabled()) await next.click()
      const asked = asksFor('/api/fetch_orders')
      await card(id).click()
      expect(bodyOf(await asked)).toMatchObject({ query: { need }, offset: 0 })
      await page.getByText(`1–${Math.min(10, total)} of ${total}`).waitFor()
      expect(await page.locator('[data-card][aria-pressed=true]').evaluateAll((pressed) => pressed.map((one) => (one as HTMLElement).dataset['card']))).toEqual([id])
    }
  })
})

describe('The table', () => {
  it('shows 10 rows at first, newest first, page by page, and remembers what the user picked [TABL-01]', async () => {
    const { orders } = await product.orders('acme', {}, 25)
    const newest = orders.map(({ identifier }) => identifier)
    expect(orders.map(({ _id }) => _id)).toEqual(orders.map(({ _id }) => _id).toSorted((a, b) => (a < b ? 1 : -1)))
    expect(await numbers()).toEqual(newest.slice(0, 10))
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(numbers).toEqual(newest.slice(10, 20))
    await page.getByLabel('Rows per page').selectOption('25')
    await expect.poll(numbers).toEqual(newest)
    await page.goto('/home')
    await expect.poll(numbers).toEqual(newest)
    expect(await page.getByLabel('Rows per page').locator('option').allInnerTexts()).toEqual(['5', '10', '25', '50'])
  })

  it('says No Data Available when nothing matches, and finds a part of a number in any case [TABL-01, FILT-05]', async () => {
    const search = page.getByRole('textbox', { name: 'Search' })
    await search.fill('no such order')
    await search.press('Enter')
    await page.getByText('No Data Available').waitFor()
    expect(await rowsOf(page).count()).toBe(0)
    const { identifier } = await placeOrder(product, { identifier: 'LR-Part-0815' })
    await search.fill('lr-PART-08')
    await search.press('Enter')
    await expect.poll(numbers).toEqual([identifier])
  })

  it('has the default columns, actions last, and tells received by button from received by OTP without any code [TABL-04]', async () => {
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['LR No.', 'Vehicle', 'Client', 'Source', 'Destination', 'Dispatch Date', 'Delivery Time', 'OTP (Received/OTP*)', 'Remarks', 'Attachments', 'Actions', 'View', 'Copy Link'])
    const { orders } = await product.orders('acme', { need: 'CLOSED' }, 50)
    const shown = new Map<string, string>([['receive', 'Received'], ['otp', 'OTP']])
    const ways = new Map(orders.map(({ identifier, epod }) => [identifier, shown.get(epod.otp.verified_through)]))
    expect(new Set(ways.values())).toEqual(new Set(['Received', 'OTP']))
    await page.getByLabel('Rows per page').selectOption('50')
    await card('closed').click()
    await expect.poll(() => rowsOf(page).count()).toBe(orders.length)
    const cells = await rowsOf(page).evaluateAll((rows) => rows.map((row) => [0, 7].map((at) => (row.children[at] as HTMLElement).innerText.trim())))
    expect(new Map(cells.map(([identifier = '', way]) => [identifier, way]))).toEqual(ways)
  })

  it('has a set of its own for distributors [TABL-05]', async () => {
    const { page: theirs } = await newVisitor(browser, product.url)
    await signIn(theirs, 'acme-distributor')
    expect(await theirs.getByRole('columnheader').allInnerTexts()).toEqual(['Invoice No.', 'Source', 'Dispatch Date', 'Delivery Time', 'OTP (Received/OTP*)', 'Remarks', 'Attachments', 'View'])
  })
})

it('is used by keyboard: search, rows, open, leave [A11Y-01]', async () => {
  await page.keyboard.press('/')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

it('needs at most 220 kB of compressed script until the signed-in dashboard shows its orders', async () => {
  const { page: fresh } = await newVisitor(browser, product.url, { storageState: await page.context().storageState() })
  const bytes = scriptBytes(fresh)
  await fresh.goto('/home')
  await rowsOf(fresh).first().waitFor()
  await fresh.getByText('Live', { exact: true }).waitFor()
  const { total, files } = await bytes()
  console.log(`the signed-in dashboard took ${total} bytes of script in ${files} files`)
  expect(files).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(220_000)
})
