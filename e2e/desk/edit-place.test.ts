import { expect, it } from 'vitest'
import { placeOrder } from '../testing/orders.ts'
import { seen } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

it('offers to empty what is left of the place before where another destination is typed, by keyboard, and empties nothing by itself [EDIT-02] [A11Y-01]', async () => {
  const destination = {
    name: 'Jaipur Sitapura',
    address: 'Plot 7, RIICO',
    city: 'Jaipur',
    postal_code: '302022',
    loc: [26.78, 75.83] as [number, number],
  }
  const order = await placeOrder(house.product, { destination })
  const page = await house.desk('acme', `/home?details=${order.id}`)
  const details = page.getByRole('dialog', { name: 'Order details' })
  const field = (label: string) => details.getByLabel(label, { exact: true })
  const button = (name: string) => details.getByRole('button', { name, exact: true })
  await button('Edit').press('Enter')
  const offer = details.getByText('Still as for Jaipur Sitapura:')
  expect(await offer.isVisible()).toBe(false)
  await field('Destination').fill('Kochi Kalamassery')
  await details
    .getByText('Still as for Jaipur Sitapura: Destination address, Destination city, Postal code.')
    .waitFor()
  expect(await field('Destination city').inputValue()).toBe('Jaipur')
  // What is typed anew is no longer of the place before.
  await field('Destination city').fill('Kochi')
  await details
    .getByText('Still as for Jaipur Sitapura: Destination address, Postal code.')
    .waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await offer.waitFor({ state: 'hidden' })
  expect([
    await field('Destination city').inputValue(),
    await field('Destination address').inputValue(),
    await field('Postal code').inputValue(),
    await field('Destination address').evaluate((one) => one === document.activeElement),
  ]).toEqual(['Kochi', '', '', true])
  await button('Submit').click()
  await page.getByText('Order updated').waitFor()
  expect((await seen(house.product, 'acme', order)).destination).toMatchObject({
    name: 'Kochi Kalamassery',
    city: 'Kochi',
    address: null,
    postal_code: null,
    loc: null,
  })
})
