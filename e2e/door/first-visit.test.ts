import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { never } from '../../src/server/testing/never.ts'
import { rowsOf } from '../testing/browser.ts'
import { holdCalls } from '../testing/held-calls.ts'
import { placeFor } from '../testing/panel.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

/**
 * Nothing is remembered on the device; answers of these calls wait until they are let go. The
 * page's patience is a hundred times as long: without it the stream begins after 2 s, which a busy
 * machine takes to load the page.
 */
const held = async (page: Page, paths: readonly string[]) => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() / 100
  })
  await page.evaluate(() => localStorage.removeItem('epod_preferences acme'))
  const calls = await holdCalls(page, paths)
  await page.reload()
  return calls
}

describe('The first visit', () => {
  it('asks for cards, quick filters, list and preferences before any is answered [SIZE-04]', async () => {
    const page = await house.desk('acme')
    const calls = await held(page, ['/counter', '/fetch_orders', '/preferences'])
    await expect.poll(calls.asked).toEqual(['/counter', '/fetch_orders', '/preferences'])
    expect(calls.bodies('/counter')[0]).toMatchObject({ quick: true })
    const later: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/fetch_orders')) later.push(request.postDataJSON())
    })
    calls.letGo()
    await rowsOf(page).first().waitFor()
    // Somebody else's change may bring the same list again, and never another.
    const [first] = calls.bodies('/fetch_orders')
    for (const body of later) expect(body).toEqual(first)
  })

  it('asks for list and cards once where nothing changes, and again when the stream tells of something [SIZE-05]', async () => {
    const page = await house.desk('acme')
    const calls = await held(page, ['/counter', '/fetch_orders'])
    const opened = page.waitForResponse('**/api/live')
    calls.letGo()
    await rowsOf(page).first().waitFor()
    await opened
    await never(() => calls.asked().length > 2, {
      within_ms: 1_500,
      why: 'the page would ask a quarter of a second after the stream was opened',
    })
    expect(calls.asked()).toEqual(['/counter', '/fetch_orders'])
    const { identifier } = await placeFor(house.product, 'acme')
    await page.getByRole('row', { name: identifier }).waitFor()
    expect(calls.asked()).toEqual(['/counter', '/counter', '/fetch_orders', '/fetch_orders'])
  })

  it('shows without a press what was added between the list and the opening of the stream [SIZE-05] [NAV-05]', async () => {
    const page = await house.desk('acme')
    const opening = await holdCalls(page, ['/live'])
    const calls = await held(page, ['/counter', '/fetch_orders'])
    // Not before: the page that was left may have been about to open its stream.
    const asked = page.waitForRequest('**/api/live')
    calls.letGo()
    const request = await asked
    expect(request.headers()['last-event-id']).toMatch(/^\d+-\d+$/)
    const { identifier } = await placeFor(house.product, 'acme')
    expect(calls.asked()).toEqual(['/counter', '/fetch_orders'])
    opening.letGo()
    await page.getByRole('row', { name: identifier }).waitFor()
    expect(calls.asked()).toEqual(['/counter', '/counter', '/fetch_orders', '/fetch_orders'])
  })

  it('shows no list that the user’s preferences would have asked for otherwise [SIZE-04]', async () => {
    const acme = await house.product.client('acme')
    await ok(acme.POST('/api/preferences', { body: { page_size: 25 } }))
    const page = await house.desk('acme')
    const answered: unknown[] = []
    page.on('response', (answer) => {
      if (answer.url().endsWith('/fetch_orders')) answered.push(answer.request().postDataJSON())
    })
    const calls = await held(page, ['/preferences'])
    await expect.poll(() => answered).toContainEqual(expect.objectContaining({ limit: 10 }))
    await page.locator('[data-card=open] .summary-count').getByText(/\d/).waitFor()
    expect(await rowsOf(page).count()).toBe(0)
    calls.letGo()
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(10)
    expect(answered).toContainEqual(expect.objectContaining({ limit: 25 }))
    await ok(acme.POST('/api/preferences', { body: { page_size: null } }))
  })
})
