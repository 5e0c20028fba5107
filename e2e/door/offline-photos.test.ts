import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { keptRows } from '../testing/kept.ts'
import { button, cut, onRecord, visit, yesterday } from '../testing/offline.ts'
import { openAt, strip } from '../testing/open-at.ts'
import { placeOrder } from '../testing/orders.ts'
import { aPicture } from '../testing/pictures.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

/** A receiver’s page at its photos, these picked, on a line that takes all and answers nothing. */
const onDeadLine = async (...names: string[]) => {
  const order = await placeOrder(house.product, { dispatch_date: yesterday() })
  const { page, faults } = await visit(house)
  await openAt(page, (await order.linkFor('receiver')).url)
  await button(page, 'The goods are here').click()
  await button(page, 'Continue without a remark').click()
  await page.route('**/api/update_epod', () => new Promise(() => {}))
  await page
    .locator('input[type=file]')
    .setInputFiles(await Promise.all(names.map((name) => aPicture(name, 640, 480))))
  await page
    .getByRole('button', { name: /^Send (\d )?photos?$/ })
    .and(page.locator(':enabled'))
    .click()
  return { order, page, faults }
}
const keptPhotos = async (page: Page): Promise<number> =>
  (await keptRows(page, 'items'))?.length ?? 0

it('Several photos are all on the phone before the first is answered, and none is lost with the page [PHOT-06] [PUBL-07]', async () => {
  const { order, page, faults } = await onDeadLine('a.jpg', 'b.jpg', 'c.jpg')
  await expect.poll(() => keptPhotos(page)).toBe(3)
  await cut(page, true)
  await page.reload()
  await strip(page).getByText('3 things are saved on this phone').waitFor()
  await page.unroute('**/api/update_epod')
  await cut(page, false)
  await strip(page).getByText('Everything is on record').waitFor()
  const { epod } = await onRecord(house, order)
  expect(epod.photos.map(({ file_name }) => file_name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(faults).toEqual([])
})

it('A photo that does not move is said to be on the phone, and the receiver goes on [PHOT-06] [PUBL-07]', async () => {
  const { page, faults } = await onDeadLine('a.jpg')
  await page.getByRole('listitem').getByText('Saved on this phone', { exact: true }).waitFor()
  await strip(page).getByText('1 thing is saved on this phone').waitFor()
  await button(page, 'Continue').click()
  await button(page, 'Receive').waitFor()
  expect(faults).toEqual([])
})
