import type { Page } from 'playwright-core'
import { orderNow } from '../../../e2e/testing/calls.ts'
import type { Hand } from '../recorder.ts'
import type { Job, Way } from '../job.ts'
import { boxOf, button, ownWord, panelOf, place, rowOf, typeOver, type Placed } from '../orders.ts'

const labels = ['Truck number', 'Driver name', 'Driver contact'] as const
const trips = (page: Page) => button(page, /^Driver and vehicle/)
const details = (page: Page) =>
  panelOf(page).getByRole('button', { name: 'View Details', exact: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Order details' })
const inSheet = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true })
/** What was typed is on record: the sheet is locked again. */
const isLocked = (page: Page): Promise<void> =>
  inSheet(page, 'Submit').waitFor({ state: 'detached' })

const edited = async (hand: Hand, page: Page, order: Placed, trip: readonly string[]) => {
  await hand.click(rowOf(page, order))
  await hand.click(details(page))
  await hand.click(inSheet(page, 'Edit'))
  for (const [n, label] of labels.entries()) {
    await hand.pickWord(sheet(page).getByLabel(label, { exact: true }))
    await hand.type(trip[n] ?? '')
  }
  await hand.click(inSheet(page, 'Submit'))
  await isLocked(page)
  await hand.click(inSheet(page, 'Close'))
  // The panel lay under it.
  await hand.click(panelOf(page).getByRole('button', { name: 'Close', exact: true }))
}
const editedByKeys = async (hand: Hand, page: Page, trip: readonly string[]) => {
  await hand.press('j')
  await hand.press('Enter')
  await hand.tabTo(details(page))
  await hand.press('Enter')
  await hand.tabTo(inSheet(page, 'Edit'))
  await hand.press('Enter')
  for (const [n, label] of labels.entries()) {
    await typeOver(hand, sheet(page).getByLabel(label, { exact: true }), trip[n] ?? '')
  }
  await hand.press('Enter')
  await isLocked(page)
  await hand.press('Escape')
  await sheet(page).waitFor({ state: 'detached' })
  await panelOf(page).waitFor()
  await hand.press('Escape')
  await panelOf(page).waitFor({ state: 'detached' })
}

/** Five orders get other drivers and vehicles, which a transporter has in a spreadsheet. */
export const fiveTrips: Job = {
  id: 'five-drivers',
  name: '4. Change five drivers and vehicles as a transporter',
  account: 'acme-vendor',
  ready: async (desk) => {
    const placed = (await place(desk, [{}, {}, {}, {}, {}])).toReversed()
    const [first, last] = [placed[0], placed.at(-1)]
    if (!first || !last) throw new Error('five were placed')
    const word = ownWord('')
    const rows = placed.map((_order, n) => [`KA01Y${word}${n}`, `Driver${n}`, `987651000${n}`])
    const copied = rows.map((row) => row.join('\t')).join('\r\n')
    const vehicle = (page: Page) =>
      page.getByRole('textbox', { name: `Vehicle of ${first.identifier}`, exact: true })
    const bySheet: Way = async (hand, page) => {
      await hand.click(boxOf(page, first))
      await hand.shiftClick(boxOf(page, last))
      await hand.click(trips(page))
      await hand.click(vehicle(page))
      await hand.paste(copied)
      await hand.click(button(page, 'Update 5 orders'))
    }
    const sheetByKeys: Way = async (hand, page) => {
      await hand.press('j', 'x', 'j', 'j', 'j', 'j', 'Shift+X', '/')
      await hand.tabTo(trips(page))
      await hand.press('Enter')
      await hand.tabTo(vehicle(page))
      await hand.paste(copied)
      await hand.press('Enter')
    }
    const oneByOne: Way = async (hand, page) => {
      for (const [n, order] of placed.entries()) await edited(hand, page, order, rows[n] ?? [])
    }
    const oneByOneByKeys: Way = async (hand, page) => {
      for (const row of rows) await editedByKeys(hand, page, row)
    }
    return {
      ways: { mouse: [bySheet, oneByOne], keyboard: [sheetByKeys, oneByOneByKeys] },
      isDone: async () => {
        const now = await Promise.all(placed.map(({ id }) => orderNow(desk, id)))
        return now.every(
          ({ truck_number, driver }, n) =>
            String([truck_number, driver.name, ...driver.contact]) === String(rows[n]),
        )
      },
    }
  },
}
