import { wallClock } from '../../src/domain/time.ts'
import { typedDay } from '../../src/domain/typed-day.ts'
import { present } from '../../src/server/testing/present.ts'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { policyOf, publishPolicy } from '../testing/calls.ts'
import { put } from '../testing/panel.ts'
import { headersOf, withProduct } from '../testing/with-product.ts'

const house = withProduct()

/** The configuration of the demo client at an address and width, as its administrator has it. */
const open = async (search = '', width = 1440): Promise<Page> => {
  const page = await house.desk('admin')
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`/admin/acme${search}`)
  await page.getByRole('heading', { level: 1, name: 'Acme Logistics' }).waitFor()
  return page
}
const setting = (page: Page, path: string): Locator => page.locator(`[data-setting="${path}"]`)
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Draft' })

const publish = async (page: Page, why: string): Promise<void> => {
  await bar(page).getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByLabel('Reason').fill(why)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.waitFor({ state: 'detached' })
}
const policy = async () => policyOf(await house.product.client('admin'))

describe('The configuration of a client', () => {
  it('is set by a form, published with a reason, seen in the dashboard and rolled back [MGMT-02] [CONF-02] [ERRS-04]', async () => {
    const page = await open()
    await page.getByLabel('Search all settings').fill('label of all orders')
    const total = setting(page, 'cards.total')
    expect(await total.locator('code').innerText()).toBe('cards.total')
    await total.getByRole('textbox', { name: 'Label of all orders' }).fill('Everything')
    await total.getByText('Differs from the preset').waitFor()
    await page.reload()
    // The draft is still there.
    await bar(page).getByRole('button', { name: '1 change' }).waitFor()
    await bar(page).getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await dialog.getByText('Please say why').waitFor()
    // At its field, which has the focus; it goes as something is typed.
    const why = dialog.getByLabel('Reason')
    expect(await why.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => why.evaluate((area) => area === document.activeElement)).toBe(true)
    await page.keyboard.type('A')
    await dialog.getByText('Please say why').waitFor({ state: 'detached' })
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Escape')
    await publish(page, 'They call it so')
    await page.getByText('Version 2 holds now').waitFor()
    expect(await bar(page).count()).toBe(0)
    await page.goto('/home')
    await page.locator('[data-card=total]').getByText('Everything').waitFor()

    await page.goto('/admin/acme?view=versions')
    const second = page.locator('[data-version="2"]')
    await second.getByText('They call it so').waitFor()
    expect(await second.locator('header').innerText()).toContain('by admin')
    await second.getByText('1 change').click()
    expect(await second.locator('[data-path="cards.total"] ins').innerText()).toContain(
      'Everything',
    )
    await page.locator('[data-version="1"]').getByRole('button', { name: 'Roll back' }).click()
    const back = page.getByRole('dialog', { name: 'Roll back to version 1' })
    await back.getByLabel('Reason').fill('They did not')
    await back.getByRole('button', { name: 'Roll back' }).click()
    await page.locator('[data-version="3"]').getByText('Brings back version 1').waitFor()
    expect((await policy()).effective.cards.total).toBeNull()
  })

  it('clears the search by one cross, and leaves the cursor in it [MGMT-02] [A11Y-01]', async () => {
    const page = await open()
    const field = page.getByLabel('Search all settings')
    await field.fill('cards')
    // Into a field of this type browsers draw a cross of their own.
    expect(await field.getAttribute('type')).not.toBe('search')
    await page.getByRole('button', { name: 'Clear the search' }).press('Enter')
    expect(await field.inputValue()).toBe('')
    await page.keyboard.type('zone')
    expect(await field.inputValue()).toBe('zone')
  })

  it('takes a day as it is typed everywhere, day first, in any language [DESK-08] [CONF-02]', async () => {
    const page = await open()
    await page.getByLabel('Search all settings').fill('earliest_date')
    const day = setting(page, 'earliest_date').getByRole('textbox', { name: 'Earliest date' })
    await day.fill('1/2/2026')
    await page.keyboard.press('Tab')
    expect(await day.inputValue()).toBe('01-02-2026')
    await bar(page).getByRole('button', { name: '1 change' }).waitFor()
    await page.reload()
    await page.getByLabel('Search all settings').fill('earliest_date')
    await expect.poll(() => day.inputValue()).toBe('01-02-2026')
    await bar(page).getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => day.inputValue()).toBe('')
  })

  it('names what contradicts itself, leads there, and does not publish it [CONF-02]', async () => {
    const page = await open('?group=access')
    await setting(page, 'config.disable').getByRole('combobox').selectOption('write')
    const found = bar(page).getByRole('button', { name: /contradiction/ })
    await found.click()
    await bar(page).getByText('No account is left that may change the configuration').waitFor()
    await page.getByLabel('Search all settings').fill('cards')
    await bar(page).getByRole('button', { name: 'Read only', exact: true }).first().click()
    await page.waitForURL('**/admin/acme?group=access')
    const publishing = bar(page).getByRole('button', { name: 'Publish' })
    expect(await publishing.getAttribute('aria-disabled')).toBe('true')
    await setting(page, 'config.disable').getByRole('button', { name: 'Undo' }).click()
    await bar(page).waitFor({ state: 'detached' })
  })

  it('tells the second of two editors, and puts their changes on top [CONF-02]', async () => {
    const page = await open('?group=receivers_page')
    const link_days = setting(page, 'link_days').getByRole('spinbutton')
    await link_days.fill('12')
    const admin = await house.product.client('admin')
    await publishPolicy(admin, { order_label: 'invoice' }, 'The other was quicker')
    await publish(page, 'Mine too').catch(() => undefined)
    await page.getByText(/admin published version \d+ while you were editing/).waitFor()
    await page.getByText('Why: The other was quicker').waitFor()
    await page.locator('[data-path="order_label"] ins').getByText('Invoice number').waitFor()
    await page.getByRole('button', { name: 'Put my changes on top' }).click()
    await publish(page, 'Mine too')
    await expect
      .poll(async () => {
        const { effective } = await policy()
        return [effective.link_days, effective.order_label]
      })
      .toEqual([12, 'invoice'])
  })

  it('brings no version back over one that was published meanwhile [CONF-02]', async () => {
    const admin = await house.product.client('admin')
    await publishPolicy(admin, { link_days: 9 }, 'For now')
    const page = await open('?view=versions')
    const [newest, before] = [(await policy()).latest, (await policy()).latest - 1]
    await page
      .locator(`[data-version="${before}"]`)
      .getByRole('button', { name: 'Roll back' })
      .click()
    const back = page.getByRole('dialog', { name: `Roll back to version ${before}` })
    await back.getByLabel('Reason').fill('Not after all')
    await publishPolicy(admin, { link_days: 8 }, 'Quicker')
    // Behind the dialog the page has heard of it.
    await page
      .locator(`[data-version="${newest + 1}"]`)
      .getByText('Quicker')
      .waitFor()
    await back.getByRole('button', { name: 'Roll back' }).click()
    await page.getByText(`admin has published version ${newest + 1} since.`).waitFor()
    await back.waitFor({ state: 'detached' })
    expect((await policy()).effective.link_days).toBe(8)
  }, 60_000)

  it('compares the two versions that it shows before any is chosen [CONF-02]', async () => {
    const admin = await house.product.client('admin')
    await publishPolicy(admin, { link_days: 11 }, 'Longer')
    const page = await open('?view=versions')
    const compared = page.getByRole('region', { name: 'Compare two versions' })
    await compared.locator('[data-path="link_days"] ins').getByText('11').waitFor()
    expect(await compared.locator('[data-path]').count()).toBe(1)
  })

  it('publishes at a time, and withdraws before it [CONF-02]', async () => {
    const page = await open('?group=cards')
    await setting(page, 'cards.closed').getByRole('textbox').fill('Done')
    await bar(page).getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByLabel('Reason').fill('From tomorrow')
    await dialog.getByLabel('Later').check()
    const time = dialog.getByLabel('Time', { exact: true })
    await time.fill('')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await dialog.getByText('Enter valid Time').waitFor()
    await time.fill('00:00')
    // Not tomorrow, which a run at midnight may have come to.
    const in_two_days = wallClock(
      new Date(Date.now() + 2 * 86_400_000).toISOString(),
      'Asia/Kolkata',
    )
    await dialog.getByLabel(/Asia\/Kolkata/).fill(typedDay(in_two_days.day))
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await page.getByText(/Version \d+ waits for/).waitFor()
    expect((await policy()).effective.cards.closed).toBeNull()
    await page.getByRole('button', { name: 'Versions' }).click()
    await page.locator('[data-state=scheduled]').getByRole('button', { name: 'Withdraw' }).click()
    const why = page.getByRole('dialog', { name: /Withdraw version/ })
    await why.getByLabel('Reason').fill('Not after all')
    await why.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByText('Withdrawn by admin: Not after all').waitFor()
    expect((await policy()).scheduled).toEqual([])
  })

  it('puts columns in order by keyboard and by dragging, beside a table that follows [MGMT-02]', async () => {
    const page = await open('?group=table')
    const path = 'dashboard_customization.custom_header_config.header'
    await expect.poll(() => headersOf(page)).not.toEqual([])
    const before = await headersOf(page)
    await setting(page, path).getByRole('switch').check()
    const down = setting(page, path).getByRole('button', { name: `Move ${before[0]} down` })
    await down.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await headersOf(page)).slice(0, 2))
      .toEqual([before[1], before[0]])
    // The table that follows stays on top of the page: so high that the rows are seen below it.
    await page.setViewportSize({ width: 1440, height: 2_000 })
    const rows = setting(page, path).locator('.policy-row')
    await rows.nth(2).locator('.policy-grip').dragTo(rows.first())
    await expect
      .poll(async () => (await headersOf(page)).slice(0, 3))
      .toEqual([before[2], before[1], before[0]])
    await bar(page).getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => headersOf(page)).toEqual(before)
  })

  it('judges the last orders by the draft, each of which can be opened [CONF-02]', async () => {
    const {
      orders: [closed],
    } = await house.product.orders('acme', { need: 'OPEN_ONTIME' }, 1)
    // What was touched last is judged first, however slow the machine is.
    await put(house.product, 'acme', { id: present(closed)._id }, { receive: true })
    const page = await open('?group=proof')
    await setting(page, 'public_url_customization.mandatory_fields_in_epod_closure')
      .getByLabel('Attachment')
      .check()
    await bar(page).getByRole('button', { name: 'Dry run' }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    const found = page.getByRole('button', { name: /Receive: \d+ of \d+ would have been refused/ })
    await found.first().click()
    const orders = page.getByRole('table', { name: 'Orders that would be refused' })
    const number = await orders.getByRole('link').first().innerText()
    await orders.getByRole('link').first().click()
    await page.getByRole('dialog').getByText(number).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/home')
  })

  it('draws cards, columns, panel and the receiver’s page as a chosen user has them by the draft [CONF-02]', async () => {
    const page = await open('?group=cards')
    await setting(page, 'cards.total').getByRole('textbox').fill('Everything')
    await bar(page).getByRole('button', { name: 'Preview' }).click()
    await page.locator('[data-card=total]').getByText('Everything').waitFor()
    const panel = page.getByRole('region', { name: 'An order’s panel' })
    await panel.getByRole('button', { name: 'Send OTP' }).click()
    await page.getByText('A preview changes nothing').waitFor()
    const receiver = page.frameLocator('iframe[title="The receiver’s page"]')
    await receiver.getByRole('heading', { name: 'A consignment for you' }).waitFor()
    await page.getByLabel('As the user').fill('acme-vendor')
    await expect.poll(() => headersOf(page)).toContain('Driver Contact')
    await bar(page).getByRole('button', { name: 'Discard' }).click()
  })

  it('is in an open dashboard as soon as somebody comes back to it [CONF-02]', async () => {
    const page = await house.desk('admin')
    await page.goto('/home')
    const total = page.locator('[data-card=total]')
    await total.waitFor()
    expect(await total.innerText()).not.toContain('All that there are')
    const admin = await house.product.client('admin')
    await publishPolicy(admin, { cards: { total: 'All that there are' } }, 'While it was open')
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await total.getByText('All that there are').waitFor()
  })

  it('begins a client with a preset, for who administers every one [MGMT-02] [CONF-01]', async () => {
    const page = await house.desk('platform')
    await page.goto('/admin')
    await page.getByRole('button', { name: 'New client' }).click()
    const dialog = page.getByRole('dialog', { name: 'New client' })
    await dialog.getByLabel('Name', { exact: true }).fill('Walked Goods')
    expect(await dialog.getByLabel('Key').inputValue()).toBe('walked-goods')
    await dialog.getByLabel('Begins with').selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Add the client' }).click()
    await page.waitForURL('**/admin/walked-goods')
    await page.getByRole('heading', { level: 1, name: 'Walked Goods' }).waitFor()
  })
})
