import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { present } from '../../src/server/testing/present.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

/** The page of an account that is signed in, at this address. */
const visit = async (username: string, path: string): Promise<Page> => {
  const page = await house.desk(username)
  await page.goto(path)
  return page
}
/** What was received last, of all orders. */
const latestReceipt = async () => {
  const admin = await house.product.client('admin')
  const query = { action: 'received', limit: 1 } as const
  return present((await ok(admin.GET('/api/history', { params: { query } }))).result.events[0])
}
const lines = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr')

describe('History', () => {
  it('tells what happened, further back on request, narrowed by action and days, and opens the order [MGMT-03]', async () => {
    const page = await visit('admin', '/history')
    await expect.poll(() => lines(page, 'History').count()).toBe(25)
    const clear = page.getByRole('search').getByRole('button', { name: 'Clear' })
    expect(await clear.count()).toBe(0)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => lines(page, 'History').count()).toBe(50)
    await page.getByRole('button', { name: 'Any action' }).press('Enter')
    await page.getByRole('checkbox', { name: 'Received', exact: true }).press('Space')
    await page.waitForURL('**/history?action=received')
    await clear.waitFor()
    await page.keyboard.press('Escape')
    await expect
      .poll(
        async () =>
          new Set(await lines(page, 'History').locator('td:nth-child(3) strong').allInnerTexts()),
      )
      .toEqual(new Set(['Received']))
    const latest = await latestReceipt()
    await page.getByRole('link', { name: latest.identifier }).first().click()
    await page.getByRole('dialog').getByText(latest.identifier).first().waitFor()
    expect(new URL(page.url()).searchParams.get('order')).toBe(latest.order_id)
    await page.goto('/history?from=2001-01-01&to=2001-01-02')
    await page.getByText('Nothing happened').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Clear' }).last().click()
    await expect.poll(() => lines(page, 'History').count()).toBe(25)
  })

  it('finds an order by part of its LR number, keeps that in the address, and takes away what it lists [MGMT-03]', async () => {
    const { identifier } = await latestReceipt()
    const part = identifier.slice(1).toLowerCase()
    const page = await visit('admin', '/history')
    await page.getByLabel('LR number', { exact: true }).fill(part)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('lr') === part)
    const numbers = () => lines(page, 'History').locator('td:nth-child(2)').allInnerTexts()
    await expect.poll(async () => new Set(await numbers())).toEqual(new Set([identifier]))
    // Whoever goes on typing types there.
    expect(await page.locator(':focus').inputValue()).toBe(part)
    await page.getByRole('checkbox', { name: 'Whole number' }).check()
    await page.getByText('Nothing happened').waitFor()
    await page.getByLabel('LR number', { exact: true }).fill(identifier)
    await page.keyboard.press('Enter')
    await expect.poll(async () => new Set(await numbers())).toEqual(new Set([identifier]))
    expect(new URL(page.url()).searchParams.get('exact')).toBe('1')
    const listed = (await numbers()).length
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Reports' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('history.csv')
    const text = await readFile(await saved.path(), 'utf8')
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + listed)
    await page.reload()
    await expect.poll(numbers).toHaveLength(listed)
  })
})
