import { expect, it } from 'vitest'
import { placeOrder } from '../testing/orders.ts'
import { openPanel, put, seen } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

it('A claim keeps the owner that somebody else gave it while its day was put off [SIDE-02] [EDIT-05]', async () => {
  const order = await placeOrder(house.product)
  await put(house.product, 'acme', order, { receive: true })
  const { page, panel } = await openPanel(house, order, 'acme')
  await panel.getByRole('button', { name: 'Dispute' }).click()
  const dispute = page.getByRole('dialog', { name: 'Dispute', exact: true })
  await dispute.getByRole('button', { name: 'Dispute' }).click()
  await dispute.getByText('Please enter a reason').waitFor()
  await dispute.getByLabel('What is wrong?').fill('Two boxes are wet')
  expect(await dispute.getByText('Please enter a reason').count()).toBe(0)
  await dispute.getByRole('button', { name: 'Dispute' }).click()

  await panel.getByRole('button', { name: 'Change' }).click()
  const claim = page.getByRole('dialog', { name: 'Claim 1' })
  await claim.getByLabel('Owner').waitFor()
  await put(house.product, 'admin', order, { claim: { number: 1, owner: 'acme-users' } })
  await claim.getByLabel('Due', { exact: true }).fill('26-11-2099')
  await claim.getByRole('button', { name: 'Save' }).click()
  await claim.waitFor({ state: 'detached' })
  const [kept] = (await seen(house.product, 'acme', order)).claims
  expect(kept?.owner).toBe('acme-users')
  expect(kept?.due_at).toMatch(/^2099-11-26/)
})
