import type { Locator, Page } from 'playwright-core'
import type { EpodClient } from '../../packages/client/src/index.ts'
import { add, type NewOrder } from '../../e2e/testing/calls.ts'
import { aRow } from '../../e2e/testing/orders.ts'
import { until } from './job.ts'
import type { Hand } from './recorder.ts'

const DAY_MS = 86_400_000
const ZONE_MS = 5.5 * 3_600_000

/** The day in India so many days ago, as the wire has it. */
export const dayAgo = (days: number): string =>
  new Date(Date.now() + ZONE_MS - days * DAY_MS).toISOString().slice(0, 10)

/** A day as the calendar names it. */
export const spokenDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace('Sept', 'Sep')

/** An order that is in the product. */
export type Placed = Awaited<ReturnType<typeof add>>

/** Adds open orders one after the other; the last stands on top of the table. */
export const place = async (desk: EpodClient, rows: readonly NewOrder[]): Promise<Placed[]> => {
  const placed: Placed[] = []
  for (const row of rows) placed.push(await add(desk, aRow(row)))
  return placed
}

/** Adds one. */
export const placeOne = async (desk: EpodClient, row: NewOrder = {}): Promise<Placed> => {
  const [order] = await place(desk, [row])
  if (!order) throw new Error('an order was placed and is not there')
  return order
}

/** Adds one that ten later ones push off the first page. */
export const placeDeep = async (desk: EpodClient, row: NewOrder): Promise<Placed> => {
  const order = await placeOne(desk, row)
  await place(
    desk,
    Array.from({ length: 10 }, () => ({})),
  )
  return order
}

let made = 0

/** A word that nothing else in the product has. */
export const ownWord = (beginning: string): string => {
  made += 1
  return `${beginning}${String(process.pid).slice(-4)}${made}`
}

/** The table's row of an order, and the box that picks it. */
export const rowOf = (page: Page, { id }: Placed): Locator =>
  page.locator(`tr[data-order-row="${id}"]`)
/** That box. */
export const boxOf = (page: Page, { identifier }: Placed): Locator =>
  page.getByRole('checkbox', { name: `Select ${identifier}`, exact: true })
/** A button by its whole name, or by how it begins. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })
/** The sheet that an order lies open in. */
export const panelOf = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.locator('header.panel-heading') })
/** A field by its whole label. */
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

const palette = (page: Page) => page.getByRole('combobox', { name: 'Command palette' })

/** Opens the command palette and types what to look for; Enter then does it. */
export const askPalette = async (hand: Hand, page: Page, text: string): Promise<void> => {
  await hand.press('Control+K')
  await until('the palette has the focus', () => hasFocus(palette(page)), 10_000)
  await hand.type(text)
}

/** Does what comes first in the palette for a text. */
export const byPalette = async (hand: Hand, page: Page, text: string): Promise<void> => {
  await askPalette(hand, page, text)
  await hand.press('Enter')
  await palette(page).waitFor({ state: 'detached' })
}

/** Goes to a day of the open calendar by the arrows, from the day that Tab leads to. */
export const arrowTo = async (hand: Hand, page: Page, day: string): Promise<void> => {
  const days = '.mantine-DatePicker-day'
  const now = page.locator(`${days}:focus`)
  if ((await now.count()) === 0) await hand.tabTo(page.locator(`${days}[tabindex="0"]`).first())
  const at = Date.parse(`${(await now.getAttribute('aria-label')) ?? ''} UTC`)
  const ahead = Math.round((Date.parse(day) - at) / DAY_MS)
  const [weeks, rest] = [Math.trunc(ahead / 7), ahead % 7]
  for (let step = 0; step < Math.abs(weeks); step += 1)
    await hand.press(weeks < 0 ? 'ArrowUp' : 'ArrowDown')
  for (let step = 0; step < Math.abs(rest); step += 1)
    await hand.press(rest < 0 ? 'ArrowLeft' : 'ArrowRight')
}

/** Does a field that may not be there yet have the focus? */
export const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && target.evaluate((element) => element === document.activeElement)

/** Types over what stands in a field that was reached by keyboard, selected or not. */
export const typeOver = async (hand: Hand, target: Locator, text: string): Promise<void> => {
  await hand.tabTo(target)
  const isSelected = await target.evaluate(
    (element) =>
      element instanceof HTMLInputElement &&
      (element.selectionEnd ?? 0) - (element.selectionStart ?? 0) === element.value.length,
  )
  if (!isSelected) await hand.press('Control+A')
  await hand.type(text)
}
