import type { Page } from 'playwright-core'
import { ok } from '../../../packages/client/src/index.ts'
import type { Job, Way } from '../job.ts'
import { button, field, ownWord } from '../orders.ts'
import { found } from '../put.ts'
import { addedNew } from './entering.ts'

const CHOSEN = 'a chosen password'
const newPassword = (page: Page) => field(page, 'New password')
const username = (page: Page) => page.getByLabel('Username')
const steps = (page: Page) =>
  page.getByRole('heading', { name: 'Your first delivery in three steps' })

/** The administrator of a client that is new follows the invitation, signs in and adds an order. */
export const firstOrder: Job = {
  id: 'first-order',
  name: '18. Sign in the first time as a new client, and add the first order',
  account: null,
  ready: async (_desk, as) => {
    const name = ownWord('vera')
    const { result } = await ok(
      (await as('platform')).POST('/api/clients', {
        body: {
          key: name,
          name: `Goods of ${name}`,
          preset: 'plain',
          administrator: { username: name, name: 'Vera Lila', email: null },
        },
      }),
    )
    const url = result.invitation?.url
    if (url === undefined) throw new Error('nobody was invited')
    const number = 'LR-1'
    const add = addedNew(number, {
      Client: 'Northwind',
      Source: 'Pune',
      Destination: 'Nagpur',
      'ETA (hours)': '48',
      'Truck number': 'MH12AB1234',
      'Driver name': 'Ravi',
      'Driver contact': '9876543210',
      'SPOC name': 'Asha',
      'SPOC contact': '9876500001',
    })
    const mouse: Way = async (hand, page) => {
      await hand.click(newPassword(page))
      await hand.type(CHOSEN)
      await hand.click(button(page, 'Save password'))
      await hand.click(username(page))
      await hand.type(name)
      await hand.click(field(page, 'Password'))
      await hand.type(CHOSEN)
      await hand.click(button(page, 'Log in'))
      await add(hand, page)
    }
    const keyboard: Way = async (hand, page) => {
      await hand.tabTo(newPassword(page))
      await hand.type(CHOSEN)
      await hand.press('Enter')
      await hand.tabTo(username(page))
      await hand.type(name)
      await hand.tabTo(field(page, 'Password'))
      await hand.type(CHOSEN)
      await hand.press('Enter')
      await steps(page).waitFor()
      await add(hand, page)
    }
    return {
      begins: { url, isThere: (page) => newPassword(page).waitFor() },
      ways: { mouse: [mouse], keyboard: [keyboard] },
      isDone: async () => {
        const orders = await found(await as(name, CHOSEN), '')
        const [order] = orders
        return (
          orders.length === 1 &&
          order?.identifier === number &&
          order.driver.name === 'Ravi' &&
          order.spocs[0]?.name === 'Asha'
        )
      },
    }
  },
}
