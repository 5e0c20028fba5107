import { ok } from '../../packages/client/src/index.ts'
import { present } from '../../src/server/testing/present.ts'
import type { Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openListener, type TestListener } from '../../src/server/testing/webhook-listener.ts'
import { looks, tags, violations } from '../testing/axe.ts'
import { placeOrder } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct({ EPOD_WEBHOOK_PRIVATE: '1' })
let listener: TestListener
beforeAll(async () => {
  listener = await openListener()
})
afterAll(() => listener.close())
const widths = process.env['EPOD_FULL'] === undefined ? [390] : [1440, 390]
const all = [...tags, 'best-practice']

describe('Other systems', () => {
  it.each(widths)(
    'adds a webhook, shows its secret once, what it was told, and sends again, at %i px [HOOK-01] [A11Y-01]',
    async (width) => {
      const page = await house.desk('admin', '/home', looks())
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/admin')
      await page.getByRole('heading', { name: 'Other systems' }).waitFor()
      expect(await violations(page, all), 'empty').toEqual([])
      await page.getByRole('button', { name: 'Add a webhook' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Add a webhook' }).click()
      await dialog.getByText('Address is required').waitFor()
      await dialog.getByLabel('Address').fill('http://8.8.8.8/hook')
      await dialog.getByLabel('Every change of an order').uncheck()
      await dialog.getByRole('button', { name: 'Add a webhook' }).click()
      await dialog.getByText('Please choose what is to be told').waitFor()
      expect(await violations(page, all), 'form').toEqual([])
      await dialog.getByLabel('order.added').check()
      await dialog.getByRole('button', { name: 'Add a webhook' }).click()
      await dialog.getByText('must be an https address').waitFor()
      await dialog.getByLabel('Address').fill(listener.url)
      await dialog.getByRole('button', { name: 'Add a webhook' }).click()
      const secret = await dialog.locator('.systems-secret').innerText()
      expect(secret).toMatch(/^whsec_/)
      expect(await violations(page, all), 'secret').toEqual([])
      await dialog.getByRole('button', { name: 'I have kept it' }).click()

      const heard = listener.heard.length
      const order = await placeOrder(house.product)
      await expect.poll(() => listener.heard.length, { timeout: 20_000 }).toBe(heard + 1)
      listener.verify(present(listener.heard.at(-1)), secret)
      await page.getByRole('button', { name: 'Deliveries' }).click()
      const told = page.getByRole('table', { name: 'Deliveries' }).locator('tbody tr')
      await told.filter({ hasText: 'order.added' }).filter({ hasText: 'Taken' }).waitFor()
      expect(await violations(page, all), 'deliveries').toEqual([])
      await page.getByRole('button', { name: /^Send again: order.added/ }).click()
      await expect.poll(() => listener.heard.length, { timeout: 20_000 }).toBe(heard + 2)
      expect(listener.heard.at(-1)?.body.data['order_id']).toBe(order.id)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      await page.getByRole('button', { name: 'New secret' }).click()
      await dialog.getByRole('button', { name: 'New secret' }).click()
      await expect.poll(() => dialog.locator('.systems-secret').innerText()).not.toBe(secret)
      await dialog.getByRole('button', { name: 'I have kept it' }).click()
      await page.getByText('Former secrets sign too, until').waitFor()
      expect(await violations(page, all), 'page').toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.getByRole('button', { name: 'Remove' }).click()
      await dialog.getByRole('button', { name: 'Remove' }).click()
      await page.getByText('No webhooks yet').waitFor()
    },
  )

  it.each(widths)(
    'makes a key, shows it once, lets it call, and revokes it, at %i px [HOOK-01] [A11Y-01]',
    async (width) => {
      const page = await house.desk('admin', '/home', looks())
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/admin')
      await page.getByRole('button', { name: 'Make a key' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Make a key' }).click()
      await dialog.getByText('Name is required').waitFor()
      expect(await violations(page, all), 'form').toEqual([])
      await dialog.getByLabel('Name').fill('Warehouse')
      await dialog.getByLabel('Read orders and the feed of changes').check()
      await dialog.getByRole('button', { name: 'Make a key' }).click()
      const key = await dialog.locator('.systems-secret').innerText()
      // It is nowhere else: neither key nor click beside it takes it away.
      await page.keyboard.press('Escape')
      await page.mouse.click(5, 5)
      expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0)
      expect(await dialog.locator('.systems-secret').innerText()).toBe(key)
      await dialog.getByRole('button', { name: 'I have kept it' }).click()
      const system = house.product.holder(key)
      const call = async () => (await system.GET('/api/orders/changes')).response.status
      expect(await call()).toBe(200)
      await page.getByRole('button', { name: 'Revoke Warehouse' }).waitFor()
      expect(await violations(page, all), 'page').toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.getByRole('button', { name: 'Revoke Warehouse' }).click()
      await dialog.getByRole('button', { name: 'Revoke' }).click()
      await page.getByText('No API keys yet').waitFor()
      expect(await call()).toBe(401)
    },
  )

  it('makes one key where its answer was lost and the same is pressed again [HOOK-01]', async () => {
    const page = await house.desk('admin')
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Make a key' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Once')
    const lost = async (route: Route): Promise<void> => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/api/api-keys', lost)
    await dialog.getByRole('button', { name: 'Make a key' }).click()
    await page.getByRole('alert').waitFor()
    await page.unroute('**/api/api-keys', lost)
    await dialog.getByRole('button', { name: 'Make a key' }).click()
    const key = await dialog.locator('.systems-secret').innerText()
    await dialog.getByRole('button', { name: 'I have kept it' }).click()
    const { result } = await ok((await house.product.client('admin')).GET('/api/api-keys'))
    expect(result.filter(({ name }) => name === 'Once')).toHaveLength(1)
    const called = await house.product.holder(key).GET('/api/orders/changes')
    expect(called.response.status).toBe(200)
    await page.getByRole('button', { name: 'Revoke Once' }).click()
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('No API keys yet').waitFor()
  })

  it('keeps a secret that is shown once through Back and a reload, and says where it cannot be copied [HOOK-01]', async () => {
    const page = await house.desk('admin')
    await page.getByRole('link', { name: 'Admin', exact: true }).click()
    await page.getByRole('button', { name: 'Make a key' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Kept')
    await dialog.getByRole('button', { name: 'Make a key' }).click()
    const key = await dialog.locator('.systems-secret').innerText()
    await page.goBack()
    await page.getByText('What stands here is not shown again.').waitFor()
    await page.getByRole('button', { name: 'Go on here' }).click()
    expect(await page.locator('.systems-secret').innerText()).toBe(key)
    const asked = page.waitForEvent('dialog')
    void page.evaluate(() => location.reload()).catch(() => undefined)
    await (await asked).dismiss()
    expect(await page.locator('.systems-secret').innerText()).toBe(key)
    // A browser has no clipboard for a page that came without TLS.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('The browser did not allow copying.').waitFor()
    await dialog.getByRole('button', { name: 'I have kept it' }).click()
    await page.getByRole('button', { name: 'Revoke Kept' }).click()
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('No API keys yet').waitFor()
    await expect.poll(() => page.locator(':focus').innerText()).toBe('API keys')
  })

  it('shows what is at work, of a delivery that one alone, and what came of it [HOOK-01]', async () => {
    const page = await house.desk('admin')
    await page.goto('/admin')
    const admin = await house.product.client('admin')
    const body = { url: listener.url, types: ['order.added' as const] }
    const { result } = await ok(admin.POST('/api/webhooks', { body }))
    const heard = listener.heard.length
    listener.manners.push(500, 500)
    await placeOrder(house.product)
    await placeOrder(house.product)
    await expect.poll(() => listener.heard.length, { timeout: 20_000 }).toBe(heard + 2)
    await page.reload()
    await page.getByRole('button', { name: 'Deliveries' }).click()
    const lines = page.getByRole('table', { name: 'Deliveries' }).locator('tbody tr')
    await expect.poll(() => lines.count()).toBe(2)
    const go = Promise.withResolvers<void>()
    const held = async (route: Route): Promise<void> => {
      await go.promise
      await route.continue()
    }
    await page.route('**/again', held)
    const button = lines.first().getByRole('button')
    await button.click()
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    expect(await lines.getByRole('button', { disabled: true }).count()).toBe(1)
    go.resolve()
    await lines.first().getByText('Taken').waitFor()
    await page.keyboard.press('Escape')

    const slow = Promise.withResolvers<void>()
    await page.route(`**/webhooks/${result.id}`, async (route) => {
      await slow.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Remove' }).click()
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove' })
    await remove.click()
    await expect.poll(() => remove.getAttribute('aria-busy')).toBe('true')
    slow.resolve()
    await page.getByText('No webhooks yet').waitFor()
  })

  it('says of a key that is over when it expired [HOOK-01]', async () => {
    const admin = await house.product.client('admin')
    const body = {
      name: 'Of a day',
      scopes: ['orders:read' as const],
      expires_at: new Date(Date.now() + 2_000).toISOString(),
    }
    await ok(admin.POST('/api/api-keys', { body }))
    const isOver = async () =>
      (await ok(admin.GET('/api/api-keys'))).result.every(({ is_expired }) => is_expired)
    await expect.poll(isOver).toBe(true)
    const page = await house.desk('admin')
    await page.goto('/admin')
    const row = page.getByRole('row', { name: /Of a day/ })
    await row.getByText(/^Expired \d\d-\d\d-\d{4}/).waitFor()
  })

  it('has an address for each part of the page, which leads there, by a reload too [HOOK-01]', async () => {
    const page = await house.desk('admin')
    for (const [part, name] of [
      ['systems', 'Other systems'],
      ['message-texts', 'Texts of messages'],
    ] as const) {
      const isAtTheTop = async () => {
        const box = await page.getByRole('heading', { level: 2, name }).boundingBox()
        return box !== null && box.y >= 0 && box.y < 150
      }
      await page.goto('/home')
      await page.goto(`/admin#${part}`)
      await expect.poll(isAtTheTop).toBe(true)
      await page.reload()
      await expect.poll(isAtTheTop).toBe(true)
      expect(await page.evaluate(() => window.scrollY), part).toBeGreaterThan(100)
    }
  })
})
