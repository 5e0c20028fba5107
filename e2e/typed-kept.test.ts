import { describe, expect, it } from 'vitest'
import { choose, csv, dialog, headers, line, states } from './testing/bulk.ts'
import { placeOrder } from './testing/orders.ts'
import { withCommonProduct } from './testing/with-product.ts'

const house = withCommonProduct()

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
    const browsers = page.waitForEvent('dialog')
    const reload = page.evaluate(() => location.reload()).catch(() => undefined)
    const dialogShown = await browsers
    expect(dialogShown.type()).toBe('beforeunload')
    await dialogShown.dismiss()
    await reload
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
})
