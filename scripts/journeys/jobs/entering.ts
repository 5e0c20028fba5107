import type { Page } from 'playwright-core'
import { csv, headers, line } from '../../../e2e/testing/bulk.ts'
import { until, type Job, type Way } from '../job.ts'
import { button, byPalette, hasFocus, ownWord, placeOne, typeOver } from '../orders.ts'
import { found } from '../put.ts'

const form = (page: Page) => page.locator('form.order-form')
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit' })
const isFilled = (page: Page) =>
  until(
    'the driver is filled in',
    async () => (await form(page).getByLabel('Driver name', { exact: true }).inputValue()) !== '',
    4_000,
  )

/** Types into the form of an order, by its labels. */
const typed: (fields: Record<string, string>) => Way = (fields) => async (hand, page) => {
  for (const [label, text] of Object.entries(fields)) {
    const into = form(page).getByLabel(label, { exact: true })
    await (hand.by === 'mouse' ? hand.click(into) : hand.tabTo(into))
    await hand.type(text)
  }
}
/** Opens that form, which has the focus where the number goes. */
const begun: (number: string) => Way = (number) => async (hand, page) => {
  await (hand.by === 'mouse' ? hand.click(button(page, 'Add')) : hand.press('n'))
  await until(
    'the number has the focus',
    () => hasFocus(form(page).getByLabel('LR number', { exact: true })),
    10_000,
  )
  await hand.type(number)
}
/** Adds an order of which nothing is known yet. */
export const addedNew: (number: string, fields: Record<string, string>) => Way =
  (number, fields) => async (hand, page) => {
    await begun(number)(hand, page)
    await typed(fields)(hand, page)
    await (hand.by === 'mouse' ? hand.click(submit(page)) : hand.press('Control+Enter'))
  }

/** Adds one order by the form, of a truck and a lane that were there before. */
export const addOne: Job = {
  id: 'add-by-keys',
  name: '5. Add one order by the form, of a known truck and lane',
  account: 'acme',
  ready: async (desk) => {
    const word = ownWord('')
    const [truck, source, destination] = [`KA01X${word}`, `Fromur${word}`, `Toganj${word}`]
    const [driver, receiver] = [
      { name: 'Bela', contact: '9876500007' },
      { name: 'Meera', contact: { phone: ['9876500008'] } },
    ]
    await placeOne(desk, {
      truck_number: truck,
      driver,
      source: { name: source },
      destination: { name: destination },
      spocs: [receiver],
      eta_hrs: 31,
    })
    const number = `LR-A${word}`
    const lane = { Client: 'Northwind', Source: source, Destination: destination }
    const rest = {
      'ETA (hours)': '31',
      'Truck number': truck,
      'Driver name': driver.name,
      'Driver contact': driver.contact,
      'SPOC name': receiver.name,
      'SPOC contact': receiver.contact.phone[0] ?? '',
    }
    const begin: Way = async (hand, page) => {
      await begun(number)(hand, page)
      await typed(lane)(hand, page)
    }
    const filled: Way = async (hand, page) => {
      await begin(hand, page)
      await typed({ 'Truck number': truck })(hand, page)
      await isFilled(page)
    }
    return {
      ways: {
        mouse: [
          async (hand, page) => {
            await filled(hand, page)
            await hand.click(submit(page))
          },
          async (hand, page) => {
            await begin(hand, page)
            await typed(rest)(hand, page)
            await hand.click(submit(page))
          },
        ],
        keyboard: [
          async (hand, page) => {
            await filled(hand, page)
            await hand.press('Control+Enter')
          },
          async (hand, page) => {
            await begin(hand, page)
            await typed(rest)(hand, page)
            await hand.press('Enter')
          },
        ],
      },
      isDone: async () => {
        const [order] = await found(desk, number)
        return order?.driver.name === driver.name && order.spocs[0]?.name === receiver.name
      },
    }
  },
}

/** Adds the rows of a spreadsheet, one of which is mended on the way. */
export const addRows: Job = {
  id: 'messy-sheet',
  name: '6. Add the rows of a spreadsheet, one of them mended',
  account: 'acme',
  ready: (desk) => {
    const word = ownWord('B')
    const rows = [
      line(`LR-${word}-1`),
      line(`LR-${word}-2`, { 'Driver Contact': '12' }),
      line(`LR-${word}-3`),
    ]
    const file = csv('orders.csv', [headers, ...rows])
    const sheet = (page: Page) => page.getByRole('dialog', { name: 'Bulk Upload' })
    const chooser = (page: Page) => sheet(page).getByLabel('Choose a file')
    const bad = (page: Page) => sheet(page).locator('input[aria-invalid=true]')
    const done = (page: Page) => sheet(page).getByRole('button', { name: 'Done', exact: true })
    const isMended = (page: Page): Promise<void> => bad(page).waitFor({ state: 'detached' })
    const mouse: Way = async (hand, page) => {
      await hand.click(button(page, 'Bulk upload'))
      await hand.give(sheet(page).locator('.bulk-drop'), file)
      await hand.pickWord(bad(page))
      await hand.type('9876500012')
      // What is typed counts when the cell is left.
      await hand.click(sheet(page).locator('.bulk-line').first())
      await isMended(page)
      await hand.click(done(page))
    }
    const keyboard: Way = async (hand, page) => {
      await byPalette(hand, page, 'bulk')
      // A sheet takes the focus a moment after it has opened.
      await sheet(page).locator(':focus').waitFor({ state: 'attached' })
      await hand.tabTo(chooser(page))
      await hand.give(chooser(page), file)
      await typeOver(hand, bad(page), '9876500012')
      await hand.press('Enter')
      await isMended(page)
      await hand.tabTo(done(page), 'back')
      await hand.press('Enter')
    }
    return Promise.resolve({
      ways: { mouse: [mouse], keyboard: [keyboard] },
      isDone: async () => (await found(desk, `LR-${word}-`)).length === rows.length,
    })
  },
}
