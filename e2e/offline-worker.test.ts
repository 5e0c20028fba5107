import { describe, expect, it } from 'vitest'
import { placeOrder } from './testing/orders.ts'
import { withCommonProduct } from './testing/with-product.ts'

const house = withCommonProduct()

describe('The worker that keeps a public page', () => {
  it('also takes a page that it overlooked, which so has its files when the network goes [PUBL-07]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('receiver')
    const { page } = await house.visit({ viewport: { width: 390, height: 780 } })
    await page.addInitScript(() =>
      sessionStorage.setItem('opened without', String(navigator.serviceWorker.controller === null)),
    )
    const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
    await page.goto(url)
    await expect.poll(isServed).toBe(true)
    await page.reload()
    expect(await page.evaluate(() => sessionStorage.getItem('opened without'))).toBe('false')
    // A page that is to be had anew is opened without its worker.
    await (await page.context().newCDPSession(page)).send('Page.reload', { ignoreCache: true })
    await page.waitForFunction(() => sessionStorage.getItem('opened without') === 'true')
    await expect.poll(isServed).toBe(true)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'The goods are here' }).click()
    await page.getByRole('button', { name: 'Continue without a remark' }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: 'Receive', exact: true }).waitFor()
  })
})
