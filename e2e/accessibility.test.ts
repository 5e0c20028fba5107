import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, openBrowser, signIn } from './testing/browser.ts'
import { placeOrder } from './testing/orders.ts'
import { startProduct, type Product } from './testing/product.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

let browser: Browser
let product: Product
beforeAll(async () => {
  ;[browser, product] = await Promise.all([openBrowser(), startProduct()])
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

/** What the checker objects to on the page as it stands; the checker itself comes in past the content policy. */
const violations = async (page: Page): Promise<string[]> => {
  await page.addScriptTag({ content: axe })
  return page.evaluate(async (only) => {
    // The checker puts itself on the window; it has no types here.
    const { axe: checker } = window as unknown as { axe: { run(options: unknown): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> } }
    const { violations: found } = await checker.run({ runOnly: only })
    return found.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target }) => target.join(' ')).join(' | ')}`)
  }, tags)
}

const visit = (colorScheme: 'light' | 'dark', width = 1440) => newVisitor(browser, product.url, { colorScheme, bypassCSP: true, viewport: { width, height: 900 }, reducedMotion: 'reduce' })

describe.each(['light', 'dark'] as const)('In the %s theme', (scheme) => {
  it('the login page, dashboard, form and order panel meet WCAG 2.2 AA [A11Y-01]', async () => {
    const { page } = await visit(scheme)
    await page.goto('/')
    await page.getByLabel('Username').waitFor()
    expect(await violations(page), 'login').toEqual([])
    await signIn(page, 'acme')
    await page.locator('tbody tr[data-order-row]').first().waitFor()
    expect(await violations(page), 'dashboard').toEqual([])
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByLabel('LR number').waitFor()
    expect(await violations(page), 'form').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('tbody tr[data-order-row]').first().click()
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
    expect(await violations(page), 'panel').toEqual([])
  })

  it('the receiver page meets WCAG 2.2 AA, with targets of 44 px [A11Y-01]', async () => {
    const { url } = await (await placeOrder(product)).linkFor('receiver')
    const { page } = await visit(scheme, 390)
    await page.goto(url)
    await page.getByRole('button', { name: 'The goods are here' }).waitFor()
    for (const step of ['The goods are here', 'Continue without a remark', 'Continue']) {
      expect(await violations(page), step).toEqual([])
      const small = await page.getByRole('button').evaluateAll((buttons) => buttons.map((button) => ({ name: button.textContent, ...button.getBoundingClientRect().toJSON() }) as { name: string; height: number }).filter(({ height }) => height > 0 && height < 44))
      expect(small, step).toEqual([])
      await page.getByRole('button', { name: step, exact: true }).click()
    }
    await page.getByRole('button', { name: 'Receive', exact: true }).waitFor()
    expect(await violations(page), 'confirm').toEqual([])
  })
})
