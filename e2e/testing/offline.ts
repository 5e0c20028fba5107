import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { eventsOf, orderNow } from './calls.ts'
import { keptRows } from './kept.ts'
import type { PlacedOrder } from './orders.ts'
import type { House } from './with-product.ts'

/** Somebody at a phone that tells where it is. */
export const visit = (house: House) =>
  house.visit({
    viewport: { width: 360, height: 640 },
    permissions: ['geolocation'],
    geolocation: { latitude: 18.5, longitude: 73.8 },
  })
/** A button of a public page by its whole name. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
/** A dispatch that was before anything the tests do, whatever the hour. */
export const yesterday = (): string => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
/**
 * Waits until nothing is under way: the page goes on with what it predicts before the answer is
 * there.
 */
export const settled = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      const items = await keptRows<{ state: string }>(page, 'items')
      return items?.every(({ state }) => state === 'confirmed')
    })
    .toBe(true)
}
/** Takes the page’s network away, or gives it back. */
export const cut = (page: Page, isCut: boolean): Promise<void> => page.context().setOffline(isCut)

/** What the server has of an order: its proof, itself and its log. */
export const onRecord = async (house: House, order: PlacedOrder) => {
  const acme = await house.product.client('acme')
  const [now, events] = await Promise.all([orderNow(acme, order.id), eventsOf(acme, order.id)])
  return { epod: now.epod, order: now, events }
}
/** What the receiver’s steps leave in the log, each once. */
export const once = ['goods_listed', 'photo_added', 'rated', 'received', 'remarked']
/** Those of a log, in the order of the alphabet. */
export const effects = ({ events }: Awaited<ReturnType<typeof onRecord>>) =>
  events
    .map(({ type }) => type)
    .filter((type) => once.includes(type))
    .toSorted()
