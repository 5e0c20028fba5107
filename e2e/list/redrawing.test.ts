import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { rowsOf } from '../testing/browser.ts'
import { placeOrder } from '../testing/orders.ts'
import { put } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

/** What React keeps on a row: a new object each time that the row is drawn anew. */
const drawingOf = (row: Locator) =>
  row.evaluateHandle(
    (element) =>
      Object.entries(element).find(([name]) => name.startsWith('__reactProps'))?.[1] as object,
  )

it('draws those rows anew that a change is about, and no other row for it, or for what opens over the list [NAV-05]', async () => {
  const place = (invoice: string) => placeOrder(house.product, { invoice })
  const [first, second] = [await place('DRAWN-1'), await place('DRAWN-2')]
  const page = await house.desk('acme')
  // No minute begins: with it every row is drawn anew, since it may have turned late.
  await page.clock.setFixedTime(Date.now())
  await page.goto('/home?q=DRAWN-')
  const rowOf = (identifier: string) => rowsOf(page).filter({ hasText: identifier })
  await rowOf(first.identifier).waitFor()
  const still = await drawingOf(rowOf(first.identifier))
  const busy = await drawingOf(rowOf(second.identifier))

  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await put(house.product, 'acme', second, { remarks: { text: 'said of the busy one' } })
  const isAsBefore = async (row: Locator, before: typeof still) =>
    (await drawingOf(row)).evaluate((now, then) => now === then, before)
  await expect.poll(() => isAsBefore(rowOf(second.identifier), busy)).toBe(false)
  expect(await isAsBefore(rowOf(first.identifier), still)).toBe(true)
})
