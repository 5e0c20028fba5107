import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { rowsOf } from '../testing/browser.ts'
import { add, ordersLike } from '../testing/calls.ts'
import { aRow } from '../testing/orders.ts'
import { asked, withProduct } from '../testing/with-product.ts'

const house = withProduct()
const bar = (page: Page) => page.locator('.list-bar-picked')

it('all that match are selected beyond the page, and what some forbid is done with the others [DESK-06] [TABL-16]', async () => {
  const acme = await house.product.client('acme')
  for (let n = 0; n < 60; n += 1) await add(acme, aRow({ source: { name: 'Manypur' } }))
  const { orders } = await ordersLike(acme, { source: 'Manypur' }, 2)
  for (const { _id } of orders)
    await acme.POST('/api/update_epod', { body: { _id, receive: true } })

  const page = await house.desk('acme', '/home?source=Manypur')
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await bar(page).getByText('10 selected').waitFor()
  await bar(page).getByRole('button', { name: 'Select all 60 that match' }).click()
  await bar(page).getByText('60 selected').waitFor()
  expect(
    await bar(page)
      .getByRole('button', { name: /^Select all/ })
      .count(),
  ).toBe(0)

  const trips = bar(page).getByRole('button', { name: /^Driver and vehicle/ })
  expect(await trips.innerText()).toContain('58')
  await trips.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('2 of the selected orders: This order has already been received').waitFor()
  expect(await dialog.getByRole('row').count()).toBe(59)
  await page.keyboard.press('Escape')

  // A report is of each of them, whatever may be done to it.
  const body = await asked(page, '/download', () =>
    bar(page).getByRole('button', { name: 'Download Reports' }).click(),
  )
  expect(body['order_ids']).toHaveLength(60)
})

it('selects nothing beyond the page where it is stopped [DESK-06]', async () => {
  const page = await house.desk('acme')
  const late = Promise.withResolvers<void>()
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.route('**/api/fetch_orders', async (route) => {
    await late.promise
    await route.continue().catch(() => undefined)
  })
  await bar(page)
    .getByRole('button', { name: /^Select all/ })
    .click()
  // What is pressed meanwhile would be done with the ten alone.
  const selecting = bar(page).getByRole('button', { name: /^Selecting/ })
  await selecting.waitFor()
  const download = bar(page).getByRole('button', { name: 'Download Reports' })
  await expect(download.click({ trial: true, timeout: 500 })).rejects.toThrow(/Timeout/)
  await selecting.click()
  await bar(page)
    .getByRole('button', { name: /^Select all/ })
    .waitFor()
  late.resolve()
  expect(await bar(page).getByRole('status').innerText()).toBe('10 selected')
  await download.click({ trial: true })
})

it('has a picked order in the report after it left what is on show [DESK-06] [TABL-16] [REPT-01]', async () => {
  const acme = await house.product.client('acme')
  for (let n = 0; n < 2; n += 1) await add(acme, aRow({ source: { name: 'Leftpur' } }))
  const { orders } = await ordersLike(acme, { source: 'Leftpur' }, 2)
  const page = await house.desk('acme', '/home?source=Leftpur&need=OPEN_ONTIME')
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await bar(page).getByText('2 selected').waitFor()
  await acme.POST('/api/update_epod', { body: { _id: orders[0]?._id ?? '', receive: true } })
  await expect.poll(() => rowsOf(page).count()).toBe(1)
  await bar(page).getByText('2 selected').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar(page).getByRole('button', { name: 'Download Reports' }).click(),
  ])
  const { sheets } = await readXlsx(await readFile(await file.path()))
  const lines = sheets[0]?.rows.slice(1).map(([lr]) => lr)
  expect(new Set(lines)).toEqual(new Set(orders.map(({ identifier }) => identifier)))
})

it('picks orders on a phone too, for one act with all of them [TABL-16]', async () => {
  const page = await house.desk('acme')
  await page.setViewportSize({ width: 390, height: 844 })
  const boxes = page.getByRole('list', { name: 'Orders' }).getByRole('checkbox')
  for (const at of [0, 2]) await boxes.nth(at).check()
  await bar(page).getByText('2 selected').waitFor()
  // What is done with them stays in sight where more are picked below.
  await boxes.nth(9).check()
  await expect.poll(async () => (await bar(page).boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
  // Two acts stand there in words, the others behind a third.
  const words = await bar(page).locator('.list-bar-end button:visible').allInnerTexts()
  expect(words.map((word) => word.trim())).toEqual(['Download PODs', 'Share Your Order', 'More'])
  await bar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Driver and vehicle' }).click()
  await page.getByRole('dialog', { name: 'Driver and vehicle' }).waitFor()
  await page.keyboard.press('Escape')
  await bar(page).getByRole('button', { name: 'Share' }).click()
  await page.getByRole('dialog').getByText('3 orders').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
