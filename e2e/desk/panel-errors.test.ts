import { expect, it } from 'vitest'
import { placeOrder } from '../testing/orders.ts'
import { openPanel, put } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

it('What was recorded in error is not said twice: who was slower is told, and keeps what was typed [DESK-22] [EPOD-09]', async () => {
  const order = await placeOrder(house.product)
  await put(house.product, 'acme', order, { receive: true })
  const { page, panel } = await openPanel(house, order, 'acme')
  await panel.getByRole('button', { name: 'Recorded in error?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recorded in error?' })
  await dialog.getByLabel('Reason').fill('The neighbour signed')
  await put(house.product, 'admin', order, { error: { act: 'closing', reason: 'Wrong order' } })
  await dialog.getByText('A second person is already asked').last().waitFor()
  const send = dialog.getByRole('button', { name: 'Ask a second person' })
  expect(await send.getAttribute('aria-disabled')).toBe('true')
  await dialog.getByRole('button', { name: 'Copy what you typed' }).click()
  await page.getByText('What you typed is copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Reason: The neighbour signed',
  )
})
