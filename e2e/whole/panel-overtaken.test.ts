import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { looks, violations } from '../testing/axe.ts'
import { eventsOf } from '../testing/calls.ts'
import { lotsOf } from '../testing/lots.ts'
import { openPanel, placeFor, put } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const { aLot, count, details } = lotsOf(house)
const place = () => placeFor(house.product, 'acme')
const asking = {
  policy: {
    reasons: {
      due: ['receive', 'reject', 'approve', 'turn_down'],
      receive: ['No phone'],
      turn_down: ['Photo is dark'],
    },
  },
}
const NOT_SAVED = 'What you typed was not saved'

/**
 * What is said of what was typed and not saved, and the script that says it, which is asked for
 * with the verdict.
 */
const unsavedIn = async (panel: Locator) => ({
  scripts: await panel.page().evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/overtaken-fields-')),
  ),
  said: await panel.getByText(NOT_SAVED).count(),
})

describe('What is typed into an order that another closes meanwhile', () => {
  for (const [name, action, said] of [
    ['Receive', { reject: true }, 'This order has already been rejected'],
    ['Reject', { receive: true }, 'This order has already been received'],
  ] as const)
    it(`stays in the dialog of ${name}, which says who did what, sends nothing and copies it, until it is left [EPOD-09] [DESK-20] [ERRS-03]`, async () => {
      const order = await place()
      const { page, panel, button, over } = await openPanel(house, order, 'acme', {
        ...asking,
        ...looks(),
      })
      await button(name).click()
      const dialog = over(new RegExp(`^${name}`))
      const words = dialog.getByRole('textbox')
      await words.fill('Guard let us in')
      await put(house.product, 'admin', order, { ...action, reason: 'Another reason' })
      const notice = dialog.getByRole('region', { name: NOT_SAVED })
      await notice.getByText(new RegExp(`${said}[^]* by admin`)).waitFor()
      expect(await violations(page)).toEqual([])
      const send = dialog.getByRole('button', { name, exact: true })
      expect([
        await words.inputValue(),
        await words.evaluate((one) => one === document.activeElement),
        await send.getAttribute('aria-disabled'),
      ]).toEqual(['Guard let us in', true, 'true'])
      await page.keyboard.press('Control+Enter')
      await notice.getByRole('button', { name: 'Copy what you typed' }).press('Enter')
      await page.getByText('What you typed is copied').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        'Reason: Guard let us in',
      )
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog.waitFor({ state: 'detached' })
      await panel.locator('.panel-verdict').waitFor()
      expect(await button('Record now').count()).toBe(0)
    })

  it('stays in the dialog of a failed attempt [DOOR-10] [EPOD-09] [ERRS-03]', async () => {
    const order = await place()
    const { button, over } = await openPanel(house, order)
    await button('Failed attempt').click()
    const dialog = over('Failed attempt')
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('textbox').fill('Gate was shut')
    await put(house.product, 'admin', order, { receive: true })
    const notice = dialog.getByRole('region', { name: NOT_SAVED })
    await notice.getByText(/This order has already been received[^]* by admin/).waitFor()
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Gate was shut')
  })

  it('stays in sight where its field was in the panel itself, until it is discarded [OTP-01] [EPOD-04] [ERRS-03]', async () => {
    const order = await place()
    const { page, panel, button } = await openPanel(house, order)
    await panel.getByLabel('OTP', { exact: true }).fill('123456')
    await put(house.product, 'admin', order, { receive: true })
    const notice = panel.getByRole('region', { name: NOT_SAVED })
    await notice.getByText(/This order has already been received[^]* by admin/).waitFor()
    await notice.getByText('123456').waitFor()
    await notice.getByRole('button', { name: 'Copy what you typed' }).press('Enter')
    await page.getByText('What you typed is copied').waitFor()
    await button('Discard it').press('Enter')
    await notice.waitFor({ state: 'detached' })
    expect(await panel.getByText('123456').count()).toBe(0)
  })

  it('stays in sight where a label was typed that was not read yet [TRADE-06] [ERRS-03]', async () => {
    const order = await place()
    const { panel, button } = await openPanel(house, order)
    await button('Scan label').click()
    const field = panel.getByLabel('Text of the label')
    await field.fill('(00)123456789012345675')
    await put(house.product, 'admin', order, { receive: true })
    const notice = panel.getByRole('region', { name: NOT_SAVED })
    await notice.getByText(/This order has already been received[^]* by admin/).waitFor()
    await notice.getByText('(00)123456789012345675').waitFor()
    expect(await button('Read label').count()).toBe(0)
    await button('Discard it').press('Enter')
    await notice.waitFor({ state: 'detached' })
  })

  it('stays in sight where what was pressed here was taken back before [DESK-21] [EPOD-04]', async () => {
    const order = await place()
    const { panel, button } = await openPanel(house, order)
    await panel.getByLabel('OTP', { exact: true }).fill('123456')
    await button('Receive').click()
    await button('Undo').click()
    await put(house.product, 'admin', order, { receive: true })
    const notice = panel.getByRole('region', { name: NOT_SAVED })
    await notice.getByText('123456').waitFor()
    expect((await unsavedIn(panel)).said).toBe(1)
  })

  it('is not spoken of where the act that it goes with was sent when its seconds were over [DESK-21] [EPOD-04]', async () => {
    const order = await place()
    const { panel, button } = await openPanel(house, order, 'acme', { policy: { undo_seconds: 1 } })
    await panel.getByLabel('OTP', { exact: true }).fill('123456')
    await button('Receive').click()
    await panel.locator('.panel-verdict').waitFor()
    await panel.getByText('Confirmed by button', { exact: true }).waitFor()
    expect(await unsavedIn(panel)).toEqual({ scripts: [], said: 0 })
  })

  it('is not spoken of where the order was closed with it here [EPOD-04] [EPOD-09]', async () => {
    const order = await place()
    const { panel, button } = await openPanel(house, order)
    await panel.getByLabel('OTP', { exact: true }).fill('123456')
    await button('Receive').click()
    await button('Record now').click()
    await panel.locator('.panel-verdict').waitFor()
    await panel.getByText('Confirmed by button', { exact: true }).waitFor()
    expect(await unsavedIn(panel)).toEqual({ scripts: [], said: 0 })
  })

  it('stays in a judgement that another gave first [REVW-01] [DESK-20] [ERRS-03]', async () => {
    const order = await place()
    await put(house.product, 'acme', order, { receive: true })
    const { button, over } = await openPanel(house, order, 'acme', asking)
    await button('Reject proof').click()
    const dialog = over(/^Reject/)
    await dialog.getByRole('checkbox', { name: 'Photo is dark' }).check()
    const admin = await house.product.client('admin')
    await admin.POST('/api/orders/review', { body: { order_id: order.id, is_approved: true } })
    const notice = dialog.getByRole('region', { name: NOT_SAVED })
    await notice.getByText(/ by admin$/).waitFor()
    expect(
      await dialog.getByRole('button', { name: 'Reject proof' }).getAttribute('aria-disabled'),
    ).toBe('true')
  })
})

describe('What is counted and signed while another closes the order', () => {
  it('stays in the form of quantities, whose Save is off [SIDE-01] [ERRS-03]', async () => {
    const order = await place()
    const { panel, button } = await openPanel(house, order)
    await button('State what was sent').click()
    await panel.getByLabel('Quantity of Whole order').fill('7')
    await put(house.product, 'admin', order, { receive: true })
    const notice = panel.getByRole('region', { name: NOT_SAVED })
    await notice.getByText(/ by admin$/).waitFor()
    expect([
      await panel.getByLabel('Quantity of Whole order').inputValue(),
      await button('Save').getAttribute('aria-disabled'),
    ]).toEqual(['7', 'true'])
    await button('Cancel').click()
    await notice.waitFor({ state: 'detached' })
  })

  it('stays in the sheet to sign on [SIGN-01] [ERRS-03]', async () => {
    const order = await place()
    const { button, over } = await openPanel(house, order)
    await button('Sign').click()
    const sheet = over('Signature')
    await sheet.getByRole('textbox').first().fill('Ramesh')
    await put(house.product, 'admin', order, { receive: true })
    await sheet
      .getByRole('region', { name: NOT_SAVED })
      .getByText(/ by admin$/)
      .waitFor()
    expect(await sheet.getByRole('textbox').first().inputValue()).toBe('Ramesh')
  })

  it('of a lot’s crates stays in sight where another counted first, and not where it was kept [LOT-01] [LOT-02] [ERRS-03]', async () => {
    const order = await aLot()
    const { page, part, box, button } = await details(order)
    await part.getByLabel('Asset 1', { exact: true }).fill('Pallet')
    await part.getByLabel('Count 1', { exact: true }).fill('12')
    await count(order, 'wh_out', { crate: 9 })
    const notice = part.getByRole('region', { name: NOT_SAVED })
    await notice.getByText(/This has been counted already[^]* by acme/).waitFor()
    await notice.getByText('Pallet').waitFor()
    await notice.getByText('12', { exact: true }).waitFor()
    await button('Discard it').click()
    await notice.waitFor({ state: 'detached' })
    await box('POD crate in', 'crate').fill('9')
    await button('Save count').click()
    await box('POD crate out', 'crate').waitFor()
    expect(await page.getByText(NOT_SAVED).count()).toBe(0)
  })
})

it('A link whose answer was lost is made once by pressing again [LINK-01] [ERRS-03]', async () => {
  const order = await place()
  const { page, panel } = await openPanel(house, order)
  let tries = 0
  await page.route(`**/api/orders/${order.id}/links`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    tries += 1
    const response = await route.fetch()
    await (tries === 1 ? route.abort() : route.fulfill({ response }))
  })
  const copy = panel.getByRole('button', { name: /receiver link$/i }).first()
  await copy.click()
  await page.getByText('No connection', { exact: false }).first().waitFor()
  await expect.poll(() => copy.getAttribute('aria-busy')).not.toBe('true')
  await copy.click()
  await expect.poll(() => tries).toBe(2)
  await panel.getByRole('textbox', { name: 'Public links' }).waitFor()
  const log = await eventsOf(await house.product.client('acme'), order.id)
  expect(log.filter(({ type }) => type === 'link_created')).toHaveLength(1)
})
