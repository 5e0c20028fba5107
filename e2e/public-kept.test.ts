import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { placeOrder } from './testing/orders.ts'
import { seen } from './testing/panel.ts'
import { withCommonProduct } from './testing/with-product.ts'

const house = withCommonProduct()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const panelsBroken = async (page: Page): Promise<void> => {
  await button(page, 'Damage').click()
  expect(await button(page, 'Continue without a remark').count()).toBe(0)
  await page.getByLabel('Goods 1', { exact: true }).fill('LED panels')
  await page.getByLabel('Quantity 1', { exact: true }).fill('3')
  await button(page, 'Continue').click()
  await button(page, 'Add photo').waitFor()
}

it('What a receiver picked or typed is saved by the one Continue, and on record once, however often it is said [PUBL-01] [COND-03] [SIDE-01]', async () => {
  const order = await placeOrder(house.product)
  const { url } = await order.linkFor('receiver')
  const { page, faults } = await house.visit({ viewport: { width: 390, height: 780 } })
  await page.goto(url)
  await button(page, 'The goods are here').click()
  await button(page, 'Continue without a remark').waitFor()
  expect(await button(page, 'Continue').count()).toBe(0)
  await panelsBroken(page)
  // A reload stays where it was; the step again, and the same said again.
  await page.reload()
  await button(page, 'Add photo').waitFor()
  await page.goBack()
  await panelsBroken(page)
  await button(page, 'Continue').click()
  await button(page, 'Receive').click()
  await page.getByRole('heading', { name: 'Overall Experience' }).waitFor()
  const { epod, extra_fields } = await seen(house.product, 'acme', order)
  expect(epod.remarks.map(({ text }) => text)).toEqual(['damaged'])
  expect(epod.damaged).toEqual([{ text: 'LED panels', qty: 3 }])
  expect(extra_fields.exception).toBe(true)
  expect(faults).toEqual([])
})
