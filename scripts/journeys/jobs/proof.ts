import type { Page } from 'playwright-core'
import { orderNow } from '../../../e2e/testing/calls.ts'
import type { Hand } from '../recorder.ts'
import type { Job, Way } from '../job.ts'
import { askPalette, button, panelOf, placeOne, rowOf } from '../orders.ts'
import { approve, put } from '../put.ts'

/** A button of the open order. */
export const inPanel = (page: Page, name: string) =>
  panelOf(page).getByRole('button', { name, exact: true })
/** The form of a remark. */
export const form = (page: Page) => panelOf(page).locator('form.remark-form')
/** What is said in it. */
export const words = (page: Page) => form(page).getByLabel('Remark', { exact: true })
/** What confirms a rejection. */
export const sure = (page: Page) =>
  page
    .getByRole('dialog', { name: /^Reject / })
    .getByRole('button', { name: 'Reject', exact: true })

const remarked = async (hand: Hand, page: Page, text: string): Promise<void> => {
  await hand.click(inPanel(page, 'Add remark'))
  await hand.click(words(page))
  await hand.type(text)
  await hand.click(form(page).getByRole('button', { name: 'Add remark' }))
  await form(page).waitFor({ state: 'detached' })
}
const remarkedByKeys = async (hand: Hand, page: Page, text: string): Promise<void> => {
  await hand.press('j', 'Enter')
  await hand.tabTo(inPanel(page, 'Add remark'))
  await hand.press('Enter')
  await hand.tabTo(words(page))
  await hand.type(text)
  await hand.tabTo(form(page).getByRole('button', { name: 'Add remark' }))
  await hand.press('Enter')
  await form(page).waitFor({ state: 'detached' })
}

const remarkedByShortcut = async (hand: Hand, page: Page, text: string): Promise<void> => {
  await hand.press('j', 'Enter')
  await inPanel(page, 'Add remark').waitFor()
  await hand.press('m', 'Enter')
  await hand.tabTo(words(page))
  await hand.type(text)
  await hand.press('Control+Enter')
  await form(page).waitFor({ state: 'detached' })
}

/** Receives an order at the desk, on what somebody said on the phone. */
export const receive: Job = {
  id: 'receive-remark',
  name: '7. Receive an order at the desk, with a remark',
  account: 'acme',
  ready: async (desk) => {
    const [order, text] = [await placeOne(desk), 'Asha said so on the phone']
    const mouse: Way = async (hand, page) => {
      await hand.click(rowOf(page, order))
      await remarked(hand, page, text)
      await hand.click(inPanel(page, 'Receive'))
    }
    const keyboard: Way = async (hand, page) => {
      await remarkedByKeys(hand, page, text)
      await hand.tabTo(inPanel(page, 'Receive'), 'back')
      await hand.press('Enter')
    }
    const shortcut: Way = async (hand, page) => {
      await remarkedByShortcut(hand, page, text)
      await hand.press('r', 'Enter')
    }
    return {
      ways: { mouse: [mouse], keyboard: [shortcut, keyboard] },
      isDone: async () => {
        const { delivery_time, epod } = await orderNow(desk, order.id)
        return delivery_time !== null && epod.remarks.some((remark) => remark.text === text)
      },
    }
  },
}

/** Turns goods away and says why. */
export const reject: Job = {
  id: 'reject-reason',
  name: '8. Reject an order with a reason',
  account: 'acme',
  ready: async (desk) => {
    const [order, text] = [await placeOne(desk), 'Wrong material']
    const mouse: Way = async (hand, page) => {
      await hand.click(rowOf(page, order))
      await remarked(hand, page, text)
      await hand.click(inPanel(page, 'Reject'))
      await hand.click(sure(page))
    }
    const keyboard: Way = async (hand, page) => {
      await remarkedByKeys(hand, page, text)
      await hand.tabTo(inPanel(page, 'Reject'), 'back')
      await hand.press('Enter')
      await page.getByRole('dialog').nth(1).waitFor()
      await hand.tabTo(sure(page))
      await hand.press('Enter')
    }
    const shortcut: Way = async (hand, page) => {
      await remarkedByShortcut(hand, page, text)
      await hand.press('x', 'Enter')
      await page.getByRole('dialog').nth(1).waitFor()
      await hand.press('Control+Enter')
    }
    return {
      ways: { mouse: [mouse], keyboard: [shortcut, keyboard] },
      isDone: async () => {
        const { epod } = await orderNow(desk, order.id)
        return epod.reject.rejected && epod.remarks.some((remark) => remark.text === text)
      },
    }
  },
}

/** Approves a proof that awaits it; a newer one was approved before. */
export const review: Job = {
  id: 'approve-exception',
  name: '9. Find a proof that awaits review, and approve it',
  account: 'acme',
  ready: async (desk) => {
    const [order, other] = [await placeOne(desk), await placeOne(desk)]
    for (const one of [order, other]) await put(desk, one, { receive: true })
    await approve(desk, other)
    const chip = (page: Page) => button(page, /^To review/)
    const byChip: Way = async (hand, page) => {
      await hand.click(chip(page))
      await rowOf(page, other).waitFor({ state: 'detached' })
      await hand.click(rowOf(page, order))
      await hand.click(inPanel(page, 'Approve'))
    }
    const chipByKeys: Way = async (hand, page) => {
      await chip(page).waitFor()
      await askPalette(hand, page, 'to review')
      await page.getByRole('option', { name: 'To review', exact: true }).waitFor()
      await hand.press('Enter')
      await rowOf(page, other).waitFor({ state: 'detached' })
      await rowOf(page, order).waitFor()
      await hand.press('j', 'Enter')
      await hand.tabTo(inPanel(page, 'Approve'))
      await hand.press('Enter')
    }
    const chipByShortcut: Way = async (hand, page) => {
      await chip(page).waitFor()
      await askPalette(hand, page, 'to review')
      await page.getByRole('option', { name: 'To review', exact: true }).waitFor()
      await hand.press('Enter')
      await rowOf(page, other).waitFor({ state: 'detached' })
      await rowOf(page, order).waitFor()
      await hand.press('j', 'Enter')
      await inPanel(page, 'Approve').waitFor()
      await hand.press('a', 'Enter')
    }
    /** Nothing tells them apart but their panels. */
    const byLooking: Way = async (hand, page) => {
      await hand.click(rowOf(page, other))
      await hand.click(inPanel(page, 'Close'))
      await hand.click(rowOf(page, order))
      await hand.click(inPanel(page, 'Approve'))
    }
    const lookingByKeys: Way = async (hand, page) => {
      await hand.press('j', 'Enter')
      await panelOf(page).waitFor()
      await hand.press('Escape')
      await panelOf(page).waitFor({ state: 'detached' })
      await hand.press('j', 'Enter')
      await hand.tabTo(inPanel(page, 'Approve'))
      await hand.press('Enter')
    }
    return {
      ways: { mouse: [byChip, byLooking], keyboard: [chipByShortcut, chipByKeys, lookingByKeys] },
      isDone: async () =>
        (await orderNow(desk, order.id)).approval_status.review_history.some(
          ({ is_approved }) => is_approved,
        ),
    }
  },
}
