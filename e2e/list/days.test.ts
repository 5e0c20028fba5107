import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { wallClock } from '../../src/domain/time.ts'
import { anOrderTyped, fillOrder } from '../testing/add-by-form.ts'
import { looks, violations } from '../testing/axe.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const zone = 'Asia/Kolkata'

const openForm = async (look = {}): Promise<Page> => {
  const page = await house.desk('acme', '/home', look)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.locator('form.order-form').waitFor()
  return page
}
const dispatch = (page: Page) => page.getByLabel('Dispatch date', { exact: true })

describe('A day', () => {
  it('is typed day first in any usual way, and says beside it what is none [DESK-08]', async () => {
    const page = await openForm()
    // A year that is left out is this one on the device.
    const year = await page.evaluate(() => new Date().getFullYear())
    for (const [typed, shown] of [
      ['3/2/26', '03-02-2026'],
      ['4 feb', `04-02-${year}`],
      ['050226', '05-02-2026'],
      ['2026-02-06', '06-02-2026'],
    ] as const) {
      await dispatch(page).fill(typed)
      await page.keyboard.press('Tab')
      expect(await dispatch(page).inputValue()).toBe(shown)
    }
    await dispatch(page).fill('30-02-2026')
    await page.keyboard.press('Tab')
    await page.getByText('Type a day as 26-11-2026').waitFor()
    expect(await dispatch(page).inputValue()).toBe('30-02-2026')
    await fillOrder(page, anOrderTyped({ 'LR number': 'LR-NO-DAY' }))
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.locator('form.order-form [aria-invalid="true"]').waitFor()
    expect((await house.product.orders('acme', { search: 'LR-NO-DAY' })).total).toBe(0)
  })

  it('is picked from the calendar by keyboard, and sent as that day [DESK-08] [A11Y-01]', async () => {
    const page = await openForm(looks())
    await fillOrder(page, anOrderTyped({ 'LR number': 'LR-A-DAY' }))
    await dispatch(page).fill('15-03-2026')
    await dispatch(page).press('Alt+ArrowDown')
    const day = page.getByRole('button', { name: '15 Mar 2026' })
    await day.waitFor()
    expect(await violations(page)).toEqual([])
    await day.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await day.waitFor({ state: 'detached' })
    expect(await dispatch(page).inputValue()).toBe('14-03-2026')
    // Escape closes the calendar alone.
    await dispatch(page).press('Alt+ArrowDown')
    await day.waitFor()
    await page.keyboard.press('Escape')
    await day.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect
      .poll(async () => (await house.product.orders('acme', { search: 'LR-A-DAY' })).total)
      .toBe(1)
    const {
      orders: [order],
    } = await house.product.orders('acme', { search: 'LR-A-DAY' })
    expect(wallClock(order?.dispatch_date ?? '', zone).day).toBe('2026-03-14')
  })
})

describe('A range of days', () => {
  it.each(['/history', '/crates', '/analysis'])(
    'is typed, named or cleared in one control, and stands in the address of %s [DESK-09]',
    async (path) => {
      const page = await house.desk('admin')
      await page.goto(path)
      const control = page.getByRole('button', { name: /^Days: / })
      await control.click()
      await page.getByLabel('From', { exact: true }).fill('5/2/26')
      await page.getByLabel('To', { exact: true }).fill('1 feb 2026')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${path}?from=2026-02-01&to=2026-02-05`)
      await page.getByRole('button', { name: 'Days: 01 Feb – 05 Feb 2026' }).waitFor()
      await control.click()
      await page.getByLabel('From', { exact: true }).fill('soon')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').getByText('Type a day as 26-11-2026').waitFor()
      await page.getByRole('button', { name: 'Today', exact: true }).click()
      const { day } = wallClock(new Date().toISOString(), zone)
      await page.waitForURL(`**${path}?from=${day}&to=${day}`)
      expect(await control.getAttribute('data-picked')).toBe(path === '/analysis' ? null : 'true')
      if (path === '/analysis') return
      await control.click()
      await page.getByRole('button', { name: 'All days', exact: true }).click()
      await page.waitForURL((url) => !url.searchParams.has('from'))
    },
  )

  it('has the same control on the dashboard, where it is typed too [DESK-09] [FILT-02]', async () => {
    const page = await house.desk('acme')
    await page.goto('/home')
    await page.getByRole('button', { name: /^Dispatch dates/ }).click()
    await page.getByLabel('From', { exact: true }).fill('1-3-2026')
    await page.getByLabel('To', { exact: true }).fill('2-3-2026')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => location.search))
      .toBe('?from=2026-03-01&to=2026-03-02')
  })
})
