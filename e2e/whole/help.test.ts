import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { looks, violations } from '../testing/axe.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const help = (page: Page) => page.getByRole('dialog', { name: 'Help' })
const lines = (page: Page) => help(page).getByRole('listitem').allInnerTexts()

describe('Help', () => {
  it('opens by ? on every page, with three to eight lines on it and then the keys [DESK-31]', async () => {
    const page = await house.desk('admin', '/home', looks())
    const seen = new Set<string>()
    for (const [path, shown] of [
      ['/home', 'Set Display Items'],
      ['/history', 'Show more'],
      ['/crates', 'Balances'],
      ['/analysis', 'scorecard'],
      ['/user-management', 'invitation'],
      ['/admin', 'hold'],
      ['/admin/acme', 'preview'],
      ['/account', 'passkey'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading').first().waitFor()
      await page.keyboard.press('?')
      await help(page).waitFor()
      const told = await lines(page)
      expect([path, told.length >= 3 && told.length <= 8]).toEqual([path, true])
      expect(told.join('\n')).toContain(shown)
      for (const line of told) expect(seen.has(line), line).toBe(false)
      for (const line of told) seen.add(line)
      await help(page).getByText('Ctrl Enter').waitFor()
      expect(await help(page).getByText('Ctrl K').count()).toBe(path === '/home' ? 1 : 0)
      expect(await violations(page), path).toEqual([])
      await page.keyboard.press('Escape')
      await help(page).waitFor({ state: 'detached' })
    }
  })

  it('says nothing of what the reader may not do, and on a phone is in the account’s menu [DESK-31]', async () => {
    const page = await house.desk('acme-viewer')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Help' }).click()
    await help(page).waitFor()
    const told = (await lines(page)).join('\n')
    expect(told).toContain('search finds LR number')
    expect(told).not.toContain('form for one order')
    expect(told).not.toContain('spreadsheet')
    await page.keyboard.press('Escape')
    await page.goto('/admin')
    await page.getByText('This page is not for this account').waitFor()
    await page.keyboard.press('?')
    await help(page).getByText('Ctrl Enter').waitFor()
    expect(await lines(page)).toEqual([])
  })

  it('leaves ? to whoever types it [DESK-31]', async () => {
    const page = await house.desk('admin')
    await page.goto('/history')
    const field = page.getByRole('textbox').first()
    await field.fill('')
    await field.press('?')
    expect(await help(page).count()).toBe(0)
    expect(await field.inputValue()).toBe('?')
  })
})
