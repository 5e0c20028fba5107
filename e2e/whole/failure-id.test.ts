import { expect, it } from 'vitest'
import { placeOrder } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const ID = '0194e1c8-7b6f-7abc-8def-0123456789ab'
const failed = {
  status: 500,
  headers: { 'X-Request-Id': ID },
  json: { status: false, code: 'some_error', message: 'Some Error' },
}
const pictures = process.env['EPOD_PICTURES']

it('of the server says its request id beside the sentence, to be copied, and stays for it [OBS-01] [ERRS-01]', async () => {
  const page = await house.desk('acme')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route('**/api/orders/*/links', (route) => route.fulfill(failed))
  await page
    .getByRole('button', { name: /^Copy receiver link/ })
    .first()
    .click()
  const alert = page.getByRole('alert')
  await alert.getByText('Some Error', { exact: true }).waitFor()
  await alert.getByText(ID, { exact: true }).waitFor()
  await alert.getByRole('button', { name: 'Copy id' }).waitFor()
  for (const [width, height] of pictures === undefined
    ? []
    : [
        [1440, 900],
        [1024, 768],
        [390, 780],
      ])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: width ?? 0, height: height ?? 0 })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${pictures}/failure-${width}-${colorScheme}.png` })
    }
  await alert.getByRole('button', { name: 'Copy id' }).click()
  await alert.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ID)
})

it('says the id where the list stands, and on a receiver’s page [OBS-01]', async () => {
  const order = await placeOrder(house.product)
  const page = await house.desk('acme')
  await page.route('**/api/fetch_orders', (route) => route.fulfill(failed))
  await page.reload()
  await page.getByText(`Some Error (${ID})`).first().waitFor()
  const { page: phone } = await house.visit({ viewport: { width: 390, height: 780 } })
  await phone.route('**/api/public/receiver/*', (route) => route.fulfill(failed))
  await phone.goto((await order.linkFor('receiver')).url)
  await phone.getByText(`(${ID})`).first().waitFor()
  expect(await phone.getByText(`Some Error (${ID})`).count()).toBeGreaterThan(0)
})
