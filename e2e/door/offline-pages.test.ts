import { describe, expect, it } from 'vitest'
import { fingerOn } from '../testing/drawing.ts'
import { placeOrder } from '../testing/orders.ts'
import { openStep } from '../testing/steps.ts'
import { aPicture } from '../testing/pictures.ts'
import { withCommonProduct } from '../testing/with-product.ts'
import { button, cut, effects, onRecord, settled, visit, yesterday } from '../testing/offline.ts'
import { keptRows } from '../testing/kept.ts'
import { openAt, strip } from '../testing/open-at.ts'

const house = withCommonProduct()

describe('What waited on the phone', () => {
  it('comes from the driver’s page too: reached, with time and place [PUBL-07, PUBL-02]', async () => {
    const order = await placeOrder(house.product, { dispatch_date: yesterday() })
    const { url } = await order.linkFor('driver')
    const { page } = await visit(house)
    await openAt(page, url)
    await cut(page, true)
    await page.reload()
    await button(page, 'I have reached').click()
    await page.getByText(/^Reached at/).waitFor()
    await cut(page, false)
    await strip(page).getByText('Everything is on record').waitFor()
    const { events } = await onRecord(house, order)
    expect(events.at(-1)).toMatchObject({
      type: 'outbound',
      place: [18.5, 73.8],
    })
  })

  it.each(['receiver', 'driver'] as const)(
    'is a signature too: drawn on the %s’s page with its sheet opened for the first time, and on record once [PUBL-07] [SIGN-01]',
    async (party) => {
      const order = await placeOrder(house.product, { dispatch_date: yesterday() })
      const { url } = await order.linkFor(party)
      const { page } = await house.visit({ viewport: { width: 360, height: 640 }, hasTouch: true })
      await openAt(page, url)
      await cut(page, true)
      await page.reload()
      if (party === 'receiver')
        for (const name of ['The goods are here', 'Continue without a remark', 'Continue'])
          await button(page, name).click()
      else await openStep(page, 'Signature')
      await button(page, 'Sign').click()
      await fingerOn(page, page.locator('canvas'), [
        [0.1, 0.7],
        [0.3, 0.2],
        [0.5, 0.8],
        [0.8, 0.3],
      ])
      await page.getByLabel('Name of the signer').fill('Meera')
      await page.getByLabel('Relation to the receiver').fill('Security')
      await button(page, 'Save signature').click()
      await page.getByText('Signed by Meera (Security)').waitFor()
      await strip(page).getByRole('button', { expanded: false }).click()
      await strip(page).getByText('Signature: Meera').waitFor()
      await page.reload()
      await strip(page).getByText('1 thing is saved').waitFor()
      expect((await onRecord(house, order)).epod.signature).toBeNull()
      const before = Date.now()
      await cut(page, false)
      await strip(page).getByText('Everything is on record').waitFor()
      const { epod, events } = await onRecord(house, order)
      expect(epod.signature).toMatchObject({
        name: 'Meera',
        relation: 'Security',
        action_by: party,
      })
      expect(events.filter(({ type }) => type === 'signed')).toMatchObject([
        { device_time: expect.any(String) as string },
      ])
      expect(
        Date.parse(events.find(({ type }) => type === 'signed')?.device_time ?? ''),
      ).toBeLessThan(before)
    },
  )

  it('of the tracking page is nothing; it opens again as it was [PUBL-07, PUBL-03]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('tracking')
    const { page } = await visit(house)
    await openAt(page, url)
    await cut(page, true)
    await page.reload()
    await strip(page)
      .getByText(/No connection/)
      .waitFor()
    expect(await page.getByRole('main').locator('..').innerText()).toContain(order.identifier)
    expect(await strip(page).getByRole('button').count()).toBe(0)
  })
})

it.each([
  ['a proxy’s page for what is missing', 404],
  ['a page of maintenance', 200],
])('opens as it was, and keeps what waits, behind %s [PUBL-07]', async (_what, status) => {
  const order = await placeOrder(house.product, { dispatch_date: yesterday() })
  const { url } = await order.linkFor('receiver')
  const { page } = await visit(house)
  await openAt(page, url)
  await settled(page)
  await expect.poll(() => keptRows(page, 'pages')).toHaveLength(1)
  await page.route('**/api/**', (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<h1>Not here</h1>' }),
  )
  await button(page, 'The goods are here').click()
  await page.getByLabel(/^Remark/).fill('One box wet')
  await button(page, 'Continue').click()
  await strip(page).getByText('1 thing is saved on this phone').waitFor()
  await page.reload()
  await strip(page).getByText('1 thing is saved on this phone').waitFor()
  expect(await keptRows(page, 'pages')).toHaveLength(1)
  await page.unroute('**/api/**')
  await page.reload()
  await strip(page).getByText('Everything is on record').waitFor()
  expect(effects(await onRecord(house, order))).toEqual(['remarked'])
})

it('puts everything straight on record where the phone has no room left, and says so while it waits for a connection [PUBL-07]', async () => {
  const order = await placeOrder(house.product, { dispatch_date: yesterday() })
  const { url } = await order.linkFor('receiver')
  const { page, faults } = await visit(house)
  await page.addInitScript(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await openAt(page, url)
  await button(page, 'The goods are here').click()
  await page.getByLabel(/^Remark/).fill('One box wet')
  await cut(page, true)
  await button(page, 'Continue').click()
  await page.getByText('leave this page open').waitFor()
  await cut(page, false)
  await page.locator('input[type=file]').setInputFiles(await aPicture('goods.jpg', 640, 480))
  // The photo is on record, and its answer is lost: the same again is no second one.
  await page.route(
    '**/api/update_epod',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await button(page, 'Send photo').and(page.locator(':enabled')).click()
  await button(page, 'Retry').click()
  await page.getByRole('listitem').getByText('Sent', { exact: true }).waitFor()
  await page.getByText('Sent: 1 photo').waitFor()
  await button(page, 'Continue').click()
  await button(page, 'Receive').click()
  await page.getByRole('heading', { name: 'Overall Experience' }).waitFor()
  expect(effects(await onRecord(house, order))).toEqual(['photo_added', 'received', 'remarked'])
  expect(faults).toEqual([])
})
