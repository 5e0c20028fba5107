import { expect, it } from 'vitest'
import { publishPolicy } from '../testing/calls.ts'
import { placeOrder } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

it.each(['receiver', 'driver'])(
  'a plain id on the page of the %s promises no one-time password where there is none [LINK-01] [OTP-05]',
  async (party) => {
    const office = await house.product.client('admin')
    await publishPolicy(office, { otp: { mode: 'none' } }, 'No one-time passwords')
    const order = await placeOrder(house.product)
    const { page, faults } = await house.visit({ viewport: { width: 390, height: 780 } })
    await page.goto(`/public${party}/${order.id}`)
    await page.getByRole('heading', { name: order.identifier }).waitFor()
    await page.getByText('This link only shows the order').waitFor()
    expect(await page.getByText(/one-time password/).count()).toBe(0)
    expect(await page.getByRole('button', { name: /OTP|Verify/ }).count()).toBe(0)
    expect(faults).toEqual([])
  },
)
