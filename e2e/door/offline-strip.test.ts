import { expect, it } from 'vitest'
import { keptRows } from '../testing/kept.ts'
import { button, visit, yesterday } from '../testing/offline.ts'
import { openAt, strip } from '../testing/open-at.ts'
import { placeOrder } from '../testing/orders.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

it('What was refused goes from the phone at the second press, once the page has said so [PUBL-07]', async () => {
  const order = await placeOrder(house.product, { dispatch_date: yesterday() })
  const { page, faults } = await visit(house)
  await openAt(page, (await order.linkFor('receiver')).url)
  await page.route('**/api/update_epod', (route) =>
    route.fulfill({ status: 422, json: { status: false, message: 'Not this time' } }),
  )
  await button(page, 'The goods are here').click()
  await page.getByLabel(/^Remark/).fill('One box wet')
  await button(page, 'Continue').click()
  await strip(page).getByText('Not everything was taken').waitFor()
  const warning = strip(page).getByText('What was refused is then gone from this phone.')
  expect(await warning.count()).toBe(0)
  await strip(page).getByRole('button', { name: 'Remove' }).click()
  await warning.waitFor()
  expect(await keptRows(page, 'items')).toHaveLength(1)
  await strip(page).getByRole('button', { name: 'Remove' }).click()
  await strip(page).waitFor({ state: 'detached' })
  expect(await keptRows(page, 'items')).toEqual([])
  expect(faults).toEqual([])
})
