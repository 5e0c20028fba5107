import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { eventsOf } from '../testing/calls.ts'
import { settled } from '../testing/offline.ts'
import { isKept } from '../testing/open-at.ts'
import { placeOrder } from '../testing/orders.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The addresses that actions were sent to from now on, without the host. */
const sentTo = (page: Page): string[] => {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/update_epod') paths.push(`${pathname}${search}`)
  })
  return paths
}

it('The name that the address gives goes with Receive, and with that order’s Receive alone [EPOD-02]', async () => {
  const [order, other] = [await placeOrder(house.product), await placeOrder(house.product)]
  const page = await house.desk('acme', `/home?order=${order.id}&spoc=Asha%20%26%20Co`)
  const sent = sentTo(page)
  const panel = page.getByRole('dialog').first()
  await panel.getByRole('button', { name: 'Receive', exact: true }).click()
  await panel.getByRole('button', { name: 'Record now' }).click()
  await panel.getByRole('heading', { name: /^Received by/ }).waitFor()
  const events = await eventsOf(await house.product.client('acme'), order.id)
  expect(JSON.stringify(events.at(-1))).toContain('"spoc":"Asha & Co"')
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await page.waitForURL((url) => !url.search.includes('spoc'))
  await page.goto(`${house.product.url}/home?order=${other.id}`)
  await panel.getByRole('button', { name: 'Receive', exact: true }).click()
  await panel.getByRole('button', { name: 'Record now' }).click()
  await panel.getByRole('heading', { name: /^Received by/ }).waitFor()
  expect(sent).toEqual(['/api/update_epod?spoc=Asha+%26+Co', '/api/update_epod'])
})

it('The name in a link’s address goes with Receive, also after the line was lost [EPOD-02] [PUBL-07]', async () => {
  for (const isLost of [false, true]) {
    const { url } = await (await placeOrder(house.product)).linkFor('receiver')
    const { page } = await house.visit({ viewport: { width: 390, height: 780 } })
    await page.goto(`${url}?spoc=Asha%20%26%20Co`)
    const sent = sentTo(page)
    await button(page, 'The goods are here').click()
    await page.getByLabel('Remark', { exact: true }).fill('All here')
    await button(page, 'Continue').click()
    await button(page, 'Add photo').waitFor()
    await button(page, 'Continue').click()
    await button(page, 'Receive').waitFor()
    // The line is lost once the page has all that it is made of, and what was said is on record.
    await button(page, 'Sign').waitFor()
    await settled(page)
    await isKept(page)
    await page.context().setOffline(isLost)
    await button(page, 'Receive').click()
    await page.getByRole('heading', { name: 'Overall Experience' }).waitFor()
    await page.context().setOffline(false)
    await expect
      .poll(() => sent)
      .toEqual(['/api/update_epod', '/api/update_epod?spoc=Asha%20%26%20Co'])
  }
})
