import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { placeOrder } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

/**
 * Fields and buttons, as far as they are to be seen, that a snackbar lies over: of the topmost
 * sheet where one is open, else of the page under its bar.
 */
const covered = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('.snackbar')].map((one) =>
      one.getBoundingClientRect(),
    )
    const seen = (control: Element) => {
      let { top, bottom, left, right } = control.getBoundingClientRect()
      for (let up = control.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowY === 'visible') continue
        const clip = up.getBoundingClientRect()
        ;[top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)]
        ;[left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)]
      }
      return { top, bottom, left, right }
    }
    const root = [...document.querySelectorAll('.drawer-content')].at(-1) ?? document
    const controls = [...root.querySelectorAll('input, select, textarea, button, a.button')]
    const hit = controls
      .filter((one) => !one.closest('.snackbars, .top-bar'))
      .filter((one) => {
        const box = seen(one)
        return (
          box.bottom - box.top > 1 &&
          box.right - box.left > 1 &&
          shown.some(
            (over) =>
              over.top < box.bottom &&
              over.bottom > box.top &&
              over.left < box.right &&
              over.right > box.left,
          )
        )
      })
    return {
      shown: shown.length,
      hit: hit.map((one) => one.getAttribute('aria-label') ?? one.textContent),
      seen: shown.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight),
    }
  })
const free = { shown: 1, hit: [], seen: true }
const said = (page: Page) => page.locator('.snackbar').first().waitFor()

describe.each([390, 1440])('A snackbar at %i px', (width) => {
  const open = async (address = '/home') => {
    const page = await house.desk('acme', address)
    await page.setViewportSize({ width, height: 800 })
    return page
  }

  it('covers no field and no button of the dashboard, nor of the bar of picked orders [DESK-33]', async () => {
    const page = await house.desk('acme')
    await page
      .getByRole('checkbox', { name: /^Select LR-/ })
      .first()
      .check()
    await page.setViewportSize({ width, height: 800 })
    await page.getByText('1 selected').waitFor()
    if (width === 390) await page.getByRole('button', { name: 'More', exact: true }).click()
    await page
      .getByRole(width === 390 ? 'menuitem' : 'button', { name: 'Copy receiver links' })
      .click()
    await said(page)
    expect(await covered(page)).toEqual(free)
    await page.evaluate(() => scrollTo(0, 400))
    expect((await covered(page)).seen).toBe(true)
  })

  it('covers nothing of a form in a sheet, whose buttons stay at its end [DESK-33]', async () => {
    const page = await open('/home?add=1')
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Submit' }).click()
    await said(page)
    expect(await covered(page)).toEqual(free)
    const [sheet, bar] = await Promise.all(
      ['.drawer-content', '.snackbar'].map((one) => page.locator(one).first().boundingBox()),
    )
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    // Once it is gone the sheet is as tall as before.
    await page.locator('.snackbar').waitFor({ state: 'detached' })
    expect((await page.locator('.drawer-content').boundingBox())?.height).toBe(800)
  })

  it('leaves a form open whose button is pressed twice, though it moves the button away under the second press [ADD-03] [DESK-33]', async () => {
    const page = await open('/home?add=1')
    const form = page.getByRole('dialog')
    await form.getByLabel('LR number').fill('LR-TWICE')
    await form.getByRole('button', { name: 'Submit' }).dblclick()
    await said(page)
    await page.locator('.snackbar').waitFor({ state: 'detached' })
    expect(await form.getByLabel('LR number').inputValue()).toBe('LR-TWICE')
    // Beside the sheet a press still closes it.
    if (width === 390) return
    await page.mouse.click(40, 780)
    await form.waitFor({ state: 'detached' })
  })

  it('covers nothing of an order’s panel, nor of the bar that counts ten seconds [DESK-33]', async () => {
    const { id } = await placeOrder(house.product)
    const page = await open(`/home?order=${id}`)
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Receive', exact: true }).click()
    await panel.getByRole('button', { name: 'Record now' }).waitFor()
    await panel.getByRole('button', { name: 'Copy receiver link' }).first().click()
    await said(page)
    expect(await covered(page)).toEqual(free)
    await panel.getByRole('button', { name: 'Undo' }).click()
  })

  it('covers nothing of a dialog [DESK-33]', async () => {
    const page = await open()
    await page.route('**/api/preferences', (route) => route.abort())
    await page.getByRole('button', { name: 'Set Display Items' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').nth(2).uncheck()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await said(page)
    expect(await covered(page)).toEqual(free)
  })

  it('covers nothing of the other pages under their bar [DESK-33]', async () => {
    const page = await open()
    await page.goto('/history')
    await page.getByRole('table', { name: 'History' }).waitFor()
    await page.route('**/api/history**', (route) => route.abort())
    await page.getByRole('button', { name: 'Download Reports' }).click()
    await said(page)
    expect(await covered(page)).toEqual(free)
  })
})
