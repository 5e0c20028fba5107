import { afterAll, beforeAll, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import {
  messageProviders,
  providerEnvironment,
  type MessageProviders,
} from '../../src/server/testing/message-providers.ts'
import { sharedBrowser } from '../testing/browser.ts'
import { placeFor } from '../testing/panel.ts'
import { startProduct, type Product } from '../testing/product.ts'
import { desks, type Desks } from '../testing/desks.ts'

let providers: MessageProviders
let product: Product
let seats: Desks
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  providers = await messageProviders((close) => closing.push(close))
  const settings = { ...providerEnvironment(providers, 'twilio'), TWILIO_COST: '0.25' }
  product = await startProduct(settings)
  seats = desks(await sharedBrowser(), product.url)
})
afterAll(async () => {
  await seats.close()
  await product.stop()
  for (const close of closing) await close()
})

it('shows who was told what, one message’s life, and sends a dead letter again [MESG-01] [SHAR-05] [SHAR-06]', async () => {
  const order = await placeFor(product, 'acme')
  // The number is nobody’s, says the provider; the next one is taken.
  providers.behaviour.push({ status: 400, code: 21_211 })
  const acme = await product.client('acme')
  await ok(
    acme.POST('/api/orders/triggerNotification', {
      body: {
        order_ids: [order.id],
        purpose: 'share',
        notificationType: ['sms'],
        targets: { phones: ['9876501234'] },
      },
    }),
  )
  const page = await seats.open('admin', {})
  await page.goto('/admin')
  const part = page.getByRole('region', { name: 'Messages', exact: true })
  const isSeen = (): Promise<boolean> =>
    part.getByRole('heading', { name: 'Messages', exact: true }).evaluate((heading) => {
      const { top, bottom } = heading.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })
  const parts = page.getByRole('navigation', { name: 'On this page' })
  await parts.getByRole('link', { name: 'Texts of messages' }).click()
  await expect.poll(isSeen).toBe(false)
  await parts.getByRole('link', { name: 'Messages', exact: true }).click()
  await expect.poll(isSeen).toBe(true)
  await part.getByLabel('State', { exact: true }).selectOption('dead')
  await part.getByLabel('LR number').fill(order.identifier)
  const lines = part.getByRole('table', { name: 'Messages', exact: true }).locator('tbody tr')
  await expect.poll(() => lines.count(), { timeout: 20_000 }).toBe(1)
  await expect.poll(() => lines.innerText()).toContain('wrong number')
  const open = lines.getByRole('button')
  await open.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await drawer.getByText(/^Given up: the provider/).waitFor()
  await drawer.getByRole('button', { name: 'Send again' }).click()
  await drawer.getByText(/^Queued again for admin/).waitFor()
  await drawer.getByRole('button', { name: 'Open that message' }).click()
  await drawer.getByText(/^Sent again for admin/).waitFor()
  await expect
    .poll(() => drawer.getByRole('button', { name: 'Send again' }).getAttribute('aria-disabled'))
    .toBe('true')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await expect.poll(() => providers.taken.length).toBe(1)

  await page.reload()
  const costs = page.getByRole('table', { name: 'What messages cost' })
  await costs.getByText('twilio').waitFor()

  const desk = await seats.open('acme', {})
  await desk.goto(`/home?order=${order.id}`)
  const panel = desk.getByRole('dialog')
  const told = panel.getByText('State of the order by SMS')
  await expect.poll(() => told.count()).toBe(2)
  await panel.getByText('Not delivered: wrong number').waitFor()
  await told.first().scrollIntoViewIfNeeded()
})
