import type { Page } from 'playwright-core'
import type { Job, Way } from '../job.ts'
import { button, ownWord } from '../orders.ts'

const users = (page: Page) => page.getByRole('link', { name: 'User Management', exact: true })
const invite = (page: Page) => button(page, 'Invite user')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Invite user' })
const labelled = (page: Page, label: string) => sheet(page).getByLabel(label, { exact: true })

/** Gives somebody who is new an account, by a link of its own. */
export const newUser: Job = {
  id: 'new-user',
  name: '15. Invite a new user',
  account: 'admin',
  ready: async () => {
    const username = ownWord('new').toLowerCase()
    const typed: readonly (readonly [label: string, text: string])[] = [
      ['Username', username],
      ['Name', 'Meera Pillai'],
      ['Reason', 'new here'],
    ]
    const mouse: Way = async (hand, page) => {
      await hand.click(users(page))
      await hand.click(invite(page))
      for (const [label, text] of typed) {
        await hand.click(labelled(page, label))
        await hand.type(text)
      }
      await hand.click(sheet(page).getByRole('button', { name: 'Add and invite' }))
    }
    const keyboard: Way = async (hand, page) => {
      await hand.tabTo(users(page))
      await hand.press('Enter')
      await hand.tabTo(invite(page))
      await hand.press('Enter')
      await sheet(page).waitFor()
      for (const [label, text] of typed) {
        await hand.tabTo(labelled(page, label))
        await hand.type(text)
      }
      await hand.tabTo(sheet(page).getByRole('button', { name: 'Add and invite' }))
      await hand.press('Enter')
    }
    return {
      ways: { mouse: [mouse], keyboard: [keyboard] },
      isDone: (page) =>
        sheet(page)
          .getByRole('textbox', { name: `Link for ${username}` })
          .isVisible(),
    }
  },
}
