import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { drawOn } from '../testing/drawing.ts'
import { placeOrder } from '../testing/orders.ts'
import { seen } from '../testing/panel.ts'
import { aPicture } from '../testing/pictures.ts'
import { openStep } from '../testing/steps.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Takes from JavaScript what Chrome 80 has not, in a page or a worker. */
const age = `{
  const without = (owner, ...names) => names.forEach((name) => delete owner[name])
  without(Array.prototype, 'at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted')
  without(Array.prototype, 'toSpliced', 'with')
  without(String.prototype, 'at', 'isWellFormed', 'toWellFormed', 'replaceAll')
  without(Object, 'groupBy', 'hasOwn')
  without(Map, 'groupBy')
  without(Promise, 'any', 'try', 'withResolvers')
  without(AbortSignal, 'abort', 'any', 'timeout')
  without(AbortSignal.prototype, 'throwIfAborted')
  without(Crypto.prototype, 'randomUUID')
  without(self, 'structuredClone', 'Iterator')
}`

/** A phone whose browser is as old as they may be, with the violations that it met. */
const oldPhone = async () => {
  const phone = await house.visit({
    viewport: { width: 360, height: 640 },
    serviceWorkers: 'block',
  })
  await phone.page.addInitScript({ content: age })
  const workers: string[] = []
  await phone.page.route('**/assets/*worker-*.js', async (route) => {
    const response = await route.fetch()
    workers.push(route.request().url())
    await route.fulfill({ response, body: `${age}\n${await response.text()}` })
  })
  return { ...phone, workers }
}

it('leads a receiver from the arrival to the proof in the oldest browser that it is built for [PUBL-06] [PHOT-02]', async () => {
  const order = await placeOrder(house.product)
  const { page, faults, workers } = await oldPhone()
  await page.goto((await order.linkFor('receiver')).url)
  await button(page, 'The goods are here').click()
  await button(page, 'Damage').click()
  await page.getByLabel(/^Remark/).fill('One box wet')
  await page.getByLabel('Goods 1').fill('Mixer')
  await page.getByLabel('Quantity 1').fill('1')
  await button(page, 'Continue').click()
  await page.locator('input[type=file]').setInputFiles(await aPicture('a.jpg', 2400, 1800))
  await button(page, 'Send photo').and(page.locator(':enabled')).click()
  await page.getByText('Sent', { exact: true }).waitFor()
  await button(page, 'Continue').click()
  await button(page, 'Receive').click()
  await page.getByRole('heading', { name: 'Overall Experience' }).waitFor()
  await page.getByRole('radio', { name: '4 stars' }).press(' ')
  await button(page, 'Submit').click()
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.getByText(/One box wet/).waitFor()
  expect((await seen(house.product, 'acme', order)).epod.photos).toHaveLength(1)
  expect(workers.some((url) => url.includes('shrink-worker'))).toBe(true)
  expect(faults).toEqual([])
})

it('leads a driver from the gate to the photos in the oldest browser that it is built for [PUBL-06] [SIGN-01]', async () => {
  const order = await placeOrder(house.product)
  const { page, faults } = await oldPhone()
  await page.goto((await order.linkFor('driver')).url)
  await button(page, 'I have reached').click()
  await button(page, 'Sign').click()
  await drawOn(page, page.locator('canvas'), [
    [0.2, 0.5],
    [0.5, 0.3],
    [0.8, 0.6],
  ])
  await page.getByLabel('Name of the signer').fill('Meera')
  await page.getByLabel('Relation to the receiver').fill('Owner')
  await button(page, 'Save signature').click()
  await page.locator('.sent').getByText(/Meera/).waitFor()
  await openStep(page, 'Photos of the goods')
  await page.locator('input[type=file]').setInputFiles(await aPicture('a.jpg', 640, 480))
  await button(page, 'Send photo').and(page.locator(':enabled')).click()
  await page.locator('.sent').getByText('1 photo', { exact: true }).waitFor()
  expect(faults).toEqual([])
})

it.each(['/publicreceiver', '/mobile_add', '/verify'])(
  'opens %s in it [PUBL-06]',
  async (address) => {
    const { page, faults } = await oldPhone()
    await page.goto(address)
    await page.locator('h1').first().waitFor()
    expect(await page.getByText('The page could not be loaded').count()).toBe(0)
    expect(faults).toEqual([])
  },
)

it('says that it could not be loaded, and offers to load it again, where what is filled in does not come [PUBL-06] [ERRS-03]', async () => {
  const order = await placeOrder(house.product)
  const { page } = await oldPhone()
  await page.route('**/assets/older-browsers-*.js', (route) => route.abort())
  await page.goto((await order.linkFor('receiver')).url)
  await page.getByText('The page could not be loaded').waitFor()
  await page.unroute('**/assets/older-browsers-*.js')
  await button(page, 'Reload').click()
  await button(page, 'The goods are here').waitFor()
  expect(await page.getByText('The page could not be loaded').count()).toBe(0)
})
