import { expect, it } from 'vitest'
import { openPanel, placeFor, put, seen } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const Items = [
  { item_no: 'A1', product_description: 'Fans', product_quantity: 10, sales_unit: 'boxes' },
  { item_no: 'B2', product_description: 'Panels', product_quantity: 4, sales_unit: 'boxes' },
]

it('Counts are sent for the lines that were changed, and none goes back over a newer count [SIDE-01] [EDIT-05]', async () => {
  const order = await placeFor(house.product, 'acme', { Items })
  const count = (line: string, quantity: number) =>
    put(house.product, 'acme', order, { quantities: [{ line, quantity }] })
  await count('A1', 10)
  await count('B2', 4)
  const { panel, button } = await openPanel(house, order)
  await button('State what was sent').click()
  await panel.getByLabel('Quantity of A1 · Fans').fill('9')
  // A colleague counts the other line anew.
  await count('B2', 3)
  await button('Save').click()
  await button('State what was sent').waitFor()
  const { quantities } = await seen(house.product, 'acme', order)
  expect(quantities.map(({ line, declared }) => [line, declared?.quantity])).toEqual([
    ['A1', 9],
    ['B2', 3],
  ])
})
