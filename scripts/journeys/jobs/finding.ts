import type { Page } from 'playwright-core'
import type { Job, Way } from '../job.ts'
import {
  askPalette,
  button,
  byPalette,
  dayAgo,
  field,
  ownWord,
  panelOf,
  placeDeep,
  placeOne,
  rowOf,
  type Placed,
} from '../orders.ts'
import { PASSWORD } from '../../../e2e/testing/calls.ts'
import { put } from '../put.ts'

/** The button of the days, by whatever it shows. */
export const days = (page: Page) => button(page, /^Dispatch dates/)
const onTime = (page: Page) => button(page, /^Open Orders < ETA/)

/** Finds an order by a part of its number, and opens it. */
export const openedBy: (part: string, order: Placed) => Way =
  (part, order) => async (hand, page) => {
    if (hand.by === 'mouse') {
      await hand.click(page.getByRole('textbox', { name: 'Search' }))
      await hand.type(part)
      await hand.click(button(page, 'Search'))
      await hand.click(rowOf(page, order))
      return
    }
    await askPalette(hand, page, part)
    await page.getByRole('option', { name: order.identifier }).first().waitFor()
    await hand.press('Enter')
  }

/** Signs in, and sees the open orders of today alone. */
export const signIn: Job = {
  id: 'sign-in',
  name: '1. Sign in and see today’s open orders',
  account: null,
  ready: async (desk) => {
    const yesterdays = await placeOne(desk, { dispatch_date: dayAgo(1) })
    const received = await placeOne(desk)
    await put(desk, received, { receive: true })
    const open = await placeOne(desk)
    const mouse: Way = async (hand, page) => {
      await hand.click(page.getByLabel('Username'))
      await hand.type('acme')
      await hand.click(field(page, 'Password'))
      await hand.type(PASSWORD)
      await hand.click(button(page, 'Log in'))
      await hand.click(days(page))
      await hand.click(button(page, 'Today'))
      await hand.click(onTime(page))
    }
    const signedIn: Way = async (hand, page) => {
      await hand.tabTo(page.getByLabel('Username'))
      await hand.type('acme')
      await hand.tabTo(field(page, 'Password'))
      await hand.type(PASSWORD)
      await hand.press('Enter')
      await rowOf(page, open).waitFor()
      await byPalette(hand, page, '< eta')
      await rowOf(page, received).waitFor({ state: 'detached' })
    }
    const byName: Way = async (hand, page) => {
      await signedIn(hand, page)
      await askPalette(hand, page, 'dates: today')
      await page.getByRole('option', { name: 'Dispatch dates: Today' }).waitFor()
      await hand.press('Enter')
    }
    const byDays: Way = async (hand, page) => {
      await signedIn(hand, page)
      await hand.press('/')
      await hand.tabTo(days(page))
      await hand.press('Enter')
      await hand.tabTo(button(page, 'Today'), 'back')
      await hand.press('Enter')
    }
    return {
      ways: { mouse: [mouse], keyboard: [byName, byDays] },
      isDone: async (page) =>
        (await rowOf(page, open).isVisible()) &&
        (await rowOf(page, received).count()) + (await rowOf(page, yesterdays).count()) === 0,
    }
  },
}

/** Finds one order by a part of its number, and opens it. */
export const findOne: Job = {
  id: 'find-one',
  name: '2. Find one consignment by a part of its number and open it',
  account: 'acme',
  ready: async (desk) => {
    const part = ownWord('f')
    const order = await placeDeep(desk, { identifier: `LR-${part}-9` })
    const go = openedBy(part, order)
    return {
      ways: { mouse: [go], keyboard: [go] },
      isDone: (page) =>
        panelOf(page).getByRole('heading', { name: order.identifier, exact: true }).isVisible(),
    }
  },
}
