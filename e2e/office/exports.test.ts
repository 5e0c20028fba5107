import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const control = (page: Page) => page.getByRole('button', { name: 'Download Reports', exact: true })
const saved = async (page: Page) => {
  const saving = page.waitForEvent('download')
  await control(page).click()
  const file = await saving
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}
const linesOf = (text: string): string[] => text.trimEnd().split('\r\n')

describe('One export', () => {
  it('has the same word on each page, at its top right, and says what it will contain [DESK-35]', async () => {
    const page = await house.desk('admin', '/home?q=LR-7104')
    const { total } = await house.product.orders('admin', { search: 'LR-7104' })
    await expect
      .poll(() => control(page).getAttribute('title'))
      .toBe(`Excel of ${total} orders, as filtered`)
    for (const [path, holds] of [
      ['/history', 'CSV of everything that happened, as filtered'],
      ['/crates', 'CSV of all balances, as filtered'],
      ['/analysis', 'CSV of the whole scorecard, of these days'],
    ] as const) {
      await page.goto(path)
      await control(page).waitFor({ timeout: 10_000 })
      expect(await control(page).count()).toBe(1)
      expect(await control(page).getAttribute('title')).toBe(holds)
      const [head, box] = await Promise.all([
        page.locator('.page-head').boundingBox(),
        control(page).boundingBox(),
      ])
      expect(box?.y ?? 0).toBeLessThan((head?.y ?? 0) + (head?.height ?? 0))
      expect(box?.x ?? 0).toBeGreaterThan((head?.x ?? 0) + (head?.width ?? 0) / 2)
    }
  })

  it('brings what the address asks for, all of it [DESK-35]', async () => {
    const page = await house.desk('admin')
    await page.goto('/crates?of=vehicle')
    await page.getByRole('table', { name: 'Balances' }).waitFor()
    const balances = await saved(page)
    expect(balances.name).toBe('balances.csv')
    const [head, ...lines] = linesOf(balances.text)
    expect(head).toContain('Party,Kind of party,Asset,Balance')
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.every((line) => line.includes(',Vehicle,'))).toBe(true)

    await page.goto('/history?action=created')
    await page.getByRole('table', { name: 'History' }).waitFor()
    const history = await saved(page)
    const [, ...events] = linesOf(history.text)
    expect(events.length).toBeGreaterThan(25)
    expect(events.every((line) => line.includes('Order added'))).toBe(true)

    const asked = page.waitForRequest((one) => one.url().includes('/api/analysis/scorecard'))
    await page.goto('/analysis?by=source')
    await asked
    await page.getByRole('table', { name: 'By transporter' }).waitFor()
    const scorecard = await saved(page)
    expect(scorecard.name).toBe('source.csv')
    expect(scorecard.text).toContain('Chakan Plant')
  })
})
