import type { Page } from 'playwright-core'
import type { Job, Way } from '../job.ts'
import { arrowTo, button, byPalette, dayAgo, placeOne, spokenDay } from '../orders.ts'
import { days } from './finding.ts'

const report = (page: Page) => button(page, 'Download Reports')
const preset = (page: Page) => button(page, 'Last month')
const monthBefore = (page: Page) => button(page, 'Previous month')

/** The last month of the calendar, from its first day to its last. */
const lastMonth = (): { from: string; to: string } => {
  const to = new Date(Date.parse(`${dayAgo(0).slice(0, 7)}-01`) - 86_400_000)
  const day = to.toISOString().slice(0, 10)
  return { from: `${day.slice(0, 7)}-01`, to: day }
}

/** Saves the report of the last month. */
export const download: Job = {
  id: 'last-month',
  name: '10. Download the report of last month',
  account: 'acme',
  ready: async (desk) => {
    const { from, to } = lastMonth()
    await placeOne(desk, { dispatch_date: to })
    const end = (page: Page, day: string) => button(page, spokenDay(day))
    const byName: Way = async (hand, page) => {
      await hand.click(days(page))
      await hand.click(preset(page))
      await hand.click(report(page))
    }
    const nameByKeys: Way = async (hand, page) => {
      await hand.press('/')
      await hand.tabTo(days(page))
      await hand.press('Enter')
      await hand.tabTo(preset(page), 'back')
      await hand.press('Enter')
      await preset(page).waitFor({ state: 'detached' })
      await byPalette(hand, page, 'report')
    }
    const byDays: Way = async (hand, page) => {
      await hand.click(days(page))
      await hand.click(monthBefore(page))
      await hand.click(end(page, from))
      await hand.click(end(page, to))
      await hand.click(report(page))
    }
    const daysByKeys: Way = async (hand, page) => {
      await hand.press('/')
      await hand.tabTo(days(page))
      await hand.press('Enter')
      await hand.tabTo(monthBefore(page))
      await hand.press('Enter')
      await arrowTo(hand, page, from)
      await hand.press('Enter')
      await arrowTo(hand, page, to)
      await hand.press('Enter')
      await monthBefore(page).waitFor({ state: 'detached' })
      await byPalette(hand, page, 'report')
    }
    return {
      ways: { mouse: [byName, byDays], keyboard: [nameByKeys, daysByKeys] },
      isDone: (page, asked) =>
        Promise.resolve(
          asked.some(({ path }) => path.startsWith('saved ')) && page.url().includes(from),
        ),
    }
  },
}

/** What one transporter did, and the orders that it did it with. */
export const transporter: Job = {
  id: 'worst-transporter',
  name: '12. See in Analysis what a transporter did, and its orders',
  account: 'acme',
  ready: async (desk) => {
    // One of the demo's: a new one may not be among the largest.
    const name = 'Konkan Carriers'
    const order = await placeOne(desk, { transporter: name })
    const figure = (page: Page) =>
      page
        .getByRole('table', { name: 'Scorecard' })
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('link', { name: /\. Orders/ })
    const share = (page: Page) => page.getByRole('link', { name, exact: true })
    const analysis = (page: Page) => page.getByRole('link', { name: 'Analysis', exact: true })
    const by =
      (target: typeof figure): Way =>
      async (hand, page) => {
        if (hand.by === 'mouse') {
          await hand.click(analysis(page))
          await hand.click(target(page))
          return
        }
        await byPalette(hand, page, 'analy')
        await hand.tabTo(target(page))
        await hand.press('Enter')
      }
    return {
      ways: { mouse: [by(figure), by(share)], keyboard: [by(figure), by(share)] },
      isDone: (page) => page.getByText(order.identifier, { exact: true }).first().isVisible(),
    }
  },
}
