import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pageSentences } from '../../src/domain/words/page-sentences.ts'
import { anOrderTyped, fillOrder } from '../testing/add-by-form.ts'
import { holdCalls } from '../testing/held-calls.ts'
import { openPanel, placeFor, seen } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

/**
 * What goes to this path reaches the server, and the first answer is lost; the Idempotency-Keys of
 * all of it.
 */
const losing = async (page: Page, path: string): Promise<(string | undefined)[]> => {
  const keys: (string | undefined)[] = []
  const isIt = (url: URL): boolean => url.pathname === `/api${path}`
  page.on('request', (request) => {
    if (request.method() === 'POST' && isIt(new URL(request.url())))
      keys.push(request.headers()['idempotency-key'])
  })
  await page.route(
    isIt,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  return keys
}
const told = (page: Page) => page.getByRole('alert').getByText(pageSentences.no_connection)
/** Two requests, one key. */
const expectSame = (keys: readonly (string | undefined)[]): void => {
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
}

describe('What is pressed again after its answer was lost', () => {
  it('is on record once: a remark on the panel [EPOD-09] [REM-01]', async () => {
    const order = await placeFor(house.product, 'acme')
    const { page, panel, button } = await openPanel(house, order)
    const keys = await losing(page, '/update_epod')
    await button('Add remark').click()
    await panel.getByRole('textbox', { name: 'Remark' }).fill('Two boxes wet')
    await panel.locator('.remark-form').getByRole('button', { name: 'Add remark' }).click()
    await told(page).waitFor()
    await panel.locator('.remark-form').getByRole('button', { name: 'Add remark' }).click()
    await panel.locator('.remark-form').waitFor({ state: 'detached' })
    expectSame(keys)
    const { epod } = await seen(house.product, 'acme', order)
    expect(epod.remarks.map(({ text }) => text)).toEqual(['Two boxes wet'])
  })

  it('is on record once: an order by the form [ADD-03]', async () => {
    const page = await house.desk('acme')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByLabel('LR number').waitFor()
    const keys = await losing(page, '/orders')
    const number = `LR-LOST-${process.pid}`
    await fillOrder(page, anOrderTyped({ 'LR number': number }))
    await page.getByRole('button', { name: 'Submit' }).click()
    await told(page).waitFor()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('heading', { name: 'Successfully submitted' }).waitFor()
    expectSame(keys)
    expect((await house.product.orders('acme', { search: number })).total).toBe(1)
  })

  it('is on record once: an edit [EDIT-02]', async () => {
    const order = await placeFor(house.product, 'acme')
    const page = await house.desk('acme', `/home?details=${order.id}`)
    const keys = await losing(page, '/edit_epod')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('Edit').click()
    await page.getByLabel('Truck number', { exact: true }).fill('KA05LOST')
    await button('Submit').click()
    await told(page).waitFor()
    await button('Submit').click()
    await button('Submit').waitFor({ state: 'detached' })
    expectSame(keys)
    expect(await seen(house.product, 'acme', order)).toMatchObject({
      truck_number: 'KA05LOST',
      rev: 2,
    })
  })
})

it('What changed between the first list and the opening of the live stream is told by the stream, and shown [NAV-05] [SIZE-05]', async () => {
  const identifier = `LR-GAP-${process.pid}`
  const page = await house.desk('acme')
  const opening = await holdCalls(page, ['/live'])
  const asked = page.waitForRequest('**/api/live')
  await page.goto(`/home?q=${identifier}`)
  await page.getByText('No Data Available').waitFor()
  await asked
  await placeFor(house.product, 'acme', { identifier })
  opening.letGo()
  const row = page.getByRole('row', { name: identifier })
  await row.waitFor()
  expect(await row.count()).toBe(1)
})

it('What an event told of is looked at again soon where the look at it got no answer [NAV-05]', async () => {
  const identifier = `LR-LOOK-${process.pid}`
  const page = await house.desk('acme')
  const streaming = page.waitForResponse('**/api/live')
  await page.goto(`/home?q=${identifier}`)
  await page.getByText('No Data Available').waitFor()
  await streaming
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/fetch_orders'),
  )
  await page.route('**/api/fetch_orders', (route) => route.abort(), { times: 1 })
  await placeFor(house.product, 'acme', { identifier })
  await lost
  const row = page.getByRole('row', { name: identifier })
  await row.waitFor({ timeout: 20_000 })
  expect(await row.count()).toBe(1)
})
