import { expect, it } from 'vitest'
import { eventsOf, publishPolicy } from '../testing/calls.ts'
import { placeOrder } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

it('a receiver is not asked what the client hides, and rejects for a reason where one remark is all [ROLE-12] [COND-01] [EPOD-07] [REM-08]', async () => {
  const office = await house.product.client('admin')
  await publishPolicy(
    office,
    {
      dashboard_customization: { hide: { goods_condition: true } },
      screen: { multiRemark: false },
      public_url_customization: { additional_rejection_reasons: ['Wrong place'] },
    },
    'One remark, and nothing of the goods',
  )
  const order = await placeOrder(house.product)
  const { page, faults } = await house.visit({ viewport: { width: 390, height: 780 } })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto((await order.linkFor('receiver')).url)
  await press('The goods are here')
  await page.getByLabel(/^Remark/).fill('Gate shut')
  expect(await page.getByRole('group', { name: 'Goods' }).count()).toBe(0)
  await press('Continue')
  await page.getByRole('button', { name: 'Add photo' }).waitFor()
  await press('Continue')
  await press('Reject')
  await press('Wrong place')
  await press('Reject')
  await expect
    .poll(async () =>
      (await eventsOf(await house.product.client('acme'), order.id))
        .filter(({ type }) => type === 'remarked' || type === 'rejected')
        .map(({ data }) => data),
    )
    .toMatchObject([{ text: 'Gate shut' }, { reason: 'Wrong place' }])
  expect(faults).toEqual([])
})
