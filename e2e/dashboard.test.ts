import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOrderTyped, fillOrder } from './testing/add-by-form.ts'
import { newVisitor, openBrowser, signIn } from './testing/browser.ts'
import { startProduct, type Product } from './testing/product.ts'

let browser: Browser
let product: Product
let page: Page

beforeAll(async () => {
  ;[browser, product] = await Promise.all([openBrowser(), startProduct()])
})
beforeEach(async () => {
  ;({ page } = await newVisitor(browser, product.url))
  await signIn(page, 'acme')
  await page.getByRole('row').nth(1).waitFor()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

const firstColumn = (): Promise<string[]> => page.locator('tbody tr[data-order-row] td:first-child').allInnerTexts()

describe('The dashboard', () => {
  it('shows the cards with the counts of the API, one highlighted [CARD-01, CARD-04]', async () => {
    const labels = ['Total Orders', 'Open Orders > ETA', 'Open Orders < ETA', 'Closed Orders', 'Closed w/ Exception']
    const shown = await page.getByRole('region', { name: 'Categories' }).getByRole('button').allInnerTexts()
    expect(shown.map((text) => text.split('\n')[0]?.trim())).toEqual(labels)
    const bodies: { query: unknown }[] = []
    page.on('request', (request) => { if (request.url().endsWith('/api/counter')) bodies.push(request.postDataJSON() as { query: unknown }) })
    await page.reload()
    await page.getByRole('row').nth(1).waitFor()
    const { result } = await product.api('/counter', await product.signIn('acme'), bodies[0])
    const total = await page.getByRole('button', { name: /^Total Orders/ }).innerText()
    expect(total.replace(/\D/g, '')).toBe(String(result.total_orders))
    const pressed = page.locator('[data-card][aria-pressed=true]')
    expect(await pressed.getAttribute('data-card')).toBe('total')
    await page.getByRole('button', { name: /^Closed Orders/ }).click()
    await expect.poll(() => pressed.getAttribute('data-card')).toBe('closed')
    expect(await pressed.count()).toBe(1)
    await page.getByText(new RegExp(`of ${result.closed_orders}$`)).waitFor()
  })

  it('returns to the first page when a card is chosen [CARD-04, TABL-01]', async () => {
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText(/^11–/).waitFor()
    await page.getByRole('button', { name: /^Closed Orders/ }).click()
    await page.getByText(/^1–/).waitFor()
    expect(new URL(page.url()).searchParams.get('page') ?? '1').toBe('1')
  })

  it('shows 10 rows at first, newest first, and remembers what the user picked [TABL-01]', async () => {
    expect(await firstColumn()).toHaveLength(10)
    const newest = await firstColumn()
    await page.getByLabel('Rows per page').selectOption('25')
    await expect.poll(async () => (await firstColumn()).length).toBe(25)
    expect((await firstColumn()).slice(0, 10)).toEqual(newest)
    await page.goto('/home')
    await expect.poll(async () => (await firstColumn()).length).toBe(25)
    expect(await page.getByLabel('Rows per page').locator('option').allInnerTexts()).toEqual(['5', '10', '25', '50'])
  })

  it('says No Data Available when nothing matches, and shows matches of a part of a number [TABL-01, FILT-05]', async () => {
    const search = page.getByRole('textbox', { name: 'Search' })
    await search.fill('no such order')
    await search.press('Enter')
    await page.getByText('No Data Available').waitFor()
    await search.fill('')
    await search.press('Enter')
    await expect.poll(async () => (await firstColumn()).length).toBe(10)
    const [number = ''] = await firstColumn()
    await search.fill(number.trim().slice(2).toLowerCase())
    await search.press('Enter')
    await expect.poll(async () => (await firstColumn()).map((text) => text.trim())).toContain(number.trim())
  })

  it('has the default columns, actions last [TABL-04]', async () => {
    const headers = await page.getByRole('columnheader').allInnerTexts()
    expect(headers).toEqual(['LR No.', 'Vehicle', 'Client', 'Source', 'Destination', 'Dispatch Date', 'Delivery Time', 'OTP (Received/OTP*)', 'Remarks', 'Attachments', 'Actions', 'View', 'Copy Link'])
  })

  it('tells each missing field beside it, and says Incomplete Form [ADD-02, ADD-03, ADD-05, ADD-06]', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Incomplete Form').waitFor()
    for (const sentence of ['LR number is required', 'Client is required', 'Source is required', 'Destination is required', 'Please Enter SPOC Name']) {
      await page.getByText(sentence).first().waitFor()
    }
    expect(await page.getByRole('button', { name: 'Remove SPOC 1' }).isDisabled()
      || await page.getByRole('button', { name: 'Remove SPOC 1' }).getAttribute('aria-disabled') === 'true').toBe(true)
    await fillOrder(page, anOrderTyped({ 'LR number': 'LR-TWICE' }))
    const posted: string[] = []
    page.on('request', (request) => { if (request.url().endsWith('/api/orders')) posted.push(request.headers()['idempotency-key'] ?? '') })
    await page.getByRole('button', { name: 'Submit' }).dblclick()
    await page.getByRole('heading', { name: 'Successfully submitted' }).waitFor()
    expect(new Set(posted).size).toBe(1)
    const { total } = (await product.api('/fetch_orders', await product.signIn('acme'), { query: { search: 'LR-TWICE' } })
      .then(async ({ Location }) => product.api(String(Location).replace('/api', ''), await product.signIn('acme')))).returnData.result
    expect(total).toBe(1)
  })

  it('takes no e in number fields, and the dispatch time as HH:mm [ADD-07, ADD-08]', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const units = page.getByLabel('Units', { exact: true })
    await units.click()
    await page.keyboard.type('1e5')
    expect(await units.inputValue()).toBe('15')
    await fillOrder(page, anOrderTyped({ 'Dispatch time': '25:10' }))
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Enter valid Time').waitFor()
  })

  it('opens the order with the proof actions, and says why what is disabled is [EPOD-01, EPOD-09, ROLE-16]', async () => {
    await page.getByRole('button', { name: /^Closed Orders/ }).click()
    await page.locator('[data-card=closed][aria-pressed=true]').waitFor()
    await page.locator('tbody tr[data-order-row]').first().getByRole('button', { name: /^View/ }).click()
    const panel = page.getByRole('dialog')
    await panel.getByText(/Received by/).waitFor()
    expect(await panel.getByRole('button', { name: 'Receive', exact: true }).count()).toBe(0)
    const { page: reader } = await newVisitor(browser, product.url)
    await signIn(reader, 'acme-viewer')
    await reader.getByRole('button', { name: /^Open Orders > ETA/ }).click()
    await reader.locator('[data-card=open][aria-pressed=true]').waitFor()
    await reader.locator('tbody tr[data-order-row]').first().click()
    const looking = reader.getByRole('dialog')
    await looking.getByRole('heading').first().waitFor()
    expect(await looking.getByRole('button', { name: 'Receive', exact: true }).count()).toBe(0)
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
})
