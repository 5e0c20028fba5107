import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '../testing/browser.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
let page: Page

beforeEach(async () => {
  page = (await house.visit()).page
  await signIn(page, 'acme-readonly')
})

const tooltip = () => page.getByRole('tooltip')

describe('Why a button is off', () => {
  it('is read out with it while its tooltip is there, until Escape [ROLE-16]', async () => {
    const add = page.getByRole('button', { name: 'Add', exact: true })
    await page.keyboard.press('Tab')
    await add.focus()
    await tooltip().waitFor()
    const told = (await add.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${told}"]`).innerText()).toBe('This account can only read')
    await page.keyboard.press('Escape')
    await tooltip().waitFor({ state: 'detached' })
    expect(await add.getAttribute('aria-describedby')).toBeNull()
  })

  it('is told the next time where what draws it did not come, and the page stays [ERRS-03]', async () => {
    await page.reload()
    await page.route('**/tooltip-bubble-*.js', (route) => route.abort())
    const add = page.getByRole('button', { name: 'Add', exact: true })
    const failed = page.waitForEvent('requestfailed')
    await add.hover()
    await failed
    expect(await add.getAttribute('aria-describedby')).toBeNull()
    await page.unroute('**/tooltip-bubble-*.js')
    await page.mouse.move(0, 0)
    await add.hover()
    await tooltip().getByText('This account can only read').waitFor()
  })
})

describe('The user menu', () => {
  const button = () => page.locator('.top-bar-user')
  const menu = () => page.getByRole('menu')
  const isOpen = () => button().getAttribute('aria-expanded')

  it('opens by the keyboard, has the focus, and gives it back by Escape [NAV-03]', async () => {
    await button().focus()
    await page.keyboard.press('Enter')
    await menu().waitFor()
    expect(await menu().getAttribute('aria-labelledby')).toBe(await button().getAttribute('id'))
    expect(await isOpen()).toBe('true')
    const item = (index: number) => menu().locator('.menu-item').nth(index)
    await expect.poll(() => item(0).evaluate(isFocused)).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await item(1).evaluate(isFocused)).toBe(true)
    await page.keyboard.press('Escape')
    await menu().waitFor({ state: 'detached' })
    await expect.poll(() => button().evaluate(isFocused)).toBe(true)
  })

  it('closes by its button and by a press beside it [NAV-03]', async () => {
    for (const close of [() => button().click(), () => page.mouse.click(4, 400)]) {
      await button().click()
      await menu().waitFor()
      await close()
      await menu().waitFor({ state: 'detached' })
      expect(await isOpen()).toBe('false')
    }
  })
})

const isFocused = (element: Element): boolean => element === document.activeElement
