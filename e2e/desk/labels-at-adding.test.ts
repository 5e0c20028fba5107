import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { present } from '../../src/server/testing/present.ts'
import { anOrderTyped, fillOrder } from '../testing/add-by-form.ts'
import { barcodeVideo } from '../testing/barcode-video.ts'
import { newVisitor, openBrowser } from '../testing/browser.ts'
import { choose, csv, dialog, done, headers, line, states } from '../testing/bulk.ts'
import { mintCode, orderNow } from '../testing/calls.ts'
import { placeOrder } from '../testing/orders.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}

/** What the label of the order with this number tells. */
const labelOf = async (identifier: string) => {
  const { orders } = await house.product.orders('acme', { search: identifier })
  const acme = await house.product.client('acme')
  return (await orderNow(acme, present(orders[0])._id)).label
}
const textOf = (page: Page) => page.getByLabel('Text of the label', { exact: true })

/** A phone whose camera sees this barcode. */
const phoneBefore = async (barcode: string) => {
  const browser = await openBrowser(barcodeVideo(barcode))
  onTestFinished(() => browser.close())
  return newVisitor(browser, house.product.url, { ...phone, permissions: ['camera'] })
}
/** A fresh address of the page for adding on a phone. */
const address = async (): Promise<string> =>
  present((await mintCode(await house.product.client('acme'), 'mobile_add')).url)

describe('A label', () => {
  it('is typed into the desk’s form as it is printed, which says what it asks, or what is wrong [TRADE-07]', async () => {
    const page = await house.desk('acme')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await fillOrder(page, anOrderTyped({ 'LR number': 'LR-LABEL-1' }))
    await page.getByRole('button', { name: 'Scan label', exact: true }).click()
    await textOf(page).fill('(4323)2')
    await textOf(page).press('Enter')
    await page.getByText('(4323) must be 0 or 1').waitFor()
    await textOf(page).fill('(4323)1(4321)1')
    await textOf(page).press('Enter')
    const asks = page.getByRole('list', { name: 'Label' })
    await asks.getByText(/signature/i).waitFor()
    await page.locator('form.order-form').getByRole('button', { name: 'Submit' }).click()
    await expect
      .poll(async () => (await house.product.orders('acme', { search: 'LR-LABEL-1' })).total)
      .toBe(1)
    expect(await labelOf('LR-LABEL-1')).toMatchObject({
      signature_required: true,
      dangerous_goods: true,
    })
  })

  it('is read by the camera on the page for adding on a phone [TRADE-07] [ADD-11]', async () => {
    const { page, faults } = await phoneBefore('43231')
    await page.goto(await address())
    for (const [label, text] of Object.entries(anOrderTyped({ 'LR number': 'LR-LABEL-2' })))
      await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Scan label' }).click()
    // A second press before the field is there would be of the button that asks for it.
    await textOf(page).waitFor()
    await page.getByRole('button', { name: 'Scan label' }).click()
    await expect.poll(() => textOf(page).inputValue()).toBe('43231')
    await page
      .getByText(/signature/i)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('heading', { name: 'Successfully submitted' }).waitFor()
    expect(await labelOf('LR-LABEL-2')).toMatchObject({ signature_required: true })
    expect(faults).toEqual([])
  })

  it('has a column in a file, and is told wrong in its cell [TRADE-07] [BULK-09]', async () => {
    const page = await house.desk('acme')
    await choose(
      page,
      csv('labels.csv', [
        [...headers, 'GS1 label'],
        [...line('LR-LABEL-3'), '(4323)1'],
        [...line('LR-LABEL-4'), 'LR-7'],
        [...line('LR-LABEL-5'), ''],
      ]),
    )
    await expect.poll(() => states(page)).toEqual(['error', 'new', 'new'])
    await dialog(page).getByLabel('Label, line 3').fill('(4322)1')
    await dialog(page).getByLabel('Label, line 3').press('Enter')
    await expect.poll(() => states(page)).toEqual(['new', 'new', 'new'])
    await done(page).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await labelOf('LR-LABEL-3')).toMatchObject({ signature_required: true })
    expect(await labelOf('LR-LABEL-4')).toMatchObject({ authority_to_leave: true })
    expect(await labelOf('LR-LABEL-5')).toBeUndefined()
  })

  it('is read by the driver’s camera at the door [TRADE-06]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('driver')
    const { page, faults } = await phoneBefore('43231')
    await page.goto(url)
    await page.getByRole('button', { name: 'Scan label' }).click()
    const acme = await house.product.client('acme')
    await expect
      .poll(async () => (await orderNow(acme, order.id)).label)
      .toMatchObject({ signature_required: true, at_door: ['signature_required'] })
    expect(faults).toEqual([])
  })
})
