import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { placeOrder } from '../testing/orders.ts'
import { put, seen } from '../testing/panel.ts'
import { aPicture } from '../testing/pictures.ts'
import { openStep } from '../testing/steps.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const visit = () => house.visit({ viewport: { width: 360, height: 640 }, serviceWorkers: 'block' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The page looks anew, as it does when the network comes back. */
const lookAnew = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

it.each(['as the next step', 'beside it'])(
  'keeps the remark that a driver is typing, %s, when the order is closed elsewhere [PUBL-02] [REM-01]',
  async (where) => {
    const order = await placeOrder(house.product)
    const { page, faults } = await visit()
    await page.goto((await order.linkFor('driver')).url)
    if (where === 'as the next step') {
      await button(page, 'I have reached').click()
      for (const step of ['Signature', 'Photos of the goods', 'OTP']) {
        await page.locator('.step.now').getByRole('heading', { name: step }).waitFor()
        await button(page, 'Skip').click()
      }
    } else await openStep(page, 'Anything to note?')
    const remark = page.getByLabel(/^Remark/)
    await remark.fill('One box was open when I loaded it')
    await put(house.product, 'acme', order, { reject: true })
    await lookAnew(page)
    await button(page, 'Back').waitFor()
    expect(await remark.inputValue()).toBe('One box was open when I loaded it')
    expect(await remark.evaluate((one) => one === document.activeElement)).toBe(true)
    await button(page, 'Add remark').click()
    await expect
      .poll(async () => (await seen(house.product, 'acme', order)).epod.remarks)
      .toMatchObject([{ text: 'One box was open when I loaded it', action_by: 'driver' }])
    // With the button that was pressed went the focus.
    await button(page, 'Back').press('Enter')
    await page.getByRole('heading', { name: 'Rejected' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    expect(faults).toEqual([])
  },
)

it('tells the link’s log of an opening once the line lets it, and once [LINK-01]', async () => {
  const order = await placeOrder(house.product)
  const { page } = await visit()
  let [asked, is_lost] = [0, true]
  await page.route('**/api/public-order/opened', (route) => {
    asked += 1
    return is_lost ? route.abort() : route.continue()
  })
  const lost = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/opened'))
  await page.goto((await order.linkFor('receiver')).url)
  await button(page, 'The goods are here').waitFor()
  await lost
  is_lost = false
  const noted = page.waitForResponse('**/api/public-order/opened')
  await lookAnew(page)
  expect((await noted).status()).toBe(200)
  const read = page.waitForResponse('**/api/public-order')
  await lookAnew(page)
  await read
  expect(asked).toBe(2)
})

it('says the same sentence again as another one [ERRS-01] [A11Y-01]', async () => {
  const order = await placeOrder(house.product)
  await put(house.product, 'acme', order, { receive: true })
  const { page } = await visit()
  await page.goto((await order.linkFor('receiver')).url)
  await button(page, 'Pune').click()
  const said = page.getByText('Pune copied')
  const first = await said.elementHandle()
  await button(page, 'Pune').click()
  await expect.poll(() => first?.evaluate((one) => one.isConnected)).toBe(false)
  await said.waitFor()
})

it('says of a photo that waited what the server answered when it arrived, and takes another [PHOT-06] [PUBL-07]', async () => {
  const order = await placeOrder(house.product)
  const { page } = await visit()
  await page.goto((await order.linkFor('receiver')).url)
  await button(page, 'The goods are here').click()
  await button(page, 'Continue without a remark').click()
  await page.locator('input[type=file]').setInputFiles(await aPicture('a.jpg', 640, 480))
  await page.route('**/api/update_epod', (route) => route.abort())
  await button(page, 'Send photo').and(page.locator(':enabled')).click()
  const item = page.locator('.uploads li')
  await item.getByText('Saved on this phone', { exact: true }).waitFor()
  await page.unroute('**/api/update_epod')
  await page.route('**/api/update_epod', (route) =>
    route.fulfill({ status: 422, json: { status: false, message: 'Another photo, please' } }),
  )
  await lookAnew(page)
  await item.getByText(/Another photo, please$/).waitFor()
  await page.unroute('**/api/update_epod')
  await page.locator('input[type=file]').setInputFiles(await aPicture('b.jpg', 640, 480))
  await button(page, 'Send photo').and(page.locator(':enabled')).click()
  await page.locator('.uploads').getByText('Sent', { exact: true }).waitFor()
  expect((await seen(house.product, 'acme', order)).epod.photos).toHaveLength(1)
})

it('says on the tracking page which step is the one of now, also to whoever hears it, and that a dispatch is to come [PUBL-03] [A11Y-01]', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const [gone, ahead] = [
    await placeOrder(house.product, { dispatch_date: '2026-01-05' }),
    await placeOrder(house.product, { dispatch_date: tomorrow }),
  ]
  const { page } = await visit()
  await page.goto((await gone.linkFor('tracking')).url)
  const now = page.locator('.timeline [aria-current=step]')
  await now.getByText('On the way', { exact: true }).waitFor()
  expect(await now.count()).toBe(1)
  await page.goto((await ahead.linkFor('tracking')).url)
  await page
    .locator('.timeline li')
    .first()
    .getByText(/· Expected$/)
    .waitFor()
  expect(await now.count()).toBe(0)
})

it('leads whoever hears the page to the first field that a refused form lacks [A11Y-01] [PUBL-04]', async () => {
  const { page } = await visit()
  await page.goto('/publicreceiver')
  await page.getByLabel('LR or invoice number').fill('LR-1')
  await button(page, 'Find').press('Enter')
  const client = page.getByLabel('Client')
  await expect.poll(() => client.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await client.getAttribute('aria-invalid')).toBe('true')
})
