import type { Page } from 'playwright-core'
import { orderNow } from '../../../e2e/testing/calls.ts'
import type { Job, Way } from '../job.ts'
import { placeOne, rowOf } from '../orders.ts'
import { form, inPanel, sure, words } from './proof.ts'

const damage = (page: Page) => form(page).getByRole('checkbox', { name: 'Damage', exact: true })
const goods = (page: Page) => form(page).getByLabel('Goods 1')
const quantity = (page: Page) => form(page).getByLabel('Quantity 1')

/** Receives goods of which some came damaged, and lists these. */
export const receiveDamage: Job = {
  id: 'receive-damage',
  name: '13. Receive an order of which two came damaged',
  account: 'acme',
  ready: async (desk) => {
    const [order, text] = [await placeOne(desk), 'Two covers torn']
    const mouse: Way = async (hand, page) => {
      await hand.click(rowOf(page, order))
      await hand.click(inPanel(page, 'Add remark'))
      await hand.click(damage(page))
      await hand.click(goods(page))
      await hand.type('Mixer')
      await hand.click(quantity(page))
      await hand.type('2')
      await hand.click(words(page))
      await hand.type(text)
      await hand.click(form(page).getByRole('button', { name: 'Add remark' }))
      await form(page).waitFor({ state: 'detached' })
      await hand.click(inPanel(page, 'Receive'))
    }
    const keyboard: Way = async (hand, page) => {
      await hand.press('j', 'Enter')
      await inPanel(page, 'Add remark').waitFor()
      await hand.press('m', 'Enter')
      await hand.tabTo(damage(page))
      await hand.press('Space')
      await hand.tabTo(goods(page))
      await hand.type('Mixer')
      await hand.tabTo(quantity(page))
      await hand.type('2')
      await hand.tabTo(words(page))
      await hand.type(text)
      await hand.press('Control+Enter')
      await form(page).waitFor({ state: 'detached' })
      await hand.press('r', 'Enter')
    }
    return {
      ways: { mouse: [mouse], keyboard: [keyboard] },
      isDone: async () => {
        const { delivery_time, epod, extra_fields } = await orderNow(desk, order.id)
        const isListed = epod.damaged.some((one) => one.text === 'Mixer' && one.qty === 2)
        return delivery_time !== null && isListed && extra_fields.exception
      },
    }
  },
}

/** Turns goods away by a slip, and takes that back before it is on record. */
export const undoReject: Job = {
  id: 'undo-reject',
  name: '14. Take back a rejection that was a slip',
  account: 'acme',
  ready: async (desk) => {
    const order = await placeOne(desk)
    const mouse: Way = async (hand, page) => {
      await hand.click(rowOf(page, order))
      await hand.click(inPanel(page, 'Reject'))
      await hand.click(sure(page))
      await hand.click(inPanel(page, 'Undo'))
    }
    const keyboard: Way = async (hand, page) => {
      await hand.press('j', 'Enter')
      await inPanel(page, 'Reject').waitFor()
      await hand.press('x', 'Enter')
      await page.getByRole('dialog').nth(1).waitFor()
      await hand.press('Control+Enter')
      await inPanel(page, 'Undo').waitFor()
      await hand.press('Control+z')
    }
    return {
      ways: { mouse: [mouse], keyboard: [keyboard] },
      isDone: async (page) =>
        (await page.getByText('Reject taken back: nothing was recorded').isVisible()) &&
        !(await orderNow(desk, order.id)).epod.reject.rejected,
    }
  },
}
