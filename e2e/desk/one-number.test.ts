import { expect, it } from 'vitest'
import { placeFor, seen } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

/** The full form of an account that goes by invoices: for a new order, or one that is there. */
const formAt = async (address: string, name: string) => {
  const page = await house.desk('swiggy', address)
  const form = page.getByRole('dialog', { name })
  return {
    page,
    field: (label: string) => form.getByLabel(label, { exact: true }),
    button: (word: string) => form.getByRole('button', { name: word, exact: true }),
    form,
  }
}
const numbersOf = async (order: { id: string }) => {
  const { identifier, invoice } = await seen(house.product, 'swiggy', order)
  return [identifier, invoice]
}

it('asks for the invoice’s number once in the full form, where it is the order’s too [ADD-01]', async () => {
  const { form, field } = await formAt('/home?add=1', 'Add order')
  await form.getByText('Full', { exact: true }).click()
  await field('Invoice date').waitFor()
  expect([await field('Invoice number').count(), await field('Invoice').count()]).toEqual([1, 0])
})

it('changes both numbers by the one field that is shown for them [EDIT-02]', async () => {
  const [one, other] = [`FD-1-${process.pid}`, `FD-2-${process.pid}`]
  const order = await placeFor(house.product, 'swiggy', { identifier: one, invoice: one })
  const { page, field, button } = await formAt(`/home?details=${order.id}`, 'Order details')
  await field('Invoice number').waitFor()
  expect(await field('Invoice').count()).toBe(0)
  await button('Edit').click()
  await field('Invoice number').fill(other)
  expect(await field('Invoice').count()).toBe(0)
  await button('Submit').click()
  await page.getByText('Order updated').waitFor()
  expect(await numbersOf(order)).toEqual([other, other])
})

it('shows an invoice that has another number than the order, and leaves it as it is [EDIT-01] [EDIT-02]', async () => {
  const [one, other] = [`FD-3-${process.pid}`, `FD-4-${process.pid}`]
  const order = await placeFor(house.product, 'swiggy', { identifier: one, invoice: 'BILL-3' })
  const { page, field, button } = await formAt(`/home?details=${order.id}`, 'Order details')
  await field('Invoice').waitFor()
  expect(await field('Invoice').inputValue()).toBe('BILL-3')
  await button('Edit').click()
  await field('Invoice number').fill(other)
  await button('Submit').click()
  await page.getByText('Order updated').waitFor()
  expect(await numbersOf(order)).toEqual([other, 'BILL-3'])
})
