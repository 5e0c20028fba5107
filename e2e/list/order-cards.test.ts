import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { placeOrder } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
/** A dashboard as wide as a phone. */
const narrow = async (username: string, address?: string): Promise<Page> => {
  const page = await house.desk(username, address)
  await page.setViewportSize({ width: 390, height: 844 })
  return page
}

it('A card says on a phone what this user chose to see, and nothing besides [TABL-03] [TABL-05] [TABL-06] [TABL-07]', async () => {
  const order = await placeOrder(house.product, { client: 'Chosen by few' })
  const client = await house.product.client('acme')
  const choose = async (display_items: string[] | null) => {
    await ok(client.POST('/api/preferences', { body: { display_items } }))
    const page = await narrow('acme', `/home?q=${order.identifier}`)
    return page.locator('.order-card', { hasText: order.identifier })
  }
  const usual = await choose(null)
  await usual.getByText('Pune → Nagpur').waitFor()
  await usual.getByText('Chosen by few · MH12AB1234').waitFor()
  await usual.getByText(/^Due in /).waitFor()
  // What is not known of it yet has no line.
  expect(await usual.locator('dl').count()).toBe(0)

  const few = await choose(['lr', 'destination'])
  await few.getByText('Nagpur', { exact: true }).waitFor()
  expect(await few.innerText()).not.toMatch(/Pune|Chosen by few|MH12AB1234|Due/)
  expect(await few.locator('dl').count()).toBe(0)
})

it('A card of many columns stays short, and unfolds the rest without opening the order [TABL-06] [A11Y-01]', async () => {
  const page = await narrow('shipper')
  const card = page.locator('.order-card', { has: page.locator('details') }).first()
  await card.waitFor()
  expect(await card.locator('dl').first().locator('dt').count()).toBe(4)
  const fold = card.locator('summary')
  const label = (await fold.innerText()).split(', ')[0] ?? ''
  await fold.click()
  await card.locator('details dt', { hasText: label }).waitFor()
  expect(new URL(page.url()).searchParams.get('order')).toBeNull()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
