import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { looks, violations } from '../testing/axe.ts'
import { edit, ordersLike } from '../testing/calls.ts'
import { aRow } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const bar = (page: Page) => page.locator('.list-bar-picked')

/** So many orders that leave from one place. */
const ordersFrom = async (name: string, count: number) => {
  const acme = await house.product.client('acme')
  const rows = Array.from({ length: count }, () => aRow({ source: { name } }))
  await ok(acme.POST('/api/orders', { body: rows }))
  return acme
}
/** Selects all that match and gives them one vehicle and one ETA, in the sheet. */
const giveVehicle = async (page: Page, count: number, vehicle: string): Promise<void> => {
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await bar(page)
    .getByRole('button', { name: `Select all ${count} that match` })
    .click()
  await bar(page).getByText(`${count} selected`).waitFor()
  await bar(page)
    .getByRole('button', { name: /^Driver and vehicle/ })
    .click()
  const sheet = page.getByRole('dialog')
  await sheet
    .getByRole('textbox', { name: /^Vehicle of/ })
    .first()
    .fill(vehicle)
  await sheet.getByRole('button', { name: 'Put the first vehicle into all' }).click()
  await sheet
    .getByRole('textbox', { name: /^ETA \(hours\) of/ })
    .first()
    .fill('72')
  await sheet.getByRole('button', { name: 'Put the first ETA (hours) into all' }).click()
  await sheet.getByRole('button', { name: `Update ${count} orders` }).click()
}

it('many orders are changed beside the page, summed up, shown as before, and taken back but for those touched since [DESK-23] [DESK-24] [DESK-25] [DESK-26]', async () => {
  const acme = await ordersFrom('Manytown', 30)
  const { orders } = await ordersLike(acme, { source: 'Manytown' }, 50)
  const page = await house.desk('acme', '/home?source=Manytown')
  await giveVehicle(page, 30, 'KA05MANY01')
  const dialog = page.getByRole('dialog', { name: 'Change of 30 orders' })
  await dialog.getByText('30 changed').waitFor()
  await dialog.getByText('It has ended.').waitFor()
  await page.locator('tbody').getByText('KA05MANY01').first().waitFor()

  await dialog.getByRole('button', { name: 'Values before and after' }).click()
  await dialog.getByText('MH12AB1234').first().waitFor()
  expect(await dialog.getByRole('row').count()).toBe(31)
  expect(await dialog.getByRole('cell').nth(1).innerText()).toContain('ETA (hours) 72')

  const [ended, again] = orders
  await ok(acme.POST('/api/update_epod', { body: { _id: ended?._id ?? '', receive: true } }))
  await edit(acme, { _id: again?._id ?? '', truck_number: 'GJ01LATER' })
  await dialog.getByRole('button', { name: 'Take 30 orders back' }).click()
  const back = page.getByRole('dialog', { name: 'Taking back 30 orders' })
  await back.getByText('28 have their values from before').waitFor()
  await back.getByText('1 left out: Changed again by acme').click()
  const numbers = back.getByRole('textbox', { name: 'Their numbers' })
  expect(await numbers.inputValue()).toBe(again?.identifier)
  expect(await back.getByRole('button', { name: /^Take/ }).count()).toBe(0)

  // It is there after a reload too, and reads as what it is.
  await page.reload()
  await page.getByRole('button', { name: /notifications$/ }).click()
  await page.getByRole('button', { name: 'Many orders: 30 of 30 gone through' }).last().click()
  await dialog.getByText('Partly taken back by acme: 28 of 30 orders.').waitFor()
  expect(await dialog.getByRole('button', { name: /^Take/ }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'All changes' }).click()
  const list = page.getByRole('dialog', { name: 'Changes of many orders' })
  await list.getByRole('listitem').nth(1).waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })

  // The palette finds them when the bell has nothing more to tell.
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('many orders')
  await page.keyboard.press('Enter')
  await list.getByRole('listitem').first().getByRole('button', { name: 'Show' }).click()
  await back.getByText('28 have their values from before').waitFor()
  expect(
    await back.getByRole('button', { name: 'Show the change that it takes back' }).count(),
  ).toBe(1)
}, 120_000)

it('a change of many orders is stopped from its dialog: what was done stays [DESK-23]', async () => {
  const acme = await ordersFrom('Stopville', 500)
  const page = await house.desk('acme', '/home?source=Stopville')
  await giveVehicle(page, 500, 'KA05STOP01')
  const dialog = page.getByRole('dialog', { name: 'Change of 500 orders' })
  await dialog.getByRole('button', { name: 'Stop' }).click()
  const told = dialog.getByText(/It was stopped\. \d+ orders not come to: as before\./)
  const rest = Number(/(\d+) orders/.exec(await told.innerText())?.[1])
  const { total } = await ordersLike(acme, { source: 'Stopville', truck_number: 'KA05STOP01' })
  expect(total).toBe(500 - rest)
  await dialog.getByRole('button', { name: `Take ${total} orders back` }).waitFor()
}, 180_000)

it('people are told of many orders beside the page, which says that this stays [DESK-23] [DESK-26]', async () => {
  const place = `Tellbury ${randomUUID().slice(0, 8)}`
  await ordersFrom(place, 25)
  const page = await house.desk('acme', `/home?source=${encodeURIComponent(place)}`)
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await bar(page).getByRole('button', { name: 'Select all 25 that match' }).click()
  await bar(page)
    .getByRole('button', { name: /^Share/ })
    .click()
  const form = page.getByRole('dialog')
  await form.getByText('What is sent cannot be taken back.').waitFor()
  await form.getByRole('checkbox', { name: 'Email' }).check()
  await form.getByRole('textbox', { name: 'Email addresses' }).fill('a@example.com')
  await form.getByRole('button', { name: 'Send' }).click()
  const dialog = page.getByRole('dialog', { name: 'Telling of 25 orders' })
  await dialog.getByText(/in the outbox: no provider carries them/).waitFor()
  await dialog.getByText('What is sent cannot be taken back.').waitFor()
  expect(await dialog.getByRole('button', { name: /^Take/ }).count()).toBe(0)
}, 120_000)

it.each([1440, 390])(
  'a change of many orders, its values and the list meet WCAG 2.2 AA at %i px [A11Y-01] [DESK-24]',
  async (width) => {
    const acme = await ordersFrom(`Axeton ${width}`, 40)
    const { orders } = await ordersLike(acme, { source: `Axeton ${width}` }, 50)
    for (const { _id } of orders.slice(0, 2))
      await ok(acme.POST('/api/update_epod', { body: { _id, receive: true } }))
    await ok(
      acme.POST('/api/bulk_changes', {
        body: {
          kind: 'edit',
          orders: orders.map(({ _id }) => ({ _id })),
          edit: { truck_number: 'KA05AXE01' },
        },
      }),
    )
    const page = await house.desk('acme', '/home', looks())
    await page.setViewportSize({ width, height: 900 })
    const look = async (name: string) => expect(await violations(page), name).toEqual([])
    await page.getByRole('button', { name: /notifications$/ }).click()
    await page
      .getByRole('button', { name: /^Many orders/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Change of 40 orders' })
    await dialog.getByText('38 changed').waitFor()
    await dialog.getByText('2 left out: This order has already been received').click()
    await dialog.getByRole('button', { name: 'Values before and after' }).click()
    await dialog.getByRole('row').nth(1).waitFor()
    await look('a change')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await dialog.getByRole('button', { name: 'All changes' }).click()
    await page.getByRole('listitem').first().waitFor()
    await look('the list')
  },
  120_000,
)
