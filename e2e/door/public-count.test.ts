import { expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { violations } from '../testing/axe.ts'
import { holderOf } from '../testing/calls.ts'
import { placeOrder } from '../testing/orders.ts'
import { seen } from '../testing/panel.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const phone = { viewport: { width: 390, height: 780 }, bypassCSP: true }
const Items = [
  { item_no: 'A1', product_description: 'Tiles', product_quantity: 1_200 },
  { item_no: 'B2', product_quantity: 6 },
]

it('the receiver counts the items of an order, beside what the driver says [SIDE-01] [A11Y-01]', async () => {
  const order = await placeOrder(house.product, { Items })
  const stated = async () =>
    (await seen(house.product, 'acme', order)).quantities.map((one) => [
      one.line,
      one.delivered?.quantity ?? null,
      one.accepted?.quantity ?? null,
    ])

  // The driver's link states what it brought by the API.
  const driver = await holderOf((await order.linkFor('driver')).url, 'driver')
  const quantities = [{ line: 'A1', quantity: 1_200 }]
  await ok(driver.POST('/api/update_epod', { body: { _id: order.id, quantities } }))

  const receiver = await house.visit(phone)
  await receiver.page.goto(`${(await order.linkFor('receiver')).url}#confirm`)
  const count = receiver.page.getByRole('button', { name: 'Count the goods' })
  const [rejects, counts] = await Promise.all(
    [receiver.page.getByRole('button', { name: 'Reject', exact: true }), count].map((one) =>
      one.boundingBox(),
    ),
  )
  // A thumb that slips from the one does not press the other.
  expect((counts?.y ?? 0) - (rejects?.y ?? 0) - (rejects?.height ?? 0)).toBeGreaterThanOrEqual(12)
  await count.press('Enter')
  await expect
    .poll(() => receiver.page.evaluate(() => document.activeElement?.tagName))
    .toBe('INPUT')
  await receiver.page.getByRole('button', { name: 'Save count' }).click()
  await receiver.page.getByText('Enter at least one quantity').waitFor()
  await receiver.page.getByLabel('Quantity of Tiles').fill('1190')
  // Not a number that anybody could have meant: neither left out nor guessed at.
  await receiver.page.getByLabel('Quantity of B2').fill('1,00,00')
  await receiver.page.getByRole('button', { name: 'Save count' }).click()
  await receiver.page.getByText('Enter a number, like 12 or 12.5').waitFor()
  expect(await receiver.page.getByLabel('Quantity of B2').getAttribute('aria-invalid')).toBe('true')
  await receiver.page.getByLabel('Quantity of B2').fill('6.')
  expect(await violations(receiver.page)).toEqual([])
  await receiver.page.getByLabel('Quantity of B2').press('Enter')
  await receiver.page.getByText('2 of 2 counted').waitFor()
  await expect.poll(stated).toEqual([
    ['A1', 1_200, 1_190],
    ['B2', null, 6],
  ])

  // Another phone of the receiver counts one line anew while the form is open.
  await count.click()
  const other = await holderOf((await order.linkFor('receiver')).url, 'receiver')
  const anew = [{ line: 'B2', quantity: 5 }]
  await ok(other.POST('/api/update_epod', { body: { _id: order.id, quantities: anew } }))
  await receiver.page.getByLabel('Quantity of Tiles').fill('1180')
  await receiver.page.getByRole('button', { name: 'Save count' }).click()
  await count.waitFor()
  await expect.poll(stated).toEqual([
    ['A1', 1_200, 1_180],
    ['B2', null, 5],
  ])
  expect(receiver.faults).toEqual([])
})

it('the receiver may still count after the press of Receive [SIDE-01] [SIDE-02]', async () => {
  const order = await placeOrder(house.product, { Items })
  const receiver = await house.visit(phone)
  const { page } = receiver
  await page.goto(`${(await order.linkFor('receiver')).url}#confirm`)
  await page.getByRole('button', { name: 'Receive', exact: true }).click()
  await page.getByRole('radio', { name: '4 stars' }).press(' ')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: /^Received/ }).waitFor()
  await page.getByRole('button', { name: 'Count the goods' }).click()
  await page.getByLabel('Quantity of Tiles').fill('1190')
  await page.getByRole('button', { name: 'Save count' }).click()
  await page.getByText('1 of 2 counted').waitFor()
  const counted = async () => (await seen(house.product, 'acme', order)).quantities[0]?.accepted
  await expect.poll(counted).toMatchObject({ quantity: 1_190 })
  expect(receiver.faults).toEqual([])
})

it('what was counted and not sent is there again after a reload and a step back, until it is saved; so is who signs [SIDE-01] [SIGN-01] [PUBL-01]', async () => {
  const order = await placeOrder(house.product, { Items })
  const { page, faults } = await house.visit(phone)
  const again = page.getByRole('button', { name: 'Count the goods' })
  const tiles = page.getByLabel('Quantity of Tiles')
  const signer = page.getByRole('form', { name: 'Signature' }).getByRole('textbox').first()
  await page.goto(`${(await order.linkFor('receiver')).url}#confirm`)
  await again.click()
  await tiles.fill('1190')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await signer.fill('Ramesh')
  await page.reload()
  await expect.poll(() => tiles.inputValue()).toBe('1190')
  // Nobody pressed anything that the focus would follow.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  expect(await signer.inputValue()).toBe('Ramesh')
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await page.getByRole('heading', { name: /^Reject/ }).waitFor()
  await page.goBack()
  await expect.poll(() => tiles.inputValue()).toBe('1190')
  await page.getByRole('button', { name: 'Save count' }).click()
  await page.getByText('1 of 2 counted').waitFor()
  await page.reload()
  await again.waitFor()
  expect(await tiles.count()).toBe(0)
  expect(faults).toEqual([])
})

it('where a part of the page does not come, its place says so and offers another try, and the rest stays as it is [ERRS-03]', async () => {
  const order = await placeOrder(house.product, { Items })
  const { page } = await house.visit({ ...phone, serviceWorkers: 'block' })
  let tries = 0
  await page.route('**/assets/count-step-*.js', (route) => {
    tries += 1
    return tries === 1 ? route.abort() : route.continue()
  })
  await page.goto(`${(await order.linkFor('receiver')).url}#confirm`)
  await page.getByRole('alert').getByText('The page could not be loaded').waitFor()
  await page.getByRole('button', { name: 'Receive', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('button', { name: 'Count the goods' }).waitFor()
  expect(tries).toBe(2)
})

it('nobody is asked to count what names no items [SIDE-01]', async () => {
  const { page } = await house.visit(phone)
  await page.goto(`${(await (await placeOrder(house.product)).linkFor('receiver')).url}#confirm`)
  await page.getByRole('button', { name: 'Receive', exact: true }).waitFor()
  expect(await page.getByText('Count the goods').count()).toBe(0)
})
