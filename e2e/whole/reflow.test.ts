import { expect, it } from 'vitest'
import { placeOrder } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

it('the list of orders needs no scrolling aside on a phone of 360 px, nor at four times its size, however long the names [A11Y-01]', async () => {
  const order = await placeOrder(house.product, {
    client: 'A client with a rather long name, of some sixty letters in all',
    source: { name: 'Krishnapatnam-Port-Container-Freight-Station-of-Andhra' },
    destination: { name: 'TheRegionalDistributionCentreOfNagpurWrittenInOneWord' },
  })
  const page = await house.desk('acme')
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 780 })
    await page.locator(`.order-cards [data-order-row="${order.id}"]`).waitFor()
    // What is beside the day of dispatch says what it is.
    await page
      .locator('.order-card', { hasText: order.identifier })
      .getByText(/^Due in /)
      .waitFor()
    // The strip of quick filters alone is there to be moved.
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('header *, main *')]
        .filter(
          (one) => !one.closest('.quick-bar') && one.getBoundingClientRect().right > innerWidth,
        )
        .map(({ className }) => className),
    )
    expect([width, beyond]).toEqual([width, []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
