import type { Page } from 'playwright-core'
import type { Hand } from '../recorder.ts'
import type { Job, Way } from '../job.ts'
import {
  arrowTo,
  boxOf,
  button,
  byPalette,
  dayAgo,
  ownWord,
  place,
  placeOne,
  rowOf,
  spokenDay,
  type Placed,
} from '../orders.ts'
import { days } from './finding.ts'

const late = (page: Page) => button(page, /^Late since yesterday/)
const notify = (page: Page) => button(page, 'Trigger Notification')
const driverLinks = (page: Page) => button(page, 'Copy driver links')
const sms = (page: Page) => page.getByRole('checkbox', { name: 'SMS' })
const send = (page: Page) => button(page, 'Send')
const sources = (page: Page) => page.getByRole('combobox', { name: 'Source' })
const all = (page: Page) => page.getByRole('checkbox', { name: 'Select this page' })
const pickSource = async (hand: Hand, page: Page, source: string): Promise<void> => {
  await hand.click(sources(page))
  await hand.click(page.getByRole('option', { name: source, exact: true }))
}
const typeSource = async (hand: Hand, page: Page, source: string): Promise<void> => {
  await hand.press('/')
  await hand.tabTo(sources(page))
  await hand.type(source)
  await page.getByRole('option', { name: source, exact: true }).waitFor()
  await hand.press('ArrowDown', 'Enter')
}

/** Tells the receivers of one source's orders that are late since yesterday. */
export const tellLate: Job = {
  id: 'late-tell',
  name: '3. Tell the receivers of one source’s orders that are late since yesterday',
  account: 'acme',
  ready: async (desk) => {
    const source = ownWord('Latepur')
    const from = { source: { name: source }, dispatch_time: '00:00', eta_hrs: 24 }
    const long = await placeOne(desk, { ...from, dispatch_date: dayAgo(9) })
    const onTime = await placeOne(desk, { ...from, dispatch_date: dayAgo(1), eta_hrs: 99 })
    const lates = await place(
      desk,
      Array.from({ length: 3 }, () => ({ ...from, dispatch_date: dayAgo(1) })),
    )
    await placeOne(desk, { ...from, source: { name: `Other ${source}` }, dispatch_date: dayAgo(1) })
    const narrowed = async (page: Page): Promise<void> => {
      for (const other of [long, onTime]) await rowOf(page, other).waitFor({ state: 'detached' })
      for (const one of lates) await rowOf(page, one).waitFor()
    }
    const tell = async (hand: Hand, page: Page): Promise<void> => {
      await narrowed(page)
      await hand.click(all(page))
      await hand.click(notify(page))
      await hand.click(sms(page))
      await hand.click(send(page))
    }
    const tellByKeys = async (hand: Hand, page: Page): Promise<void> => {
      await narrowed(page)
      await hand.tabTo(all(page))
      await hand.press('Space')
      await hand.tabTo(notify(page), 'back')
      await hand.press('Enter')
      await hand.tabTo(sms(page))
      await hand.press('Space', 'Enter')
    }
    const byChip: Way = async (hand, page) => {
      await hand.click(late(page))
      await pickSource(hand, page, source)
      await tell(hand, page)
    }
    const chipByKeys: Way = async (hand, page) => {
      await late(page).waitFor()
      await hand.press('/')
      await hand.tabTo(late(page), 'back')
      await hand.press('Enter')
      await typeSource(hand, page, source)
      await tellByKeys(hand, page)
    }
    const yesterday = (page: Page) => button(page, spokenDay(dayAgo(1)))
    const byDays: Way = async (hand, page) => {
      await hand.click(button(page, /^Open Orders > ETA/))
      await hand.click(days(page))
      await hand.click(yesterday(page))
      await hand.click(yesterday(page))
      await pickSource(hand, page, source)
      await tell(hand, page)
    }
    const daysByKeys: Way = async (hand, page) => {
      await byPalette(hand, page, '> eta')
      await hand.press('/')
      await hand.tabTo(days(page))
      await hand.press('Enter')
      await arrowTo(hand, page, dayAgo(1))
      await hand.press('Enter', 'Enter')
      await typeSource(hand, page, source)
      await tellByKeys(hand, page)
    }
    const ids = lates.map(({ id }) => id).toSorted()
    return {
      ways: { mouse: [byChip, byDays], keyboard: [chipByKeys, daysByKeys] },
      isDone: async (_page, asked) =>
        asked.some(
          ({ path, body }) =>
            path.endsWith('/triggerNotification') &&
            String((JSON.parse(body) as { order_ids: string[] }).order_ids.toSorted()) ===
              String(ids),
        ),
    }
  },
}

/** Copies the drivers' links of three orders in one text. */
export const shareLinks: Job = {
  id: 'driver-links',
  name: '11. Copy the driver’s links of three orders',
  account: 'acme',
  ready: async (desk) => {
    const three: readonly Placed[] = await place(desk, [{}, {}, {}])
    const [last, first] = [three[0], three.at(-1)]
    if (!first || !last) throw new Error('three were placed')
    const mouse: Way = async (hand, page) => {
      await hand.click(boxOf(page, first))
      await hand.shiftClick(boxOf(page, last))
      await hand.click(driverLinks(page))
    }
    const keyboard: Way = async (hand, page) => {
      await hand.press('j', 'x', 'j', 'j', 'Shift+X', '/')
      await hand.tabTo(driverLinks(page))
      await hand.press('Enter')
    }
    const shortcut: Way = async (hand, page) => {
      await hand.press('j', 'x', 'j', 'j', 'Shift+X')
      await driverLinks(page).waitFor()
      await hand.press('b')
      await hand.tabTo(driverLinks(page))
      await hand.press('Enter')
    }
    return {
      ways: { mouse: [mouse], keyboard: [shortcut, keyboard] },
      isDone: async (page) => {
        const text = await page.evaluate(() => navigator.clipboard.readText())
        return three.every(({ identifier }) => text.includes(`${identifier} http`))
      },
    }
  },
}
