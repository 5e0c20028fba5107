import { expect, it } from 'vitest'
import { anAddress, codeSentTo, reachedBy } from '../testing/codes.ts'
import { button, cut, effects, onRecord, visit, yesterday } from '../testing/offline.ts'
import { isKept, openAt, strip } from '../testing/open-at.ts'
import { ok } from '../../packages/client/src/index.ts'
import { placeOrder } from '../testing/orders.ts'
import { put } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

it('A page that a failing server left with what it remembers is up to date soon after it serves again [PUBL-07] [DOOR-03]', async () => {
  const order = await placeOrder(house.product)
  const { url } = await order.linkFor('driver')
  const { page } = await visit(house)
  await openAt(page, url)
  await page.clock.install()
  await page.route('**/api/public/**', (route) =>
    route.fulfill({ status: 503, json: { status: false, message: 'Back soon' } }),
  )
  await page.reload()
  const remembered = strip(page).getByText(/No connection\. This is the order as of/)
  await remembered.waitFor()
  await page.unroute('**/api/public/**')
  await page.clock.runFor(31_000)
  await expect.poll(() => remembered.count()).toBe(0)
})

it('What waits under an address with a number is shown above its code once the hour of the last one is over [PUBL-07] [LINK-02]', async () => {
  const email = anAddress('lr-waits')
  const order = await placeOrder(house.product, { ...reachedBy(email), dispatch_date: yesterday() })
  const { page } = await visit(house)
  await page.goto(`/publicreceiver/acme/lr/${order.identifier}`)
  await button(page, 'Send OTP').click()
  await page.getByLabel('OTP').fill(await codeSentTo(house.product, email))
  await button(page, 'Verify').click()
  await button(page, 'The goods are here').click()
  await button(page, 'Continue without a remark').click()
  await button(page, 'Continue').click()
  await isKept(page)
  await cut(page, true)
  await button(page, 'Receive').click()
  await strip(page).getByText('1 thing is saved').waitFor()
  // The hour of the code is over.
  for (const path of ['update_epod', 'public-order'])
    await page.route(`**/api/${path}`, (route) =>
      route.fulfill({ status: 401, json: { status: false, message: 'Please sign in again.' } }),
    )
  const refused = page.waitForResponse('**/api/update_epod')
  await cut(page, false)
  await refused
  await page.reload()
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  await strip(page).getByText('1 thing is saved').waitFor()
  expect(effects(await onRecord(house, order))).toEqual([])
})

it('says no more that the goods were received once the desk opened the order again, also after a reload [PUBL-01] [REVW-03]', async () => {
  const order = await placeOrder(house.product)
  const { page } = await visit(house)
  await page.goto((await order.linkFor('receiver')).url)
  await button(page, 'The goods are here').click()
  await button(page, 'Continue without a remark').click()
  await button(page, 'Continue').click()
  await button(page, 'Receive').click()
  await button(page, 'Skip').click()
  const received = page.getByRole('heading', { name: /^Received/ })
  await received.waitFor()
  const acme = await house.product.client('acme')
  await ok(
    acme.POST('/api/orders/review', {
      body: { order_id: order.id, is_approved: false, reason: 'The photo is dark' },
    }),
  )
  await put(house.product, 'acme', order, { reupdate: { reason: 'The photo is dark' } })
  await page.reload()
  await button(page, 'The goods are here').waitFor()
  expect(await received.count()).toBe(0)
  await button(page, 'The goods are here').click()
  await page.goBack()
  await button(page, 'The goods are here').waitFor()
  await put(house.product, 'acme', order, { receive: true })
  await page.reload()
  await received.waitFor()
})
