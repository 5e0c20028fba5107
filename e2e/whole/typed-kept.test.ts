import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../testing/browser.ts'
import { choose, csv, dialog, headers, line, states } from '../testing/bulk.ts'
import { placeOrder } from '../testing/orders.ts'
import { aPicture } from '../testing/pictures.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

const goBack = (page: Page): Promise<void> => page.evaluate(() => history.back())
/** Reloads, sees that the browser asks, and stays. */
const reloadIsAsked = async (page: Page): Promise<void> => {
  const browsers = page.waitForEvent('dialog')
  const reload = page.evaluate(() => location.reload()).catch(() => undefined)
  const question = await browsers
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await reload
}

describe('What was typed', () => {
  it('into the form for a new order is there after Escape, a click outside and a reload, until Start over or Cancel [ADD-01] [ERRS-03]', async () => {
    const page = await house.desk('acme')
    const field = page.getByLabel('LR number', { exact: true })
    const sheet = page.getByRole('dialog', { name: 'Add order' })
    const reopen = async () => {
      await sheet.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await field.waitFor()
    }
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await field.fill('LR-ESCAPED')
    await page.keyboard.press('Escape')
    await reopen()
    expect(await field.inputValue()).toBe('LR-ESCAPED')
    await page.getByText('What you typed before is still here.').waitFor()
    await page.mouse.click(20, 300)
    await reopen()
    expect(await field.inputValue()).toBe('LR-ESCAPED')
    await page.reload()
    await field.waitFor()
    expect(await field.inputValue()).toBe('LR-ESCAPED')
    await page.getByRole('button', { name: 'Start over' }).click()
    expect(await field.inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await reopen()
    expect([await field.inputValue(), await page.getByText('Start over').count()]).toEqual(['', 0])
    await field.fill('LR-CANCELLED')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await reopen()
    expect(await field.inputValue()).toBe('')
  })

  it('into a remark is there whole after Escape and a reload, its choices and goods too [REM-01] [COND-03] [ERRS-03]', async () => {
    const order = await placeOrder(house.product)
    const page = await house.desk('acme', `/home?order=${order.id}`)
    const form = page.locator('form.remark-form')
    const open = async () => {
      await page.getByRole('button', { name: 'Add remark' }).click()
      await form.waitFor()
    }
    await open()
    await form.getByRole('checkbox', { name: 'Damage', exact: true }).check()
    await form
      .getByRole('group', { name: 'Damaged goods' })
      .getByRole('textbox')
      .first()
      .fill('Fan')
    await form.getByRole('checkbox', { name: 'Delayed Trip' }).check()
    await form.getByLabel('Remark', { exact: true }).fill('Box is wet')
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await page.goto(`/home?order=${order.id}`)
    await open()
    expect([
      await form.getByRole('checkbox', { name: 'Damage', exact: true }).isChecked(),
      await form
        .getByRole('group', { name: 'Damaged goods' })
        .getByRole('textbox')
        .first()
        .inputValue(),
      await form.getByRole('checkbox', { name: 'Delayed Trip' }).isChecked(),
      await form.getByLabel('Remark', { exact: true }).inputValue(),
    ]).toEqual([true, 'Fan', true, 'Box is wet'])
  })

  it('into another form is asked about before Escape or a click outside closes over it, and before a reload [ERRS-03]', async () => {
    const page = await house.desk('acme')
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .nth(1)
      .check()
    await page.getByRole('button', { name: 'Share Your Order', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Share Your Order' })
    const asked = page.getByRole('dialog', { name: 'Leave without sending?' })
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Share Your Order', exact: true }).click()
    await sheet.getByRole('checkbox', { name: 'Email' }).check()
    const value = sheet.getByRole('textbox').first()
    await value.fill('a@example.com')
    await page.keyboard.press('Escape')
    await asked.getByRole('button', { name: 'Go on here' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(await value.inputValue()).toBe('a@example.com')
    await reloadIsAsked(page)
    await page.mouse.click(5, 5)
    await asked.getByRole('button', { name: 'Leave it' }).click()
    await sheet.waitFor({ state: 'detached' })
  })

  it('into the rows of a file is asked about before Escape closes over it [IMPO-01] [ERRS-03]', async () => {
    const page = await house.desk('acme')
    const file = csv('mended.csv', [headers, line('MEND-1', { 'Driver Contact': '12' })])
    const asked = page.getByRole('dialog', { name: 'Leave without sending?' })
    await choose(page, file)
    await expect.poll(() => states(page)).toEqual(['error'])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await choose(page, file)
    await expect.poll(() => states(page)).toEqual(['error'])
    const cell = dialog(page).getByLabel(/^Driver Contact, /)
    await cell.fill('9876543211')
    await cell.press('Enter')
    await expect.poll(() => states(page)).toEqual(['new'])
    await page.keyboard.press('Escape')
    await asked.getByRole('button', { name: 'Go on here' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(await states(page)).toEqual(['new'])
    await page.keyboard.press('Escape')
    await asked.getByRole('button', { name: 'Leave it' }).click()
    await dialog(page).waitFor({ state: 'detached' })
  })

  it('into a cell of a file is taken over where its row is scrolled away [IMPO-01] [ERRS-03]', async () => {
    const page = await house.desk('acme')
    const rows = Array.from({ length: 80 }, (_, n) => line(`FAR-${n}`, { 'Driver Contact': '12' }))
    await choose(page, csv('far.csv', [headers, ...rows]))
    await expect.poll(async () => (await states(page))[0]).toBe('error')
    const scroll = (to: number): Promise<void> =>
      dialog(page)
        .locator('.bulk-scroll')
        .evaluate((box, top) => box.scrollTo(0, top), to)
    const cell = dialog(page).getByLabel(/^Driver Contact, line 2\b/)
    await cell.fill('9876543211')
    await scroll(100_000)
    await cell.waitFor({ state: 'detached' })
    await scroll(0)
    await expect.poll(async () => (await states(page))[0]).toBe('new')
  })

  it('into a form of an order’s panel is asked about before its heading leads to other orders [SUMM-01] [ERRS-03]', async () => {
    const order = await placeOrder(house.product)
    const page = await house.desk('acme', `/home?order=${order.id}`)
    const asked = page.getByRole('dialog', { name: 'Leave without sending?' })
    const panel = page.getByRole('dialog', { name: 'Order', exact: true })
    const place = panel.getByRole('button', { name: 'Nagpur' })
    const field = panel.getByLabel('Quantity of Whole order')
    await panel.getByRole('button', { name: 'State what was sent' }).click()
    await field.fill('7')
    await place.click()
    await asked.getByRole('button', { name: 'Go on here' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe('7')
    await place.click()
    await asked.getByRole('button', { name: 'Leave it' }).click()
    await panel.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('?destination=Nagpur')
  })

  it('into a form whose answer was lost goes out once more, and corrected as another [SHAR-03] [ERRS-03]', async () => {
    const page = await house.desk('acme')
    const keys: (string | undefined)[] = []
    await page.route('**/api/orders/triggerNotification', async (route) => {
      keys.push((await route.request().allHeaders())['idempotency-key'])
      const response = await route.fetch()
      await (keys.length < 3 ? route.abort() : route.fulfill({ response }))
    })
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .nth(1)
      .check()
    await page.getByRole('button', { name: 'Share Your Order', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Share Your Order' })
    await sheet.getByRole('checkbox', { name: 'Email' }).check()
    const value = sheet.getByRole('textbox').first()
    const send = async (): Promise<void> => {
      const tries = keys.length
      const button = sheet.getByRole('button', { name: 'Send', exact: true })
      await expect.poll(() => button.getAttribute('aria-busy')).not.toBe('true')
      await button.click()
      await expect.poll(() => keys.length).toBe(tries + 1)
    }
    await value.fill('wrong@example.com')
    await send()
    await page.getByText('No connection', { exact: false }).first().waitFor()
    await send()
    await value.fill('right@example.com')
    await send()
    await sheet.waitFor({ state: 'detached' })
    const [first, again, corrected] = keys
    expect([again === first, corrected === first]).toEqual([true, false])
  })

  it('as the name of a view is there after Escape, a click outside, a reload and Back, until it is saved [FILT-08] [ERRS-03]', async () => {
    const page = await house.desk('acme')
    const name = page.getByLabel('Name of this view')
    const reopen = async () => {
      await name.waitFor({ state: 'detached' })
      await page.locator('.views-button').click()
      await expect.poll(() => name.inputValue()).toBe('Wet boxes')
    }
    await rowsOf(page).first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('.views-button').click()
    await name.fill('Wet boxes')
    await page.keyboard.press('Escape')
    await reopen()
    await page.mouse.click(5, 600)
    await reopen()
    await page.reload()
    await reopen()
    await goBack(page)
    await page.getByRole('dialog', { name: 'Order' }).waitFor()
    // The menu may be open under it; after a reload it is not.
    await page.reload()
    await page.getByRole('dialog', { name: 'Order' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Order' }).waitFor({ state: 'detached' })
    await reopen()
    await name.fill('')
  })

  it('and ticked of the display items is asked about before Escape, a click outside, a reload or Back lose it [TABL-03] [ERRS-03]', async () => {
    const page = await house.desk('acme')
    const asked = page.getByRole('dialog', { name: 'Leave without sending?' })
    const sheet = page.getByRole('dialog', { name: 'Set Display Items' })
    const open = () => page.getByRole('button', { name: 'Set Display Items' }).click()
    const box = sheet.getByRole('checkbox', { name: 'Vehicle' })
    const stays = async () => {
      await asked.getByRole('button', { name: 'Go on here' }).click()
      await asked.waitFor({ state: 'detached' })
      expect(await box.isChecked()).toBe(false)
    }
    await rowsOf(page).first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await open()
    await box.waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await open()
    await box.uncheck()
    await page.keyboard.press('Escape')
    await stays()
    await page.mouse.click(5, 5)
    await stays()
    await reloadIsAsked(page)
    await goBack(page)
    await stays()
    expect(new URL(page.url()).searchParams.has('order')).toBe(false)
    await goBack(page)
    await asked.getByRole('button', { name: 'Leave it' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('dialog', { name: 'Order' }).waitFor()
  })

  it('and picked as photos waits while the panel is closed, by Escape or Back, and is asked about before a reload [PHOT-01] [ERRS-03]', async () => {
    const order = await placeOrder(house.product)
    const page = await house.desk('acme', `/home?q=${order.identifier}`)
    const row = page.locator(`[data-order-row="${order.id}"]`).first()
    const waiting = page.locator('.panel-upload')
    await row.click()
    await page.locator('input[type=file][multiple]').setInputFiles({
      ...(await aPicture('wet.jpg', 900, 700, '#8a5a2b')),
    })
    await waiting.getByText('wet.jpg').waitFor()
    await page.keyboard.press('Escape')
    await waiting.waitFor({ state: 'detached' })
    await row.click()
    await waiting.getByText('wet.jpg').waitFor()
    await goBack(page)
    await waiting.waitFor({ state: 'detached' })
    await reloadIsAsked(page)
    await row.click()
    await waiting.getByRole('button', { name: 'Remove wet.jpg' }).click()
    await waiting.waitFor({ state: 'detached' })
    await page.reload()
    await rowsOf(page).first().waitFor()
    expect(await waiting.count()).toBe(0)
  })

  it('into a form or the rows of a file is asked about before Back leaves it [IMPO-01] [ERRS-03]', async () => {
    const page = await house.desk('acme')
    const asked = page.getByRole('dialog', { name: 'Leave without sending?' })
    const sheet = page.getByRole('dialog', { name: 'Share Your Order' })
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('heading', { name: 'History' }).waitFor()
    await page.getByRole('link', { name: 'Home' }).click()
    await rowsOf(page).first().waitFor()
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .nth(1)
      .check()
    await page.getByRole('button', { name: 'Share Your Order', exact: true }).click()
    await sheet.getByRole('checkbox', { name: 'Email' }).check()
    await sheet.getByRole('textbox').first().fill('a@example.com')
    await goBack(page)
    await asked.getByRole('button', { name: 'Go on here' }).click()
    await asked.waitFor({ state: 'detached' })
    expect([
      await sheet.getByRole('textbox').first().inputValue(),
      new URL(page.url()).pathname,
    ]).toEqual(['a@example.com', '/home'])
    await goBack(page)
    await asked.getByRole('button', { name: 'Leave it' }).click()
    await page.getByRole('heading', { name: 'History' }).waitFor()
    await page.getByRole('link', { name: 'Home' }).click()
    await rowsOf(page).first().waitFor()
    await choose(page, csv('mended.csv', [headers, line('MEND-2', { 'Driver Contact': '12' })]))
    const cell = dialog(page).getByLabel(/^Driver Contact, /)
    await cell.fill('9876543211')
    await cell.press('Enter')
    await expect.poll(() => states(page)).toEqual(['new'])
    await goBack(page)
    await asked.getByRole('button', { name: 'Go on here' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(await states(page)).toEqual(['new'])
    await goBack(page)
    await asked.getByRole('button', { name: 'Leave it' }).click()
    await page.getByRole('heading', { name: 'History' }).waitFor()
  })
})
