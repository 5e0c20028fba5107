import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { present } from '../../src/server/testing/present.ts'
import { looks, violations } from '../testing/axe.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const CHOSEN = 'a chosen password'

/** A client without any order, with its administrator's dashboard. */
const newcomer = async (key: string): Promise<Page> => {
  const platform = await house.product.client('platform')
  const { result } = await ok(
    platform.POST('/api/clients', {
      body: {
        key,
        name: `${key} goods`,
        preset: 'plain',
        administrator: { username: `${key}-desk`, name: 'A', email: null },
      },
    }),
  )
  const { page } = await house.visit(looks())
  await page.goto(present(result.invitation?.url))
  await page.getByLabel('New password', { exact: true }).fill(CHOSEN)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  await page.getByLabel('Username').fill(`${key}-desk`)
  await page.getByLabel('Password', { exact: true }).fill(CHOSEN)
  await press(page, 'Log in')
  await page.waitForURL('**/home**')
  return page
}

const steps = (page: Page) =>
  page.getByRole('heading', { name: 'Your first delivery in three steps' })
const step = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const [ADD, SEND, SEE] = ['Add an order, or upload', 'Send a link to the receiver', 'See the proof']

describe('The first minutes', () => {
  it('are led by three steps, which tick themselves off on a sample order, and are put away for good [DESK-30]', async () => {
    const page = await newcomer('violet')
    await steps(page).waitFor()
    expect(await page.getByText('No Data Available').count()).toBe(0)
    expect(await step(page, ADD ?? '').getAttribute('aria-current')).toBe('step')
    expect(await violations(page)).toEqual([])

    // A sample goes again while nothing has happened to it.
    await press(page, 'Make a sample order')
    await page
      .getByRole('cell', { name: /SAMPLE-\d{4}/ })
      .first()
      .waitFor()
    await step(page, ADD ?? '')
      .getByText('Done')
      .waitFor()
    expect(await step(page, SEND ?? '').getAttribute('aria-current')).toBe('step')
    await press(page, 'Remove the sample order')
    await page
      .getByRole('cell', { name: /SAMPLE-\d{4}/ })
      .first()
      .waitFor({ state: 'detached' })
    await press(page, 'Make a sample order')
    await page
      .getByRole('cell', { name: /SAMPLE-\d{4}/ })
      .first()
      .waitFor()

    const open = page.getByRole('button', { name: /^Open SAMPLE-/ })
    await open.click()
    const panel = page.getByRole('dialog').first()
    await panel.getByRole('button', { name: 'Copy receiver link' }).first().click()
    await page.getByText('Link copied').waitFor()
    await page.keyboard.press('Escape')
    await step(page, SEND ?? '')
      .getByText('Done')
      .waitFor()
    expect(
      await page
        .getByRole('button', { name: 'Remove the sample order' })
        .getAttribute('aria-disabled'),
    ).toBe('true')
    expect(await step(page, SEE ?? '').getAttribute('aria-current')).toBe('step')
    expect(await open.count()).toBe(0)

    const order = await house.visit({ viewport: { width: 390, height: 780 } })
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await order.page.goto(link)
    for (const name of ['The goods are here', 'Continue without a remark', 'Continue', 'Receive'])
      await press(order.page, name)
    await open.click()
    await panel
      .getByText(/Received/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('That was all.').waitFor()
    expect(await violations(page)).toEqual([])

    await press(page, 'Put these steps away')
    await steps(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('tbody tr[data-order-row]').first().waitFor()
    expect(await steps(page).count()).toBe(0)
  })

  it('make one sample where its answer was lost and the button is pressed again [DESK-30]', async () => {
    const page = await newcomer('indigo')
    await page.getByRole('button', { name: 'Make a sample order' }).waitFor()
    // Who has a bad connection does not see that the order is there either.
    await page.route('**/api/**', (route) => route.abort())
    await page.route('**/api/imports', (route) => route.continue())
    const cutter = '**/receive_data_new.json'
    await page.route(cutter, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await press(page, 'Make a sample order')
    await page.getByRole('alert').first().waitFor()
    await page.unroute(cutter)
    await page.route(cutter, (route) => route.continue())
    await press(page, 'Make a sample order')
    await page.getByText('is there, and is clearly called a sample').waitFor()
    await page.unrouteAll()
    await page.reload()
    const rows = page.locator('tbody tr[data-order-row]')
    await rows
      .filter({ hasText: /SAMPLE-/ })
      .first()
      .waitFor()
    expect(await rows.count()).toBe(1)
  })

  it('are not for accounts that have orders, that only read, or that filtered all away [DESK-30]', async () => {
    const acme = await house.desk('acme', '/home?q=nothing-has-this')
    expect(await steps(acme).count()).toBe(0)
    const none = { status: true, returnData: { status: true, result: { orders: [], total: 0 } } }
    // None of these days, and one of another.
    await acme.route('**/api/fetch_orders', (route) =>
      route.request().postData()?.includes('dispatch_date')
        ? route.fulfill({ json: none })
        : route.continue(),
    )
    const looked = acme.waitForResponse(
      (one) =>
        one.url().endsWith('/api/fetch_orders') &&
        !one.request().postData()?.includes('dispatch_date'),
    )
    await acme.goto('/home')
    await looked
    await acme.getByText('No Data Available').waitFor()
    expect(await steps(acme).count()).toBe(0)
    const reader = await house.desk('acme-readonly')
    await reader.route('**/api/fetch_orders', (route) => route.fulfill({ json: none }))
    await reader.reload()
    await reader.getByText('No Data Available').waitFor()
    expect(await steps(reader).count()).toBe(0)
  })
})
