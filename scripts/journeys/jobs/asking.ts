import type { Page } from 'playwright-core'
import { ok, type EpodClient } from '../../../packages/client/src/index.ts'
import type { Job, Way } from '../job.ts'
import { ownWord, panelOf, placeDeep, type Placed } from '../orders.ts'
import { openedBy } from './finding.ts'
import { inPanel } from './proof.ts'

const ask = (page: Page) => inPanel(page, 'Why can’t I …?')
const answers = (page: Page) => page.getByRole('dialog', { name: 'Why can’t I …?' })

/** Why the server would refuse an account to receive an order, in its words. */
const refusals = async (epod: EpodClient, { id }: Placed): Promise<string[]> => {
  const { result } = await ok(epod.GET('/api/orders/{id}/actions', { params: { path: { id } } }))
  const receive = result.actions.find(({ action }) => action === 'receive')
  return receive?.reasons.map(({ message }) => message) ?? []
}

/** Is this to be read on the page, beside Receive or in the list of answers, without scrolling? */
const isReadable = async (page: Page, text: string): Promise<boolean> => {
  const said = panelOf(page)
    .locator('.panel-why')
    .or(answers(page).locator('[data-action=receive] p'))
    .getByText(text, { exact: true })
  if ((await said.count()) === 0) return false
  const box = await said.first().boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)
}

/** A driver on the phone cannot receive; the transporter's desk has no such button either. */
export const whyNot: Job = {
  id: 'why-not',
  name: '16. Find out why an order cannot be received, as a transporter',
  account: 'acme-vendor',
  ready: async (desk, as) => {
    const part = ownWord('w')
    const order = await placeDeep(desk, { identifier: `LR-${part}-9` })
    const said = await refusals(await as('acme-vendor'), order)
    if (said.length === 0) throw new Error('a transporter may receive')
    const open = openedBy(part, order)
    const mouse: Way = async (hand, page) => {
      await open(hand, page)
      await hand.click(ask(page))
    }
    const shortcut: Way = async (hand, page) => {
      await open(hand, page)
      await ask(page).waitFor()
      await hand.press('w', 'Enter')
    }
    const keyboard: Way = async (hand, page) => {
      await open(hand, page)
      await hand.tabTo(ask(page))
      await hand.press('Enter')
    }
    return {
      // Opening the order would be all, where the panel said it of itself.
      ways: { mouse: [mouse], keyboard: [shortcut, keyboard] },
      isDone: async (page) =>
        (await Promise.all(said.map((text) => isReadable(page, text)))).every(Boolean),
    }
  },
}
