import type { Page } from 'playwright-core'
import { eventsOf, linkTo } from '../../../e2e/testing/calls.ts'
import { isKept, strip } from '../../../e2e/testing/open-at.ts'
import { aPicture } from '../../../e2e/testing/pictures.ts'
import type { Job, Way } from '../job.ts'
import { button, dayAgo, placeOne } from '../orders.ts'

const photos = (page: Page) => button(page, 'Photos of the goods')
const choose = (page: Page) => button(page, 'Add photo')
const send = (page: Page) => button(page, 'Send photo').and(page.locator(':enabled'))

/** A driver's photo that is made where there is no network, and on record once there is one. */
export const driverOffline: Job = {
  id: 'driver-offline',
  name: '17. Send a photo of the goods without network, as a driver on a phone',
  account: null,
  device: 'phone',
  ready: async (desk) => {
    const order = await placeOne(desk, { dispatch_date: dayAgo(1) })
    const { url } = await linkTo(desk, order.id, 'driver')
    const file = await aPicture('goods.jpg', 640, 480)
    const onRecord = async () =>
      (await eventsOf(desk, order.id)).filter(({ type }) => type === 'photo_added')
    let back = 0
    const offline: (go: Way) => Way = (go) => async (hand, page) => {
      await page.context().setOffline(true)
      await go(hand, page)
      await strip(page).getByText('1 thing is saved').waitFor()
      if ((await onRecord()).length > 0) throw new Error('there was a network')
      back = Date.now()
      await page.context().setOffline(false)
    }
    const mouse: Way = async (hand, page) => {
      await hand.click(photos(page))
      await hand.give(choose(page), file)
      await hand.click(send(page))
    }
    const keyboard: Way = async (hand, page) => {
      await hand.tabTo(photos(page))
      await hand.press('Enter')
      await hand.tabTo(choose(page))
      await hand.give(choose(page), file)
      await send(page).waitFor()
      await hand.tabTo(send(page))
      await hand.press('Enter')
    }
    return {
      begins: { url, isThere: isKept },
      ways: { mouse: [offline(mouse)], keyboard: [offline(keyboard)] },
      isDone: async (page) => {
        const [photo, ...more] = await onRecord()
        return (
          more.length === 0 &&
          Date.parse(photo?.device_time ?? '') < back &&
          (await strip(page).getByText('Everything is on record').isVisible())
        )
      },
    }
  },
}
